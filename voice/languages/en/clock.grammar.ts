import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';
import { type Clock, inHalf, inPart, shiftClock } from '#voice/understanding/values/clock.ts';
import {
  addLengths,
  type Length,
  largestUnit,
  lengthOf,
  noLength,
  smallestUnit,
} from '#voice/understanding/values/length.ts';
import { at, bounds, inFigures, negative, part, withClock } from '../clocks.ts';

/** English times of day and lengths of time: "twenty past eight in the evening", "half seven", "an hour and a half". */

const parts = {
  "(morning|mornings|morning's)": part(0, 12, 0),
  '(before work|before school|before the school run|on my way to work|on the way to work)': part(0, 9, 0),
  '(early morning|early in the morning|first thing|first thing in the morning)': part(0, 10, 0),
  '(late morning|late in the morning)': part(10, 12, 0),
  "(afternoon|afternoons|afternoon's|arvo)": part(12, 18, 1),
  '(after school|after the school run)': part(15, 18, 1),
  '(early afternoon|early in the afternoon|after lunch)': part(12, 15, 1),
  // "Over my lunch Monday" is no reason against Monday.
  '[over|during|on|in|at] (my|our|the) (lunch|lunch break|lunch hour|lunchtime)': part(11, 14, 0),
  '(late afternoon|late in the afternoon)': part(15, 18, 1),
  "(evening|evenings|evening's|after work|on my way home|on the way home)": part(17, 24, 1),
  '(night|nights)': part(19, 29, 1),
  '(lunch|lunchtime|lunch time)': part(11, 14, 1),
};

const hourNames = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const saying = '(in|during|on|for|at)';

/** "Fiveish". */
const roughly = (name: string) => `(${name}ish|${name.replace(/e$/, '')}ish)`;

/** So many minutes past or to an hour. */
const past = (minutes: number, clock: Clock): Clock => shiftClock(clock, minutes);

