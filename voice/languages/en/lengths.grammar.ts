import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';
import { addLengths, type Length, lengthOf, noLength, smallestUnit } from '#voice/understanding/values/length.ts';

const between = '(or so|full|whole|solid|good|short|long|extra|additional)';
const takenBack =
  '(no|sorry|no sorry|sorry no|no wait|wait no|wait|i mean|no i mean|actually|no actually|actually no|make that|no make that|make it|no make it|or rather|rather)';

/** So many of the one unit that a length was said in. */
function again({ years, months, days, minutes }: Length, n: number): Length | null {
  const units = [years, months, days, minutes].filter((many) => many !== 0).length;
  if (units !== 1) return null;
  if (minutes) return lengthOf(minutes % 60 === 0 && n < 15 ? n * 60 : n, 'minute');
  if (days) return lengthOf(days % 7 === 0 ? n * 7 : n, 'day');
  return lengthOf(n, months ? 'month' : 'year');
}

/** English lengths of time that are said in parts of a unit, or only sound like one: "an hour and three quarters". */
export const lengths = [
  // "A second" asks to wait, and "the second" is a day: one alone is no length.
  ...lexicon('minutes', { '(seconds|secs)': 1 / 60 }),
  rule('length', '(a|an|one) <m:minutes> and <f:fraction>', ({ m, f }) =>
    f < 1 ? lengthOf((1 + f) * m, 'minute') : null,
  ),
  rule('length', '<n:count> <m:minutes> and <f:fraction>', ({ n, m, f }) =>
    f < 1 ? lengthOf((n.n + f) * m, 'minute') : null,
  ),
  rule(
    'length',
    '<m:minutes> and <f:fraction>',
    ({ m, f }) => (m === 60 && f < 1 ? lengthOf((1 + f) * m, 'minute') : null),
    -0.5,
  ),
  rule('length', '(a|an) (good|full|solid|whole|quick|short|round|extra) <m:minutes>', ({ m }) =>
    lengthOf(m, 'minute'),
  ),
  rule('length', '(a|one) (good|full|solid|whole|extra) <p:period>', ({ p }) => lengthOf(p.n, p.unit), -0.2),
  rule('length', '(a|one) <f:fraction> of an <m:minutes>', ({ f, m }) => (f < 1 ? lengthOf(f * m, 'minute') : null)),
  rule('length', '<f:fraction> of an <m:minutes>', ({ f, m }) => (f < 1 ? lengthOf(f * m, 'minute') : null)),
  rule(
    'length',
    '<a:length> and <n:count>',
    ({ a, n }) => (smallestUnit(a) === 1 && n.n >= 5 && n.n < 60 ? addLengths(a, { ...noLength, minutes: n.n }) : null),
    -1,
  ),
  // "2h30", "1h 15m", "1.5h".
  rule('length', '<n:digits> h~', ({ n }) => lengthOf(Number(n) * 60, 'minute')),
  rule('length', '<n:quantity> h~', ({ n }) => (Number.isInteger(n) ? null : lengthOf(n * 60, 'minute'))),
  rule('length', '<n:digits> m~', ({ n }) => lengthOf(Number(n), 'minute'), -0.5),
  rule('length', '<n:digits> (h|hr|hrs) <m:digits> [m|min|mins|minutes]', ({ n, m }) =>
    Number(m) < 60 ? lengthOf(Number(n) * 60 + Number(m), 'minute') : null,
  ),
  rule('length', '<n:count> quarter [of an] <m:minutes>', ({ n, m }) =>
    m === 60 ? lengthOf(n.n * 15, 'minute') : null,
  ),
  // How long someone stays.
  rule('length', '<n:count> (night|nights)', ({ n }) => lengthOf(n.n, 'day'), -0.3),
  rule('length', '(a|one) night', () => lengthOf(1, 'day'), -0.5),
  // "Two or so hours".
  rule('length', `<n:count> ${between} <m:minutes>`, ({ n, m }) => lengthOf(n.n * m, 'minute'), -0.2),
  rule('length', `<n:count> ${between} <p:period>`, ({ n, p }) => lengthOf(n.n * p.n, p.unit), -0.2),
  // "Thirty minutes, no, forty": of what was said before. What names its own unit is plainer.
  rule('length', `<a:length> ${takenBack} <n:count>`, ({ a, n }) => again(a, n.n), -2.5),
  rule('length', '<n:misheard> <m:minutes>', ({ n, m }) => (m >= 1 ? lengthOf(n * m, 'minute') : null)),
  rule('length', '<n:misheard> <p:period>', ({ n, p }) => (p.unit === 'weekend' ? null : lengthOf(n * p.n, p.unit))),
];
