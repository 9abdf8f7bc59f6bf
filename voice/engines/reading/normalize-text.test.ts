import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effort } from '#voice/testing/effort.ts';
import { englishTokens, normalizeText } from './normalize-text.ts';

/** Written, spoken. */
const table: [string, string][] = [
  ['Hello there.', 'Hello there.'],
  ['Is that right?', 'Is that right?'],
  // numbers
  ['We have 3 slots.', 'We have three slots.'],
  ['1,234 people', 'one thousand two hundred thirty four people.'],
  ['It is 3.14 or -5 or 1,000,000.', 'It is three point one four or minus five or one million.'],
  ['the 1st, 2nd and 23rd', 'the first, second and twenty third.'],
  ['1 1/2 cups', 'one and a half cups.'],
  ['open 24/7', 'open twenty four seven.'],
  ['2-3 days', 'two to three days.'],
  ['from 9 - 5, not 9 -5', 'from nine to five, not nine minus five.'],
  ['9:00 a.m. – 5 p.m.', 'nine ay m to five p m.'],
  ['version 1.2.3', 'version one dot two dot three.'],
  ['1500 seats in 1776', 'one thousand five hundred seats in seventeen seventy six.'],
  ['the 1990s', 'the nineteen nineties.'],
  ['PIN 4512', 'pin four five one two.'],
  ['card ending in 0042', 'card ending in zero zero four two.'],
  ['ZIP 90210', 'zip nine zero two one zero.'],
  ['10000 people', 'ten thousand people.'],
  // money
  ['$25.50', 'twenty five dollars and fifty cents.'],
  ['$1.00 and $0.99', 'one dollar and ninety nine cents.'],
  ['$1.5 million', 'one point five million dollars.'],
  ['$10-$20', 'ten dollars to twenty dollars.'],
  ['£3, €4 or 5 USD', 'three pounds, four euros or five U S dollars.'],
  ['15% off', 'fifteen percent off.'],
  // dates
  ['2026-11-26', 'november twenty sixth, twenty twenty six.'],
  ['11/26/2026', 'november twenty sixth, twenty twenty six.'],
  ['on 5/6', 'on may sixth.'],
  ['Nov. 26, 2026', 'november twenty sixth, twenty twenty six.'],
  ['Thursday, 26 November at 2:30 PM', 'Thursday, the twenty sixth of november at two thirty p m.'],
  ['the 1st of May', 'the first of may.'],
  ['Thu, Nov 26', 'thursday, november twenty sixth.'],
  ['March 2026', 'march twenty twenty six.'],
  ['I may 5', 'I may fifth.'],
  // times
  ['2:30 PM', 'two thirty p m.'],
  ['10:00', "ten o'clock."],
  ['10:00 AM', 'ten ay m.'],
  ['9am-5pm', 'nine ay m to five p m.'],
  ['10:05', 'ten oh five.'],
  ['14:30', 'fourteen thirty.'],
  ['Come at 9 a.m. We open then.', 'Come at nine ay m. We open then.'],
  ['at 3 p.m. tomorrow', 'at three p m tomorrow.'],
  ['25:99', 'twenty five, ninety nine.'],
  // phone numbers
  ['571-555-0123', 'five seven one, five five five, zero one two three.'],
  ['(571) 555-0123', 'five seven one, five five five, zero one two three.'],
  ['+1 571 555 0123', 'plus one, five seven one, five five five, zero one two three.'],
  ['+44 (0)20 7946 0958', 'plus four four, two zero, seven nine four six, zero nine five eight.'],
  ['+15715550123', 'plus one, five seven one, five five five, zero one two three.'],
  ['5715550123', 'five seven one, five five five, zero one two three.'],
  ['+44 20 7946 0958', 'plus four four, two zero, seven nine four six, zero nine five eight.'],
  ['ext. 12', 'extension twelve.'],
  // addresses
  ['john.smith@acme.com', 'john dot smith at acme dot com.'],
  ['info2@my-shop.co.uk, please', 'info two at my dash shop dot co dot u k, please.'],
  ['https://www.acme.com/pricing?x=1', 'acme dot com slash pricing.'],
  ['See acme.io.', 'See acme dot i o.'],
  ['node.js', 'node dot js.'],
  // words
  ['The API and the CRM', 'The ay p i and the c r m.'],
  ['PDFs', "p d f's."],
  ['NASA', 'nasa.'],
  ['U.S.A.', 'u s ay.'],
  ['STOP DOING IT NOW', 'stop doing it now.'],
  ['B2B, mp3 and AB1234', 'b two b, m p three and ay b one two three four.'],
  ['Dr. Smith lives on Main St. Call her.', 'doctor Smith lives on Main street. Call her.'],
  ['St. John', 'saint John.'],
  ['J. Smith', 'j Smith.'],
  ['tea, coffee, etc. Anything', 'tea, coffee, et cetera. Anything.'],
  ['apples e.g. green', 'apples for example green.'],
  ['Tom & Jerry', 'Tom and Jerry.'],
  ['#5', 'number five.'],
  ['5 km at 20°C', 'five kilometers at twenty degrees celsius.'],
  ['1 lb', 'one pound.'],
  ['José’s café', "Jose's cafe."],
  ['Shall I read it back?', 'Shall I reed it back?'],
  ['Yes — really (I mean it)…', 'Yes, really, I mean it.'],
  ['**Bold** _and_ `code` 😀!', 'Bold and code!'],
  ['and/or', 'and or.'],
  ['First line\nsecond line', 'First line. second line.'],
  ['Hello... world', 'Hello. world.'],
  ['', ''],
  ['😀 你好 …', ''],
];

