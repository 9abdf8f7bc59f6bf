import { rule } from '#voice/understanding/grammar/rule.ts';
import { day } from './days.ts';

/** Days in figures where the day is written first: `24/11`, `3-7-2017`, `2026/11/24`. What is no month was written otherwise. */
function inFigures(a: string, b: string, year?: string) {
  if (a.length > 2 || b.length > 2 || (year !== undefined && year.length !== 2 && year.length !== 4)) return null;
  const [first, second] = [Number(a), Number(b)];
  const [d, m] = second > 12 && first <= 12 ? [second, first] : [first, second];
  return d < 1 || d > 31 ? null : day(d, m, year === undefined ? undefined : Number(year));
}

export const dayFirst = [
  rule('date', '<a:digits> (/|-|.) <b:digits> (/|-|.|,) <y:digits>', ({ a, b, y }) => inFigures(a, b, y)),
  rule('date', '<a:digits> / <b:digits> <y:digits>', ({ a, b, y }) => (y.length === 4 ? inFigures(a, b, y) : null)),
  rule('date', '<a:digits> / <b:digits>', ({ a, b }) => inFigures(a, b)),
  rule('date', '<a:digits> (-|.) <b:digits>', ({ a, b }) => inFigures(a, b), -1.5),
  rule('date', '<y:digits> (/|-|.) <m:digits> (/|-|.) <d:digits>', ({ y, m, d }) =>
    y.length === 4 && Number(d) >= 1 && Number(d) <= 31 ? day(Number(d), Number(m), Number(y)) : null,
  ),
];
