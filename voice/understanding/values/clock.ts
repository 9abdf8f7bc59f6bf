/** A time of day as someone says it. */
export interface Clock {
  /** 0 to 23; below 13 without `half`, either half of the day may be meant. */
  hour: number;
  minute: number;
  /** The half of the day where it was said: 0 is before noon. Null where it was not; a plain hour above 12 needs none. */
  half: 0 | 1 | null;
  /** The hour that it was said by: "quarter to seven" is by seven, at which people are up. */
  by?: number;
  /** Only roughly then. */
  about?: true;
  /** It is so late now: "es ist viertel sechs" tells what a clock shows. */
  now?: true;
}

/** A part of the day, in minutes from midnight; `to` is not included. */
export interface DayPart {
  from: number;
  to: number;
  /** Which half of the day an hour in it is in: "eight in the evening". */
  half: 0 | 1;
  /** Said by its bounds, "after five": no name of a time of day. */
  open?: true;
}

/** With the half of the day: 12 is the hour after midnight or after noon. */
export function inHalf(hour: number, half: 0 | 1): number {
  return hour > 12 ? hour : (hour % 12) + half * 12;
}

/**
 * The time that is meant. Without "am" or "pm" it is the one at which people are awake and shops are open: seven in the
 * morning to half past six in the evening.
 * @returns also whether the half of the day was said or is plain from the hour
 */
export function resolveClock({ hour, minute, half, by = hour }: Clock): {
  hour: number;
  minute: number;
  sure: boolean;
} {
  if (half !== null) return { hour: inHalf(hour, half), minute, sure: true };
  if (hour === 0 || hour > 12) return { hour: hour % 24, minute, sure: true };
  return { hour: by < 7 || (by === 12 && hour !== 11) ? (hour % 12) + 12 : hour, minute, sure: false };
}

/** The same, seen from a moment in minutes since midnight: what a clock shows is of the half of that day that is nearer. */
export function resolveClockAt(clock: Clock, now: number): ReturnType<typeof resolveClock> {
  const { hour, minute, half } = clock;
  if (clock.now !== true || half !== null || hour === 0 || hour > 12) return resolveClock(clock);
  const gapIn = (one: 0 | 1) => Math.abs(inHalf(hour, one) * 60 + minute - now);
  return { hour: inHalf(hour, gapIn(0) <= gapIn(1) ? 0 : 1), minute, sure: false };
}

/** In minutes since midnight. */
const noon = 720;

/** "Eight" in "the evening": the hour in that part of the day. Null where it is in no such part. */
export function inPart(clock: Clock, part: DayPart): Clock | null {
  if (clock.half !== null && clock.half !== part.half) return null;
  if (clock.hour === 0 || clock.hour > 12) {
    const minute = (clock.hour % 24) * 60 + clock.minute;
    return minute >= part.from && minute < part.to ? clock : null;
  }
  // "Twelve at night" and "one at night" are after midnight; "eleven at night" is before.
  if (part.to > 24 * 60) return { ...clock, half: clock.hour === 12 || clock.hour < 5 ? 0 : 1 };
  const minuteIn = (half: 0 | 1) => inHalf(clock.hour, half) * 60 + clock.minute;
  const awayIn = (half: 0 | 1) => Math.max(part.from - minuteIn(half), minuteIn(half) - part.to + 1, 0);
  const other = part.half === 1 ? 0 : 1;
  // "Half past eleven at lunchtime" is before noon, and half past two behind it.
  const isAroundNoon = part.from < noon && part.to > noon;
  const isOther = isAroundNoon ? awayIn(other) < awayIn(part.half) : awayIn(part.half) > 0 && awayIn(other) === 0;
  return { ...clock, half: isOther ? other : part.half };
}

/** So many minutes after (or, below 0, before) a time; its half of the day stays as unsaid as it was. */
export function shiftClock(clock: Clock, minutes: number): Clock {
  const whole = (((clock.hour * 60 + clock.minute + minutes) % 1440) + 1440) % 1440;
  const hour = Math.floor(whole / 60);
  // "Five to noon" is before noon.
  if (clock.half === 1 && clock.by === 12 && minutes < 0) return { hour, minute: whole % 60, half: 0 };
  const isPlain = clock.half === null && clock.hour >= 1 && clock.hour <= 12;
  const shown = isPlain && hour === 0 ? 12 : isPlain && hour > 12 ? hour - 12 : hour;
  return { ...clock, hour: shown, minute: whole % 60, ...(isPlain && { by: clock.by ?? clock.hour }) };
}