describe('normalizeText', () => {
  it.each(table)('%j is said %j', (written, spoken) => {
    expect(normalizeText(written)).toBe(spoken);
  });

  it('keeps what was written, in order', () => {
    const text = 'Your table for 4 is booked on Nov. 26 at 2:30 PM, Mr. O’Hara.';
    let from = 0;
    for (const token of englishTokens(text)) {
      const at = text.indexOf(token.text, from);
      expect(at, token.text).toBeGreaterThanOrEqual(from);
      from = at + token.text.length;
    }
    expect(from).toBe(text.length - 1);
  });

  it('makes something of anything', () => {
    const parts = [
      ...'aA1.,:/-+$%@# ()&TZ\n\0é你😀½€',
      'Nov ',
      '2:30',
      'pm',
      'St.',
      'Dr.',
      'https://',
      '.com',
      'constructor',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...parts)), (written) => {
        const text = written.join('');
        let from = 0;
        for (const token of englishTokens(text)) {
          expect(token.spoken).toMatch(/^[A-Za-z', -]+$/);
          from = text.indexOf(token.text, from) + token.text.length;
          expect(from).toBeGreaterThanOrEqual(token.text.length);
        }
      }),
    );
  });

  it.each([
    ['letters', 'a'.repeat(10_000)],
    ['dots and letters', 'a.'.repeat(5000)],
    ['digits', '1'.repeat(10_000)],
    ['dashes', '1-'.repeat(5000)],
    ['slashes', '1/'.repeat(5000)],
    ['capitals and dots', 'A.'.repeat(5000)],
    ['at signs', 'a@a.'.repeat(2500)],
    ['spaces', ' '.repeat(10_000)],
    ['full stops', '.'.repeat(10_000)],
    ['emoji', '😀'.repeat(5000)],
    ['dollars', '$'.repeat(10_000)],
    ['punctuation', '.,-+$#/:('.repeat(1100)],
    ['numbers with commas', '1,'.repeat(5000)],
    ['plus signs before long numbers', `+${'1'.repeat(85)} `.repeat(110)],
    ['capitals', 'A'.repeat(10_000)],
  ])('is quick with 10,000 characters of %s', async (_name, text) => {
    expect(await effort(() => expect([...englishTokens(text)].length).toBeLessThan(10_001))).toBeLessThan(40);
  });
});
