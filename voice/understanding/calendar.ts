/**
 * Calendar arithmetic without a clock, and the way between wall clocks and instants through the IANA zones of Intl: the one place for it.
 * Temporal would do it, and Node 24 has that behind a flag only; temporal-polyfill takes twice the time for `wallTime`, of which a search
 * for free times needs thousands, and 57 kB in the browser.
 */
export interface CalendarDate {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
}

export interface WallTime extends CalendarDate {
  hour: number;
  minute: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** A zone that Intl does not know counts as UTC: a conversation must not fail for a mistyped setting. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (format) return format;
  const options = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
  try {
    format = new Intl.DateTimeFormat('en-US', { ...options, hourCycle: 'h23', era: 'short', timeZone });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return formatOf('UTC');
  }
  formats.set(timeZone, format);
  return format;
}

/** The last that was asked for of each zone: a turn asks for its own instant dozens of times, and Intl takes its time. */
const lastWall = new Map<string, { at: number; wall: WallTime }>();

/** What a clock on the wall shows in the zone at an instant (milliseconds since the epoch). */
export function wallTime(at: number, timeZone: string): WallTime {
  const last = lastWall.get(timeZone);
  if (last?.at === at) return { ...last.wall };
  const parts: Record<string, string> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(at)) parts[type] = value;
  const wall = {
    year: Number(parts.year),
    month: Number(parts.month),
    day: Number(parts.day),
    hour: Number(parts.hour),
    minute: Number(parts.minute),
  };
  // Only zones that Intl knows have a format, so there are few.
  if (formats.has(timeZone)) lastWall.set(timeZone, { at, wall });
  return { ...wall };
}

const dayMs = 86_400_000;

const asUtc = (wall: WallTime) => Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute);

/** Milliseconds that the zone's clock is ahead of UTC, at an instant that is a full minute. */
export const offsetAt = (at: number, timeZone: string): number => asUtc(wallTime(at, timeZone)) - at;

/**
 * The instant at which the wall clock of the zone shows this. A time that the clock jumps over in spring is moved on by
 * the jump; of a time that comes twice in autumn, the first is meant.
 */
export function instantOf(wall: WallTime, timeZone: string): number {
  const target = asUtc(wall);
  const before = offsetAt(target - dayMs, timeZone);
  const after = offsetAt(target + dayMs, timeZone);
  for (const offset of before > after ? [before, after] : [after, before]) {
    const at = target - offset;
    if (offsetAt(at, timeZone) === offset) return at;
  }
  return target - before;
}

/** Days since the epoch, for comparing and adding. */
export function dayNumber(date: CalendarDate): number {
  return Math.floor(Date.UTC(date.year, date.month - 1, date.day) / dayMs);
}

export function dateOfDay(days: number): CalendarDate {
  const date = new Date(days * dayMs);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dateOfDay(dayNumber(date) + days);
}

/** 0 is Sunday, as in Date. */
export function weekdayOf(date: CalendarDate): number {
  return (((dayNumber(date) + 4) % 7) + 7) % 7;
}

export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Whether there is such a day that can be written: no 30 February, and no year of more than four digits. */
export function isRealDate(date: CalendarDate): boolean {
  if (!(date.year >= 0 && date.year <= 9999)) return false;
  return date.month >= 1 && date.month <= 12 && date.day >= 1 && date.day <= daysInMonth(date.year, date.month);
}

const two = (value: number) => String(value).padStart(2, '0');

/** `2026-11-26`. */
export function isoDate(date: CalendarDate): string {
  return `${String(date.year).padStart(4, '0')}-${two(date.month)}-${two(date.day)}`;
}

/** `14:30`. */
export function isoTime(time: { hour: number; minute: number }): string {
  return `${two(time.hour)}:${two(time.minute)}`;
}

/** Reads what `isoDate` wrote; null for anything else. */
export function readIsoDate(text: string): CalendarDate | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return null;
  const date = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
  return isRealDate(date) ? date : null;
}
