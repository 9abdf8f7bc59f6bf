import {
  addDays,
  type CalendarDate,
  dayNumber,
  daysInMonth,
  isRealDate,
  weekdayOf,
} from '#voice/understanding/calendar.ts';
import { type Holiday, holidayOf } from './holidays.ts';
import type { Length } from './length.ts';

export type Period = 'day' | 'week' | 'month' | 'year' | 'weekend';

/** A day as someone says it, before it is known what day it is today. */
export type DateExpression =
  /** So many days from today. */
  | { of: 'today'; days: number }
  /** A day of a month; without one, of the month that comes. */
  | { of: 'day'; day: number; month?: number; year?: number }
  /** `week` counts from this one (0), which begins on a Monday; without it, the next such day is meant. `today` may be it. */
  | { of: 'weekday'; weekday: number; week?: number; today?: true }
  /** The so-many-th such day from now: "two Fridays from now"; below 0 in the past. */
  | { of: 'weekdays'; weekday: number; n: number }
  /** So long after another day, or before it. */
  | { of: 'shift'; base: DateExpression; length: Length; back: boolean }
  /** The so-many-th such day in a span, -1 the last: "the third Wednesday of next month". */
  | { of: 'nth'; n: number; weekday: number | null; span: Span }
  /** The first such day after another, or the last before it: "the Monday after Easter". */
  | { of: 'near'; weekday: number; base: DateExpression; back: boolean }
  | { of: 'holiday'; holiday: Holiday; year?: number }
  /** Of several days, the one that comes first. */
  | { of: 'soonest'; dates: DateExpression[] }
  /** A day that is said twice over: "Saturday the 23rd". */
  | { of: 'both'; weekday: number; date: DateExpression };

/** Days from one to another, both included. */
export type Span =
  | { of: 'period'; unit: Period; offset: number }
  | { of: 'month'; month: number; year?: number }
  | { of: 'year'; year: number }
  /** A part of a span: its first or last third. */
  | { of: 'third'; span: Span; which: 0 | 1 | 2 }
  | { of: 'days'; from: DateExpression; to: DateExpression }
  /** So many days from a day on; `days` below 0 leads up to it. */
  | { of: 'open'; date: DateExpression; days: number }
  | { of: 'weekOf'; date: DateExpression }
  /** Only these weekdays of the coming days. */
  | { of: 'weekdays'; weekdays: number[]; span?: Span };

export interface Days {
  from: CalendarDate;
  to: CalendarDate;
}

/** The Monday of the week that a day is in. */
export const mondayOf = (date: CalendarDate) => addDays(date, -((weekdayOf(date) + 6) % 7));

const real = (date: CalendarDate) => (isRealDate(date) ? date : null);

/** Months on; a day that the month does not have is its last. */
export function addMonths({ year, month, day }: CalendarDate, months: number): CalendarDate {
  const index = year * 12 + month - 1 + months;
  const next = { year: Math.floor(index / 12), month: (index % 12) + 1 };
  return { ...next, day: Math.min(day, daysInMonth(next.year, next.month)) };
}

const isWorkday = (date: CalendarDate) => weekdayOf(date) % 6 !== 0;

export function addLength(date: CalendarDate, { years, months, days, business }: Length, sign: 1 | -1): CalendarDate {
  let at = addMonths(date, sign * (years * 12 + months));
  if (!business) return addDays(at, sign * days);
  for (let left = Math.min(days, 400); left > 0; left -= isWorkday(at) ? 1 : 0) at = addDays(at, sign);
  return at;
}

/** Of a day without a year, or without a month: the next one that there is, today included. */
function comingDay(today: CalendarDate, day: number, month: number | undefined): CalendarDate | null {
  for (let ahead = 0; ahead <= (month === undefined ? 12 : 96); ahead++) {
    const { year, month: at } = addMonths({ ...today, day: 1 }, ahead);
    const date = { year, month: at, day };
    if ((month === undefined || at === month) && isRealDate(date) && dayNumber(date) >= dayNumber(today)) return date;
  }
  return null;
}

