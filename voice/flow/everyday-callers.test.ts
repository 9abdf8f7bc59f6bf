import { describe, expect, it } from 'vitest';
import { play } from './dialogues/dialogue-script.ts';
import { frameOf } from './snapshot.ts';

/** A call of a template turn by turn: what is known at its end, what was said last, and what was asked for by the last turn. */
function call(flow: string, turns: readonly string[], language?: string) {
  const script = turns.map((turn) => `C: ${turn}`).join('\n');
  const { snapshots, intents } = play({
    name: turns.join(),
    flow,
    knowledge: '',
    script,
    ...(language && { language }),
  });
  const frame = frameOf(snapshots.at(-1)!);
  const known = (name: string) => (frame.slots[name] ?? frame.early[name])?.value;
  const wish = intents.flat().findLast((one) => one.type === 'run_action' && one.action === 'find_times');
  const said = intents.flat().findLast((one) => one.type === 'say')?.text;
  return { known, said, wish: JSON.stringify(wish) };
}

const asked = ['a cleaning please', 'ann lee', 'ann at example dot com', 'yes', 'no'];
const whenAsked = (said: string) => call('appointment-scheduler', [...asked, said]);

describe('when it suits', () => {
  it.each([
    ['wednesday around noon my lunch is twelve to one', '2026-11-25T17:00'],
    ['wednesday at three i get off at two thirty', '2026-11-25T20:00'],
    ["tomorrow's too soon so the saturday after that at ten", '2026-11-28T15:00'],
  ])('%s', (said, wished) => {
    expect(whenAsked(said).wish).toContain(`"wish":"${wished}`);
  });

  it('holds to the day, whatever hours are told as a reason', () => {
    const { wish } = whenAsked('thursday morning i work from one to nine');
    expect(wish).toContain('"from":"2026-11-26');
    expect(wish).toContain('"hours":{"from":0,"to":720}');
  });

  it.each([
    [
      'de-DE',
      [
        'eine kontrolle bitte',
        'anna lechner',
        'anna at beispiel punkt de',
        'ja',
        'nein',
        'donnerstag vormittag ich arbeite von eins bis neun',
      ],
    ],
    [
      'es-ES',
      [
        'una limpieza por favor',
        'ana lopez',
        'ana arroba ejemplo punto es',
        'sí',
        'no',
        'el jueves por la mañana trabajo de una a nueve',
      ],
    ],
    [
      'fr-FR',
      [
        "un détartrage s'il vous plaît",
        'anne lefort',
        'anne arobase exemple point fr',
        'oui',
        'non',
        'jeudi matin je travaille de treize heures à vingt heures',
      ],
    ],
  ])('in %s too', (language, turns) => {
    expect(call('appointment-scheduler', turns, language).wish).toContain('"from":"2026-11-26');
  });
});

describe('when a project begins', () => {
  const timeline = (said: string) =>
    call('sales-assistant', ['svetlana marchenko', 'tidewater', 'an online store', 'five thousand', said]);

  it.each([
    ['in january', 'quarter'],
    ["oh maybe february no let's say january", 'quarter'],
    ["no let's say march", 'later'],
    ['in six weeks', 'quarter'],
    ['next thursday', 'now'],
    ['in two or three months', 'quarter'],
  ])('%s', (said, value) => {
    const { known } = timeline(said);
    expect([known('timeline'), known('name'), known('budget')]).toEqual([value, 'Svetlana Marchenko', 5000]);
  });
});

describe('a number or an address', () => {
  const toCancel = ['i have to cancel my appointment', 'priscilla amadi'];

  it('is the answer to its own question, whatever is asked beside it', () => {
    const { said } = call('appointment-scheduler', [...toCancel, 'which one did i give you probably 704 555 0190']);
    expect(said).toBe("That's 7 0 4, 5 5 5, 0 1 9 0, right?");
  });

  it('is no time, where it is read back', () => {
    const { said } = call('appointment-scheduler', [
      ...asked.slice(0, 4),
      '202 555 0133',
      'friday at ten in the morning',
    ]);
    expect(said).toBe("That's 2 0 2, 5 5 5, 0 1 3 3, right?");
  });

  it.each(['my number is 571 555 0128', '571 555 0128', 'you can reach me at 571 555 0128'])(
    'is taken late as well: %s',
    (said) => {
      expect(whenAsked(said).said).toBe("That's 5 7 1, 5 5 5, 0 1 2 8, right?");
    },
  );

  it('has no host before it', () => {
    const turns = ['a filling', 'sunita rao', 'sunita r at hotmail dot com'];
    const { said } = call('appointment-scheduler', [
      ...turns,
      "wait i said hotmail it's outlook sunita r at outlook dot com",
    ]);
    expect(said).toBe("That's S, U, N, I, T, A, R, at outlook dot com, right?");
  });
});

describe('what they come for', () => {
  it.each([
    ['a filling please', 'filling'],
    ['i need a cleaning but i can only come after four', 'cleaning'],
    ["a cleaning and i'm only free on fridays", 'cleaning'],
  ])('%s', (said, value) => {
    expect(call('appointment-scheduler', [said]).known('service')).toBe(value);
  });

  it.each([
    ['de-DE', 'eine füllung und ich kann nur samstags', 'füllung'],
    ['es-ES', 'un empaste pero solo puedo los sábados', 'empaste'],
    ['fr-FR', 'un plombage mais je ne peux que le samedi', 'plombage'],
  ])('%s: %s', (language, said, value) => {
    expect(call('appointment-scheduler', [said], language).known('service')).toBe(value);
  });

  it.each([
    'when am i supposed to come in',
    "i'm just calling to double check when i'm supposed to be there i lost the little card",
    'when do you have me down for',
    'what day is my cleaning again',
  ])('is their own appointment: %s', (said) => {
    expect(call('appointment-scheduler', [said]).said).toBe('What name is it under?');
  });
});

it.each(["you bet that's it", "sure that's all", "yes that's it thanks", "ok that's it"])(
  'is all they wanted: %s',
  (said) => {
    const turns = [...asked, 'monday at nine', 'yes', said];
    expect(call('appointment-scheduler', turns).said).toMatch(/Goodbye!$/);
  },
);

it.each([
  ["it's whitening", 'whitening'],
  ["it's such a lovely day here. a checkup", 'checkup'],
])('is named without what is said around it: %s', (said, value) => {
  expect(call('appointment-scheduler', [said]).known('service')).toBe(value);
});
