import { type AnalyticsQuery, type AnalyticsRange, mostDays } from '#domain/calls/analytics.ts';
import { AppError } from '#domain/platform/errors.ts';
import { isoDate, wallTime } from '#voice/understanding/calendar.ts';

const dayMs = 86_400_000;

/** A day so many days later, as in `2026-11-23`. Days without a zone: each has 24 hours here. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** Days from the first to the last, both included. */
export const countDays = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs + 1;

/** The day of a moment in a time zone. */
export const dayIn = (timeZone: string, at: number): string => isoDate(wallTime(at, timeZone));

/** The first and the last day. */
export interface Days {
  from: string;
  to: string;
}

const lengths = { today: 1, '7_days': 7, '30_days': 30, '90_days': 90 } as const;

function named(range: AnalyticsRange, today: string): Days {
  const first = `${today.slice(0, 7)}-01`;
  if (range === 'this_month') return { from: first, to: today };
  if (range === 'last_month') {
    const to = addDays(first, -1);
    return { from: `${to.slice(0, 7)}-01`, to };
  }
  return { from: addDays(today, 1 - lengths[range]), to: today };
}

const refused = (path: string, message: string) => new AppError('invalid_input', undefined, [{ path, message }]);

/** @throws AppError invalid_input where the last day is before the first */
export function requireOrder({ from, to }: { from?: string | undefined; to?: string | undefined }): void {
  if (from !== undefined && to !== undefined && from > to)
    throw refused('query.from', 'The start date must be before the end date.');
}

/**
 * The days that a query counts. Of own dates one may be left out: the last day is today then, and the first one 29 days
 * before the last.
 * @throws AppError invalid_input where the days are in the wrong order or too many
 */
export function daysOf({ range, from, to }: Pick<AnalyticsQuery, 'range' | 'from' | 'to'>, today: string): Days {
  if (from === undefined && to === undefined) return named(range, today);
  const last = to ?? today;
  const days = { from: from ?? addDays(last, -29), to: last };
  requireOrder(days);
  if (countDays(days.from, days.to) > mostDays) throw refused('query.from', `Choose up to ${mostDays} days.`);
  return days;
}
