import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { longestPhrase } from '../phrases.ts';
import type { Utterance } from '../utterance.ts';
import { isDenied, rowsOf } from './phone-rows.ts';

/**
 * A number of which a part is said anew: "the last digit is four", "517, not 571", "the area code is 703". Null where none is.
 * @param isReadBack it has just been read back, so that "no, 0132" is about it
 */
export function amendPhone(utterance: Utterance, old: string, isReadBack = false): string | null {
  if (/;ext=/.test(old)) return null;
  const amended =
    withOtherEnd(utterance, old) ?? withInstead(utterance, old) ?? (isReadBack ? withOtherGroup(utterance, old) : null);
  return amended === old ? null : amended;
}

/** "517, not 571": the digits that are denied, where they stand once. */
function withInstead(utterance: Utterance, old: string): string | null {
  const rows = rowsOf(utterance, utterance.language.phone);
  const [denied, ...more] = rows.filter((row) => isDenied(utterance, row));
  const instead = rows.filter((row) => row !== denied);
  if (!denied || more.length > 0 || instead.length !== 1 || denied.digits.length < 2) return null;
  const places = [...old.matchAll(new RegExp(`(?=${denied.digits})`, 'g'))].map(({ index }) => index);
  // Of several places that at which a group begins.
  const starts = new Set(groupsOf(old).map(({ from }) => from));
  const [at, ...others] = places.length > 1 ? places.filter((place) => starts.has(place)) : places;
  return at === undefined || others.length > 0 ? null : replaced(old, at, denied.digits, instead[0]!.digits);
}

/** "No, 0132", "the area code is 703", "five five six in the middle": the group of digits that the words are another of. */
function withOtherGroup(utterance: Utterance, old: string): string | null {
  const { words, language } = utterance;
  const rows = rowsOf(utterance, language.phone).filter((row) => !isDenied(utterance, row) && row.digits.length > 1);
  const [row, ...more] = rows;
  if (!row || more.length > 0 || !/^\d+$/.test(row.digits)) return null;
  const groups = groupsOf(old);
  const [first] = groups;
  // "0151" of a number that is kept as +49 151 …
  const isGroup = groups.some(({ text }) => text.length === row.digits.length);
  const digits = isGroup ? row.digits : row.digits.replace(/^0/, '');
  if (words.some(({ text }) => language.phone.first.has(text))) return replaced(old, first!.from, first!.text, digits);
  // "No, one three three": the end of the last group.
  const last = groups.at(-1)!;
  const isTail = digits.length < last.text.length;
  const tail = { text: last.text.slice(-digits.length), from: last.from + last.text.length - digits.length };
  const found = [...groups, ...(isTail ? [tail] : [])]
    .filter(({ text }) => text.length === digits.length)
    .map((group) => ({ ...group, differ: [...group.text].filter((digit, n) => digit !== digits[n]).length }))
    .toSorted((a, b) => a.differ - b.differ);
  const [best, other] = found;
  if (!best || (other && other.differ === best.differ)) return null;
  return replaced(old, best.from, best.text, digits);
}

/** The digits of a number behind its country, in the groups in which it is written. */
function groupsOf(number: string): { text: string; from: number }[] {
  const [prefix = '', ...groups] = (parsePhoneNumberFromString(number)?.formatInternational() ?? number).split(/[ -]/);
  let at = prefix.length;
  return groups.map((text) => {
    const from = at;
    at += text.length;
    return { text, from };
  });
}

function replaced(old: string, at: number, part: string, by: string): string | null {
  const number = parsePhoneNumberFromString(old.slice(0, at) + by + old.slice(at + part.length));
  return number?.isValid() ? number.number : null;
}

/** So many digits at the end are said anew at most. */
const mostAnew = 4;

/** "The last digit is four": a number of which the end is another. Null when the words say no such thing. */
function withOtherEnd(utterance: Utterance, old: string): string | null {
  const { words, language } = utterance;
  const phrases = words.flatMap((_, from) => {
    const length = longestPhrase(words, from, language.phone.ends);
    return length > 0 ? [{ from, to: from + length }] : [];
  });
  const [phrase] = phrases;
  if (!phrase) return null;
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
