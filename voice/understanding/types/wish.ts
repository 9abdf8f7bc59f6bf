import { addDays, type CalendarDate, dayNumber, instantOf, type WallTime, wallTime, weekdayOf } from '../calendar.ts';
import type { Utterance } from '../utterance.ts';
import { type Clock, resolveClock } from '../values/clock.ts';
import { type Days, resolveDate, resolveSpan } from '../values/date-expression.ts';
import type { Moment } from '../values/moment.ts';
import { wallAfter, wallOn } from './date-time.ts';
import { readWhen, type When } from './when.ts';

/** Minutes of the day, `to` not included. */
export interface HourSpan {
  from: number;
  to: number;
}

/** When somebody would like to come: a moment, or a span in which any time will do. */
export interface Wish {
  /** Milliseconds since the epoch; `to` is not included. */
  from: number;
  to: number;
  /** The very moment, when one was named. */
  exact: number | null;
  /** The part of each day that is meant; null for any. */
  hours: HourSpan | null;
  /** The weekdays that are meant, 0 is Sunday; null for any. */
  weekdays: number[] | null;
  /** The day or moment that was named, for saying that it is not free; empty for a longer span. */
  spoken: string;
}

/** What a wish is read by. */
export interface WishContext {
  /** Milliseconds since the epoch. */
  now: number;
  timeZone: string;
  /** The day that was talked about last, for "at four then"; null when there was none. */
  before: CalendarDate | null;
  /** Only what says plainly that it is a day or a time counts: no bare number. */
  plain?: boolean;
}

/** Days to look at when any time will do, or when only the hour matters. */
const openDays = 14;

const asked = new Set(['date', 'clock']);

/** The instant at which a day begins. */
const midnight = (date: CalendarDate, timeZone: string) => instantOf({ ...date, hour: 0, minute: 0 }, timeZone);

/** All days that are said, from the first to the last, and which weekdays of them. */
function daysOf({ day }: When, today: CalendarDate): (Days & { weekdays: number[] | null }) | null {
  if (!day) return null;
  const of = ({ date, span }: Moment): Days | null => {
    const found = date && resolveDate(date, today);
    return found ? { from: found, to: found } : span ? resolveSpan(span, today) : null;
  };
  const all = [day.piece, ...day.others].flatMap(({ value }) => of(value) ?? []);
  const sorted = all.sort((a, b) => dayNumber(a.from) - dayNumber(b.from));
  const [first] = sorted;
  if (!first) return null;
  const last = sorted.reduce((a, b) => (dayNumber(b.to) > dayNumber(a.to) ? b : a));
  const { span } = day.piece.value;
  const named = span?.of === 'weekdays' ? span.weekdays : null;
  const isSingle = sorted.every(({ from, to }) => dayNumber(from) === dayNumber(to));
  const several = sorted.length > 1 && isSingle ? sorted.map(({ from }) => weekdayOf(from)) : null;
  return { from: first.from, to: last.to, weekdays: named ?? several };
}

/** The weekdays that somebody cannot come: "not Monday", "I can't do Tuesdays". */
function withoutDenied({ taken, day }: When, today: CalendarDate): number[] | null {
  const meant = new Set([day?.piece, ...(day?.others ?? [])].map((piece) => piece?.from));
  const denied = taken.filter(({ from, value }) => !meant.has(from) && value.date?.of === 'weekday');
  const out = new Set(
    denied
      .flatMap(({ value }) => (value.date ? [resolveDate(value.date, today)] : []))
      .flatMap((date) => (date ? [weekdayOf(date)] : [])),
  );
  return out.size > 0 ? [0, 1, 2, 3, 4, 5, 6].filter((weekday) => !out.has(weekday)) : null;
}

/** The next instant at which the clock shows this time: today, or tomorrow when it has passed. */
function nextAt(clock: Clock, now: number, timeZone: string): WallTime {
  const today = wallTime(now, timeZone);
  const { hour, minute } = resolveClock(clock);
  const at = { ...today, hour, minute };
  return instantOf(at, timeZone) > now ? at : { ...addDays(today, 1), hour, minute };
}

/** When somebody would like to come. Null when the words name no time at all. */
export function readWish(utterance: Utterance, { now, timeZone, before, plain = false }: WishContext): Wish | null {
  const today = wallTime(now, timeZone);
  const { say } = utterance.language;
  const when = readWhen(utterance, plain ? new Set() : asked, today);
  const hours = when.part?.piece.value.part ?? null;
  const away = when.day?.piece.value.away ?? when.time?.piece.value.away;
  const isSoon = utterance.readings.some(({ category }) => category === 'any');
  if (away && away.days + away.months + away.years + away.minutes > 0) return exactly(wallAfter(today, away), null);
  const days = daysOf(when, today);
  const isOneDay = days !== null && dayNumber(days.from) === dayNumber(days.to);
  if (when.clock && (isOneDay || !days)) {
    const day = days?.from ?? (before && dayNumber(before) >= dayNumber(today) ? before : null);
    return exactly(day ? wallOn(day, when.clock, today) : nextAt(when.clock, now, timeZone), hours);
  }
  const denied = withoutDenied(when, today);
  if (!days && !hours && !isSoon && !denied && !when.clock) return null;
  const open = { from: today, to: addDays(today, openDays) };
  const { from, to } = days ?? (hours && before ? { from: before, to: before } : open);
  const minute = when.clock && resolveClock(when.clock);
  return {
    from: Math.max(midnight(from, timeZone), now),
    to: midnight(addDays(to, 1), timeZone),
    exact: null,
    // "Next week at three": about that hour of any day.
    hours: minute
      ? { from: minute.hour * 60 + minute.minute, to: minute.hour * 60 + minute.minute + 60 }
      : hours && { from: hours.from, to: Math.min(hours.to, 1440) },
    weekdays: days?.weekdays ?? denied,
    spoken: isOneDay ? say.date(from, today) : '',
  };

  /** A week from that day on is looked at, so that other times can be offered when the moment is taken. */
  function exactly(wall: WallTime, within: HourSpan | null): Wish {
    return {
      from: Math.max(now, midnight(wall, timeZone)),
      to: midnight(addDays(wall, 7), timeZone),
      exact: instantOf(wall, timeZone),
      hours: within && { from: within.from, to: Math.min(within.to, 1440) },
      weekdays: null,
      spoken: say.moment(wall, today),
    };
  }
}

/** A time that somebody names in passing, as in "a haircut tomorrow at three": a near day or moment still to come. */
export function readPassingWish(utterance: Utterance, now: number, timeZone: string): Wish | null {
  const said = readWhen(utterance, new Set(), wallTime(now, timeZone));
  if (!said.day && !said.time && !said.part) return null;
  const wish = readWish(utterance, { now, timeZone, before: null });
  const week = 7 * 24 * 3_600_000;
  if (!wish || wish.to - wish.from > week + 3_600_000) return null;
  return (wish.exact ?? wish.to) > now ? wish : null;
}
