import { addDays, type CalendarDate, daysInMonth, weekdayOf } from '#voice/understanding/calendar.ts';

/** A day that is another one each year, or has a name: by date, by weekday of a month (-1 the last), or from Easter. */
export type Holiday =
  | { month: number; day: number }
  | { month: number; weekday: number; n: number; plus?: number }
  | { easter: number };

/** Easter Sunday of the Gregorian calendar, by the anonymous algorithm (Meeus, Astronomical Algorithms, chapter 8). */
export function easterOf(year: number): CalendarDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return { year, month: Math.floor(sum / 31), day: (sum % 31) + 1 };
}

export function holidayOf(holiday: Holiday, year: number): CalendarDate {
  if ('easter' in holiday) return addDays(easterOf(year), holiday.easter);
  if ('day' in holiday) return { year, month: holiday.month, day: holiday.day };
  const { month, weekday, n, plus = 0 } = holiday;
  const first = { year, month, day: 1 };
  const edge = n > 0 ? first : { ...first, day: daysInMonth(year, month) };
  const gap = n > 0 ? (weekday - weekdayOf(edge) + 7) % 7 : -((weekdayOf(edge) - weekday + 7) % 7);
  return addDays(edge, gap + (n > 0 ? n - 1 : n + 1) * 7 + plus);
}
