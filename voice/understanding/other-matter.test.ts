import { expect, it } from 'vitest';
import { languageOf } from '#voice/languages/catalog.ts';
import { otherMatter, readMatter, takenUp } from './matter.ts';
import { readUtterance } from './utterance.ts';

const said = (language: string, text: string) => readUtterance(text, languageOf(language)!);

it.each([
  ['de', 'verschieben nein absagen bitte meinen termin', 'absagen bitte meinen termin'],
  ['en', 'please move my appointment no sorry cancel my appointment', 'cancel my appointment'],
])('the matter behind words that take back is the one that is meant, in %s: "%s"', (language, text, meant) => {
  expect(otherMatter(said(language, text))?.text).toBe(meant);
});

it('is none where both are the same', () => {
  expect(readMatter(said('en', 'i need to cancel, sorry, cancel my appointment'))).toBe('cancel_appointment');
  expect(otherMatter(said('en', 'i need to cancel, sorry, cancel my appointment'))).toBeNull();
});

it('what is said behind each of the words that take back, the last first', () => {
  expect(takenUp(said('en', 'tuesday no wednesday no thursday')).map(({ text }) => text)[0]).toBe('thursday');
});
