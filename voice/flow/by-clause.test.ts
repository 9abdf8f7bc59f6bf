import { describe, expect, it } from 'vitest';
import { play } from './dialogues/dialogue-script.ts';
import { frameOf } from './snapshot.ts';

/** The values after a conversation with a template's agent, by name. */
function valuesAfter(flow: string, language: string, said: readonly string[]): Record<string, unknown> {
  const script = said.map((text) => `C: ${text}`).join('\n');
  const last = play({ name: said.at(-1)!, flow, language, script }).snapshots.at(-1)!;
  return Object.fromEntries(Object.entries(frameOf(last).slots).map(([name, { value }]) => [name, value]));
}

/** In one breath, as transcribers for phones write it. */
describe('an answer and a change, each in a clause', () => {
  it.each([
    [
      'sales-assistant',
      'en-US',
      [
        'Cara Bell',
        'Bell Tents',
        'online orders',
        'two thousand',
        'next month and actually make the budget three thousand',
      ],
      { budget: 3000, timeline: 'quarter' },
    ],
    [
      'sales-assistant',
      'de-DE',
      [
        'Jana Holm',
        'Holm Zelte',
        'ein Onlineshop',
        'viertausend',
        'sofort und machen sie beim budget fünftausend draus',
      ],
      { budget: 5000, timeline: 'now' },
    ],
    [
      'sales-assistant',
      'es-ES',
      ['Julia Vega', 'Toldos Vega', 'una web', 'dos mil', 'ya mismo y en el presupuesto ponga tres mil'],
      { budget: 3000, timeline: 'now' },
    ],
    [
      'sales-assistant',
      'fr-FR',
      [
        'Julie Morel',
        'Stores Morel',
        'un site',
        'deux mille',
        'tout de suite et pour le budget mettez plutôt trois mille',
      ],
      { budget: 3000, timeline: 'now' },
    ],
    [
      'survey-collector',
      'en-US',
      ['yes', 'five', 'put six actually the parcel came early'],
      { recommend: 6, reason: 'the parcel came early' },
    ],
  ])('%s, %s: %o', (flow, language, said, values) => {
    expect(valuesAfter(flow, language, said)).toMatchObject(values);
  });

  it('names what it changes among other words', () => {
    const said = [
      'yes',
      'nine',
      'fast',
      'four',
      'you know that recommending thing i was too nice i would go down to a seven',
    ];
    expect(valuesAfter('survey-collector', 'en-US', said)).toMatchObject({ recommend: 7, satisfaction: 4 });
  });

  it('is no change where a number only counts', () => {
    const said = ['yes', 'nine', 'the box came with three dents'];
    expect(valuesAfter('survey-collector', 'en-US', said)).toMatchObject({ recommend: 9 });
  });

  it('leaves a score alone that corrects itself', () => {
    const said = ['yes', 'nine', 'it was quick', 'three no four'];
    expect(valuesAfter('survey-collector', 'en-US', said)).toMatchObject({ recommend: 9, satisfaction: 4 });
  });
});

it('what someone comes for is kept beside a question', () => {
  const said = 'i need a cleaning and where do i leave my truck';
  const script = `C: ${said}\nC: ok`;
  const { snapshots, intents } = play({
    name: said,
    flow: 'appointment-scheduler',
    language: 'en-US',
    knowledge: '',
    backend: { answers: { 'leave my truck': 'Behind the building.' } },
    script,
  });
  const texts = intents.flat().flatMap((intent) => (intent.type === 'say' ? [intent.text] : []));
  expect(texts).toContain('Behind the building.');
  expect(frameOf(snapshots.at(-1)!).slots.service?.value).toBe('cleaning');
});

it('a story with several numbers ends with the one that is meant, and it is read back', () => {
  const before = ['Cara Bell', 'Bell Tents', 'online orders'];
  const story = 'my partner said ten thousand my sister said five and i am thinking four thousand';
  expect(valuesAfter('sales-assistant', 'en-US', [...before, story])).not.toHaveProperty('budget');
  expect(valuesAfter('sales-assistant', 'en-US', [...before, story, 'yes'])).toMatchObject({ budget: 4000 });
});

