import { findDate, mondayOf, monthAfter } from './find-date.ts';
import { resolveHour, type SaidTime } from './find-time.ts';
import { months, sayDate, sayTime } from './say-when.ts';
import { findWhen, nextAt, wallOn, whenWords } from './when.ts';
import { addDays, type CalendarDate, daysInMonth, instantOf, type WallTime, wallTime } from './zone.ts';

/** When somebody would like to come: a moment, or a span in which any time will do. */
export interface Wish {
  /** Milliseconds since the epoch; `to` is not included. */
  from: number;
  to: number;
  /** The very moment, when one was named. */
  exact: number | null;
  /** Minutes of the day that are meant, on each day of the span; null for any. */
  hours: { from: number; to: number } | null;
  /** The day or moment that was named, for saying that it is not free; empty for a longer span. */
  spoken: string;
}

interface Span {
  from: CalendarDate;
  /** Included. */
  to: CalendarDate;
}

/** Days to look at when any time will do, or when only the hour matters. */
const openDays = 14;

const spans: [RegExp, (today: CalendarDate, match: RegExpExecArray) => Span][] = [
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
  [/\bnext month\b/, (today) => monthSpan(monthAfter(today, 1))],
  [/\bthis month\b/, (today) => later(monthSpan(today), today)],
  [
    new RegExp(
      `\\b(?:in|during|sometime in|beginning of|end of) (${months.map((name) => name.toLowerCase()).join('|')})\\b`,
    ),
    (today, [, name]) => {
      const month = months.findIndex((other) => other.toLowerCase() === name) + 1;
      return later(monthSpan({ year: month < today.month ? today.year + 1 : today.year, month }), today);
    },
  ],
];

const anyTime =
  /\b(?:as soon as (?:possible|you can)|asap|soonest|(?:first|next|earliest) (?:available|possible|opening|free|slot|appointment|time|one)|earliest|any ?time|any day|whenever|whatever (?:works|you have|is free)|you (?:choose|pick|decide)|surprise me|i'm (?:flexible|open|free)|flexible|don't (?:mind|care)|doesn't matter|do you have|what(?:'s| is| do you have| have you got)? (?:available|free|open)|what times?|which times?|when (?:are|do) you|soon)\b/;

const dayParts: [RegExp, number, number][] = [
  [/\bearly (?:in the )?morning\b/, 0, 9],
  [/\blate (?:in the )?morning\b/, 10, 12],
  [/\bmorning\b|\bbefore lunch\b/, 0, 12],
  [/\blunch(?: ?time)?\b|\bmidday\b/, 11, 14],
  [/\bearly (?:in the )?afternoon\b|\bafter lunch\b/, 12, 15],
  [/\blate (?:in the )?afternoon\b/, 15, 18],
  [/\bafternoon\b/, 12, 18],
  [/\bevening\b|\btonight\b|\bafter work\b/, 17, 24],
];

function weekSpan(today: CalendarDate, ahead: number, first: number, last: number): Span {
  const monday = mondayOf(today, ahead);
  return { from: addDays(monday, first), to: addDays(monday, last) };
}

function monthSpan({ year, month }: { year: number; month: number }): Span {
  return { from: { year, month, day: 1 }, to: { year, month, day: daysInMonth(year, month) } };
}

const key = (date: CalendarDate) => date.year * 10_000 + date.month * 100 + date.day;
const later = (span: Span, today: CalendarDate): Span =>
  key(span.from) < key(today) ? { ...span, from: today } : span;

/** "Half past two" is a time, not the hours past two. */
const clockPhrase = /\b(?:half|quarter|5|10|20|25|\d{1,2} minutes?) (?:past|after|to|before|till?|until|of) \d{1,2}\b/g;

