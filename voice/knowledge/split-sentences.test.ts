import { expect, test } from 'vitest';
import { splitSentences } from './split-sentences.ts';

/** A bar stands between sentences. */
test.each([
  ['en', 'Ask for Dr. Miller at the desk. | He is in on Mondays.'],
  ['en', 'We are at 12 St. James Street. | Ring twice.'],
  ['en', 'Take bus No. 7 to the end. | Then walk.'],
  ['en', 'Is it free? | No. | You pay 5.50 EUR at the door.'],
  ['en', 'Bring papers, e.g. a passport. | We make copies.'],
  ['en', 'The house of J. R. Smith is open. | Come in.'],
  ['en', 'We open at 9 a.m. on weekdays. | "Come early!" | That is what we say.'],
  ['de', 'Wir schließen am 3. Oktober. | Danach sind wir wieder da.'],
  ['de', 'Der Termin dauert ca. 30 Minuten. | Bitte kommen Sie pünktlich.'],
  ['de', 'Fragen Sie nach Dr. Weber im 2. Stock. | Er hilft Ihnen.'],
  ['de', 'Getränke, z.B. Wasser, sind inkl. Pfand. | Das kostet 3. | Mehr nicht.'],
])('parts sentences in %s where they end: %s', (language, marked) => {
  const sentences = marked.split(' | ');
  expect(splitSentences(sentences.join(' '), language)).toEqual(sentences);
});

test('takes any text and any name of a language', () => {
  expect(splitSentences('', 'en')).toEqual([]);
  expect(splitSentences(' \n ', 'en')).toEqual([]);
  expect(splitSentences('One.\nTwo.', '???')).toEqual(['One.', 'Two.']);
  expect(splitSentences('営業は九時からです。日曜は休みです。', 'ja')).toEqual([
    '営業は九時からです。',
    '日曜は休みです。',
  ]);
});