it('"three or four" is asked for', () => {
  const before = ['Cara Bell', 'Bell Tents', 'online orders'];
  expect(valuesAfter('sales-assistant', 'en-US', [...before, 'three or four thousand', 'yes'])).not.toHaveProperty(
    'budget',
  );
});

describe('scores that someone thinks better of', () => {
  it.each([
    [['yes', 'seven', "well i'd go six really they were late"], { recommend: 6 }],
    [['yes', 'seven', 'i take that back eight good price and quick'], { recommend: 8 }],
    [
      ['yes', 'seven', 'i was being nice five the delivery was late'],
      { recommend: 5, reason: 'the delivery was late' },
    ],
    [
      ['yes', 'seven', 'sorry i hit the wrong one i meant eight quick delivery'],
      { recommend: 8, reason: 'quick delivery' },
    ],
    [
      ['yes', 'seven', 'the price', 'four and the first one you can make that a nine'],
      { recommend: 9, satisfaction: 4 },
    ],
    [
      ['yes', 'seven', 'the price', 'four but that first score was too high put six'],
      { recommend: 6, satisfaction: 4 },
    ],
    [['yes', 'seven', 'the price', 'four', 'make the first one an eight'], { recommend: 8, satisfaction: 4 }],
    [
      ['yes', 'seven', 'the price', 'four', "sorry that's a five for satisfaction the driver was nice"],
      { satisfaction: 5, liked: 'the driver was nice' },
    ],
    [
      ['yes', 'seven', 'the price', 'four', "the driver and for the first question i'd say nine now"],
      { recommend: 9, liked: 'the driver' },
    ],
    [
      ['yes', 'seven', 'the price', 'three and for the reason put the staff not the price'],
      { reason: 'staff', satisfaction: 3 },
    ],
  ])('%j', (said, values) => {
    expect(valuesAfter('survey-collector', 'en-US', said)).toMatchObject(values);
  });

  it('a story takes nothing back', () => {
    const said = ['yes', 'seven', 'the price', 'not a two but better than a one'];
    expect(valuesAfter('survey-collector', 'en-US', said)).toMatchObject({ consent: true, recommend: 7 });
  });
});

describe('a need that is another', () => {
  const before = ['Dana Whitfield', 'Whitfield Tile', 'a new website'];
  it.each([
    'you know what forget the website what we really lack is invoicing and the budget is two thousand',
    "forget the website it's invoicing we need",
    'on second thought put down invoicing instead of the website',
    "i said website but really it's the invoicing that's killing us",
  ])('"%s"', (says) => {
    expect(valuesAfter('sales-assistant', 'en-US', [...before, says])).toMatchObject({ need: 'invoicing' });
  });

  it('is exchanged inside of what was told at length', () => {
    const said = [
      'the april invoice has the wrong address on it',
      'billing',
      'no and sorry it was the march one not april',
    ];
    expect(valuesAfter('customer-support', 'en-US', said)).toMatchObject({
      problem: 'the march invoice has the wrong address on it',
      urgent: false,
    });
  });
});

it('a yes or no is taken back beside a name', () => {
  const before = ['the export button gives me an empty file', 'technical', 'no', 'no'];
  const says = 'well come to think of it yes it is stopping me payroll is due and the name is simone adeyemi';
  expect(valuesAfter('customer-support', 'en-US', [...before, says])).toMatchObject({
    urgent: true,
    name: 'Simone Adeyemi',
  });
});

it('an address is of the name that was given, and comes in two pieces', () => {
  const before = ['Priscilla Vane', 'Vane Interiors', 'appointments', 'two thousand', 'soon'];
  const own = [...before, 'same as my name with a dot in between at gmail dot com', 'yes'];
  expect(valuesAfter('sales-assistant', 'en-US', own)).toMatchObject({ email: 'priscilla.vane@gmail.com' });
  const pieces = [...before, "it's priscilla dot vane", 'and then at woolmail dot com', 'yes'];
  expect(valuesAfter('sales-assistant', 'en-US', pieces)).toMatchObject({ email: 'priscilla.vane@woolmail.com' });
});
