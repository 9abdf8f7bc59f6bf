import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';
import { addLengths, largestUnit, lengthOf, noLength, smallestUnit } from '#voice/understanding/values/length.ts';

/** French lengths of time: "une heure et demie", "trois quarts d'heure", "deux heures trente". */
export const lengths = [
  rule('length', '<n:count> <m:minutes>', ({ n, m }) => lengthOf(n.n * m, 'minute')),
  rule('length', '(un|une) <m:minutes>', ({ m }) => lengthOf(m, 'minute')),
  rule('length', '(un|une) demi <m:minutes>', ({ m }) => lengthOf(m / 2, 'minute')),
  rule('length', 'demi <m:minutes>', ({ m }) => lengthOf(m / 2, 'minute'), -0.3),
  rule('length', '(un|une) <m:minutes> et (demi|demie)', ({ m }) => lengthOf(m * 1.5, 'minute'), 0.2),
  rule('length', '<n:count> <m:minutes> et (demi|demie)', ({ n, m }) => lengthOf((n.n + 0.5) * m, 'minute'), 0.3),
  rule('length', '(un|une) heure et quart', () => lengthOf(75, 'minute'), 0.3),
  rule('length', '<n:quantity> <m:minutes>', ({ n, m }) => (Number.isInteger(n) ? null : lengthOf(n * m, 'minute'))),
  ...lexicon('length', {
    "[un] (quart d'heure|quart d heure)": lengthOf(15, 'minute')!,
    "trois (quarts d'heure|quarts d heure)": lengthOf(45, 'minute')!,
    '(une quinzaine de minutes)': lengthOf(15, 'minute')!,
  }),
  rule('length', 'quelques <m:minutes>', ({ m }) => lengthOf(3 * m, 'minute'), -1),
  rule(
    'length',
    '<a:length> [et] <n:count>',
    ({ a, n }) => (smallestUnit(a) === 1 && n.n >= 5 && n.n < 60 ? addLengths(a, { ...noLength, minutes: n.n }) : null),
    -1,
  ),
  rule('length', '<a:length> et <b:length>', ({ a, b }) =>
    smallestUnit(a) > largestUnit(b) ? addLengths(a, b) : null,
  ),
  rule('length', '<n:digits> h~ <m:digits>', ({ n, m }) =>
    Number(m) < 60 ? lengthOf(Number(n) * 60 + Number(m), 'minute') : null,
  ),
  rule('length', '<n:digits> h~', ({ n }) => lengthOf(Number(n) * 60, 'minute'), -0.5),
  rule('length', '<n:count> (nuit|nuits)', ({ n }) => lengthOf(n.n, 'day'), -0.3),
];
