import type { Digest } from '#domain/notifications/notification-limits.ts';
import { instantOf, wallTime } from '#voice/understanding/calendar.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;
/** Monday. */
const weeklyOn = 1;

/** Some days later on the calendar, at an hour of the wall clock there. */
function onDay(at: number, days: number, hour: number, timeZone: string): number {
  const today = wallTime(at, timeZone);
  const date = new Date(Date.UTC(today.year, today.month - 1, today.day) + days * dayMs);
  const wall = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate(), hour, minute: 0 };
  return instantOf(wall, timeZone);
}

const nextFullHour = (at: number, timeZone: string) =>
  at - (at % minuteMs) + (60 - wallTime(at, timeZone).minute) * minuteMs;

interface When {
  digest: Digest;
  /** Of the wall clock. */
  hour: number;
  timeZone: string;
}

/**
 * When the next digest goes, after a moment: at a full hour, each day at an hour, or on Monday at it, by the wall clock
 * of the zone. An hour that the clock jumps over is moved on by the jump; of one that comes twice the first is meant.
 */
export function nextDigest(at: number, { digest, hour, timeZone }: When): number {
  if (digest === 'immediate' || digest === 'never') return at;
  if (digest === 'hourly') return nextFullHour(at, timeZone);
  for (let days = 0; ; days++) {
    const next = onDay(at, days, hour, timeZone);
    const { year, month, day } = wallTime(next, timeZone);
    const fits = digest === 'daily' || new Date(Date.UTC(year, month - 1, day)).getUTCDay() === weeklyOn;
    if (fits && next > at) return next;
  }
}

/** When the quiet hours end in which a moment lies; null where it lies in none. */
export function endOfQuiet(at: number, quiet: { from: number; to: number } | null, timeZone: string): number | null {
  if (quiet === null) return null;
  const { from, to } = quiet;
  const { hour } = wallTime(at, timeZone);
  const isQuiet = from < to ? hour >= from && hour < to : hour >= from || hour < to;
  if (!isQuiet) return null;
  const today = onDay(at, 0, to, timeZone);
  return today > at ? today : onDay(at, 1, to, timeZone);
}
