import { type BusinessHours, type Holiday, weekdays } from '#domain/identity/business-hours.ts';
import { bookingHorizonDays, slotMinutes } from '#domain/scheduling/appointments.ts';
import { isoDate, wallTime, weekdayOf } from '#voice/understanding/calendar.ts';

/** A stretch of time in milliseconds since the epoch; the end is not part of it. */
export interface Span {
  start: number;
  end: number;
}

/** When a workspace can be booked, by its own clock. */
export interface OpenTimes {
  timeZone: string;
  businessHours: BusinessHours;
  holidays: readonly Holiday[];
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const overlaps = (a: Span, b: Span) => a.start < b.end && b.start < a.end;

/** Date, weekday (0 Sunday) and minute of the day of a moment in a zone, by the zone's own rules on that date. */
export function wallClock(at: number, timeZone: string): { date: string; weekday: number; minute: number } {
  const wall = wallTime(at, timeZone);
  return { date: isoDate(wall), weekday: weekdayOf(wall), minute: wall.hour * 60 + wall.minute };
}

/** Whether a stretch lies within the business hours of one day that is no holiday. */
export function isOpen(span: Span, { timeZone, businessHours, holidays }: OpenTimes): boolean {
  const { date, weekday, minute } = wallClock(span.start, timeZone);
  const end = minute + (span.end - span.start) / minuteMs;
  return (
    businessHours[weekdays[weekday]!].some(({ from, to }) => minute >= from && end <= to) &&
    !holidays.some((day) => (day.yearly ? day.date.slice(4) === date.slice(4) : day.date === date))
  );
}

/** Whether a time can be booked: to come, not too far ahead, within business hours, and nothing stands there. */
export function isFree(span: Span, taken: Span[], open: OpenTimes, now: number): boolean {
  return (
    span.start > now &&
    span.start <= now + bookingHorizonDays * dayMs &&
    isOpen(span, open) &&
    !taken.some((other) => overlaps(span, other))
  );
}

export interface Search {
  now: number;
  open: OpenTimes;
  durationMinutes: number;
  /** Bounds of the search. */
  within: Span;
  /** The moment that the caller asked for. */
  wish: number | null;
  taken: Span[];
  count: number;
  /** Minutes of the day, and days of the week from 0, that suit. */
  hours?: { from: number; to: number } | undefined;
  weekdays?: readonly number[] | undefined;
}

/** Whether a start is within the wished hours and days. */
function suits(start: number, { open, hours, weekdays: days }: Search): boolean {
  if (!hours && !days) return true;
  const { minute, weekday } = wallClock(start, open.timeZone);
  return (!hours || (minute >= hours.from && minute < hours.to)) && (!days || days.includes(weekday));
}

/**
 * Free times on the grid, at most `count`, in order of time: those nearest to the wish where there is one, else the
 * first. The wish itself leads the search even when it is not on the grid. Where none is free in the wished hours and
 * days, the others.
 */
export function freeTimes(search: Search): number[] {
  const found = timesWithin(search);
  const { hours, weekdays: days, ...any } = search;
  return found.length === 0 && (hours || days) ? timesWithin(any) : found;
}

function timesWithin(search: Search): number[] {
  const { now, open, wish, taken, within } = search;
  const length = search.durationMinutes * minuteMs;
  const grid = slotMinutes * minuteMs;
  const free = (start: number) => isFree({ start, end: start + length }, taken, open, now);
  const end = Math.min(within.end, now + bookingHorizonDays * dayMs);

  const found = new Set<number>();
  // "A bit earlier" than four looks close to four, and before it.
  const isWithin = wish !== null && wish >= within.start && wish < within.end;
  if (isWithin && free(wish)) found.add(wish);
  // The search runs in order of time, so `count` times after the wish (or at all, without one) settle it.
  let settled = 0;
  for (
    let start = Math.ceil(Math.max(within.start, now) / grid) * grid;
    start < end && settled < search.count;
    start += grid
  ) {
    if (!suits(start, search) || !free(start)) continue;
    found.add(start);
    if (wish === null || start > wish) settled++;
  }
  return nearestTimes([...found], search);
}

/** At most `count` of these times, in order: those nearest to the wish where there is one, else the first. */
export function nearestTimes(times: number[], { wish, count }: Pick<Search, 'wish' | 'count'>): number[] {
  const inOrder = times.sort((a, b) => a - b);
  const nearest = wish === null ? inOrder : inOrder.toSorted((a, b) => Math.abs(a - wish) - Math.abs(b - wish));
  return nearest.slice(0, count).sort((a, b) => a - b);
}
