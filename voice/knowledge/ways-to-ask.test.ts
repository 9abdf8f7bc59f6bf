import { expect, it } from 'vitest';
import { pointsBack, waysToAsk } from './ways-to-ask.ts';

it.each([
  [
    'is there parking? I’ve got a big truck',
    'en',
    undefined,
    ['is there parking? I’ve got a big truck', 'is there parking?'],
  ],
  [
    'how much is that?',
    'en',
    'whitening',
    ['how much is whitening?', 'how much is that?', 'how much is that whitening?'],
  ],
  ['was kostet das?', 'de', 'Kontrolle', ['was kostet Kontrolle?', 'was kostet das?', 'was kostet das Kontrolle?']],
  [
    'what does it cost if I cancel?',
    'en',
    'whitening',
    [
      'what does it cost if I cancel?',
      'what does whitening cost if I cancel?',
      'what does it cost if I cancel whitening?',
    ],
  ],
  ['where are you?', 'en', undefined, ['where are you?']],
  ["do y'all take cigna", 'en', undefined, ['do you take cigna']],
  [
    "hey does your stuff talk to quickbooks that's all i'm calling about",
    'en',
    undefined,
    ["hey does your stuff talk to quickbooks that's all i'm calling about", 'does your stuff talk to quickbooks'],
  ],
])('"%s" is looked for in these words', (question, language, about, ways) => {
  expect(waysToAsk(question, language, about)).toEqual(ways);
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
