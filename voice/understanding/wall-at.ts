import { isRealDate, type WallTime, wallTime } from './calendar.ts';

const form = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/i;

/**
 * What a clock on the wall of the zone shows at an ISO moment: without an offset that is what it says already, with one
 * it is an instant. Null when it is no such moment.
 */
export function wallAt(at: string, zone: string): WallTime | null {
  const match = form.exec(at);
  if (!match) return null;
  const [year, month, day, hour, minute] = match.slice(1, 6).map(Number) as [number, number, number, number, number];
  const wall = { year, month, day, hour, minute };
  if (!isRealDate(wall) || hour > 23 || minute > 59) return null;
  if (match[6] === undefined) return wall;
  const instant = Date.parse(at);
  return Number.isNaN(instant) ? null : wallTime(instant, zone);
}
