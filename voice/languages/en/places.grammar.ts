import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';

const thing = '(one|option|choice|time|slot|appointment|answer|offer|date|day|of them|of those|of these)';

/** Which of several: "the second one", "option two", "the last". Below 0 counts from the end. */
export const places = [
  rule('place', `[the] <o:ordinal> ${thing}`, ({ o }) => (o <= 20 ? o : null)),
  rule('place', 'the <o:ordinal>', ({ o }) => (o <= 20 ? o : null), -0.5),
  rule('place', '<o:ordinal>', ({ o }) => (o <= 20 ? o : null), -1),
  rule('place', '(option|number|choice|answer|slot) [number] <n:count>', ({ n }) =>
    n.n >= 1 && n.n <= 20 ? n.n : null,
  ),
  rule('place', '<n:count>', ({ n }) => (n.n >= 1 && n.n <= 20 ? n.n : null), -2),
  ...lexicon('place', { [`[the] (last|final|latest|latter) ${thing}`]: -1, '[the] (last|latest|latter)': -1 }),
  ...lexicon('place', { [`the (earlier|early) ${thing}`]: 1, [`the (later|late) ${thing}`]: -1 }),
  ...lexicon('place', { [`[the] middle ${thing}`]: 0 }),
  ...lexicon('place', { [`[the] (earliest|soonest|former) ${thing}`]: 1, '[the] (earliest|soonest|former)': 1 }),
];
