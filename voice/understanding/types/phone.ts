import { type CountryCode, isSupportedCountry, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js';
import type { Language } from '#voice/languages/language.ts';
import { longestPhrase } from '../phrases.ts';
import type { Context, Understood } from '../understood.ts';
import { readUtterance, type Utterance } from '../utterance.ts';
import type { Word } from '../words.ts';
import { leftOver, type Part } from './left-over.ts';
import { amendPhone } from './phone-amend.ts';
import { isDenied, type Row, rowsOf } from './phone-rows.ts';

/** Words that may stand between two parts of one number. */
const mostBetween = 5;

const country = (code: string): CountryCode => (isSupportedCountry(code) ? code : 'US');

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

/** Words without those of someone who looks for the rest: "oh one, let me see, ninety one". */
function withoutThinking(words: Utterance['words'], from: number, to: number, { thinking }: Language): Word[] {
  const out: Word[] = [];
  for (let at = from; at < to; ) {
    const length = longestPhrase(words, at, thinking.phrases);
    if (length > 0 && at + length <= to) at += length;
    else out.push(words[at++]!);
  }
  return out;
}

/** Rows with only words between them that say nothing: "area code is four one five, number eight six seven …". */
function joined({ words, language, marks }: Utterance, rows: readonly Row[]): Row[] {
  const says = new Set(language.called.phone.flatMap((phrase) => phrase.split(' ')));
  const isQuiet = (from: number, to: number) =>
    to - from <= mostBetween &&
    !marks.some((mark) => mark.value === 'repair' && mark.from < to && mark.to > from) &&
    withoutThinking(words, from, to, language).every(
      ({ text }) => language.harmless.has(text) || says.has(text) || language.phone.between.has(text),
    );
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

/** Whether someone takes back what they said, between two places. */
const isTakenBackBetween = ({ words, marks, language }: Utterance, first: Part, last: Part): boolean =>
  marks.some(({ value, from, to }) => value === 'repair' && from >= first.to && to <= last.from) ||
  words.slice(first.to, last.from).some(({ text }) => language.denials.has(text));

/** "The shop's is … and my cell's …, the cell is better": the one beside which stands what is named behind both. */
function preferredOf({ words, language }: Utterance, numbers: readonly Found[]): Found | null {
  const { fresh } = language.spelling;
  const end = numbers.at(-1)!.row.to;
  const cue = words.findIndex(({ text }, at) => at >= end && fresh.has(text));
  if (cue < 0) return null;
  const bare = (text: string) => text.replace(/'s$/, '');
  const isTelling = (text: string) =>
    text.length > 2 && !language.harmless.has(text) && !fresh.has(text) && !language.links.has(text);
  // What the last one is called may stand behind it: "… is my cell, use the cell".
  const begin = words.findIndex(({ pause }, at) => at > end && at <= cue && pause);
  const named = new Set(
    words
      .slice(begin < 0 ? end : begin)
      .map(({ text }) => bare(text))
      .filter(isTelling),
  );
  const isLed = words.slice(0, numbers[0]!.row.from).some(({ text }) => isTelling(bare(text)));
  const meant = numbers.filter(({ row }, n) => {
    const next = numbers[n + 1]?.row.from ?? begin;
    const [from, to] = isLed ? [numbers[n - 1]?.row.to ?? 0, row.from] : [row.to, next];
    return words.slice(from, Math.max(from, to)).some(({ text }) => named.has(bare(text)));
  });
  return meant.length === 1 ? meant[0]! : null;
}

/** "… oh one eight nine, no, that ends nine eight": a whole number, and behind it which of its digits are others. */
function otherEnd({ words, text, language }: Utterance, { row, number }: Found, code: CountryCode): Found | null {
  const begin = words[row.to];
  if (!begin || number.ext) return null;
  const behind = readUtterance(text.slice(begin.from), language);
  const isFirst = behind.words.some(({ text: word }) => language.phone.first.has(word));
  const amended = amendPhone(behind, number.number, isFirst);
  const other = amended === null ? null : numberOf([amended], code);
  return other && { row: { ...row, to: words.length }, number: other };
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
  const preferred =
    last && other && last.number.number !== other.number.number ? preferredOf(utterance, numbers) : null;
  if (last && other && last.number.number !== other.number.number && !preferred) {
    const isOpen = others.some(({ from, to }) => from >= other.row.to && to <= last.row.from);
    // "… 0195, or, wait, no, that's my old one": what takes back closes it.
    if ((isOpen && !isTakenBackBetween(utterance, other.row, last.row)) || !isAnew(utterance, other.row, last.row))
      return null;
  }
  const anew = numbers.findLast(({ row }) => row.from >= repaired);
  const isTakenBack =
    repaired > 0 && rows.some(({ from }) => from >= repaired) && rows.some(({ to }) => to <= repaired);
  const told = preferred ?? (numbers.length === 1 ? otherEnd(utterance, numbers[0]!, code) : null);
  const meant =
    told ??
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
