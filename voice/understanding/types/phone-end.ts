import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { longestPhrase } from '../phrases.ts';
import type { Utterance } from '../utterance.ts';
import { isDenied, rowsOf } from './phone.ts';

/** So many digits at the end are said anew at most. */
const mostAnew = 4;

/** "The last digit is four": a number of which the end is another. Null when the words say no such thing. */
export function withOtherEnd(utterance: Utterance, old: string): string | null {
  const { words, language } = utterance;
  const phrases = words.flatMap((_, from) => {
    const length = longestPhrase(words, from, language.phone.ends);
    return length > 0 ? [{ from, to: from + length }] : [];
  });
  const [phrase] = phrases;
  if (!phrase || /;ext=/.test(old)) return null;
  const rows = rowsOf(utterance, language.phone).filter(
    (row) => !isDenied(utterance, row) && phrases.every(({ from, to }) => row.to <= from || row.from >= to),
  );
  const row = rows.find(({ from }) => from >= phrase.to) ?? rows.findLast(({ to }) => to <= phrase.from);
  if (!row || !/^\d+$/.test(row.digits)) return null;
  // "El último es un nueve" says one digit.
  const isLed = row.to - row.from === 2 && language.articles.has(words[row.from]!.text);
  const digits = isLed ? row.digits.slice(1) : row.digits;
  if (digits === '' || digits.length > mostAnew) return null;
  const number = parsePhoneNumberFromString(old.slice(0, -digits.length) + digits);
  return number?.isValid() ? number.number : null;
}
