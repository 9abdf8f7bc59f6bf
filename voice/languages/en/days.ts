import type { DateExpression, Period, Span } from '#voice/understanding/values/date-expression.ts';
import { type Length, lengthOf } from '#voice/understanding/values/length.ts';

/** What the rules for days and spans make theirs of. */
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
export const third = (span: Span, which: 0 | 1 | 2): Span => ({ of: 'third', span, which });
export const nth = (n: number, weekday: number | null, span: Span): DateExpression => ({ of: 'nth', n, weekday, span });
export const isMonth = (span: Span) => (span.of === 'period' && span.unit === 'month') || span.of === 'month';
