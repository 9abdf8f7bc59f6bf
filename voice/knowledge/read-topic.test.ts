import { expect, it } from 'vitest';
import { readTopics } from './read-topic.ts';

/** Wordings that stand in no list of ways to ask. */
it.each([
  ['do you have a spot where i can put my motorbike', 'en-US', 'parking'],
  ['would i get my money returned if it fails', 'en-US', 'refund'],
  ['how many more of those questions are coming', 'en-US', 'survey_length'],
  ['wo stelle ich denn da mein auto ab', 'de-DE', 'parking'],
  ['bekomme ich mein geld wieder', 'de-DE', 'refund'],
  ['y el coche dónde lo dejo', 'es-ES', 'parking'],
  ['me devolverían el dinero', 'es-ES', 'refund'],
  ['et la voiture je la gare où', 'fr-FR', 'parking'],
  ['est-ce que je récupère mon argent', 'fr-FR', 'refund'],
] as const)('%s', (text, language, id) => {
  expect(readTopics(text, language)[0]?.topic.id).toBe(id);
});

it('names and days are hardly on anything', () => {
  for (const text of ['Cara Bell', 'thursday', 'blue'])
    expect(readTopics(text, 'en-US')[0]?.score ?? 0).toBeLessThan(4);
});
