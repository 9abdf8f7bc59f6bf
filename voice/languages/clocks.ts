import { type Clock, type DayPart, inHalf, inPart } from '#voice/understanding/values/clock.ts';
import type { Length } from '#voice/understanding/values/length.ts';
import type { Moment } from '#voice/understanding/values/moment.ts';

/** What the rules of all languages for times of day make theirs of. */
export const at = (hour: number, minute = 0, half: Clock['half'] = null): Clock => ({ hour, minute, half });
/**
 * An hour and its minutes as a clock of 24 hours shows them, "six heures quarante-cinq", where the twelve of a dial are
 * told by halves and quarters: anyone who means the evening says eighteen. Up to five no one is up, and the afternoon is
 * meant nevertheless.
 */
export const of24 = (hour: number, minute: number): Clock =>
  hour === 6 && minute > 0 ? { ...at(hour, minute), by: 7 } : at(hour, minute);
/** A part of the day from an hour to another, and the half of it that an hour said in it is in. */
export const part = (from: number, to: number, half: 0 | 1): DayPart => ({ from: from * 60, to: to * 60, half });

export const negative = ({ years, months, days, minutes }: Length): Length => ({
  years: -years,
  months: -months,
  days: -days,
  minutes: -minutes,
});

/** "This morning" and "at seven": seven in the morning of that day. */
export function withClock(moment: Moment, clock: Clock): Moment | null {
  if (!moment.date || !moment.part || moment.clock) return null;
  const inside = inPart(clock, moment.part);
  return inside && { date: moment.date, clock: inside };
}

/** "1130", "0915", "1430": hours and minutes without a sign between them. */
export function inFigures(digits: string): Clock | null {
  if (digits.length !== 3 && digits.length !== 4) return null;
  const hour = Number(digits.slice(0, -2));
  const minute = Number(digits.slice(-2));
  if (hour > 23 || minute > 59) return null;
  return digits.startsWith('0') ? at(hour, minute, 0) : at(hour, minute);
}

/** Minutes of the day, for spans: in the afternoon where the half of the day was not said. */
function minuteOf({ hour, minute, half }: Clock): number {
  if (half !== null) return inHalf(hour, half) * 60 + minute;
  return (hour > 0 && hour < 7 ? hour + 12 : hour) * 60 + minute;
}

/** The hours from a time to another; the day's beginning or end where one is null. */
export function bounds(from: Clock | null, to: Clock | null): DayPart | null {
  const start = from === null ? 0 : minuteOf(from);
  let end = to === null ? 24 * 60 : minuteOf(to);
  if (end <= start && to?.half === null) end += 12 * 60;
  return start < end && end <= 24 * 60 ? { from: start, to: end, half: start >= 12 * 60 ? 1 : 0, open: true } : null;
}
