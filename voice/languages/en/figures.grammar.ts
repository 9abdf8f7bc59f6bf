import { rule } from '#voice/understanding/grammar/rule.ts';
import type { DateExpression } from '#voice/understanding/values/date-expression.ts';

/** English days in figures: `11/24`, "twelve slash three". */

const bare = -2.5;

const day = (day: number, month: number, year?: number): DateExpression | null =>
  month < 1 || month > 12 ? null : { of: 'day', day, month, ...(year !== undefined && { year }) };

/** Days as figures: `24/11`. A day above 12 tells which of the two it is; else it is as the region writes. */
function inFigures(a: string, b: string, year: string | undefined, order: 'month' | 'day'): DateExpression | null {
  if (a.length > 2 || b.length > 2 || (year !== undefined && year.length !== 2 && year.length !== 4)) return null;
  const [first, second] = [Number(a), Number(b)];
  const monthFirst = first > 12 ? false : second > 12 ? true : order === 'month';
  const [m, d] = monthFirst ? [first, second] : [second, first];
  return d < 1 || d > 31 ? null : day(d, m, year === undefined ? undefined : Number(year));
}

/** "Twelve slash three", "twenty-three seven fifty-eight": a day by its numbers, as they are said. */
function spokenFigures(order: 'month' | 'day') {
  const read = (a: number, b: number, year?: number): DateExpression | null =>
    a < 1 || b < 1
      ? null
      : inFigures(String(a), String(b), year === undefined ? undefined : String(year).padStart(2, '0'), order);
  const year = (y: { n: number; digits?: string }) =>
    y.n < 100 && (y.digits === undefined ? y.n >= 10 : y.digits.length === 2) ? y.n : 100;
  return [
    rule('date', '[oh|o|zero] <a:count> (slash|stroke|dash) [oh|o|zero] <b:count>', ({ a, b }) => read(a.n, b.n), -0.5),
    rule(
      'date',
      '[oh|o|zero] <a:count> (slash|stroke|dash) [oh|o|zero] <b:count> (slash|stroke|dash) <y:count>',
      ({ a, b, y }) => read(a.n, b.n, year(y)),
      -0.5,
    ),
    rule(
      'date',
      '[oh|o|zero] <a:count> (slash|stroke|dash) [oh|o|zero] <b:count> (slash|stroke|dash) <y:year>',
      ({ a, b, y }) => read(a.n, b.n, y),
      -0.5,
    ),
    // Without a sign between them only where a day is asked for: it may be a time or a number.
    rule('date', '[oh|o|zero] <a:count> (oh|o|zero) <b:count>', ({ a, b }) => (b.n < 10 ? read(a.n, b.n) : null), bare),
    rule('date', '[oh|o|zero] <a:count> <b:count> <y:count>', ({ a, b, y }) => read(a.n, b.n, year(y)), bare),
    rule(
      'date',
      '[oh|o|zero] <a:count> <b:count> (oh|o) <y:count>',
      ({ a, b, y }) => (y.n < 10 ? read(a.n, b.n, y.n) : null),
      bare,
    ),
    rule('date', '[oh|o|zero] <a:count> <b:count> <y:year>', ({ a, b, y }) => read(a.n, b.n, y), bare),
    rule(
      'date',
      '[oh|o|zero] <a:count> (oh|o|zero) <b:count> <y:year>',
      ({ a, b, y }) => (b.n < 10 ? read(a.n, b.n, y) : null),
      bare,
    ),
    rule(
      'date',
      '[oh|o|zero] <a:count> (oh|o|zero) <b:count> <y:shortYear>',
      ({ a, b, y }) => (b.n < 10 ? read(a.n, b.n, y) : null),
      bare,
    ),
  ];
}

/** @param order what is written first in figures: the month (US) or the day */
export function figuresOf(order: 'month' | 'day') {
  const other = order === 'month' ? 'day' : 'month';
  const figures = (['', 'also'] as const).flatMap((way) => {
    const read = (a: string, b: string, year?: string) => inFigures(a, b, year, way === '' ? order : other);
    // The other order is a second meaning only where both are possible.
    const weight = way === '' ? 0 : -2;
    return [
      rule('date', '<a:digits> (/|-|.) <b:digits> (/|-|.|,) <y:digits>', ({ a, b, y }) => read(a, b, y), weight),
      rule('date', '<a:digits> / <b:digits>', ({ a, b }) => read(a, b), weight),
      rule('date', '<a:digits> (-|.) <b:digits>', ({ a, b }) => read(a, b), weight - 2),
    ];
  });
  return [...figures, ...spokenFigures(order)];
}
