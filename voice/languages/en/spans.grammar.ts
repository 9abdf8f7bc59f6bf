import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';
import { about, newYear, onwards, period, third, today, weekOf, within } from '../days.ts';

/** English spans of days: "early next week", "the second week of May", "any day but Monday". */
export const spans = [
  rule('span', '<t:turn> <p:period>', ({ t, p }) => (p.n === 1 && p.unit !== 'day' ? period(p.unit, t) : null)),
  rule(
    'span',
    '(the|at the|on the|over the) <p:period>',
    ({ p }) => (p.unit !== 'day' && p.n === 1 ? period(p.unit, 0) : null),
    -1,
  ),
  rule('span', '[the] <p:period> after next', ({ p }) => (p.unit !== 'day' ? period(p.unit, 2) : null)),
  rule(
    'span',
    'not <s:span> [but] (the one after|the one after that|the following one|the next one|the next|next)',
    ({ s }) => (s.of === 'period' && s.unit !== 'day' ? period(s.unit, s.offset + 1) : null),
  ),
  rule('span', '[the] <p:period> before last', ({ p }) => (p.unit !== 'day' ? period(p.unit, -2) : null)),
  rule('span', '(this|the) <p:period> (coming|coming up)', ({ p }) =>
    p.unit === 'weekend' ? period('weekend', 0) : null,
  ),
  rule('span', '[the] <p:period> (of|beginning|starting) <d:date>', ({ p, d }) =>
    p.unit === 'week' ? { of: 'weekOf', date: d } : null,
  ),
  rule('span', '[in|of] <m:month>', ({ m }) => ({ of: 'month', month: m }), -1),
  rule('span', '[in] <m:month> [of] <y:year>', ({ m, y }) => ({ of: 'month', month: m, year: y })),
  rule('span', '(beginning|start|early|the beginning|the start|first half|early part) [of|in] <s:span>', ({ s }) =>
    third(s, 0),
  ),
  rule('span', '(middle|mid|the middle) [of|in] <s:span>', ({ s }) => third(s, 1)),
  rule('span', '[at|towards|in] [the] (first|front|early) (half|part|end) of <s:span>', ({ s }) => third(s, 0)),
  rule('span', '[at|towards|in] [the] (back|tail|far|latter|last|second|later) (half|part|end) of <s:span>', ({ s }) =>
    third(s, 2),
  ),
  rule('span', '(end|late|later|the end|the latter part|towards the end) [of|in] <s:span>', ({ s }) => third(s, 2)),
  rule('span', '(between|from) <a:date> (and|to|till|until|through|thru) <b:date>', ({ a, b }) => ({
    of: 'days',
    from: a,
    to: b,
  })),
  rule('span', '<a:date> (to|till|until|through|thru) <b:date>', ({ a, b }) => ({ of: 'days', from: a, to: b }), -0.5),
  rule(
    'span',
    '(from|starting|as of|beginning) <d:date> [on|onwards|onward]',
    ({ d }) => ({ of: 'open', date: d, days: 7 }),
    -0.5,
  ),
  // "Not before four, on account of work": no "on" goes with it.
  rule(
    'span',
    '(not before|no earlier than|no sooner than|not sooner than|not until) <d:date> [onwards|onward]',
    ({ d }) => ({ of: 'open', date: d, days: 7 }),
    -0.5,
  ),
  rule('span', '(after|later than) <d:date>', ({ d }) => onwards(d), -0.5),
  rule('span', '<d:date> or (later|after|any day after)', ({ d }) => ({ of: 'open', date: d, days: 7 })),
  rule('span', '(before|earlier than) <d:date>', ({ d }) => ({ of: 'open', date: d, days: -1 }), -0.5),
  rule(
    'span',
    '(by|until|till|up to|up until|up till|no later than|not later than|not after|on or before|at the latest) <d:date>',
    ({ d }) => ({ of: 'days', from: today, to: d }),
    -0.5,
  ),
  rule('span', '(since|ever since|as from) <d:date>', ({ d }) => ({ of: 'days', from: d, to: today })),
  // Two days that are said at once.
  rule('span', '<a:date> (and|or|/) <b:ordinal>', ({ a, b }) =>
    a.of === 'day' && b <= 31 ? { of: 'days', from: a, to: { ...a, day: b } } : null,
  ),
  // "Over Easter" is some day about then.
  rule('span', '(over|around) <d:date>', ({ d }) => (d.of === 'holiday' ? about(d) : null)),
  rule('span', '(sometime|some time|somewhere) (around|about) <d:date>', ({ d }) => about(d)),
  rule('span', '(around|round about|roughly) <d:date>', ({ d }) => about(d), -0.2),
  rule('span', '<d:date> (week|weekend)', ({ d }) => (d.of === 'holiday' ? about(d) : null)),
  ...lexicon(
    'span',
    {
      "[early|some time|sometime|right] (in|after) (the new year|new year|new year's|new years|the holidays)": newYear,
    },
    0.4,
  ),
  // "Mondays" are no one day.
  ...lexicon(
    'span',
    Object.fromEntries(
      ['sundays', 'mondays', 'tuesdays', 'wednesdays', 'thursdays', 'fridays', 'saturdays'].map((name, at) => [
        `[on] ${name}`,
        { of: 'weekdays' as const, weekdays: [at] },
      ]),
    ),
    0.4,
  ),
  rule('span', '(every|each|every other|every second|any) <w:weekday>', ({ w }) => ({ of: 'weekdays', weekdays: [w] })),
  rule('span', '[the] <o:ordinal> week (of|in) <s:span>', ({ o, s }) => weekOf(o, s)),
  rule('span', '[in|within|over|during] [the] next <l:length>', ({ l }) => within(l)),
  rule('span', 'within [the] <l:length>', ({ l }) => within(l)),
  rule('span', '(weekdays|a weekday|any weekday|on weekdays|working days|business days|during the week)', () => ({
    of: 'weekdays',
    weekdays: [1, 2, 3, 4, 5],
  })),
  rule('span', '(weekends|any weekend|on weekends|at weekends)', () => ({ of: 'weekdays', weekdays: [6, 0] })),
  rule('span', 'any day (but|except|except for|other than|besides) [on] [a] <w:weekday>', ({ w }) => ({
    of: 'weekdays',
    weekdays: [0, 1, 2, 3, 4, 5, 6].filter((one) => one !== w),
  })),
];
