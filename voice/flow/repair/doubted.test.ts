import { describe, expect, it } from 'vitest';
import { play } from '../dialogues/dialogue-script.ts';
import { frameOf } from '../snapshot.ts';

const before = {
  en: ['carl boone', 'boone tiles', 'a website'],
  de: ['karl brandt', 'brandt fliesen', 'eine webseite'],
  es: ['carlos prieto', 'prieto muebles', 'una página web'],
  fr: ['carl bonnet', 'bonnet jardins', 'un site web'],
};

function heardIn(flow: string, language: string, lines: readonly string[]) {
  const script = lines.map((line) => `C: ${line}`).join('\n');
  const { lines: heard, snapshots } = play({ name: '', flow, language, script });
  const last = snapshots.at(-1)!;
  const values = Object.fromEntries(Object.entries(frameOf(last).slots).map(([name, { value }]) => [name, value]));
  return { values, heard: heard.join('\n') };
}

describe('what may change something said before, and is not said for sure', () => {
  const lines = [
    ...before.en,
    'four thousand',
    'next month',
    'carl at boone dot com and we could start right away after all',
  ];

  it('is asked about, and nothing is changed before', () => {
    const { values, heard } = heardIn('sales-assistant', 'en-US', lines);
    expect(heard).toContain('Should I change your earlier answer to right away?');
    expect(values.timeline).toBe('quarter');
  });

  it('is changed on a yes, and the answer beside it is heard', () => {
    const { values, heard } = heardIn('sales-assistant', 'en-US', [...lines, 'yes']);
    expect(values.timeline).toBe('now');
    expect(heard).toContain('C, A, R, L, at B, O, O, N, E');
  });

  it('stays on a no, and the answer beside it is heard', () => {
    const { values, heard } = heardIn('sales-assistant', 'en-US', [...lines, 'no']);
    expect(values.timeline).toBe('quarter');
    expect(heard).toContain('C, A, R, L, at B, O, O, N, E');
  });

  it.each([
    [
      'en',
      ['yes', 'seven', 'good service', 'four', 'the staff', 'the prices oh and what i liked most was the garden'],
      'the garden',
    ],
    ['de', ['ja', 'sieben', 'guter service', 'vier und beim grund schreiben sie lieber lieferung'], 'lieferung'],
    ['es', ['sí', 'siete', 'buen servicio bueno eso merece un nueve'], '9'],
    ['fr', ['oui', 'sept', 'bon service tiens ça mérite un neuf'], '9'],
  ])('is asked about in %s', (language, said, told) => {
    const questions = {
      en: 'Should I change your earlier answer to',
      de: 'Soll ich Ihre Antwort von vorhin ändern:',
      es: '¿Cambio su respuesta de antes a',
      fr: "Dois-je modifier votre réponse de tout à l'heure :",
    };
    const { heard } = heardIn('survey-collector', language, said);
    expect(heard).toContain(`${questions[language as 'en']} ${told}`);
  });

  it.each([
    ['en', 'four thousand and it’s really an online store more than a website', 'online store'],
    ['en', "it's actually three websites so i'd say nine thousand", 'three websites'],
    ['de', 'viertausend und es geht eigentlich eher um einen shop als um eine webseite', 'shop'],
    ['fr', "quatre mille et c'est plus une boutique en ligne qu'un site", 'boutique en ligne'],
  ] as const)('%s, what is compared with the need or counted anew takes its place: "%s"', (language, said, need) => {
    expect(heardIn('sales-assistant', language, [...before[language], said]).values.need).toBe(need);
  });
});

describe('a name', () => {
  it.each([
    "i'm the wife so mrs boone paula boone",
    'i go by my middle name so put james rourke not patrick',
    "carl boone but the insurance is under my dad's name hank boone",
    'jean paul with no hyphen surname marchetti',
  ])('is read back where it is hardly whole: "%s"', (said) => {
    expect(heardIn('appointment-scheduler', 'en-US', ['a cleaning', said]).values.name).toBeUndefined();
  });

  it.each(['carl boone', "yes it's carl boone", 'my name is paula boone and i was there before'])(
    'is taken where it is plain: "%s"',
    (said) => {
      expect(heardIn('appointment-scheduler', 'en-US', ['a cleaning', said]).values.name).toBeDefined();
    },
  );

  it('is changed to quite another one only on a yes', () => {
    const said = ['carl boone', "the name's long it's greater north river community theater"];
    expect(heardIn('sales-assistant', 'en-US', said).values.name).toBe('Carl Boone');
  });

  it('stays where an address is corrected by a word', () => {
    const said = ['a cleaning', 'carl boone', 'carl at boone dot com', 'yes', 'for the email use gmail not boone'];
    expect(heardIn('appointment-scheduler', 'en-US', said).values.name).toBe('Carl Boone');
  });
});

describe('a number that counts something else', () => {
  it('is read back', () => {
    const said = ['yes', "i've ordered three times now and twice it was perfect"];
    expect(heardIn('survey-collector', 'en-US', said).values.recommend).toBeUndefined();
  });

  it('is taken where it is a score', () => {
    expect(heardIn('survey-collector', 'en-US', ['yes', 'four points i guess']).values.recommend).toBe(4);
  });
});

describe('a choice that was not asked for', () => {
  it('is taken where it is told by itself, and not by a word of another sentence', () => {
    const choice = (said: string) => heardIn('sales-assistant', 'en-US', [...before.en, said]).heard;
    expect(choice('five thousand, asap')).not.toContain('When would you like to get started');
    expect(choice('it was five thousand in march now it is three thousand')).not.toContain('What email address');
  });
});

describe('at an offer', () => {
  const booking = {
    en: ['a cleaning', 'carl boone', 'carl at boone dot com', 'yes', 'no', 'tuesday at ten'],
    de: ['eine zahnreinigung', 'karl brandt', 'karl at brandt punkt de', 'ja', 'nein', 'am dienstag um zehn'],
    es: ['una limpieza', 'carlos prieto', 'carlos arroba prieto punto es', 'sí', 'no', 'el martes a las diez'],
    fr: ['un détartrage', 'carl bonnet', 'carl arobase bonnet point fr', 'oui', 'non', 'mardi à dix heures'],
  };
  it.each([
    ['en', 'yes but my husband comes at four', '4 PM'],
    ['de', 'ja aber mein mann kommt um vier', '16 Uhr'],
    ['es', 'sí pero mi marido llega a las cuatro', 'a las 16'],
    ['fr', 'oui mais mon mari arrive à seize heures', 'à 16 heures'],
  ] as const)('%s: when others come is no wish: "%s"', (language, said, time) => {
    const { heard } = heardIn('appointment-scheduler', language, [...booking[language], said]);
    expect(heard).not.toContain(time);
    expect(heard).not.toContain('book_time');
  });
});
