import { describe, expect, it } from 'vitest';
import { type PromptLanguage, promptFlow } from '#voice/testing/prompt-flow.ts';
import { type Asked, promptCall, type TalkAnswer, type Talker } from '#voice/testing/prompt-stage.ts';
import { advance } from '../flow-runner.ts';

/**
 * Conversations with stand-ins of a model: a good one, which follows its briefing, and such that fail it in each way that
 * people complain of. Callers are people who want something; what they say follows from what they are asked.
 */

const asks: Record<PromptLanguage, { need: string; name: string; more: string }> = {
  en: { need: 'What is the visit for?', name: 'May I have your name?', more: 'Is there anything else?' },
  de: { need: 'Worum geht es denn?', name: 'Wie ist Ihr Name?', more: 'Kann ich sonst noch etwas tun?' },
  es: { need: '¿Para qué sería?', name: '¿Me dice su nombre?', more: '¿Algo más?' },
  fr: { need: 'De quoi avez-vous besoin ?', name: 'Quel est votre nom ?', more: 'Autre chose ?' },
};

const lastWords = ({ heard = [] }: Asked) => heard.findLast(({ who }) => who === 'caller')?.text ?? '';

/** Follows its briefing: notes what was said, asks for what is open, books, and leaves. */
const good =
  (tongue: PromptLanguage): Talker =>
  (asked) => {
    const words = lastWords(asked);
    const open = asked.slots;
    const name = words.match(/Anna Berg/)?.[0];
    const calls = [
      ...(open.includes('name') && name ? [{ tool: 'note', args: { field: 'name', words: name } }] : []),
      ...(open.includes('need') ? [{ tool: 'note', args: { field: 'need', words } }] : []),
    ];
    const filled = calls.map(({ args }) => args.field);
    const left = open.filter((one) => !filled.includes(one));
    const isBooked = (asked.talk?.done.length ?? 0) > 0;
    if (left.includes('need')) return { said: [asks[tongue].need], calls };
    if (left.includes('name')) return { said: [asks[tongue].name], calls };
    if (!isBooked) return { calls: [...calls, { tool: 'book' }] };
    return { calls: [...calls, { tool: 'leave', args: { way: 'done' } }] };
  };

const bad: Record<string, (tongue: PromptLanguage) => Talker> = {
  'skips its tools': (tongue) => () => ({ said: [asks[tongue].name] }),
  'repeats itself': (tongue) => () => ({ said: [asks[tongue].more] }),
  'says nothing': () => () => ({}),
  'is late': () => () => ({ fails: 'late' }),
  'is late in the midst of it': (tongue) => () => ({ said: [asks[tongue].need], fails: 'late' }),
  'answers garbage': () => () => ({ said: ['{"say": "', '\n\n', '  '], fails: 'garbage' }),
  'calls in a loop': () => () => ({ calls: [{ tool: 'find', args: { question: 'x' } }] }),
  'notes all over again': () => () => ({ calls: [{ tool: 'note', args: { field: 'need', words: 'x' } }] }),
  'leaves at once': () => () => ({ calls: [{ tool: 'leave', args: { way: 'done' } }] }),
  'books at once': () => () => ({ calls: [{ tool: 'book' }, { tool: 'act', args: { action: 'brochure' } }] }),
  'talks without end': () => () => ({ said: Array.from({ length: 60 }, () => 'And so on and on it goes.') }),
  'is as long as a book': () => () => ({ said: ['so '.repeat(600)] }),
  'recovers after a fault': (tongue) => {
    let asked = 0;
    return (want) => (asked++ === 0 ? { fails: 'broken' } : good(tongue)(want));
  },
  'is there no more': (tongue) => {
    let asked = 0;
    return (want): TalkAnswer => (asked++ > 0 ? { fails: 'no_model' } : good(tongue)(want));
  },
};

