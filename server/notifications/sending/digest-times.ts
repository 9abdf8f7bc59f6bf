import type { Digest } from '#domain/notifications/notification-limits.ts';
import { addDays, instantOf, wallTime, weekdayOf } from '#voice/understanding/calendar.ts';

const minuteMs = 60_000;
/** Monday. */
const weeklyOn = 1;

/** Some days later on the calendar, at an hour of the wall clock there. */
function onDay(at: number, days: number, hour: number, timeZone: string): number {
  return instantOf({ ...addDays(wallTime(at, timeZone), days), hour, minute: 0 }, timeZone);
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
    const fits = digest === 'daily' || weekdayOf(wallTime(next, timeZone)) === weeklyOn;
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
