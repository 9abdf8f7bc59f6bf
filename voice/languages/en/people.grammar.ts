import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';

const people =
  '(people|persons|person|adults|adult|kids|kid|children|child|grown ups|grown up|babies|baby|toddlers|toddler|guests|guest|friends|friend|men|women|ladies|seniors|teenagers|infants|infant|colleagues|others|sons|daughters|boys|girls|brothers|sisters|parents|grandparents|grandkids|grandchildren|relatives|cousins|coworkers|visitors|players|pensioners|students|workers)';

const sumsUp =
  "(so that's|so that is|so it's|that makes|that makes it|which makes|making|so that makes|makes|that's a total of|a total of|total of|in total|altogether|all together|all in all)";
const inAll = '(in total|altogether|all together|in all|all told|total|all in all)';

/** How many people come: "two adults and two kids", "just me", "me and three friends", "a party of six". */
export const peopleCounted = [
  rule('heads', `<n:count> [more|other|small|little|young] ${people}`, ({ n }) => n.n),
  rule('heads', `(a|an|one|another) [other|more] ${people}`, () => 1, -0.5),
  rule('heads', `<n:misheard> [more|other|small|little|young] ${people}`, ({ n }) => n),
  rule('heads', '(my|our|the|these|those|his|her) <a:heads>', ({ a }) => a, -0.1),
  rule('heads', '<a:heads> [and|plus|with] <b:heads>', ({ a, b }) => a + b),
  rule('heads', '(party|group|table) (of|for) <n:count>', ({ n }) => n.n, 0.3),
  rule('heads', '[the|all] <n:count> of (us|them|you)', ({ n }) => n.n),
  rule('heads', '<n:misheard> of (us|them|you)', ({ n }) => n),
  rule('heads', '(us|all|just us) <n:count>', ({ n }) => n.n),
  ...lexicon(
    'heads',
    {
      twice: 2,
      thrice: 3,
      '(just|only) (me|myself)': 1,
      '(me|myself)': 1,
      '[my] (wife|husband|partner|girlfriend|boyfriend|son|daughter|mother|father|mom|mum|dad|brother|sister|friend|colleague)': 1,
      '[the] both of us': 2,
      '(nobody|no one|none|nothing)': 0,
    },
    -1,
  ),
  ...lexicon('heads', { '(me|myself) and (him|her)': 2, '(him|her) and (me|i)': 2 }),
  rule('heads', '(me|myself|i) [and|plus] <b:heads>', ({ b }) => b + 1, 0.5),
  rule('heads', '(me|myself|i) (and|plus|with) <n:count> [more|other]', ({ n }) => n.n + 1, 0.5),
  rule('heads', '<n:count> [more|other] (and|plus) (me|myself)', ({ n }) => n.n + 1, 0.5),
  // What they come to counts, not what was counted on the way.
  rule('total', `${sumsUp} <n:quantity>`, ({ n }) => n, 1),
  rule('total', 'so <n:quantity>', ({ n }) => n, 1),
  rule('total', `${sumsUp} <a:heads>`, ({ a }) => a, 1),
  rule('total', `<n:quantity> ${inAll}`, ({ n }) => n, 1),
  rule('total', `<a:heads> ${inAll}`, ({ a }) => a, 1),
];
