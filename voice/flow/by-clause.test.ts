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
