import { and, gte, not, or, type SQL, sql } from 'drizzle-orm';
import { callFacts } from '#server/platform/db/schema/analytics.table.ts';
import { offsetAt } from '#voice/understanding/calendar.ts';

/** Quarters of an hour in a day. Every time zone is a whole number of them away from UTC. */
export const quartersOfDay = 96;
export const quarterMs = 900_000;
const dayMs = quartersOfDay * quarterMs;

/** From a quarter of an hour on (of UTC, counted from 1970), the clock is so many of them ahead of UTC. */
interface Shift {
  from: number;
  ahead: number;
}

/** What a zone is ahead of UTC, in quarters of an hour: Nepal's is 23. */
const aheadIn = (timeZone: string) => (quarter: number) =>
  Math.round(offsetAt(quarter * quarterMs, timeZone) / quarterMs);

/** How a zone's clock goes between two quarters of an hour. A clock that is changed is found between two days. */
function shiftsOf(timeZone: string, first: number, last: number): Shift[] {
  const ahead = aheadIn(timeZone);
  const shifts: Shift[] = [{ from: first, ahead: ahead(first) }];
  for (let low = first; low < last; low += quartersOfDay) {
    let [before, behind] = [low, low + quartersOfDay];
    const changed = ahead(behind);
    if (changed === shifts.at(-1)!.ahead) continue;
    while (behind - before > 1) {
      const middle = Math.floor((before + behind) / 2);
      if (ahead(middle) === changed) behind = middle;
      else before = middle;
    }
    shifts.push({ from: behind, ahead: changed });
  }
  return shifts;
}

/** The number of a day, counted from 1970. */
export const numberOfDay = (day: string): number => Date.parse(day) / dayMs;
export const dayOfNumber = (number: number): string => new Date(number * dayMs).toISOString().slice(0, 10);

/** A zone's clock over some days, as the database reads it from the slots of facts. */
export interface LocalClock {
  /** The day's number, and hours since the Sunday before. */
  day: SQL<number>;
  hourOfWeek: SQL<number>;
}

const number = (value: number) => sql.raw(String(value));

/** The quarter of an hour that a fact is of, counted from 1970 by the zone's own clock. */
function quarterBy([first, ...changes]: readonly Shift[]): SQL {
  const ahead = changes.reduce<SQL>(
    (before, { from, ahead: now }) =>
      sql`case when ${callFacts.slot} >= ${number(from)} then ${number(now)} else ${before} end`,
    number(first!.ahead),
  );
  return sql`(${callFacts.slot} + ${ahead})`;
}

/**
 * Whether a fact is of a day or of one behind it. Where the clock is changed within a day of its beginning, the day may
 * begin twice: there each fact is looked at.
 */
function since(timeZone: string, day: number): SQL {
  // No zone is a whole day away from UTC.
  const [about, low, high] = [day, day - 1, day + 1].map((one) => one * quartersOfDay) as [number, number, number];
  const shifts = shiftsOf(timeZone, low, high);
  if (shifts.length === 1) return gte(callFacts.slot, about - shifts[0]!.ahead);
  const isBehind = sql`${quarterBy(shifts)} >= ${number(about)}`;
  return or(gte(callFacts.slot, high), and(gte(callFacts.slot, low), isBehind))!;
}

/** Whether a fact is of the days from one to another, both included; either may be left open. */
export function withinDays(timeZone: string, from: string | undefined, to: string | undefined): SQL | undefined {
  return and(
    from === undefined ? undefined : since(timeZone, numberOfDay(from)),
    to === undefined ? undefined : not(since(timeZone, numberOfDay(to) + 1)),
  );
}

/** The clock of a zone from one day to another, both included. */
export function localClock(timeZone: string, from: string, to: string): LocalClock {
  const [low, high] = [numberOfDay(from) - 1, numberOfDay(to) + 2].map((day) => day * quartersOfDay) as [
    number,
    number,
  ];
  const quarter = quarterBy(shiftsOf(timeZone, low, high));
  return {
    day: sql<number>`(${quarter} / ${number(quartersOfDay)})`,
    // 1 January 1970 was a Thursday, 96 hours behind a Sunday.
    hourOfWeek: sql<number>`((${quarter} / 4 + 96) % 168)`,
  };
}
