import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';

const people =
  '(people|persons|person|adults|adult|kids|kid|children|child|grown ups|grown up|babies|baby|toddlers|toddler|guests|guest|friends|friend|men|women|ladies|seniors|teenagers|infants|infant|colleagues|others)';

/** How many people come: "two adults and two kids", "just me", "me and three friends", "a party of six". */
export const peopleCounted = [
  rule('heads', `<n:count> [more|other|small|little|young] ${people}`, ({ n }) => n.n),
  rule('heads', `(a|an|one) ${people}`, () => 1, -0.5),
  rule('heads', '<a:heads> [and|plus|with] <b:heads>', ({ a, b }) => a + b),
  rule('heads', '(party|group|table) (of|for) <n:count>', ({ n }) => n.n, 0.3),
  rule('heads', '(the|all) <n:count> of us', ({ n }) => n.n),
  rule('heads', '<n:count> of us', ({ n }) => n.n),
  ...lexicon(
    'heads',
    {
      '(just|only) (me|myself)': 1,
      '(me|myself)': 1,
      '[my] (wife|husband|partner|girlfriend|boyfriend|son|daughter|mother|father|mom|mum|dad|brother|sister|friend|colleague)': 1,
      'both of us': 2,
      '(nobody|no one|none|nothing)': 0,
    },
    -1,
  ),
  rule('heads', '(me|myself|i) [and|plus] <b:heads>', ({ b }) => b + 1, 0.5),
];
