import { addDays, type CalendarDate, dateOfDay, dayNumber, isoDate, weekdayOf } from '#voice/understanding/calendar.ts';

/* date-holidays knows more countries than are called here, in 45 MB, and its data are CC BY, which our dependencies may not be. */

/** Easter Sunday by the Gregorian calendar (the algorithm of Meeus, Jones and Butcher). */
export function easterOf(year: number): CalendarDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  return { year, month, day: ((h + l - 7 * m + 114) % 31) + 1 };
}

/** The nth of a weekday in a month (0 is Sunday); -1 is the last one. */
function nth(year: number, month: number, weekday: number, n: number): CalendarDate {
  if (n > 0) {
    const first = { year, month, day: 1 };
    return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (n - 1));
  }
  const last = dateOfDay(dayNumber({ year: month === 12 ? year + 1 : year, month: (month % 12) + 1, day: 1 }) - 1);
  return addDays(last, -((weekdayOf(last) - weekday + 7) % 7));
}

/** A day that falls on a weekend is kept on the Friday before or the Monday after, too (5 U.S.C. 6103). */
function kept(date: CalendarDate): CalendarDate[] {
  const weekday = weekdayOf(date);
  if (weekday === 6) return [date, addDays(date, -1)];
  return weekday === 0 ? [date, addDays(date, 1)] : [date];
}

/** Federal holidays of the United States (5 U.S.C. 6103). New Year's Day of the next year may be kept in this one. */
const ofUnitedStates = (year: number): CalendarDate[] => [
  ...[year, year + 1].flatMap((one) => kept({ year: one, month: 1, day: 1 })),
  nth(year, 1, 1, 3),
  nth(year, 2, 1, 3),
  nth(year, 5, 1, -1),
  ...kept({ year, month: 6, day: 19 }),
  ...kept({ year, month: 7, day: 4 }),
  nth(year, 9, 1, 1),
  nth(year, 10, 1, 2),
  ...kept({ year, month: 11, day: 11 }),
  nth(year, 11, 4, 4),
  ...kept({ year, month: 12, day: 25 }),
];

/** Holidays of all of Germany; those of a single state are for the workspace to add. */
function ofGermany(year: number): CalendarDate[] {
  const easter = easterOf(year);
  const fixed = [
    [1, 1],
    [5, 1],
    [10, 3],
    [12, 25],
    [12, 26],
  ].map(([month, day]) => ({ year, month: month!, day: day! }));
  return [...fixed, ...[-2, 1, 39, 50].map((days) => addDays(easter, days))];
}

const byCountry: Record<string, (year: number) => CalendarDate[]> = { US: ofUnitedStates, DE: ofGermany };
const known = new Map<string, ReadonlySet<string>>();

/** Whether a day is a public holiday of a country, of those that are known: the United States and Germany. @param date ISO 8601 */
export function isPublicHoliday(country: string, date: string): boolean {
  const find = byCountry[country];
  if (find === undefined) return false;
  const key = `${country} ${date.slice(0, 4)}`;
  let days = known.get(key);
  if (days === undefined) {
    days = new Set(find(Number(date.slice(0, 4))).map(isoDate));
    known.set(key, days);
  }
  return days.has(date);
}