export const clock = [
  ...lexicon('minutes', { "(hour|hours|hr|hrs|hour's)": 60, '(minute|minutes|min|mins)': 1 }),
  rule('length', '<n:count> <m:minutes>', ({ n, m }) => lengthOf(n.n * m, 'minute')),
  rule('length', '(a|an) <m:minutes>', ({ m }) => lengthOf(m, 'minute')),
  rule('length', 'half (a|an) <m:minutes>', ({ m }) => lengthOf(m / 2, 'minute')),
  rule('length', '(a|an|one) half <m:minutes>', ({ m }) => (m === 60 ? lengthOf(30, 'minute') : null)),
  rule('length', '[a] quarter [of] (a|an) <m:minutes>', ({ m }) => (m === 60 ? lengthOf(15, 'minute') : null)),
  rule('length', '<n:count> quarters of an <m:minutes>', ({ n, m }) =>
    m === 60 ? lengthOf(n.n * 15, 'minute') : null,
  ),
  rule('length', '(a|an|one) <m:minutes> and a half', ({ m }) => lengthOf(m * 1.5, 'minute')),
  rule('length', '(a|an|one) <m:minutes> and a quarter', ({ m }) => (m === 60 ? lengthOf(75, 'minute') : null)),
  rule('length', '<n:count> <m:minutes> and a half', ({ n, m }) => lengthOf((n.n + 0.5) * m, 'minute')),
  rule('length', '<n:quantity> <m:minutes>', ({ n, m }) => (Number.isInteger(n) ? null : lengthOf(n * m, 'minute'))),
  rule('length', '[a] couple [of] <m:minutes>', ({ m }) => lengthOf(2 * m, 'minute')),
  rule('length', '[a] few <m:minutes>', ({ m }) => lengthOf(3 * m, 'minute'), -1),
  rule(
    'length',
    '<a:length> <n:count>',
    ({ a, n }) =>
      smallestUnit(a) === 1 && n.n >= 5 && n.n < 60 ? addLengths(a, { ...noLength, minutes: n.n } as Length) : null,
    -1,
  ),
  rule('length', '<a:length> [and] <b:length>', ({ a, b }) =>
    smallestUnit(a) > largestUnit(b) ? addLengths(a, b) : null,
  ),

  rule('hour', '<n:count>', ({ n }) => (n.n <= 24 && (n.digits?.length ?? 0) < 3 ? n.n : null)),
  ...lexicon('hour', Object.fromEntries(hourNames.map((name, n) => [`${name}'s`, n + 1]))),
  ...lexicon('soundsLike', { for: 4, won: 1, ate: 8, tree: 3, sex: 6 }),
  rule('minute', '<n:count>', ({ n }) => (n.n < 60 && (n.digits ? n.digits.length === 2 : n.n >= 10) ? n.n : null)),
  rule('minute', '(oh|o|zero|0) <n:count>', ({ n }) => (n.n > 0 && n.n < 10 ? n.n : null)),

  // Hour and minute.
  rule('clock', '<h:hour>', ({ h }) => at(h), -3),
  // "For thirty" is half past four; "for eleven" is eleven.
  rule('clock', '<h:soundsLike>', ({ h }) => at(h), -7),
  rule('clock', "<h:soundsLike> (o'clock|oclock|o clock)", ({ h }) => at(h), -4),
  rule('clock', '<h:soundsLike> <m:minute>', ({ h, m }) => (m > 12 ? at(h, m) : null), -4.5),
  rule('clock', "<h:hour> (o'clock|oclock|o clock|uhr)", ({ h }) => at(h)),
  rule('clock', '<h:hour> <m:minute>', ({ h, m }) => at(h, m), -0.5),
  rule(
    'clock',
    '<h:hour> <n:count>',
    ({ h, n }) => (n.n === 5 && n.digits === undefined && h <= 12 ? at(h, 5) : null),
    -2,
  ),
  rule('clock', '<h:hour> (:|.|h) <m:minute>', ({ h, m }) => at(h, m)),
  rule('clock', '<h:hour> and [a] half', ({ h }) => (h >= 1 && h <= 12 ? at(h, 30) : null), -0.5),
  rule('clock', '<h:hour> (hours|hrs) [and] <m:minute> [minutes]', ({ h, m }) => at(h, m)),
  // "To thirty" is how "two thirty" may be written down.
  rule('clock', '(to|too) <m:minute>', ({ m }) => (m % 15 === 0 ? at(2, m) : null), -2.5),
  rule('clock', '<h:hour> : <m:minute> : <s:minute>', ({ h, m }) => at(h, m)),
  rule('clock', '<h:hour> (h|hundred|hundred hours)', ({ h }) => (h > 9 ? at(h) : null), -1),
  rule('clock', '<h:hour> hundred (hours|hrs|hour)', ({ h }) => (h > 0 ? at(h, 0, h < 10 ? 0 : null) : null)),
  rule('clock', '(noon|midday|twelve noon) <m:minute>', ({ m }) => at(12, m, 1)),
  rule('clock', '(oh|zero|o) <h:hour> hundred [hours]', ({ h }) => (h < 10 ? at(h, 0, 0) : null)),
  rule('clock', '<d:digits>', ({ d }) => inFigures(d), -2),
  rule('clock', '<d:digits> (hours|hrs)', ({ d }) => inFigures(d)),

  // Past and to an hour.
  rule('clock', 'half past <c:clock>', ({ c }) => (c.minute === 0 ? past(30, c) : null), 2.5),
  rule('clock', 'half <h:hour>', ({ h }) => (h >= 1 && h <= 12 ? at(h, 30) : null), -0.5),
  rule('clock', '[a] quarter (past|after) <c:clock>', ({ c }) => (c.minute === 0 ? past(15, c) : null), 2.5),
  rule(
    'clock',
    '[a] quarter (to|till|til|until|of|before|too) <c:clock>',
    ({ c }) => (c.minute === 0 ? past(-15, c) : null),
    2.5,
  ),
  rule(
    'clock',
    '<n:count> [minute|minutes|min|mins] (past|after) <c:clock>',
    ({ n, c }) => (n.n > 0 && n.n < 60 ? past(n.n, c) : null),
    2.5,
  ),
  rule(
    'clock',
    '<n:count> (minute|minutes|min|mins) (to|till|til|before|of) <c:clock>',
    ({ n, c }) => (n.n > 0 && n.n < 60 ? past(-n.n, c) : null),
    2.2,
  ),
  // "Nine to five" is from nine until five: people count in fives.
  rule(
    'clock',
    '<n:count> (to|till|til|before|of) <c:clock>',
    ({ n, c }) => (n.n > 0 && n.n < 30 && n.n % 5 === 0 ? past(-n.n, c) : null),
    2.2,
  ),
  rule('clock', 'five and twenty (past|after) <c:clock>', ({ c }) => (c.minute === 0 ? past(25, c) : null), 2.5),
  rule('clock', 'five and twenty (to|till|before) <c:clock>', ({ c }) => (c.minute === 0 ? past(-25, c) : null), 2.5),
  rule('clock', '<l:length> (past|after) <c:clock>', ({ l, c }) => aside(l, c, 1), 2),
  rule('clock', '<l:length> (to|before) <c:clock>', ({ l, c }) => aside(l, c, -1), 2),

  // The half of the day.
  rule(
    'clock',
    '<c:clock> [in the] am',
    ({ c }) => (c.half === null && c.hour <= 12 ? at(inHalf(c.hour, 0), c.minute, 0) : null),
    2,
  ),
  rule(
    'clock',
    '<c:clock> [in the] pm',
    ({ c }) => (c.half !== 0 && c.hour > 0 ? at(inHalf(c.hour, 1), c.minute, 1) : null),
    2,
  ),
  rule('clock', `<c:clock> [${saying.slice(1, -1)}] [the] <p:part>`, ({ c, p }) => inPart(c, p), 2),
  rule('clock', '<p:part> [at|around|about] <c:clock>', ({ c, p }) => (p.open ? null : inPart(c, p)), 2),
  ...lexicon('clock', {
    '[at] [12|twelve] (noon|noonish|midday|mid day)': { ...at(12, 0, 1), by: 12 },
    '[at] [12|twelve] midnight': at(0, 0, 0),
  }),
  ...lexicon('clock', { '(mid morning|midmorning)': at(10, 0, 0), '(mid afternoon|midafternoon)': at(2, 0, 1) }, -1),
  ...lexicon('clock', { '(close of business|end of business|cob|eob)': at(5, 0, 1) }, -1),

  // Round about.
  rule('clock', '(at|from) <c:clock>', ({ c }) => c, 1.5),
  rule('clock', 'for <c:clock>', ({ c }) => c, 0.3),
  rule(
    'clock',
    '(around|about|round about|approximately|roughly|circa|maybe|say) <c:clock>',
    ({ c }) => ({ ...c, about: true }),
    1,
  ),
  rule(
    'clock',
    '(bang on|dead on|spot on|right on|right at|just on|exactly|exactly at|precisely) <c:clock>',
    ({ c }) => c,
    1,
  ),
  // "The nine thirty one" is the one at nine thirty.
  rule('clock', '(the|that) <c:clock> (one|slot|appointment|opening)', ({ c }) => c, 1),
  rule('clock', '<c:clock> (ish|or so|sharp|on the dot|exactly)', ({ c }) => c, 1),
  rule('clock', '<c:clock> (hours|hrs)', ({ c }) => (c.hour > 12 || c.hour === 0 || c.minute > 0 ? c : null), 1),
  rule('clock', '<c:clock> ish~', ({ c }) => ({ ...c, about: true }), 1),
  ...lexicon(
    'clock',
    Object.fromEntries(hourNames.map((name, n) => [roughly(name), { ...at(n + 1), about: true as const }])),
  ),
  rule(
    'clock',
    'half <c:clock>',
    ({ c }) => (c.about && c.minute === 0 && c.half === null ? { ...c, minute: 30 } : null),
    1,
  ),

  // Parts of a day.
  ...lexicon('part', parts),
  // Half past nine is early for who says so, and after four is late.
  ...lexicon(
    'part',
    {
      '(not|nothing) (too|so|super|that|crazy|very) early [in the day|in the morning]': part(9.5, 24, 0),
      '(not|nothing) (too|so|super|that|very) late [in the day]': part(0, 16, 0),
    },
    1,
  ),
  rule('part', `${saying} [the] <p:part>`, ({ p }) => p, 0.2),
  rule(
    'part',
    '(after|from|past|later than|not before|no earlier than|no sooner than|not sooner than|since) <c:clock>',
    ({ c }) => bounds(c, null),
    0.5,
  ),
  rule(
    'part',
    "(i|we|he|she|i'm|we're|he's|she's) [only|usually|always] (work|works|working|at work|busy|in meetings|in class|in school|at school|get off [work]|gets off [work]|don't get off|finish|finishes [work]|don't finish) (until|till|at) <c:clock>",
    ({ c }) => bounds(c, null),
    1,
  ),
  rule('part', '(after|from) <c:clock> on', ({ c }) => bounds(c, null), 2),
  rule(
    'part',
    '<c:clock> (or later|onwards|onward|or after|and later|and after|and onwards)',
    ({ c }) => bounds(c, null),
    1,
  ),
  rule(
    'part',
    '(before|by|until|till|earlier than|no later than|not after) <c:clock>',
    ({ c }) => bounds(null, c),
    0.5,
  ),
  rule('part', '(between|from) <a:clock> (and|to|until|till|through) <b:clock>', ({ a, b }) => bounds(a, b), 1.5),
  rule('part', '<a:clock> (to|until|till|through|for|-) <b:clock>', ({ a, b }) => bounds(a, b), 0.5),
  // "May I" is no month.
  ...lexicon('moment', { 'may (i|we|you|it|he|she)': {}, '(i|we|you|it|he|she|they) may': {} }),
  ...lexicon('moment', {
    '(this|later this) morning': { date: { of: 'today', days: 0 }, part: part(0, 12, 0) },
    '(this|later this) afternoon': { date: { of: 'today', days: 0 }, part: part(12, 18, 1) },
    '(this|later this) evening': { date: { of: 'today', days: 0 }, part: part(17, 24, 1) },
    "(tonight|tonite|this night|tonights|tonight's|to night)": {
      date: { of: 'today', days: 0 },
      part: part(17, 29, 1),
    },
    '[by] [the] end of (the|my) day': { date: { of: 'today', days: 0 }, part: part(15, 18, 1) },
    'last night': { date: { of: 'today', days: -1 }, part: part(17, 29, 1) },
    '(now|right now|right away|immediately|straight away)': { away: noLength },
    '(as soon as possible|asap|as soon as you can)': { away: noLength },
  }),
  rule('moment', '<d:date> <c:clock> <y:year>', ({ d, c, y }) =>
    d.of === 'day' && d.year === undefined
      ? { date: { ...d, year: y }, clock: c }
      : d.of === 'both' && d.date.of === 'day'
        ? { date: { ...d.date, year: y }, clock: c }
        : null,
  ),
  ...lexicon('moving', {
    '(move|change|switch|reschedule|swap|shift|push|moving|changing|switching|rescheduling) [it|that|this|them|everything|(my|the|our) (appointment|booking|time|slot|meeting|visit|reservation|date)]': true,
  }),
  rule('clock', '<x:moving> from <a:clock> to <b:clock>', ({ b }) => b, 2),
  rule(
    'moment',
    '<x:moving> from <a:date> [at] <b:clock> to <c:date> [at] <d:clock>',
    ({ c, d }) => ({ date: c, clock: d }),
    3,
  ),
  rule(
    'moment',
    '<x:moving> [the|my|our] <a:date> [at] <b:clock> [one|appointment|booking|slot] to <c:date> [at] <d:clock>',
    ({ c, d }) => ({ date: c, clock: d }),
    3,
  ),
  rule('moment', 'in <l:length> [time|from now]', ({ l }) => (l.minutes > 0 ? { away: l } : null)),
  rule('moment', '<l:length> (from now|hence)', ({ l }) => (l.minutes > 0 ? { away: l } : null)),
  // Later than what, no one knows.
  rule('moment', '<l:length> (later|earlier|sooner|early|late) [than]', () => ({})),
  rule('moment', '<l:length> ago', ({ l }) => (l.minutes > 0 ? { away: negative(l) } : null)),
  rule('moment', '<m:moment> [at|around|about] <c:clock>', ({ m, c }) => withClock(m, c), 2),
  rule('moment', '<c:clock> <m:moment>', ({ m, c }) => withClock(m, c), 2),
  ...lexicon('any', {
    '(as soon as possible|asap|as soon as you can|soonest|the sooner the better|the earlier the better|soon)': 'soon',
    "(what do you have|what else do you have|what have you got|when can you|when could you|you tell me|my calendar is open|my schedule is open|what's the earliest|what is the earliest|what's the soonest|what is available|what's available|what is free|what's free|what times|which times|when are you free|when do you have)":
      'soon',
    '[the] (first|next|earliest|soonest) [available|possible|free] (appointment|slot|time|opening|one|available|possible)':
      'soon',
    "(any time|anytime|whenever|any day|whatever works|whatever you have|i'm flexible|i am flexible|flexible)": 'any',
    "(i'm free|i am free|i'm open) [any time|anytime|all day]": 'any',
    '(any|either|whichever|whatever) (of them|of those|of these|one|time|works|is fine|is good|is best|you like|you have)':
      'any',
    "(any|either|whichever|whatever|you choose|you pick|you decide|surprise me|it doesn't matter|doesn't matter|i don't mind|i don't care)":
      'any',
  }),
];

/** Half an hour before noon. */
function aside({ years, months, days, minutes }: Length, clock: Clock, sign: 1 | -1): Clock | null {
  return years + months + days === 0 && Number.isInteger(minutes) && minutes > 0 && minutes < 720
    ? past(sign * minutes, clock)
    : null;
}
