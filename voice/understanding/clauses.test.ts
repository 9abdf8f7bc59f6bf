import { expect, it } from 'vitest';
import { languageOf } from '#voice/languages/catalog.ts';
import { readUtterance } from './utterance.ts';

const parted = (text: string, language: string) =>
  readUtterance(text, languageOf(language)!)
    .words.map(({ text: word, pause }, at) => (pause && at > 0 ? `| ${word}` : word))
    .join(' ');

it.each([
  ['no i can still work', 'en-US', 'no | i can still work'],
  ['tuesday at four he has school', 'en-US', 'tuesday at four | he has school'],
  ['soon and make the budget six thousand', 'en-US', 'soon | and make the budget six thousand'],
  ['what time you are coming', 'en-US', 'what time you are coming'],
  ['i think i know', 'en-US', 'i think i know'],
  ['can you tell me how much a crown is', 'en-US', 'can you tell me how much a crown is'],
  ['can you also put down that it hurts', 'en-US', 'can you also put down that it hurts'],
  ['m i l l e r', 'en-US', 'm i l l e r'],
  ['bell and sons', 'en-US', 'bell and sons'],
  ['am montag aber ich komme später', 'de-DE', 'am montag | aber ich komme spater'],
  ['el lunes pero tengo prisa', 'es-ES', 'el lunes | pero tengo prisa'],
  ["mardi matin c'est parfait", 'fr-FR', "mardi matin | c'est parfait"],
] as const)('%s (%s)', (text, language, expected) => {
  expect(parted(text, language)).toBe(expected);
});

it('what is written with commas keeps them', () => {
  expect(parted('no, i can still work', 'en-US')).toBe('no | i can still work');
  expect(parted('ann, i think we spoke', 'en-US')).toBe('ann | i think we spoke');
});

it('the same words are read once', () => {
  const english = languageOf('en-US')!;
  expect(readUtterance('a new boiler', english)).toBe(readUtterance('a new boiler', english));
});
