import type { Language } from '#voice/languages/language.ts';
import type { Word } from '../words.ts';
import { numberTogether } from './numbers-together.ts';

/** Digits at most that are said several times: "deux fois le quinze". */
const mostDigits = 2;

/** "Two times six", "zweimal die sechs", "deux fois le quinze": digits that are said by how often they stand, and the words of it. */
export function saidTimes(
  words: readonly Word[],
  at: number,
  { spelling, phone, articles }: Language,
): { digits: string; count: number } | null {
  const [text, next] = [words[at]?.text ?? '', words[at + 1]?.text ?? ''];
  const isTimes = phone.times.has(next);
  const times = isTimes ? Number(spelling.numbers[text] ?? text) : spelling.repeats[text];
  if (times === undefined || !(times >= 2 && times <= 4) || (!isTimes && text in spelling.numbers)) return null;
  let from = at + (isTimes ? 2 : 1);
  const isLed = articles.has(words[from]?.text ?? '') && !(words[from]!.text in spelling.numbers);
  if (isLed) from += 1;
  // "Double five" is read digit by digit.
  if (!isTimes && !isLed) return null;
  const word = words[from]?.text ?? '';
  const whole = numberTogether(words, from, phone.together);
  const digits = whole?.digits ?? spelling.numbers[word] ?? (/^\d+$/.test(word) ? word : '');
  if (digits === '' || digits.length > mostDigits) return null;
  return { digits: digits.repeat(times), count: from + (whole?.count ?? 1) - at };
}
