import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';
import { addLengths, lengthOf, noLength, smallestUnit } from '#voice/understanding/values/length.ts';

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
  rule('length', '<n:misheard> <m:minutes>', ({ n, m }) => (m >= 1 ? lengthOf(n * m, 'minute') : null)),
  rule('length', '<n:misheard> <p:period>', ({ n, p }) => (p.unit === 'weekend' ? null : lengthOf(n * p.n, p.unit))),
];
