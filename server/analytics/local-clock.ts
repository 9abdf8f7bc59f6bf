import { and, gte, lt, type SQL, sql } from 'drizzle-orm';
import { callFacts } from './analytics.table.ts';

/** Quarters of an hour in a day. Every time zone is a whole number of them away from UTC. */
export const quartersOfDay = 96;
const quarterMs = 900_000;
const dayMs = quartersOfDay * quarterMs;

/** From a quarter of an hour on (of UTC, counted from 1970), the clock is so many of them ahead of UTC. */
interface Shift {
  from: number;
  ahead: number;
}

/** Reads what a zone is ahead of UTC, in quarters of an hour: "GMT+05:45" is 23. */
function aheadIn(timeZone: string): (quarter: number) => number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  return (quarter) => {
    const name = format.formatToParts(quarter * quarterMs).find(({ type }) => type === 'timeZoneName')!.value;
    const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(name) ?? [];
    return (sign === '-' ? -1 : 1) * (Number(hours) * 4 + Math.round(Number(minutes) / 15));
  };
}

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
  /** Whether a fact is of the days. */
  within: SQL;
}

/** Where a day begins, as a slot; null where the clock is changed within a day of that, and it may begin twice. */
function startOf(day: number, shifts: readonly Shift[]): number | null {
  const about = day * quartersOfDay;
  if (shifts.some(({ from }, n) => n > 0 && Math.abs(from - about) <= quartersOfDay)) return null;
  return about - shifts.findLast(({ from }) => from <= about)!.ahead;
}

/** The clock of a zone from one day to another, both included. */
export function localClock(timeZone: string, from: string, to: string): LocalClock {
  const [first, last] = [numberOfDay(from), numberOfDay(to)];
  // No zone is a whole day away from UTC.
  const [low, high] = [(first - 1) * quartersOfDay, (last + 2) * quartersOfDay];
  const shifts = shiftsOf(timeZone, low, high);
  const number = (value: number) => sql.raw(String(value));
  const ahead = shifts
    .slice(1)
    .reduce<SQL>(
      (before, shift) =>
        sql`case when ${callFacts.slot} >= ${number(shift.from)} then ${number(shift.ahead)} else ${before} end`,
      number(shifts[0]!.ahead),
    );
  const quarter = sql`(${callFacts.slot} + ${ahead})`;
  const day = sql<number>`(${quarter} / ${number(quartersOfDay)})`;
  const [start, end] = [startOf(first, shifts), startOf(last + 1, shifts)];
  const isSure = start !== null && end !== null;
  return {
    day,
    // 1 January 1970 was a Thursday, 96 hours behind a Sunday.
    hourOfWeek: sql<number>`((${quarter} / 4 + 96) % 168)`,
    within: and(
      gte(callFacts.slot, start ?? low),
      lt(callFacts.slot, end ?? high),
      isSure ? undefined : sql`${day} between ${first} and ${last}`,
    )!,
  };
}