/** A year of two digits: of the years around today. 27 is 2027, 85 is 1985. */
export function fullYear(year: number, today: CalendarDate): number {
  if (year >= 100) return year;
  const century = Math.floor(today.year / 100) * 100;
  return year + century > today.year + 15 ? year + century - 100 : year + century;
}

/** So many months, this one included, in which "Saturday the 23rd" may lie. */
const near = 3;

/** Days: how long ago "Saturday the 23rd" may have been, where no such day comes soon. */
const justPast = 7;
const farAway = 60;

/** Of "Saturday the 23rd": the next such day. */
function agreeing(weekday: number, expression: DateExpression, today: CalendarDate): CalendarDate | null {
  const date = resolveDate(expression, today);
  if (date && weekdayOf(date) === weekday) return date;
  // A whole date counts more than the name of its day; without a year, one of the two is wrong.
  if (expression.of !== 'day' || expression.year !== undefined) return date;
  const { day, month } = expression;
  if (month !== undefined) return null;
  // Within some months: no one means a day that is years away.
  const found = Array.from({ length: near }, (_, ahead) => ({ ...addMonths({ ...today, day: 1 }, ahead), day }));
  const fits = (one: CalendarDate) => isRealDate(one) && weekdayOf(one) === weekday;
  const ahead = (one: CalendarDate) => dayNumber(one) - dayNumber(today);
  const coming = found.find((one) => fits(one) && ahead(one) >= 0) ?? null;
  const [past] = found.filter((one) => fits(one) && ahead(one) < 0 && ahead(one) >= -justPast);
  // One of the last days is sooner told of than one that is months away, which is sooner a mistake.
  return coming && ahead(coming) <= farAway ? coming : (past ?? null);
}

/** The day that is meant, seen from today. Null when there is no such day. */
export function resolveDate(expression: DateExpression, today: CalendarDate): CalendarDate | null {
  const date = dayOf(expression, today);
  return date && real(date);
}

function dayOf(expression: DateExpression, today: CalendarDate): CalendarDate | null {
  switch (expression.of) {
    case 'today':
      return addDays(today, expression.days);
    case 'day': {
      const { day, month, year } = expression;
      if (year === undefined || month === undefined) return comingDay(today, day, month);
      return real({ year: fullYear(year, today), month, day });
    }
    case 'weekday': {
      const { weekday, week } = expression;
      if (week !== undefined) return addDays(mondayOf(today), week * 7 + ((weekday + 6) % 7));
      const gap = ((weekday - weekdayOf(today) + 6) % 7) + 1;
      return addDays(today, gap === 7 && expression.today ? 0 : gap);
    }
    case 'weekdays': {
      const { weekday, n } = expression;
      const ahead = ((weekday - weekdayOf(today) + 6) % 7) + 1;
      return n > 0 ? addDays(today, ahead + (n - 1) * 7) : addDays(today, (ahead % 7 === 0 ? 0 : ahead) + n * 7);
    }
    case 'shift': {
      const base = resolveDate(expression.base, today);
      // No one speaks of what lies further off.
      return base && Math.abs(expression.length.years) <= 120
        ? real(addLength(base, expression.length, expression.back ? -1 : 1))
        : null;
    }
    case 'near': {
      const base = resolveDate(expression.base, today);
      const gap = base && (((expression.weekday - weekdayOf(base)) * (expression.back ? -1 : 1) + 6) % 7) + 1;
      return base && gap !== null ? addDays(base, (((gap - 1) % 7) + 1) * (expression.back ? -1 : 1)) : null;
    }
    case 'nth':
      return nthDay(expression, today);
    case 'holiday': {
      const { holiday, year } = expression;
      if (year !== undefined) return holidayOf(holiday, fullYear(year, today));
      const soon = holidayOf(holiday, today.year);
      return dayNumber(soon) >= dayNumber(today) ? soon : holidayOf(holiday, today.year + 1);
    }
    case 'soonest': {
      const found = expression.dates.flatMap((one) => resolveDate(one, today) ?? []);
      return found.sort((a, b) => dayNumber(a) - dayNumber(b))[0] ?? null;
    }
    case 'both':
      return agreeing(expression.weekday, expression.date, today);
  }
}

