import { expect, test } from 'vitest';
import type { FirstSentence } from './first-sentences/first-sentence.ts';
import { knownFirstSentences } from './first-sentences/known.data.ts';
import { unseenFirstSentences } from './first-sentences/unseen.data.ts';
import { asksToWait, speakerOf } from './who-answers.ts';

/** What is done where someone is taken for it: people are talked with, however they are called. */
const doneWith = (is: string) =>
  is === 'person' || is === 'business' ? 'talked with' : is === 'voicemail' ? 'machine' : is;
const judged = (rows: FirstSentence[]) =>
  rows.map(([language, is, text]) => ({ is, text, want: doneWith(is), got: doneWith(speakerOf(text, language)) }));

test.each([
  ['known', knownFirstSentences],
  ['unseen', unseenFirstSentences],
])('of a hundred %s first sentences 98 are told apart, and no person is taken for a recording', (_, rows) => {
  const wrong = judged(rows).filter(({ want, got }) => want !== got);
  expect(rows).toHaveLength(100);
  expect(wrong.filter(({ want }) => want === 'talked with')).toEqual([]);
  expect(wrong.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(2);
});

test('many words are nothing that tells a machine', () => {
  const told =
    'Well I was just thinking about that and my sister said she would be happy to come along on Thursday too';
  expect(speakerOf(told, 'en-US')).toBe('person');
});

test.each([
  ['en', "Sorry, we're closed, can you call tomorrow?"],
  ['en', "I'm in a meeting, I'll get back to you as soon as I'm out."],
  ['en', 'He just stepped out, could you leave your number and I will have him call you?'],
  ['en', 'Hi, I missed your call, what was it about?'],
  ['de', 'Herr Müller ist zurzeit nicht erreichbar, worum geht es denn?'],
  ['de', 'Wir haben heute leider geschlossen, rufen Sie morgen wieder an.'],
  ['es', 'Ahora no puedo atenderle, le llamaré luego.'],
  ['es', 'Restaurante Sol, ¿quiere ver el menú del día?'],
  ['fr', 'Je ne peux pas vous répondre maintenant, je conduis, je vous rappellerai.'],
  ['fr', "Monsieur Petit n'est pas joignable, je peux prendre un message ?"],
])('who says no is a person as well: %s, %s', (language, text) => {
  expect(speakerOf(text, language)).toBe('person');
});

test('what asks to wait while a person is looked for says little more', () => {
  expect(asksToWait('Thank you. Please stay on the line.', 'en-US')).toBe(true);
  expect(asksToWait('Bitte bleiben Sie in der Leitung.', 'de-DE')).toBe(true);
  expect(asksToWait('Hello, Ann speaking.', 'en-US')).toBe(false);
});
