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
    '(not likely at all|not at all likely|not at all|absolutely not|definitely not|certainly not|very unlikely|extremely unlikely|no chance|no way|never ever)':
      'bottom',
    "(i would not|i wouldn't|i'd never|i would never) recommend (you|it|them|this) [to (anyone|anybody|a friend|my friends|my worst enemy)]":
      'bottom',
    '(very|completely|totally|extremely|perfectly|fully) (satisfied|happy|pleased)': 'top',
    '[right|smack|dead|exactly] (down|in) the middle': 'middle',
    '(so so|average|middling|middle of the road|fifty fifty|neither good nor bad|neither here nor there)': 'middle',
    'as low as (it goes|it gets|possible|you can go)': 'bottom',
  }),
];
