import { wallTime, weekdayOf } from '#voice/understanding/calendar.ts';
import type { FindTimesInput } from '../flow-actions.ts';

/** Of free moments, in ms since the epoch, those in the wished hours and on the wished days; all where there are none. */
export function suitingTimes(free: readonly number[], wished: FindTimesInput): number[] {
  const { timeZone, hours, weekdays } = wished;
  const suiting = free.filter((at) => {
    const wall = wallTime(at, timeZone);
    const minute = wall.hour * 60 + wall.minute;
    return (!hours || (minute >= hours.from && minute < hours.to)) && (!weekdays || weekdays.includes(weekdayOf(wall)));
  });
  return suiting.length > 0 ? suiting : [...free];
}
