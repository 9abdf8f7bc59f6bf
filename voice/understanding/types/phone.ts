import { type CountryCode, isSupportedCountry, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js';
import type { Spelling } from '#voice/languages/spelling.ts';
import type { Context, Understood } from '../understood.ts';
import type { Utterance } from '../utterance.ts';
import { leftOver, type Part } from './left-over.ts';

/** A row of digits as they were said, with the words that said them. */
export interface Row extends Part {
  digits: string;
}

const country = (code: string): CountryCode => (isSupportedCountry(code) ? code : 'US');

/** What one word says in a row of digits; null when it is no part of one. */
function digitsOf(text: string, { numbers, signs }: Spelling): string | null {
  if (/^\d+$/.test(text)) return text;
  if (text === '+' || signs[text] === '+') return '+';
  return numbers[text] ?? null;
}

/** Tens and ones said as one number: "fifty five". Ten to nineteen stand alone. */
const joins = (before: string, digits: string) => /^[2-9]0$/.test(before) && /^[1-9]$/.test(digits);

/**
 * Rows of digits in words: "five seven one, triple five, oh one two three". Words that may stand between ("area code",
 * "then") do not end one.
 */
export function rowsOf(
  { words, language }: Utterance,
  { between, extension }: { between: ReadonlySet<string>; extension: ReadonlySet<string> },
): Row[] {
  const { spelling } = language;
  const rows: Row[] = [];
  let row: (Part & { parts: string[] }) | null = null;
  const close = () => {
    if (row) rows.push({ from: row.from, to: row.to, digits: row.parts.join('') });
    row = null;
  };
  for (let at = 0; at < words.length; at++) {
    const { text } = words[at]!;
    const times = spelling.repeats[text];
    const next = digitsOf(words[at + 1]?.text ?? '', spelling);
    const zero = /^(?:oh|o)$/.test(text) && row !== null ? '0' : null;
    const digits: string | null =
      times !== undefined && next?.length === 1 ? next.repeat(times) : (digitsOf(text, spelling) ?? zero);
    if (digits === null) {
      if (row && extension.has(text)) row.parts.push('x');
      else if (row && text === 'hundred' && /^\d\d$/.test(spelling.numbers[words[at + 1]?.text ?? ''] ?? '')) continue;
      else if (row && text === 'hundred') row.parts.push('00');
      else if (row && text === 'thousand') row.parts.push('000');
      else if (!(row && (between.has(text) || /^[-./()]$/.test(text)))) close();
      continue;
    }
    if (times !== undefined) at += 1;
    row ??= { from: at, to: at, parts: [] };
    const last = row.parts.at(-1);
    if (last !== undefined && times === undefined && !words[at]!.glued && joins(last, digits) && !/^\d/.test(text))
      row.parts[row.parts.length - 1] = last[0] + digits;
    else row.parts.push(digits);
    row.to = at + 1;
  }
  close();
  return rows;
}

/** A phone number, as E.164 with `;ext=` behind it where there is an extension. */
export function readPhone(utterance: Utterance, context: Context): Understood | null {
  const rows = rowsOf(utterance, utterance.language.phone);
  const repaired = utterance.marks.filter(({ value }) => value === 'repair').at(-1)?.to ?? 0;
  const numbers = rows.flatMap((row) => {
    const number: PhoneNumber | undefined = parsePhoneNumberFromString(row.digits, country(context.country));
    return number?.isValid() ? [{ row, number }] : [];
  });
  const found = numbers.findLast(({ row }) => row.from >= repaired) ?? numbers.at(-1);
  if (!found) return null;
  const { row, number } = found;
  const left = leftOver(utterance, [row], rows);
  const value = number.ext ? `${number.number};ext=${number.ext}` : number.number;
  return { value, ...left, confidence: 0.85, alternatives: [] };
}
