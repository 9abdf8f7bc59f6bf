import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';

/** Times that English says by what was offered. */

const bit =
  '[a|any|anything|something|one|slightly|somewhat|much|a lot] [bit|little|little bit|tad|touch|half hour|hour|half an hour|an hour|couple of hours]';
const slot = '(appointment|slot|opening|spot)';

export const relatives = [
  ...lexicon('relative', {
    '[the|that|this] same [time|hour] [of day]': { of: 'same', part: 'time' },
    '(keep|leave) the time': { of: 'same', part: 'time' },
    '[the|that] same day': { of: 'same', part: 'day' },
    '[on] that [same] day': { of: 'same', part: 'day' },
    '(keep|leave) the day': { of: 'same', part: 'day' },
    [`${bit} earlier [than that|in the day|that day|on that day|time|one|on]`]: { of: 'earlier', by: 'time' },
    [`${bit} later [than that|in the day|that day|on that day|time|one|on]`]: { of: 'later', by: 'time' },
    '(right|directly|straight|immediately) after [that|it|mine]': { of: 'later', by: 'time' },
    "[that's|that is|it's|is|this is] [still] [a|way|much|far|just|kind of|really] [bit|little|little bit|tad] too (early|soon) [in the day|in the morning|for me|for us]":
      { of: 'later', by: 'time' },
    "[that's|that is|it's|is|this is] [a|way|much|far|just|kind of|pretty|rather|really|too] [bit|little|little bit|tad] [too] late [in the day|for me|for us]":
      { of: 'earlier', by: 'time' },
    "(that's|that is|it's|this is) [a|pretty|rather|kind of|really|quite] [bit|little|tad] early [for me|for us]": {
      of: 'later',
      by: 'time',
    },
    '[any|anything|something|a|a bit|a little] sooner [than that]': { of: 'earlier', by: 'day' },
    '[an|some|any] earlier (day|date)': { of: 'earlier', by: 'day' },
    'earlier (in|that|this) [the] week': { of: 'earlier', by: 'day' },
    '[a|some|any] later (day|date)': { of: 'later', by: 'day' },
    'later (in|that|this) [the] (week|month)': { of: 'later', by: 'day' },
    [`(the|your|your very|the very|) (first|earliest) [available|possible|free] ${slot} [you have|you've got|available|possible|of the day]`]:
      { of: 'first' },
    [`(the|your|your very|the very|) (last|latest) [available|possible|free] ${slot} [you have|you've got|available|possible|of the day]`]:
      { of: 'last' },
    '(the earlier the better|the sooner the better|as early as possible|as early as you can)': { of: 'first' },
    '(the later the better|as late as possible|as late as you can|[the] latest (you have|you have got|you can do|possible)|the end of the day is best)':
      {
        of: 'last',
      },
    '(the|a|one|next|following) day (after|later) [that]': { of: 'days', days: 1 },
    'the (next|following) day': { of: 'days', days: 1 },
    '(the|a|one) day (before|earlier) [that]': { of: 'days', days: -1 },
    'the previous day': { of: 'days', days: -1 },
    '(the|a|one) week (after|later) [that]': { of: 'days', days: 7 },
    'the following week': { of: 'days', days: 7 },
    '(push|move|shift|bump) (it|that|this) (back|out|off|on|forward|by) [by] (a|one) day': { of: 'days', days: 1 },
    '(push|move|shift|bump) (it|that|this) (back|out|off|on|forward|by) [by] (a|one) week': { of: 'days', days: 7 },
    '(the|a|one) week (before|earlier) [that]': { of: 'days', days: -7 },
    'the previous week': { of: 'days', days: -7 },
    '(another|a different|some other|any other|other) (day|date)': { of: 'other', part: 'day' },
    '(another|a different|some other|any other|other) (time|slot|hour)': { of: 'other', part: 'time' },
  }),
  // "Two weeks later", "push it back three days".
  ...Object.entries({ '(day|days)': 1, '(week|weeks)': 7 }).flatMap(([unit, days]) => [
    rule('relative', `<n:count> ${unit} (later|further|further out)`, ({ n }) => ({ of: 'days', days: days * n.n })),
    rule(
      'relative',
      `(push|move|shift|bump) (it|that|this) (back|out|off|on|forward|by) [by] <n:count> ${unit}`,
      ({ n }) => ({ of: 'days', days: days * n.n }),
    ),
  ]),
  rule('relative', '[the|on] <w:weekday> [of|in] (that|the same) week', ({ w }) => ({
    of: 'weekday',
    weekday: w,
    way: 0,
  })),
  rule('relative', 'the <w:weekday> after [that]', ({ w }) => ({ of: 'weekday', weekday: w, way: 1 })),
  rule('relative', 'the following <w:weekday>', ({ w }) => ({ of: 'weekday', weekday: w, way: 1 })),
  rule('relative', 'the <w:weekday> before [that]', ({ w }) => ({ of: 'weekday', weekday: w, way: -1 })),
];
