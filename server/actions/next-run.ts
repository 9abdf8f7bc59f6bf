import type { Schedule } from '#domain/actions/actions.ts';
import { addDays, instantOf, wallTime, weekdayOf } from '#voice/understanding/calendar.ts';
import type { ActionRow } from './definitions/find-action.ts';

/**
 * The next minute of a schedule after a moment, by the wall clock of the zone. An hour that the clock jumps over is moved
 * on by the jump; of one that comes twice the first is meant.
 */
export function nextOf(schedule: Schedule, at: number, timeZone: string): Date {
  const [hour = 0, minute = 0] = schedule.at.split(':').map(Number);
  const today = wallTime(at, timeZone);
  for (let days = 0; ; days++) {
    const date = addDays(today, days);
    const next = instantOf({ ...date, hour, minute }, timeZone);
    // Of the calendar, Sunday is 0 or 7.
    if (schedule.days.includes(weekdayOf(date) || 7) && next > at) return new Date(next);
  }
}

/** When the schedule of an action has it run next; null while it has none or is paused. */
export function nextRun(
  { status, triggers: { schedule } }: Pick<ActionRow, 'status' | 'triggers'>,
  at: number,
  timeZone: string,
): Date | null {
  return schedule === null || status !== 'active' ? null : nextOf(schedule, at, timeZone);
}
