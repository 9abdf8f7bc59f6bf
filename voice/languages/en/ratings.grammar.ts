import { rule } from '#voice/understanding/grammar/rule.ts';

/** "Eight out of ten", "a 7/10". */
export const ratings = [
  rule('rating', '<n:quantity> (out of|over|of|from|/) <m:count>', ({ n, m }) => ({ score: n, of: m.n }), 0.5),
];
