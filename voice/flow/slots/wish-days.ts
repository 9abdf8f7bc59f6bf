import { findDate, mondayOf, monthAfter } from './find-date.ts';
import { months } from './say-when.ts';
import { addDays, type CalendarDate, daysInMonth } from './zone.ts';

/** Days in which any will do, both ends included. */
export interface DaySpan {
  from: CalendarDate;
  to: CalendarDate;
}

const monthNames = months.map((name) => name.toLowerCase());

const spans: [RegExp, (today: CalendarDate, match: RegExpExecArray) => DaySpan][] = [
  [/\bweek after next\b/, (today) => weekSpan(today, 2, 0, 6)],
  [/\b(?:early|beginning of|start of) next week\b/, (today) => weekSpan(today, 1, 0, 2)],
  [/\b(?:late|later|end of) next week\b/, (today) => weekSpan(today, 1, 3, 6)],
  [/\bnext weekend\b/, (today) => weekSpan(today, 1, 5, 6)],
  [/\b(?:this|the|on the) weekend\b/, (today) => later(weekSpan(today, 0, 5, 6), today)],
  [/\bnext week\b/, (today) => weekSpan(today, 1, 0, 6)],
  [/\b(?:this|later this|the rest of the) week\b/, (today) => later(weekSpan(today, 0, 0, 6), today)],
  [
    /\b(?:in the )?next (\d{1,2}|few|couple of) days\b/,
    (today, [, n]) => ({ from: today, to: addDays(today, Number(n) || 4) }),
  ],
  [
    /\bnext (\d{1,2}|few|couple of) weeks\b/,
    (today, [, n]) => ({ from: today, to: addDays(today, 7 * (Number(n) || 3)) }),
  ],
  [
    new RegExp(`\\b(1st|2nd|3rd|4th|last) (?:full )?week (?:of|in) (${monthNames.join('|')}|next month|the month)\\b`),
    (today, [, nth = '', name = '']) => nthWeek(nth, name, today),
  ],
  [/\bnext month\b/, (today) => monthSpan(monthAfter(today, 1))],
  [/\bthis month\b/, (today) => later(monthSpan(today), today)],
  [
    new RegExp(`\\b(?:in|during|sometime in|beginning of|end of) (${monthNames.join('|')})\\b`),
    (today, [, name = '']) => later(monthSpan(namedMonth(name, today)), today),
  ],
];

function weekSpan(today: CalendarDate, ahead: number, first: number, last: number): DaySpan {
  const monday = mondayOf(today, ahead);
  return { from: addDays(monday, first), to: addDays(monday, last) };
}

function monthSpan({ year, month }: { year: number; month: number }): DaySpan {
  return { from: { year, month, day: 1 }, to: { year, month, day: daysInMonth(year, month) } };
}

/** Dates as numbers that compare like them. */
export const key = (date: CalendarDate) => date.year * 10_000 + date.month * 100 + date.day;
const later = (span: DaySpan, today: CalendarDate): DaySpan =>
  key(span.from) < key(today) ? { ...span, from: today } : span;

/** The coming month of that name. */
function namedMonth(name: string, today: CalendarDate): { year: number; month: number } {
  if (name.includes('month')) return name.startsWith('next') ? monthAfter(today, 1) : today;
  const month = monthNames.indexOf(name) + 1;
  return { year: month < today.month ? today.year + 1 : today.year, month };
}

/** The first seven days of a month, the second seven; the last seven. */
function nthWeek(nth: string, name: string, today: CalendarDate): DaySpan {
  const { from, to } = monthSpan(namedMonth(name, today));
  if (nth === 'last') return { from: addDays(to, -6), to };
  const first = addDays(from, 7 * (Number.parseInt(nth, 10) - 1));
  return { from: first, to: addDays(first, 6) };
}

/** "Tuesday next week" names a day, not the week. */
const dayOfWeek =
  /\b(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?)(?:day)? (?:of )?next week\b|next week (?:on )?\w+day\b/;

const someDay = `(?:next |this )?(?:sun|mon|tue|wed|thu|fri|sat|today|tomorrow|the \\d|${monthNames.join('|')})`;
const openEnd = new RegExp(
  `(?<!day )\\b(?:not before|after|starting|from) ${someDay}|\\bor (?:later|after)\\b|\\bonwards?\\b|\\bfrom \\w+ on\\b`,
);
const openBegin = new RegExp(`(?<!day |not )\\b(?:before|by|until|till?|no later than) ${someDay}`);

/** The days that words name: a week, a month, a day, two days with what lies between, or all before or after a day. */
export function findDays(words: string, today: CalendarDate): DaySpan | null {
  if (!dayOfWeek.test(words))
    for (const [pattern, read] of spans) {
      const match = pattern.exec(words);
      if (match) return read(today, match);
    }
  const found = findDate(words, today);
  if (!found) return null;
  const { date, rest } = found;
  if (/\bweek of\b/.test(words)) return { from: date, to: addDays(date, 6) };
  if (openEnd.test(words)) return { from: addDays(date, /\bafter\b/.test(words) ? 1 : 0), to: addDays(date, 7) };
  if (openBegin.test(words)) return { from: today, to: addDays(date, /\bbefore\b/.test(words) ? -1 : 0) };
  const other = / (?:or|and|to|through) |-/.test(words) ? findDate(rest, today)?.date : undefined;
  if (!other) return { from: date, to: date };
  return key(date) <= key(other) ? { from: date, to: other } : { from: other, to: date };
}