/** "after four", "before noon", "between two and four": the hours that the words leave. */
function hoursIn(said: string): Wish['hours'] {
  const words = said.replace(clockPhrase, ' ');
  const time = '(noon|\\d{1,2}(?:[: ][0-5]\\d)?(?: ?[ap]\\.?m)?)';
  const between = new RegExp(`\\b(?:between|from) ${time} (?:and|to|until|till) ${time}`).exec(words);
  if (between) {
    const [from, to] = [minutesOf(between[1]), minutesOf(between[2])];
    return from !== null && to !== null && from < to ? { from, to } : null;
  }
  const after = new RegExp(`\\b(?:after|past|from|later than|not before) ${time}`).exec(words);
  const before = new RegExp(`\\b(?:before|by|until|earlier than|no later than) ${time}`).exec(words);
  if (after || before) {
    const from = after ? minutesOf(after[1]) : 0;
    const to = before ? minutesOf(before[1]) : 24 * 60;
    return from !== null && to !== null && from < to ? { from, to } : null;
  }
  const part = dayParts.find(([pattern]) => pattern.test(words));
  return part ? { from: part[1] * 60, to: part[2] * 60 } : null;
}

function minutesOf(text = ''): number | null {
  if (text === 'noon') return 12 * 60;
  const match = /^(\d{1,2})(?:[: ](\d{2}))?(?: ?([ap]))?/.exec(text);
  if (!match) return null;
  const half: SaidTime['half'] = match[3] === 'a' ? 'am' : match[3] === 'p' ? 'pm' : null;
  const { hour, minute } = resolveHour({ hour: Number(match[1]), minute: Number(match[2] ?? 0), half });
  return hour < 24 ? hour * 60 + minute : null;
}

/** The first minute after a span's last day. */
const endOf = (date: CalendarDate): WallTime => ({ ...addDays(date, 1), hour: 0, minute: 0 });

/**
 * Reads when the caller would like to come.
 * @param before the day that was talked about last, for "at four then"; null when there was none
 * @returns null when the words name no time at all
 */
export function readWish(text: string, now: number, timeZone: string, before: CalendarDate | null): Wish | null {
  const words = whenWords(text);
  const today = wallTime(now, timeZone);
  const hours = hoursIn(words);
  const span = readSpan(words, today);
  const when = span ? null : findWhen(text, now, timeZone, hours === null);
  if (when?.instant) return exactly(when.instant, now, timeZone, null);
  const isVague =
    hours !== null &&
    /\b(?:after|before|between|from|past|until|by|later|earlier)\b/.test(words.replace(clockPhrase, ' '));
  if (when?.time && !isVague) {
    const day = when.date ?? (before && key(before) >= key(today) ? before : null);
    const at = day ? instantOf(wallOn(day, when.time, today), timeZone) : nextAt(when.time, now, timeZone);
    return exactly(at, now, timeZone, hours);
  }
  const date = findDate(words, today)?.date ?? null;
  const days = span ?? (date ? { from: date, to: date } : null);
  if (!days && !hours && !anyTime.test(words)) return null;
  const wanted =
    days ?? (hours && before ? { from: before, to: before } : { from: today, to: addDays(today, openDays) });
  const from = instantOf({ ...wanted.from, hour: 0, minute: 0 }, timeZone);
  return {
    from: Math.max(from, now),
    to: instantOf(endOf(wanted.to), timeZone),
    exact: null,
    hours,
    spoken: days && key(wanted.from) === key(wanted.to) ? sayDate(wanted.from, today) : '',
  };
}

function readSpan(words: string, today: CalendarDate): Span | null {
  if (/\b(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?)(?:day)? next week\b/.test(words)) return null;
  for (const [pattern, read] of spans) {
    const match = pattern.exec(words);
    if (match) return read(today, match);
  }
  return null;
}

/** A week from that day on is looked at, so that other times can be offered when the moment is taken. */
function exactly(at: number, now: number, timeZone: string, hours: Wish['hours']): Wish {
  const wall = wallTime(at, timeZone);
  return {
    from: Math.max(now, instantOf({ ...wall, hour: 0, minute: 0 }, timeZone)),
    to: instantOf({ ...addDays(wall, 7), hour: 0, minute: 0 }, timeZone),
    exact: at,
    hours,
    spoken: `${sayDate(wall, wallTime(now, timeZone))} at ${sayTime(wall)}`,
  };
}

/** A time that somebody names in passing, as in "a haircut tomorrow at three": a near day or moment still to come. */
export function readPassingWish(text: string, now: number, timeZone: string): Wish | null {
  const wish = readWish(text, now, timeZone, null);
  const week = 7 * 24 * 3_600_000;
  if (!wish || wish.to - wish.from > week + 3_600_000) return null;
  return (wish.exact ?? wish.to) > now ? wish : null;
}
