import { type CountryCode, isSupportedCountry, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js';
import type { Language } from '#voice/languages/language.ts';
import type { Spelling } from '#voice/languages/spelling.ts';
import type { Context, Understood } from '../understood.ts';
import type { Utterance } from '../utterance.ts';
import { leftOver, type Part } from './left-over.ts';
import { numberTogether } from './numbers-together.ts';
import { saidTimes } from './said-times.ts';

/** A row of digits as they were said, with the words that said them. */
export interface Row extends Part {
  digits: string;
  /** The same with tens and ones apart, where they were said behind each other: "eighty nine" may be 80 and 9. */
  apart: string[];
}

/** Ways to tell tens from ones are tried for so many pairs at most. */
const mostPairs = 4;
/** Words that may stand between two parts of one number. */
const mostBetween = 5;

const country = (code: string): CountryCode => (isSupportedCountry(code) ? code : 'US');

/** What one word says in a row of digits; null when it is no part of one. */
function digitsOf(text: string, { numbers, signs }: Spelling): string | null {
  if (/^\d+$/.test(text)) return text;
  if (text === '+' || signs[text] === '+') return '+';
  return numbers[text] ?? null;
}

/** Tens and ones said as one number: "fifty five". Ten to nineteen stand alone. */
const joins = (before: string, digits: string) => /^[2-9]0$/.test(before) && /^[1-9]$/.test(digits);

/** A row that is not at its end, in parts: a number each, or tens and ones. */
interface Opened extends Part {
  parts: string[][];
  /** Where the digits begin that stand before the others. */
  first: number | null;
  /** It begins with what may be a zero. */
  opened: boolean;
}

/** The row of some parts. The digits behind `first` stand before the others: "867 5309, area code 415". */
function rowOf({ from, to, parts, first, opened }: Opened): Row {
  const before = parts.slice(0, first ?? 0);
  const turned = first !== null && before.flat().join('').length >= 5 ? [...parts.slice(first), ...before] : parts;
  const joined = (pair: string[]) => (pair.length === 2 ? pair[0]![0] + pair[1]! : pair[0]!);
  const pairs = turned.flatMap((part, at) => (part.length === 2 ? [at] : [])).slice(0, mostPairs);
  const apart = Array.from({ length: 2 ** pairs.length - 1 }, (_, n) =>
    turned
      .map((part, at) => (((n + 1) >> pairs.indexOf(at)) & 1 && pairs.includes(at) ? part.join('') : joined(part)))
      .join(''),
  );
  // "Oh" before a number may only be a sound.
  const bare = opened ? [turned.slice(1).map(joined).join('')] : [];
  return { from, to, digits: turned.map(joined).join(''), apart: [...bare, ...apart] };
}

/**
 * Rows of digits in words: "five seven one, triple five, oh one two three". Words that may stand between ("area code",
 * "then") do not end one.
 * @param heard what sounds like a digit is one: "for" between others, and at the ends as is said here
 * @param isShort "cinquante quatre vingt onze" is 50 and 91, and not 54, 20 and 11
 */
export function rowsOf(
  { words, language, text: said }: Utterance,
  { between, extension, first, zeros, joinsTens, together }: Language['phone'],
  heard: { begin: boolean; end: boolean } | null = null,
  isShort = false,
): Row[] {
  const { spelling } = language;
  const rows: Row[] = [];
  let row: Opened | null = null;
  const close = () => {
    if (row) rows.push(rowOf(row));
    row = null;
  };
  const plain = (at: number) => {
    const text = words[at]?.text ?? '';
    return digitsOf(text, spelling) !== null || spelling.zeros.has(text);
  };
  const sounds = (at: number) => spelling.sounds[words[at]?.text ?? ''];
  const soundsLike = (at: number): string | null => {
    const digit = sounds(at);
    if (!heard || digit === undefined) return null;
    const isBefore = plain(at + 1) || sounds(at + 1) !== undefined;
    return row === null ? (heard.begin && plain(at + 1) ? digit : null) : isBefore || heard.end ? digit : null;
  };
  const isQuiet = (at: number) => {
    const text = words[at]?.text ?? '';
    return language.articles.has(text) || language.links.has(text) || between.has(text) || language.harmless.has(text);
  };
  /** Words behind the first that lead to an extension and its digits. */
  const leadTo = (at: number): number => {
    let to = at;
    while (to - at < mostBetween && isQuiet(to) && !extension.has(words[to]!.text)) to += 1;
    if (!extension.has(words[to]?.text ?? '')) return 0;
    while (isQuiet(to + 1) && !plain(to + 1)) to += 1;
    return plain(to + 1) ? to - at : 0;
  };
  for (let at = 0; at < words.length; at++) {
    const { text } = words[at]!;
    const whole = saidTimes(words, at, language) ?? numberTogether(words, at, together, { text: said, isShort });
    if (whole) {
      row ??= { from: at, to: at, parts: [], first: null, opened: false };
      row.parts.push([whole.digits]);
      at += whole.count - 1;
      row.to = at + 1;
      continue;
    }
    // "Deux neuf" are two digits, though "deux l" is a letter twice.
    const times = text in spelling.numbers ? undefined : spelling.repeats[text];
    const follower = words[at + 1]?.text ?? '';
    const next = digitsOf(follower, spelling) ?? (spelling.zeros.has(follower) ? '0' : null);
    const many = spelling.many[follower];
    const zero = spelling.zeros.has(text) && (row !== null || next !== null) ? '0' : null;
    const count = Number(digitsOf(text, spelling) ?? Number.NaN);
    const counted = many !== undefined && count >= 2 && count <= 9 ? many.repeat(count) : null;
    const repeated = times !== undefined && next?.length === 1 ? next.repeat(times) : null;
    const digits: string | null = counted ?? repeated ?? digitsOf(text, spelling) ?? zero ?? soundsLike(at);
    if (digits === null) {
      // "And the extension is twelve".
      const lead = row ? leadTo(at) : 0;
      at += lead;
      if (row && first.has(text)) row.first = row.parts.length;
      if (row && (lead > 0 || extension.has(text))) row.parts.push(['x']);
      else if (row && text in zeros) {
        if (text !== 'hundred' || !/^\d\d$/.test(spelling.numbers[follower] ?? '')) row.parts.push([zeros[text]!]);
      } else if (!(row && (between.has(text) || /^[-./()]$/.test(text)))) close();
      continue;
    }
    if (counted !== null || repeated !== null) at += 1;
    row ??= {
      from: at - (counted !== null || repeated !== null ? 1 : 0),
      to: at,
      parts: [],
      first: null,
      opened: spelling.zeros.has(text),
    };
    const last: string[] | undefined = row.parts.at(-1);
    const isPlain = counted === null && repeated === null && !words[at]!.glued && !/^\d/.test(text);
    if (joinsTens && last?.length === 1 && isPlain && joins(last[0]!, digits)) last.push(digits);
    else row.parts.push([digits]);
    row.to = at + 1;
  }
  close();
  return rows;
}

interface Found {
  row: Row;
  number: PhoneNumber;
}

/** The rows of digits, those numbers taken for one that make a phone number of them. */
function rowsIn(utterance: Utterance, code: CountryCode): Row[] {
  const { phone } = utterance.language;
  const rows = rowsOf(utterance, phone);
  if (rows.length === 0 || Object.keys(phone.together).length === 0 || found(rows, code).length > 0) return rows;
  const short = rowsOf(utterance, phone, null, true);
  return found(short, code).length > 0 ? short : rows;
}

/** The number that some digits are; null when they are none, or when several readings of them are one. */
function numberOf(readings: readonly string[], code: CountryCode): PhoneNumber | null {
  const numbers = readings.flatMap((digits) => {
    const number = digits.length > 24 || digits.length < 4 ? undefined : parsePhoneNumberFromString(digits, code);
    return number?.isValid() ? [number] : [];
  });
  return new Set(numbers.map(({ number }) => number)).size === 1 ? numbers[0]! : null;
}

const found = (rows: readonly Row[], code: CountryCode): Found[] =>
  rows.flatMap((row) => {
    const number = numberOf([row.digits], code) ?? numberOf(row.apart, code);
    return number ? [{ row, number }] : [];
  });

/** Rows with only words between them that say nothing: "area code is four one five, number eight six seven …". */
function joined({ words, language, marks }: Utterance, rows: readonly Row[]): Row[] {
  const says = new Set(language.called.phone.flatMap((phrase) => phrase.split(' ')));
  const isQuiet = (from: number, to: number) =>
    to - from <= mostBetween &&
    !marks.some((mark) => mark.value === 'repair' && mark.from < to && mark.to > from) &&
    words
      .slice(from, to)
      .every(({ text }) => language.harmless.has(text) || says.has(text) || language.phone.between.has(text));
  const out: Row[] = [];
  for (const row of rows) {
    const last = out.at(-1);
    if (last && isQuiet(last.to, row.from))
      out[out.length - 1] = { from: last.from, to: row.to, digits: last.digits + row.digits, apart: [] };
    else out.push(row);
  }
  return out;
}

/** Whether some digits are the end of others, said nearly alike: half of them stand where they stood, or all in another order. */
function isLikeEnd(whole: string, end: string): boolean {
  if (end.length < 2 || end.length > mostOfEnd) return false;
  const before = whole.slice(-end.length);
  const same = [...end].filter((digit, at) => before[at] === digit).length;
  return same >= end.length / 2 || [...end].sort().join('') === [...before].sort().join('');
}
/** Digits of an end at most. */
const mostOfEnd = 6;

/** A number of which the end is said anew: "… oh one four two, sorry, oh one four three". */
function spliced(rows: readonly Row[], repaired: number, code: CountryCode): Found | null {
  const before = rows.findLast(({ to }) => to <= repaired);
  const after = rows.filter(({ from }) => from >= repaired);
  const [row] = after;
  if (!before || !row || after.length > 1 || /[x+]/.test(row.digits)) return null;
  const isWhole = found([before], code).length > 0;
  // Of a whole number groups as they are written are said anew, and an end that is like the one before: 17 and 71, 67 and 77.
  const isGroup = row.digits.length === 4 || row.digits.length === 7;
  const places = isWhole
    ? isGroup || isLikeEnd(before.digits, row.digits)
      ? [before.digits.length - row.digits.length]
      : []
    : Array.from({ length: before.digits.length }, (_, n) => n + 1);
  const number = numberOf(
    places.map((place) => before.digits.slice(0, Math.max(0, place)) + row.digits),
    code,
  );
  return number && { row: { ...row, from: before.from }, number };
}

/** What sounds like digits counts where only so a number comes about, and only one. */
function heardAs(utterance: Utterance, code: CountryCode): Found | null {
  const { words, language } = utterance;
  if (!words.some(({ text }) => language.spelling.sounds[text] !== undefined)) return null;
  const ends = [true, false];
  const all = ends.flatMap((begin) =>
    ends.flatMap((end) => found(rowsOf(utterance, language.phone, { begin, end }), code)),
  );
  return new Set(all.map(({ number }) => number.number)).size === 1 ? all[0]! : null;
}

/** "Don't call 415 …": at most a word stands between. A "no" answers. */
export const isDenied = ({ marks, words, language }: Utterance, { from }: Part) =>
  marks.some(
    (mark) =>
      mark.value === 'negation' &&
      mark.to <= from &&
      from - mark.to <= 1 &&
      (mark.to - mark.from > 1 || !language.denials.has(words[mark.from]!.text)),
  );

/** Of two numbers the last is meant where words say so: "my old one is …", "no, …", "… but now it's …". */
function isAnew({ words, marks, language }: Utterance, first: Part, last: Part): boolean {
  const { old } = language.spelling;
  if (
    words.slice(0, first.from).some(({ text }) => old.has(text)) ||
    isDenied({ words, marks, language } as Utterance, first)
  )
    return true;
  const isBetween = ({ from, to }: Part) => from >= first.to && to <= last.from;
  return (
    marks.some((mark) => (mark.value === 'repair' || mark.value === 'contrast') && isBetween(mark)) ||
    words.slice(first.to, last.from).some(({ text }) => language.denials.has(text) || language.spelling.fresh.has(text))
  );
}

/** A phone number, as E.164 with `;ext=` behind it where there is an extension. */
export function readPhone(utterance: Utterance, context: Context): Understood | null {
  const code = country(context.country);
  const rows = rowsIn(utterance, code);
  if (rows.length === 0) return null;
  const { words, language, marks } = utterance;
  // "…, sorry, one six seven at the end": what is said behind it takes something back.
  const sorry = rows.findLast(({ from }, n) => n > 0 && language.denials.has(words[from - 1]?.text ?? ''));
  const repaired = Math.max(sorry?.from ?? 0, marks.filter(({ value }) => value === 'repair').at(-1)?.to ?? 0);
  const numbers = found(rows, code);
  const others = utterance.marks.filter(({ value }) => value === 'or');
  const [last, other] = [numbers.at(-1), numbers.at(-2)];
  // "This one or that one" says none of them.
  if (last && other && last.number.number !== other.number.number)
    if (
      others.some(({ from, to }) => from >= other.row.to && to <= last.row.from) ||
      !isAnew(utterance, other.row, last.row)
    )
      return null;
  const anew = numbers.findLast(({ row }) => row.from >= repaired);
  const isTakenBack =
    repaired > 0 && rows.some(({ from }) => from >= repaired) && rows.some(({ to }) => to <= repaired);
  const meant =
    anew ??
    (isTakenBack
      ? spliced(rows, repaired, code)
      : (numbers.at(-1) ?? found(joined(utterance, rows), code).at(-1) ?? heardAs(utterance, code)));
  if (!meant) return null;
  const { row, number } = meant;
  if (isDenied(utterance, row)) return null;
  const left = leftOver(utterance, [row], [...rows, row]);
  const value = number.ext ? `${number.number};ext=${number.ext}` : number.number;
  return { value, ...left, confidence: 0.85, alternatives: [] };
}
