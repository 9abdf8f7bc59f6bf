import { describe, expect, it } from 'vitest';
import { understand } from '../understand.ts';

const read = (text: string, language = 'en-US') =>
  understand({ type: 'code', text, language, at: '2026-11-20T10:00:00', zone: 'America/New_York' }).value;

describe('a code', () => {
  it.each([
    // Written by the transcriber as one word.
    ["it's kx7b9", 'KX7B9'],
    ['KX-42', 'KX42'],
    ['kx 42', 'KX42'],
    // "Oh" is zero beside a digit, and a letter among letters.
    ['b oh seven', 'B07'],
    ['oh four four one', '0441'],
    ['double oh seven', '007'],
    ['o l d one', 'OLD1'],
    // Numbers that are more than a digit, and digits by how many they are.
    ['a b twenty five', 'AB25'],
    ['nine hundred twelve', '912'],
    ['three nines and a k', '999AK'],
    ['two for five', '245'],
    // Names of letters at the beginning, and words that tell what follows.
    ['zed four five', 'Z45'],
    ['double u five five', 'W55'],
    ['the letter q then the number seven', 'Q7'],
    ['capital a one capital b two', 'A1B2'],
    // Words of a sentence around it.
    ['one two three four i think', '1234'],
    ['a b one no sorry a c one', 'AC1'],
    ['t u one one sorry t u one two', 'TU12'],
    // Signs.
    ['m n slash three', 'MN3'],
    ['My ZIP is 60614-1234', '606141234'],
  ])('"%s" is %s', (text, value) => expect(read(text)).toBe(value));

  it.each([
    'it ends in five five',
    'see three p o',
    'not m n three',
    'one hundred and five a',
    "it's at 3pm",
    'the 5th',
    'i only have a 4 digit pin',
    'nine nine four no wait five',
    'one moment',
  ])('"%s" is none', (text) => expect(read(text)).toBeNull());
});
