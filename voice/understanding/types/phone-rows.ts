import type { Language } from '#voice/languages/language.ts';
import type { Spelling } from '#voice/languages/spelling.ts';
import { longestPhrase } from '../phrases.ts';
import type { Utterance } from '../utterance.ts';
import type { Part } from './left-over.ts';
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
/** Digits of a number that is hardly whole, at most. */
const mostOfPart = 8;
/** Words that may lead to an extension. */
const mostLeading = 5;

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
  { words, marks, language, text: said }: Utterance,
  { between, extension, first, zeros, joinsTens, together, goesOn = [] }: Language['phone'],
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
  /** Whether a number has begun and is hardly whole, and nothing was taken back. */
  const isOpen = (begun: Opened | null, at: number) =>
    begun !== null &&
    begun.parts.flat().join('').length <= mostOfPart &&
    !marks.some(({ value, from }) => value === 'repair' && from > begun.from && from <= at);
  const isQuiet = (at: number) => {
    const text = words[at]?.text ?? '';
    return language.articles.has(text) || language.links.has(text) || between.has(text) || language.harmless.has(text);
  };
  /** Words behind the first that lead to an extension and its digits. */
  const leadTo = (at: number): number => {
    let to = at;
    while (to - at < mostLeading && isQuiet(to) && !extension.has(words[to]!.text)) to += 1;
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
      // "Zero one seven six, then five five five zero, and at the end one seven two".
      const going = isOpen(row, at) ? longestPhrase(words, at, goesOn) : 0;
      if (going > 0) {
        at += going - 1;
        continue;
      }
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

/** "Don't call 415 …": at most a word stands between. A "no" answers. */
export const isDenied = ({ marks, words, language }: Utterance, { from }: Part) =>
  marks.some(
    (mark) =>
      mark.value === 'negation' &&
      mark.to <= from &&
      from - mark.to <= 1 &&
      (mark.to - mark.from > 1 || !language.denials.has(words[mark.from]!.text)),
  );
