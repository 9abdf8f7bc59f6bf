import { type BookingLimits, minutesOf } from '#domain/agents/booking-limits.ts';
import { weekdays } from '#domain/identity/business-hours.ts';
import { wallTime, weekdayOf } from '#voice/understanding/calendar.ts';
import type { Wish } from '#voice/understanding/types/wish.ts';

/** What a step says of the times that it books. */
export type Limits = Pick<BookingLimits, 'weekdays' | 'opens' | 'closes' | 'noticeHours'>;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Days that are looked at behind the notice, where all that was wished for lies within it. */
const daysBehindNotice = 14;

const daysOf = (limits: Limits): number[] | null =>
  limits.weekdays.length === 0 ? null : limits.weekdays.map((day) => weekdays.indexOf(day));

/** The minutes of a day at which an appointment may begin; `to` is not included. */
function startsOf({ opens, closes }: Limits, durationMinutes: number): { from: number; to: number } | null {
  if (opens === '' && closes === '') return null;
  const from = opens === '' ? 0 : minutesOf(opens);
  return { from, to: closes === '' ? 1440 : Math.max(from, minutesOf(closes) - durationMinutes) + 1 };
}

interface At {
  /** Milliseconds since the epoch. */
  now: number;
  timeZone: string;
  durationMinutes: number;
}

/** Whether an appointment may begin then. @param start in ms since the epoch */
export function isWithin(start: number, limits: Limits, { now, timeZone, durationMinutes }: At): boolean {
  if (start < now + limits.noticeHours * hourMs) return false;
  const wall = wallTime(start, timeZone);
  const minute = wall.hour * 60 + wall.minute;
  const [days, hours] = [daysOf(limits), startsOf(limits, durationMinutes)];
  return (!days || days.includes(weekdayOf(wall))) && (!hours || (minute >= hours.from && minute < hours.to));
}

/**
 * What is looked for of a wish: the days and hours of it that the limits leave. Where they leave none of it, all that they leave is
 * looked for, so that other times can be offered.
 */
export function withinLimits(wish: Wish, limits: Limits, { now, durationMinutes }: At): Wish {
  const soonest = now + limits.noticeHours * hourMs;
  const [days, hours] = [daysOf(limits), startsOf(limits, durationMinutes)];
  const from = limits.noticeHours > 0 ? Math.max(wish.from, soonest) : wish.from;
  const to = wish.to > from ? wish.to : from + daysBehindNotice * dayMs;
  const kept = days && (wish.weekdays?.filter((day) => days.includes(day)) ?? days);
  const both = hours &&
    wish.hours && { from: Math.max(hours.from, wish.hours.from), to: Math.min(hours.to, wish.hours.to) };
  return {
    ...wish,
    from,
    to,
    ...(days && { weekdays: kept!.length > 0 ? kept : days }),
    ...(hours && { hours: both && both.from < both.to ? both : hours }),
  };
}
