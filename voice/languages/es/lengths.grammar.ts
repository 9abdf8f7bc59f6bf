import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';
import { addLengths, largestUnit, lengthOf, noLength, smallestUnit } from '#voice/understanding/values/length.ts';

/** Spanish lengths of time: "hora y media", "tres cuartos de hora", "dos horas y cuarto". */
export const lengths = [
  rule('length', '<n:count> <m:minutes>', ({ n, m }) => lengthOf(n.n * m, 'minute')),
  rule('length', '(un|una) <m:minutes>', ({ m }) => lengthOf(m, 'minute')),
  rule('length', '(media|medio) <m:minutes>', ({ m }) => lengthOf(m / 2, 'minute')),
  rule('length', '[un|una] <m:minutes> y (media|medio)', ({ m }) => lengthOf(m * 1.5, 'minute'), 0.2),
  rule('length', '<n:count> <m:minutes> y (media|medio)', ({ n, m }) => lengthOf((n.n + 0.5) * m, 'minute'), 0.3),
  rule('length', '[una] hora y cuarto', () => lengthOf(75, 'minute'), 0.3),
  rule('length', '<n:count> horas y cuarto', ({ n }) => lengthOf(n.n * 60 + 15, 'minute'), 0.3),
  rule('length', '<n:quantity> <m:minutes>', ({ n, m }) => (Number.isInteger(n) ? null : lengthOf(n * m, 'minute'))),
  ...lexicon('length', {
    '[un] cuarto de hora': lengthOf(15, 'minute')!,
    'tres cuartos de hora': lengthOf(45, 'minute')!,
  }),
  rule('length', '(un par de) <m:minutes>', ({ m }) => lengthOf(2 * m, 'minute')),
  rule('length', '(unos|unas|algunos|algunas) <m:minutes>', ({ m }) => lengthOf(3 * m, 'minute'), -1),
  rule(
    'length',
    '<a:length> [y] <n:count>',
    ({ a, n }) => (smallestUnit(a) === 1 && n.n >= 5 && n.n < 60 ? addLengths(a, { ...noLength, minutes: n.n }) : null),
    -1,
  ),
  rule('length', '<a:length> y <b:length>', ({ a, b }) => (smallestUnit(a) > largestUnit(b) ? addLengths(a, b) : null)),
  rule('length', '<n:count> (noche|noches)', ({ n }) => lengthOf(n.n, 'day'), -0.3),
];
