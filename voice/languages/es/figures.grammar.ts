import { rule } from '#voice/understanding/grammar/rule.ts';
import { day } from '../days.ts';

/** Spanish days in figures: `24/11`, `3-7-2017`, `2026/11/24`. */

/** A day above 12 tells which of the two it is; else it is as the region writes. */
function inFigures(a: string, b: string, year: string | undefined, order: 'month' | 'day') {
  if (a.length > 2 || b.length > 2 || (year !== undefined && year.length !== 2 && year.length !== 4)) return null;
  const [first, second] = [Number(a), Number(b)];
  const monthFirst = first > 12 ? false : second > 12 ? true : order === 'month';
  const [m, d] = monthFirst ? [first, second] : [second, first];
  return d < 1 || d > 31 ? null : day(d, m, year === undefined ? undefined : Number(year));
}

/** @param order what is written first in figures: the month (US) or the day */
export const figuresOf = (order: 'month' | 'day') => [
  rule('date', '<a:digits> (/|-|.) <b:digits> (/|-|.|,) <y:digits>', ({ a, b, y }) => inFigures(a, b, y, order)),
  rule('date', '<a:digits> / <b:digits>', ({ a, b }) => inFigures(a, b, undefined, order)),
  rule('date', '<a:digits> (-|.) <b:digits>', ({ a, b }) => inFigures(a, b, undefined, order), -1.5),
  rule('date', '<y:digits> (/|-|.) <m:digits> (/|-|.) <d:digits>', ({ y, m, d }) =>
    y.length === 4 && Number(d) >= 1 && Number(d) <= 31 ? day(Number(d), Number(m), Number(y)) : null,
  ),
];
