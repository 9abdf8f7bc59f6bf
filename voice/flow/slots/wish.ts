import { sayDate, sayTime } from './say-when.ts';
import { findWhen, nextAt, wallOn, whenWords } from './when.ts';
import { type DaySpan, findDays, key } from './wish-days.ts';
import { findHours, type HourSpan } from './wish-hours.ts';
import { addDays, type CalendarDate, instantOf, wallTime } from './zone.ts';

/** When somebody would like to come: a moment, or a span in which any time will do. */
export interface Wish {
  /** Milliseconds since the epoch; `to` is not included. */
  from: number;
  to: number;
  /** The very moment, when one was named. */
  exact: number | null;
  /** The part of each day that is meant; null for any. */
  hours: HourSpan | null;
  /** The day or moment that was named, for saying that it is not free; empty for a longer span. */
  spoken: string;
}

/** Days to look at when any time will do, or when only the hour matters. */
const openDays = 14;

const anyTime =
  /\b(?:as soon as (?:possible|you can)|asap|soonest|(?:first|next|earliest) (?:available|possible|opening|free|slot|appointment|time|one)|earliest|any ?time|any day|whenever|whatever (?:works|you have|is free)|you (?:choose|pick|decide)|surprise me|i'm (?:flexible|open|free)|flexible|don't (?:mind|care)|doesn't matter|do you have|what(?:'s| is| do you have| have you got)? (?:available|free|open)|what times?|which times?|when (?:are|do) you|(?:the )?(?:earlier|sooner) the better|soon)\b/;

/**
 * Reads when the caller would like to come.
 * @param before the day that was talked about last, for "at four then"; null when there was none
 * @returns null when the words name no time at all
 */
export function readWish(text: string, now: number, timeZone: string, before: CalendarDate | null): Wish | null {
  const words = whenWords(text);
  const today = wallTime(now, timeZone);
  const found = findHours(words);
  const hours = found?.hours ?? null;
  const days = findDays(words, today);
  const isOneDay = days === null || key(days.from) === key(days.to);
  const when = isOneDay && !found?.isBound ? findWhen(text, now, timeZone, hours === null) : null;
  if (when?.instant) return exactly(when.instant, now, timeZone, null);
  if (when?.time) {
    const day = when.date ?? (before && key(before) >= key(today) ? before : null);
    const at = day ? instantOf(wallOn(day, when.time, today), timeZone) : nextAt(when.time, now, timeZone);
    return exactly(at, now, timeZone, hours);
  }
  if (!days && !hours && !anyTime.test(words)) return null;
  const open = { from: today, to: addDays(today, openDays) };
  const wanted: DaySpan = days ?? (hours && before ? { from: before, to: before } : open);
  return {
    from: Math.max(midnight(wanted.from, timeZone), now),
    to: midnight(addDays(wanted.to, 1), timeZone),
    exact: null,
    hours,
    spoken: days && isOneDay ? sayDate(wanted.from, today) : '',
  };
}

/** The instant at which a day begins. */
const midnight = (date: CalendarDate, timeZone: string) =>
  instantOf({ year: date.year, month: date.month, day: date.day, hour: 0, minute: 0 }, timeZone);

/** A week from that day on is looked at, so that other times can be offered when the moment is taken. */
function exactly(at: number, now: number, timeZone: string, hours: Wish['hours']): Wish {
  const wall = wallTime(at, timeZone);
  return {
    from: Math.max(now, midnight(wall, timeZone)),
    to: midnight(addDays(wall, 7), timeZone),
    exact: at,
    hours,
    spoken: `${sayDate(wall, wallTime(now, timeZone))} at ${sayTime(wall)}`,
  };
}

/** A time that somebody names in passing, as in "a haircut tomorrow at three": a near day or moment still to come. */
export function readPassingWish(text: string, now: number, timeZone: string): Wish | null {
  const wish = /\bsince\b/i.test(text) ? null : readWish(text, now, timeZone, null);
  const week = 7 * 24 * 3_600_000;
  if (!wish || wish.to - wish.from > week + 3_600_000) return null;
  return (wish.exact ?? wish.to) > now ? wish : null;
}
