import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';
import { addLengths, largestUnit, lengthOf, noLength, smallestUnit } from '#voice/understanding/values/length.ts';

/** German lengths of time: "eineinhalb Stunden", "eine Dreiviertelstunde", "zwei Stunden dreißig". */

const one = '(ein|eine|einer|einen|einem|ne)';

export const lengths = [
  rule('length', '<n:count> <m:minutes>', ({ n, m }) => lengthOf(n.n * m, 'minute')),
  rule('length', `${one} <m:minutes>`, ({ m }) => lengthOf(m, 'minute')),
  rule('length', `[${one.slice(1, -1)}] (halbe|halben|halber) <m:minutes>`, ({ m }) => lengthOf(m / 2, 'minute')),
  rule('length', '<n:quantity> <m:minutes>', ({ n, m }) => (Number.isInteger(n) ? null : lengthOf(n * m, 'minute'))),
  rule('length', `${one} gute <m:minutes>`, ({ m }) => lengthOf(m, 'minute'), -0.2),
  ...lexicon('length', {
    [`[${one.slice(1, -1)}] (viertelstunde|viertel stunde)`]: lengthOf(15, 'minute')!,
    [`[${one.slice(1, -1)}] (dreiviertelstunde|dreiviertel stunde|drei viertel stunde)`]: lengthOf(45, 'minute')!,
    [`[${one.slice(1, -1)}] (halbestunde|halbstunde)`]: lengthOf(30, 'minute')!,
    [`${one} stunde und (eine|ne) (halbe|halbe stunde)`]: lengthOf(90, 'minute')!,
  }),
  rule('length', '(ein paar|einige) <m:minutes>', ({ m }) => lengthOf(3 * m, 'minute'), -1),
  rule(
    'length',
    '<a:length> [und] <n:count>',
    ({ a, n }) => (smallestUnit(a) === 1 && n.n >= 5 && n.n < 60 ? addLengths(a, { ...noLength, minutes: n.n }) : null),
    -1,
  ),
  rule('length', '<a:length> und <b:length>', ({ a, b }) =>
    smallestUnit(a) > largestUnit(b) ? addLengths(a, b) : null,
  ),
  rule('length', '<n:digits> (h~|h)', ({ n }) => lengthOf(Number(n) * 60, 'minute'), -0.5),
  rule('length', '<n:quantity> (h~|h)', ({ n }) => (Number.isInteger(n) ? null : lengthOf(n * 60, 'minute'))),
  rule('length', '<n:count> (nacht|nachte|nachten)', ({ n }) => lengthOf(n.n, 'day'), -0.3),
];
