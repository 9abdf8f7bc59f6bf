import type { DateExpression, Period, Span } from '#voice/understanding/values/date-expression.ts';
import { type Length, lengthOf } from '#voice/understanding/values/length.ts';

/** What the rules of all languages for days and spans make theirs of. */
export const shift = (base: DateExpression, length: Length, back: boolean): DateExpression | null =>
  length.minutes === 0 ? { of: 'shift', base, length, back } : null;
export const days = (n: number): DateExpression => ({ of: 'today', days: n });
export const today = days(0);
export const weeks = (n: number): Length => lengthOf(n, 'week')!;
export const day = (day: number, month?: number, year?: number): DateExpression | null =>
  month !== undefined && (month < 1 || month > 12)
    ? null
    : { of: 'day', day, ...(month !== undefined && { month }), ...(year !== undefined && { year }) };
export const period = (unit: Period, offset: number): Span => ({ of: 'period', unit, offset });
export const thisMonth = period('month', 0);
export const third = (span: Span, which: 0 | 1 | 2): Span => ({ of: 'third', span, which });
export const nth = (n: number, weekday: number | null, span: Span): DateExpression => ({ of: 'nth', n, weekday, span });
export const isMonth = (span: Span) => (span.of === 'period' && span.unit === 'month') || span.of === 'month';

/** The seven days behind a day. */
export const onwards = (date: DateExpression): Span => ({
  of: 'open',
  date: { of: 'shift', base: date, length: lengthOf(1, 'day')!, back: false },
  days: 6,
});

/** Three days before and after. */
export const about = (date: DateExpression): Span => ({
  of: 'days',
  from: { of: 'shift', base: date, length: lengthOf(3, 'day')!, back: true },
  to: { of: 'shift', base: date, length: lengthOf(3, 'day')!, back: false },
});

/** The so-many-th seven days of a month. */
export const weekOf = (n: number, span: Span): Span | null =>
  n <= 5 && isMonth(span)
    ? { of: 'days', from: nth(n * 7 - 6, null, span), to: nth(Math.min(n * 7, 28), null, span) }
    : null;

/** From today on, as long as a length says. */
export const within = ({ days: n, months, years, minutes }: Length): Span | null =>
  minutes > 0 ? null : { of: 'open', date: today, days: n + months * 30 + years * 365 };

/** "Next Friday" is that of the next week; "last Friday" the one before today. */
export function turned(turn: number, weekday: number): DateExpression {
  if (turn > 0) return { of: 'weekday', weekday, week: 1 };
  return turn < 0 ? { of: 'weekdays', weekday, n: -1 } : { of: 'weekday', weekday, today: true };
}

/** A year in two parts: "nineteen eighty-five", "twenty twenty-six". */
export function twoParts(a: number, b: number, digits: string | undefined): number | null {
  return digits === undefined && a >= 18 && a <= 21 && b >= 10 && b < 100 ? a * 100 + b : null;
}

/** "The Monday after four" is about the clock. */
export const near = (weekday: number, base: DateExpression, back: boolean): DateExpression | null =>
  base.of === 'day' && base.month === undefined ? null : { of: 'near', weekday, base, back };

/** What "week" and "a week on" may follow: a day near today, not one of a month. */
export const isNear = (date: DateExpression) => date.of === 'today' || date.of === 'weekday';

/** A weekday of a week that is said: "Wednesday of next week". */
export function inWeek(weekday: number, span: Span): DateExpression | null {
  if (span.of === 'weekOf')
    return { of: 'near', weekday, base: shift(span.date, lengthOf(1, 'day')!, true)!, back: false };
  if (span.of === 'days')
    return { of: 'near', weekday, base: shift(span.from, lengthOf(1, 'day')!, true)!, back: false };
  if (span.of !== 'period' || (span.unit !== 'week' && span.unit !== 'weekend')) return null;
  return { of: 'weekday', weekday, week: span.offset };
}

/** The first weeks of the year that comes, in which a business is open again: "in the new year". */
export const newYear: Span = {
  of: 'days',
  from: { of: 'day', day: 2, month: 1 },
  to: { of: 'day', day: 15, month: 1 },
};
