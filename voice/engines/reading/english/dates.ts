import { dashSource } from '../amounts.ts';
import { type Rule, rule } from '../rule.ts';
import { ordinalWords, yearWords } from './numbers.ts';
import { months, weekdays } from './words.data.ts';

const fullMonth =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec';
const monthNames = new Set(fullMonth.split('|'));
/** Months and weekdays in small letters are in the plain words of a text. */
export const isDateWord = (word: string): boolean => monthNames.has(word) || weekdays.has(word.slice(0, 3));

const monthName = (written: string): string => months.get(written.slice(0, 3).toLowerCase())!;
const isDay = (day: string | undefined): boolean => day === undefined || (Number(day) >= 1 && Number(day) <= 31);
const dash = String.raw`\s?${dashSource}\s?`;
const yearPart = String.raw`(?:,? ((?:1\d|20)\d{2})(?!\d))?`;
const dayNames = 'mon|tues?|wed|thu(?:rs?)?|fri|sat|sun';

/** Dates with the month as a word, and weekdays cut short. */
export function dateRules(isBritish: boolean): Rule[] {
  const ordinal = (day: string) => ordinalWords(day, isBritish);
  const behind = (year: string | undefined) => (year === undefined ? '' : `, ${yearWords(year, isBritish)}`);
  const behindDay = new RegExp(String.raw`(?:${fullMonth})\.? \d{1,2}(?:st|nd|rd|th)?(?:, \d{4})?\s?$`, 'i');
  return [
    // "Jan. 1–Dec. 31".
    rule(
      's',
      String.raw`[-‐‑‒–—](?=\s?(?:${fullMonth})\.? \d)`,
      (_match, { before }) => (behindDay.test(before) ? 'to' : undefined),
      'i',
    ),
    rule(
      'l',
      String.raw`(${fullMonth})\.? (\d{1,2})(?:st|nd|rd|th)?(?![\d:%/]|[.,]\d)(?:${dash}(\d{1,2})(?:st|nd|rd|th)?(?![\d:]))?${yearPart}`,
      ([written, month, day, end, year], { next }) => {
        if (!isDay(day) || !isDay(end) || (/^may/.test(written) && /^\s(?:people|of|percent|times)/.test(next)))
          return undefined;
        const to = end === undefined ? '' : ` to ${ordinal(end)}`;
        return `${monthName(month!)} ${isBritish ? 'the ' : ''}${ordinal(day!)}${to}${behind(year)}`;
      },
      'i',
    ),
    rule(
      'd',
      String.raw`(\d{1,2})(?:st|nd|rd|th)?(?:(?:${dash}| to )(\d{1,2})(?:st|nd|rd|th)?)? (?:of )?(${fullMonth})(?![a-z])\.?${yearPart}`,
      ([, day, end, month, year], { before }) => {
        if (!isDay(day) || !isDay(end)) return undefined;
        const article = /\bthe\s$/i.test(before) ? '' : 'the ';
        const to = end === undefined ? '' : ` to the ${ordinal(end)}`;
        return `${article}${ordinal(day!)}${to} of ${monthName(month!)}${behind(year)}`;
      },
      'i',
    ),
    rule('l', String.raw`(${fullMonth})\.? (?=(?:1[5-9]|20)\d{2}(?!\d))`, ([, month]) => `${monthName(month!)}`, 'i'),
    rule(
      'l',
      String.raw`(Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)(?=${dash}(?:${fullMonth})(?!\p{L}))`,
      ([, month]) => (/^\p{Lu}/u.test(month!) ? monthName(month!) : undefined),
      'i',
    ),
    rule('l', String.raw`(Jan|Feb|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)(?![\p{L}.])`, ([, month], { before }) =>
      new RegExp(`(?:${fullMonth})${dash}$`, 'i').test(before) ? monthName(month!) : undefined,
    ),
    rule(
      'l',
      String.raw`(${dayNames})\.?(?=,? (?:the )?(?:\d|(?:${fullMonth})\.? \d)|\s?(?:${dashSource}|&|to|and|,)\s?(?:${dayNames})(?:[a-z]{3,6})?(?![a-z]))`,
      ([, day]) => weekdays.get(day!.slice(0, 3).toLowerCase()),
      'i',
    ),
    rule('l', String.raw`(Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)(?![\p{L}])`, ([, day], { before, next }) =>
      new RegExp(String.raw`(?:${dayNames})(?:[a-z]{3,6})?\.?\s?(?:${dashSource}|&|to|and|,)\s?$`, 'i').test(before) ||
      (/(?:\d|[ap]\.?m\.?),?\s$/i.test(before) && /^(?:[.,;)]|$)/.test(next)) ||
      (/^(?:Sat|Sun|Mon|Wed|Fri)$/.test(day!) && /\b(?:on|next|this|every|by|until|last)\s$/i.test(before)) ||
      (/^(?:Tue|Tues|Thu|Thurs|Fri|Wed)$/.test(day!) &&
        /^(?:[,.:]|\s(?:at|from|morning|afternoon|evening|night)|$)/.test(next))
        ? weekdays.get(day!.slice(0, 3).toLowerCase())
        : undefined,
    ),
    rule('s', `${dashSource}(?=\\s?\\p{L})`, (_match, { before, next }) =>
      isSpan(before, next) ||
      (/\d(?:st|nd|rd|th)\s?$/.test(before) && /^\s?(?:mon|tue|wed|thu|fri|sat|sun)/i.test(next))
        ? 'to'
        : undefined,
    ),
  ];
}

/** A dash between two weekdays or two months. */
function isSpan(before: string, next: string): boolean {
  const [, first = ''] = /([A-Za-z]{3,9})\.?\s?$/.exec(before) ?? [];
  const [, last = ''] = /^\s?([A-Za-z]{3,9})/.exec(next) ?? [];
  const isName = (word: string) =>
    /^[A-Z]/.test(word) &&
    isDateWord(word.toLowerCase()) &&
    /^(?:mon|tue|wed|thu|fri|sat|sun)(?:s|rs?|day|sday|nesday|rsday|urday)?$|^.{3,4}$|ary$|ber$|ch$|il$|ne$|ly$|ust$/i.test(
      word,
    );
  return isName(first) && isName(last);
}
