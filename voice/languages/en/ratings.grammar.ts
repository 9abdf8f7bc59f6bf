import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';

/** "Eight out of ten", "a 7/10". */
export const ratings = [
  rule('rating', '<n:quantity> (out of|over|of|from|/) <m:count>', ({ n, m }) => ({ score: n, of: m.n }), 0.5),
  rule('rating', '<n:misheard> (out of|over|of) <m:count>', ({ n, m }) => ({ score: n, of: m.n })),
  rule('rating', '<n:misheard> stars', ({ n }) => ({ score: n, of: null })),
  ...lexicon('ratingEnd', {
    '(full|top|maximum) (marks|mark|score|points|rating)': 'top',
    '(the|) (maximum|max|highest|very highest|top one)': 'top',
    'as high as (it goes|it gets|possible|you can go)': 'top',
    '(the|) (minimum|lowest|very lowest|bottom|lowest score|lowest mark|lowest rating)': 'bottom',
    'as low as (it goes|it gets|possible|you can go)': 'bottom',
  }),
];
