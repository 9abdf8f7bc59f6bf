import { expect, it } from 'vitest';
import { languageOf } from '#voice/languages/catalog.ts';
import { sure } from '../understood.ts';
import { readUtterance } from '../utterance.ts';
import { readChoice } from './choice.ts';

const choicesOf = (labels: readonly string[]) =>
  labels.map((label) => ({ value: label, label, synonyms: label === 'the heating' ? ['a cold radiator'] : [] }));
const english = choicesOf(['a leak', 'a blocked drain', 'the heating', 'something else']);
const german = choicesOf(['ein Leck', 'verstopfter Abfluss', 'die Heizung']);
const french = choicesOf(['une fuite', 'évier bouché', 'le chauffage']);
const read = (tag: string, text: string, choices = english) =>
  readChoice(readUtterance(text, languageOf(tag)!), choices);

it.each([
  ['en-US', 'the drain', english, 'a blocked drain'],
  ['en-US', "it's the drain I think", english, 'a blocked drain'],
  ['de-DE', 'um den Abfluss', german, 'verstopfter Abfluss'],
  ['fr-FR', "c'est l'évier", french, 'évier bouché'],
] as const)('takes in %s "%s" for what one choice alone says, and has it confirmed', (tag, text, choices, value) => {
  const understood = read(tag, text, choices);
  expect(understood?.value).toBe(value);
  expect(understood!.confidence).toBeLessThan(sure);
});

it.each([
  ['is denied', 'not the drain'],
  ['is asked about', 'what is a drain?'],
  ['stands among much else', 'my neighbour blocked the driveway yesterday evening again'],
  ['is of two', 'the drain and the cold'],
  ['is a synonym alone', 'a radiator'],
])('takes no word that %s', (_, text) => {
  expect(read('en-US', text)?.value ?? null).toBeNull();
});

it('is sure of whole names', () => {
  expect(read('en-US', 'a blocked drain')).toMatchObject({ value: 'a blocked drain', confidence: 0.95 });
});
