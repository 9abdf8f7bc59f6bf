import type { WallTime } from '#voice/understanding/calendar.ts';
import { instantOf } from '#voice/understanding/calendar.ts';

/** `2026-11-20T10:00` as a clock on the wall shows it. */
function wallOf(text: string): WallTime {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = text.split(/[-T:]/).map(Number);
  return { year, month, day, hour, minute };
}

/** When a test begins, in milliseconds since the epoch, and in which zone its clock hangs. */
export function beginningOf(at: string): { at: number; timeZone: string } {
  const [wall = '', timeZone = 'UTC'] = at.split(' ');
  return { at: instantOf(wallOf(wall), timeZone), timeZone };
}

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?$/;

/** The instant that a text names, by the test's clock where it has no offset; null where it names none. */
export function instantNamed(text: string, timeZone: string): number | null {
  const found = moment.exec(text);
  if (!found) return null;
  return found[3] ? Date.parse(text) : instantOf(wallOf(text.slice(0, 16)), timeZone);
}

const dayMs = 24 * 60 * 60 * 1000;

/** Nine o'clock of the first working day after that on which a test begins, by its clock. */
export function nextWorkingDay(at: string): string {
  const { year, month, day } = wallOf(at.split(' ')[0]!);
  let next = Date.UTC(year, month - 1, day) + dayMs;
  while ([0, 6].includes(new Date(next).getUTCDay())) next += dayMs;
  return `${new Date(next).toISOString().slice(0, 10)}T09:00`;
}