const lines: Record<PromptLanguage, { need: string; time: string; yes: string; no: string }> = {
  en: { need: 'I need a filling', time: 'tomorrow at ten', yes: 'yes', no: 'no' },
  de: { need: 'ich brauche eine Füllung', time: 'morgen um zehn', yes: 'ja', no: 'nein' },
  es: { need: 'necesito un empaste', time: 'mañana a las diez', yes: 'sí', no: 'no' },
  fr: { need: "j'ai besoin d'un plombage", time: 'demain à dix heures', yes: 'oui', no: 'non' },
};
const tongues = ['en', 'de', 'es', 'fr'] as const;
const mostTurns = 80;

/** A caller who wants an appointment, and says what answers the engine's own question; else what they came for. */
function converse(tongue: PromptLanguage, talker: Talker | null, caller: 'willing' | 'refuses') {
  const call = promptCall(promptFlow(tongue), talker, { language: tongue });
  const said = lines[tongue];
  const open = said.need;
  call.says(open);
  for (let turn = 0; turn < mostTurns && !call.isOver; turn++) {
    const { stage } = call.stage.snapshot!.frames[0]!.step as { stage?: string };
    const { offers = [] } = (call.stage.snapshot!.frames[0]!.step as { time?: { offers: string[] } }).time ?? {};
    const wants = caller === 'willing' ? said.yes : said.no;
    if (stage === 'time') call.says(offers.length > 0 ? wants : said.time);
    else if (stage === 'act' || stage === 'more' || stage === 'way') call.says(said.no);
    else if (stage === 'check') call.says(said.yes);
    else call.says(turn % 2 === 0 ? 'Anna Berg' : open);
  }
  return call;
}

describe('conversations with an agent by prompt', () => {
  const all = tongues.flatMap((tongue) =>
    Object.entries({ ...bad, 'is good': good, 'is not there': null }).flatMap(([name, talker]) =>
      (['willing', 'refuses'] as const).map((caller) => ({ tongue, name, talker, caller })),
    ),
  );

  it('are a hundred and twenty and more', () => {
    expect(all.length).toBeGreaterThanOrEqual(120);
  });

  it('all come to an end, do nothing without a yes, and tell of nothing that was not done', () => {
    const faults = all.flatMap(({ tongue, name, talker, caller }) => {
      const call = converse(tongue, talker ? talker(tongue) : null, caller);
      const title = `${name}, ${tongue}, ${caller}`;
      return [
        ...(call.isOver ? [] : [`${title}: does not end\n${call.lines.slice(-8).join('\n')}`]),
        ...(caller === 'refuses' ? call.acts.map(({ action }) => `${title}: did ${action}`) : []),
        ...(call.acts.length > 1 ? [`${title}: did ${call.acts.length} acts`] : []),
      ];
    });
    expect(faults).toEqual([]);
  });

  it.each(tongues)('books with a good model and without one, %s', (tongue) => {
    for (const talker of [good(tongue), null]) {
      const call = converse(tongue, talker, 'willing');
      expect(call.acts.map(({ action }) => action)).toEqual(['book_time']);
      expect(call.acts[0]!.input).toMatchObject({ attendee: { name: 'Anna Berg' } });
      expect(call.lines.at(-1)).toContain('success');
      expect(call.stage.snapshot!.prompted!.failures).toBe(0);
    }
  });

  it('asks on where the model was cut in the middle of an answer, by a guard or by a fault', () => {
    const promise = ['Happy to help with that.', 'You are all booked for tomorrow at 3.'];
    for (const answer of [{ said: promise }, { said: promise.slice(0, 1), fails: 'broken' }]) {
      const call = promptCall(promptFlow('en'), () => answer);
      call.says('can I come tomorrow');
      expect(call.lines.slice(-2)).toEqual(['A: Happy to help with that.', 'A: What is the visit for?']);
    }
  });

  it('is computed again from its events, whatever the model did', () => {
    for (const make of Object.values(bad)) {
      const call = converse('en', make('en'), 'willing');
      let snapshot: Parameters<typeof advance>[1] = null;
      for (const scene of call.stage.scenes) {
        const again = advance(call.stage.flow, snapshot, scene.event);
        expect(again.intents).toEqual(scene.intents);
        snapshot = again.snapshot;
      }
      expect(snapshot).toEqual(call.stage.snapshot);
    }
  });
});