function nthDay(
  { n, weekday, span }: Extract<DateExpression, { of: 'nth' }>,
  today: CalendarDate,
): CalendarDate | null {
  let days = resolveSpan(span, today);
  const pick = ({ from, to }: Days) => {
    const edge = n > 0 ? from : to;
    const sign = n > 0 ? 1 : -1;
    const gap = weekday === null ? 0 : (((weekday - weekdayOf(edge)) * sign + 7) % 7) * sign;
    const date = addDays(edge, gap + (Math.abs(n) - 1) * (weekday === null ? 1 : 7) * sign);
    return dayNumber(date) < dayNumber(from) || dayNumber(date) > dayNumber(to) ? null : date;
  };
  const found = days && pick(days);
  // "The first Friday of July" in August is that of next year.
  if (found && span.of === 'month' && span.year === undefined && dayNumber(found) < dayNumber(today)) {
    days = resolveSpan({ ...span, year: days!.from.year + 1 }, today);
    return days && pick(days);
  }
  // "The first Tuesday of the month", when that has been.
  const isGone = span.of === 'period' && span.offset === 0 && weekday !== null;
  return found && isGone && dayNumber(found) < dayNumber(today) ? null : found;
}

/** The days that are meant. Null when there are none. */
export function resolveSpan(span: Span, today: CalendarDate): Days | null {
  switch (span.of) {
    case 'period':
      return periodOf(span.unit, span.offset, today);
    case 'month': {
      const { month } = span;
      const year = span.year ?? (month < today.month ? today.year + 1 : today.year);
      return { from: { year, month, day: 1 }, to: { year, month, day: daysInMonth(year, month) } };
    }
    case 'year':
      return { from: { year: span.year, month: 1, day: 1 }, to: { year: span.year, month: 12, day: 31 } };
    case 'third': {
      const days = resolveSpan(span.span, today);
      if (!days) return null;
      const length = dayNumber(days.to) - dayNumber(days.from) + 1;
      // Early in a week is to Wednesday, late from Thursday on.
      const third = length === 7 ? (span.which === 2 ? 4 : 3) : Math.max(1, Math.round(length / 3));
      const from = addDays(
        days.from,
        span.which === 2 ? length - third : length === 7 ? span.which : span.which * third,
      );
      return { from, to: addDays(from, third - 1) };
    }
    case 'days': {
      const from = resolveDate(span.from, today);
      const to = resolveDate(span.to, today);
      if (!from || !to) return null;
      return dayNumber(from) <= dayNumber(to) ? { from, to } : { from: to, to: from };
    }
    case 'open': {
      const date = resolveDate(span.date, today);
      if (!date) return null;
      return span.days >= 0 ? { from: date, to: addDays(date, span.days) } : { from: today, to: addDays(date, -1) };
    }
    case 'weekOf': {
      const date = resolveDate(span.date, today);
      return date && { from: date, to: addDays(date, 6) };
    }
    case 'weekdays':
      return span.span ? resolveSpan(span.span, today) : { from: today, to: addDays(today, 13) };
  }
}

function periodOf(unit: Period, offset: number, today: CalendarDate): Days {
  const monday = addDays(mondayOf(today), offset * 7);
  if (unit === 'day') return { from: addDays(today, offset), to: addDays(today, offset) };
  if (unit === 'week') return { from: monday, to: addDays(monday, 6) };
  if (unit === 'weekend') return { from: addDays(monday, 5), to: addDays(monday, 6) };
  if (unit === 'year') return resolveSpan({ of: 'year', year: today.year + offset }, today)!;
  const first = addMonths({ ...today, day: 1 }, offset);
  return { from: first, to: { ...first, day: daysInMonth(first.year, first.month) } };
}
