import { expect, it } from 'vitest';
import { pointsBack, waysToAsk } from './ways-to-ask.ts';

it.each([
  ['is there parking? I’ve got a big truck', 'en', undefined, ['is there parking?']],
  ['how much is that?', 'en', 'whitening', ['how much is whitening?', 'how much is that whitening?']],
  ['was kostet das?', 'de', 'Kontrolle', ['was kostet Kontrolle?', 'was kostet das Kontrolle?']],
  ['where are you?', 'en', undefined, []],
])('"%s" is also looked for in other words', (question, language, about, others) => {
  expect(waysToAsk(question, language, about)).toEqual([question, ...others]);
});

it('a question points back where a pronoun stands for what was talked of', () => {
  const asked = [
    'how much is that?',
    'do you have parking?',
    '¿cuánto cuesta?',
    'was kostet das?',
    'ça coûte combien ?',
  ];
  const languages = ['en', 'en', 'es', 'de', 'fr'];
  expect(asked.map((question, at) => pointsBack(question, languages[at]!))).toEqual([true, false, true, true, true]);
});
