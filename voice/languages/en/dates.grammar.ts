import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';
import type { DateExpression } from '#voice/understanding/values/date-expression.ts';
import { addLengths, type Length, largestUnit, lengthOf, smallestUnit } from '#voice/understanding/values/length.ts';
import { day, days, inWeek, isMonth, isNear, near, nth, shift, today, turned, twoParts, weeks } from '../days.ts';
import { figuresOf } from './figures.grammar.ts';
import { holidaysOf } from './holidays.grammar.ts';
import { spans } from './spans.grammar.ts';

/** English days and spans of days: "the third Wednesday of next month", "two days before Easter", "a week on Monday". */

/** "Monday's" is "Monday is" or its plural. */
const weekday = (names: string, index: number) =>
  [`(${names}|${names.split('|')[0]}'s|${names.split('|')[0]}'ll)`, index] as const;
const weekdays = Object.fromEntries([
  weekday('sunday|sundays|sun', 0),
  weekday('monday|mondays|mon', 1),
  weekday('tuesday|tuesdays|tues|tue', 2),
  weekday('wednesday|wednesdays|wed|weds|wensday', 3),
  weekday('thursday|thursdays|thurs|thur|thu', 4),
  weekday('friday|fridays|fri', 5),
  weekday('saturday|saturdays|sat', 6),
]);

const months = Object.fromEntries(
  [
    '(january|jan)',
    '(february|feb)',
    '(march|mar)',
    '(april|apr)',
    'may',
    '(june|jun)',
    '(july|jul)',
    '(august|aug)',
    '(september|sept|sep)',
    '(october|oct)',
    '(november|nov)',
    '(december|dec)',
  ].map((names, index) => [names, index + 1]),
);

/** @param order what is written first in figures: the month (US) or the day */
export const datesOf = (order: 'month' | 'day') => [...dates, ...spans, ...holidaysOf(order), ...figuresOf(order)];

const turns = { '(next|the next|the following|following)': 1, '(last|the last|past|the past|previous)': -1 };

const dates = [
  ...lexicon('weekday', weekdays),
  ...lexicon('month', months),
  ...lexicon('turn', turns),
  ...lexicon('turn', { '(this|this coming|coming|the coming|current|the current)': 0 }),
  ...lexicon('period', {
    "(day|days|day's|days')": { unit: 'day', n: 1 },
    "(week|weeks|week's|weeks'|wk|wks)": { unit: 'week', n: 1 },
    "(fortnight|fortnights|fortnight's)": { unit: 'week', n: 2 },
    "(month|months|month's|months')": { unit: 'month', n: 1 },
    "(year|years|year's|years'|yr|yrs)": { unit: 'year', n: 1 },
    '(weekend|weekends)': { unit: 'weekend', n: 1 },
  }),

  rule('year', '<d:digits>', ({ d }) => (d.length === 4 && d >= '1800' && d < '2200' ? Number(d) : null)),
  rule('year', '<a:count> <b:count>', ({ a, b }) => twoParts(a.n, b.n, a.digits ?? b.digits)),
  rule('year', '<a:count> (oh|o) <b:count>', ({ a, b }) =>
    b.n < 10 && a.n >= 18 && a.n <= 21 && a.digits === undefined ? a.n * 100 + b.n : null,
  ),
  rule('year', '<a:count>', ({ a }) => (a.digits === undefined && a.n >= 1800 && a.n < 2200 ? a.n : null)),
  rule('year', '<a:count> and <b:count>', ({ a, b }) => (a.n === 2000 && b.n < 100 ? 2000 + b.n : null)),

  // Two figures of a year, too high for an hour: "twenty-seven", "85".
  rule('shortYear', '<a:count>', ({ a }) => (a.n >= 25 && a.n < 100 ? a.n : null)),
  rule('shortYear', '(oh|o) <a:count>', ({ a }) => (a.n < 10 ? a.n : null)),

  rule('dayOfMonth', '<o:ordinal>', ({ o }) => (o >= 1 && o <= 31 ? o : null)),
  rule('dayOfMonth', 'day [number] <a:count>', ({ a }) => (a.n >= 1 && a.n <= 31 ? a.n : null), -0.5),
  rule('dayOfMonth', '<a:count>', ({ a }) => (a.n >= 1 && a.n <= 31 ? a.n : null), -0.5),

  // Today and its neighbours.
  ...lexicon('date', {
    "(today|todays|today's)": today,
    "(tomorrow|tomorow|tommorow|tommorrow|tomoro|tomorro|tmrw|tmr|tmw|tomorrows|tomorrow's|tomorrow'll)": days(1),
    yesterday: days(-1),
  }),
  ...lexicon('date', {
    'this day': today,
    'to day': today,
    '(to morrow|2 moro~|2 morro~|2 morrow~)': days(1),
    '2 day~': today,
    '[the] next day': days(1),
    '[the] (last|past|previous) day': days(-1),
  }),
  ...lexicon('date', { '(the|an) other day': days(-2) }, -2),
  rule('date', '[the] day after <d:date>', ({ d }) => shift(d, lengthOf(1, 'day')!, false)),
  rule('date', '[the] day before <d:date>', ({ d }) => shift(d, lengthOf(1, 'day')!, true)),

  // A day of a month.
  rule('date', '<m:month> [the] <d:dayOfMonth>', ({ m, d }) => day(d, m)),
  rule('date', '<m:month> <d:dayOfMonth> (-|/|.) <y:year>', ({ m, d, y }) => day(d, m, y)),
  rule('date', '<d:digits> (-|/|.) <m:month> (-|/|.) <y:year>', ({ m, d, y }) =>
    Number(d) <= 31 ? day(Number(d), m, y) : null,
  ),
  rule(
    'date',
    '[the] <a:ordinal> of [the] <b:ordinal> [of] <y:count>',
    ({ a, b, y }) => (a <= 31 && y.n >= 10 && y.n < 25 ? day(a, b, y.n) : null),
    -2.2,
  ),
  rule(
    'date',
    '[the] <d:ordinal> [of] <m:month> <y:count>',
    ({ d, m, y }) => (d <= 31 && y.n >= 10 && y.n < 25 ? day(d, m, y.n) : null),
    -2.2,
  ),
  rule(
    'date',
    '<m:month> [the] <d:ordinal> <y:count>',
    ({ d, m, y }) => (d <= 31 && y.n >= 10 && y.n < 25 ? day(d, m, y.n) : null),
    -2.2,
  ),
  rule(
    'date',
    '<m:month> <d:count> <y:shortYear>',
    ({ m, d, y }) => (d.n <= 31 && y % 15 !== 0 ? day(d.n, m, y) : null),
    -2.2,
  ),
  rule('date', '<m:month> [the] <d:dayOfMonth> [of] <y:year>', ({ m, d, y }) => day(d, m, y)),
  rule('date', '[the] <d:dayOfMonth> [of] <m:month>', ({ m, d }) => day(d, m)),
  rule('date', '[the] <d:dayOfMonth> [of] <m:month> [of] <y:year>', ({ m, d, y }) => day(d, m, y)),
  rule('date', '<d:digits> <m:month> <y:digits>', ({ d, m, y }) =>
    y.length === 2 && d.length <= 2 ? day(Number(d), m, Number(y)) : null,
  ),
  rule('date', '<y:year> [-] <m:month> [-] [the] <d:dayOfMonth>', ({ m, d, y }) => day(d, m, y)),
  rule('date', '<y:digits> (-|/|.) <m:digits> (-|/|.) <d:digits>', ({ y, m, d }) =>
    y.length === 4 && Number(d) >= 1 && Number(d) <= 31 ? day(Number(d), Number(m), Number(y)) : null,
  ),
  rule(
    'date',
    '<a:count> of the <b:ordinal>',
    ({ a, b }) => (a.n >= 1 && a.n <= 31 && b <= 12 ? day(a.n, b) : null),
    -0.5,
  ),
  rule('date', '[the] <a:ordinal> of [the] <b:ordinal>', ({ a, b }) => (a <= 31 && b <= 12 ? day(a, b) : null), -0.5),
  rule('date', 'the <o:ordinal>', ({ o }) => (o <= 31 ? day(o) : null), -0.5),
  rule('date', '<o:ordinal>', ({ o }) => (o <= 31 ? day(o) : null), -2),
  rule('date', '(the|on) <a:count>', ({ a }) => (a.n >= 1 && a.n <= 31 ? day(a.n) : null), -2.5),
  rule('date', '<a:count>', ({ a }) => (a.n >= 1 && a.n <= 31 ? day(a.n) : null), -4),
  rule('date', '<w:weekday> [the] <d:dayOfMonth>', ({ w, d }) => ({ of: 'both', weekday: w, date: day(d)! })),
  rule('date', '<w:weekday> [the] <d:date>', ({ w, d }) => (isOfMonth(d) ? { of: 'both', weekday: w, date: d } : null)),
  rule('date', "<d:date> [which is|is|that's|that is] [a] <w:weekday>", ({ w, d }) =>
    d.of === 'day' && d.month !== undefined ? { of: 'both', weekday: w, date: d } : null,
  ),
  rule('date', "<d:date> (which is|is|that's|that is|it's) [a] <w:weekday>", ({ w, d }) =>
    d.of === 'day' ? { of: 'both', weekday: w, date: d } : null,
  ),
  // The same day of a later week or month.
  rule('date', '(this day|today|the same day|same day|this date) <s:span>', ({ s }) =>
    s.of !== 'period' || (s.unit !== 'week' && s.unit !== 'month' && s.unit !== 'year')
      ? null
      : s.unit === 'week'
        ? shift(today, weeks(s.offset), false)
        : shift(today, lengthOf(s.offset, s.unit)!, false),
  ),
  rule('date', '[the] <d:ordinal> of <s:span>', ({ d, s }) => (d <= 31 && isMonth(s) ? nth(d, null, s) : null)),
  // Of the one to come, when the day has been.
  rule('date', '[the] <d:ordinal> of the month', ({ d }) => (d <= 31 ? day(d) : null), 0.3),
  rule('date', '[the] <d:dayOfMonth> <s:span>', ({ d, s }) => (isMonth(s) ? nth(d, null, s) : null), -1),
  rule('date', '<s:span> [on] the <d:ordinal>', ({ d, s }) => (d <= 31 && isMonth(s) ? nth(d, null, s) : null)),

  rule(
    'date',
    '<m:month> [the] <d:ordinal> [of] <y:shortYear>',
    ({ m, d, y }) => (d <= 31 ? day(d, m, y) : null),
    -0.3,
  ),
  rule('date', '<m:month> <d:dayOfMonth> <y:shortYear>', ({ m, d, y }) => day(d, m, y), -0.3),
  rule(
    'date',
    '[the] <d:ordinal> [of] <m:month> <y:shortYear>',
    ({ m, d, y }) => (d <= 31 ? day(d, m, y) : null),
    -0.3,
  ),
  rule(
    'date',
    '[the] <a:ordinal> of [the] <b:ordinal> [of] <y:year>',
    ({ a, b, y }) => (a <= 31 ? day(a, b, y) : null),
    -0.5,
  ),
  rule(
    'date',
    '[the] <a:ordinal> of [the] <b:ordinal> [of] <y:shortYear>',
    ({ a, b, y }) => (a <= 31 ? day(a, b, y) : null),
    -0.5,
  ),
  rule('date', '[the] day [number] <a:count> (of|in) <s:span>', ({ a, s }) =>
    a.n <= 31 && isMonth(s) ? nth(a.n, null, s) : null,
  ),
  rule('date', 'not <d:date> [but] (the day after|the day after that|the next day|the following day)', ({ d }) =>
    shift(d, lengthOf(1, 'day')!, false),
  ),
  rule('date', 'not <d:date> [but] (the day before|the day before that|the previous day)', ({ d }) =>
    shift(d, lengthOf(1, 'day')!, true),
  ),
  rule('date', '[the|on] day [number] <a:count>', ({ a }) => (a.n >= 1 && a.n <= 31 ? day(a.n) : null), -0.5),

  // A day of a week.
  rule('date', '<w:weekday>', ({ w }) => ({ of: 'weekday', weekday: w })),
  // "A Friday" is any, unless it only says which day another is.
  rule('span', '(a|some) [nice] <w:weekday>', ({ w }) => ({ of: 'weekdays', weekdays: [w] })),
  rule('date', '<l:length> [on|from] (a|the) <w:weekday>', ({ l, w }) =>
    shift({ of: 'weekday', weekday: w }, l, false),
  ),
  rule('date', '(on|for|for the|on the) <d:date>', ({ d }) => d, 0.2),
  rule('date', '<t:turn> <w:weekday>', ({ t, w }) => turned(t, w)),
  rule('date', '<w:weekday> <t:turn>', ({ t, w }) => turned(t, w), -1),
  rule('date', '<w:weekday> [of|in|on] <s:span>', ({ w, s }) => inWeek(w, s)),
  rule('date', '<s:span> [on|the|on a|on the] <w:weekday>', ({ w, s }) => inWeek(w, s)),
  rule('date', '[the] <w:weekday> before last', ({ w }) => ({ of: 'weekdays', weekday: w, n: -2 })),
  rule('date', '[the] <w:weekday> after next', ({ w }) => ({ of: 'weekday', weekday: w, week: 2 })),
  rule('date', '<d:date> week', ({ d }) => (isNear(d) ? shift(d, weeks(1), false) : null)),
  rule('date', '<d:date> fortnight', ({ d }) => (isNear(d) ? shift(d, weeks(2), false) : null)),
  rule('date', '<l:length> [on|from|this|next] <d:date>', ({ l, d }) =>
    isNear(d) && isWeeks(l) ? shift(d, l, false) : null,
  ),
  rule('date', '<w:weekday> [in] <l:length> [time|from now|from today]', ({ w, l }) => afterWeeks(w, l)),
  rule('date', '[in] <l:length> [time|from now] on [a|the] <w:weekday>', ({ w, l }) => afterWeeks(w, l)),
  rule(
    'date',
    'not [this|the|this coming] <w:weekday> [but] (the next one|the next|the one after|the one after that|the following one|the following week|the week after)',
    ({ w }) => shift({ of: 'weekday', weekday: w }, weeks(1), false),
  ),
  rule('date', '<n:count> <w:weekday> (from now|from today|hence|later|away)', ({ n, w }) => ({
    of: 'weekdays',
    weekday: w,
    n: n.n,
  })),
  rule('date', '<n:count> <w:weekday> ago', ({ n, w }) => ({ of: 'weekdays', weekday: w, n: -n.n })),
  rule('date', 'in <n:count> <w:weekday>', ({ n, w }) => ({ of: 'weekdays', weekday: w, n: n.n })),
  rule('date', '[the] <w:weekday> (after|following|from) <d:date>', ({ w, d }) => near(w, d, false)),
  rule('date', '[the] <w:weekday> before <d:date>', ({ w, d }) => near(w, d, true)),
  rule('date', '[the] (first|very first) <w:weekday> (after|following) <d:date>', ({ w, d }) => near(w, d, false)),
  rule('date', '[the] <o:ordinal> <w:weekday> (of|in) <s:span>', ({ o, w, s }) => (o <= 5 ? nth(o, w, s) : null)),
  rule('date', '[the] last <w:weekday> (of|in) <s:span>', ({ w, s }) => nth(-1, w, s)),
  rule(
    'date',
    '[the] (second last|second to last|next to last|last but one) <w:weekday> (of|in) <s:span>',
    ({ w, s }) => nth(-2, w, s),
  ),
  rule('date', '[the] <o:ordinal> day (of|in) <s:span>', ({ o, s }) => nth(o, null, s)),
  rule('date', '[the] last day (of|in) <s:span>', ({ s }) => nth(-1, null, s)),
  rule('date', '[the] <o:ordinal> last day (of|in) <s:span>', ({ o, s }) => nth(-o, null, s)),
  rule('date', '[at] [the] [very] end of <s:span>', ({ s }) => (isMonth(s) ? nth(-1, null, s) : null)),

  // So long from now, or from another day.
  rule('length', '<n:count> [more] <p:period>', ({ n, p }) => lengthOf(n.n * p.n, p.unit)),
  rule('length', 'too <p:period>', ({ p }) => lengthOf(p.n * 2, p.unit), -1),
  rule('length', '(a|an|one more|another|the) <p:period>', ({ p }) => lengthOf(p.n, p.unit), -0.2),
  rule('length', '(a|an|one) <p:period> and a half', ({ p }) => lengthOf(p.n * 1.5, p.unit)),
  rule('length', '<n:count> and a half <p:period>', ({ n, p }) => lengthOf((n.n + 0.5) * p.n, p.unit)),
  rule('length', 'half a <p:period>', ({ p }) => lengthOf(p.n / 2, p.unit)),
  rule('length', '[a] few [more] <p:period>', ({ p }) => lengthOf(p.n * 3, p.unit), -1),
  rule('length', '[a] couple [of] [more] <p:period>', ({ p }) => lengthOf(p.n * 2, p.unit)),
  rule('length', '<n:count> (business|working|work) <p:period>', ({ n, p }) =>
    p.unit === 'day' ? { ...lengthOf(n.n, 'day')!, business: true } : null,
  ),
  rule('length', '<a:length> [and] <b:length>', ({ a, b }) =>
    smallestUnit(a) > largestUnit(b) ? addLengths(a, b) : null,
  ),
  rule('date', 'in <l:length> [time|from now|from today]', ({ l }) => shift(today, l, false)),
  rule('date', '<l:length> (from now|from today|hence|away|out|time)', ({ l }) => shift(today, l, false)),
  rule('date', '<l:length> (ago|back|before now)', ({ l }) => shift(today, l, true)),
  rule('date', '<l:length> ago <d:date>', ({ l, d }) => (d.of === 'today' ? shift(d, l, true) : null)),
  rule(
    'date',
    '<x:moving> [the|my|our] <a:date> [one|appointment|booking|slot|visit|meeting] to <b:date>',
    ({ b }) => b,
    0.5,
  ),
  rule('date', '<x:moving> from <a:date> to <b:date>', ({ b }) => b, 0.5),
  rule('date', '<l:length> (after|from|past|following) <d:date>', ({ l, d }) => shift(d, l, false)),
  rule('date', '<l:length> (before|prior to|ahead of) <d:date>', ({ l, d }) => shift(d, l, true)),

  // Days with names.
  rule('date', '<d:date> <y:year>', ({ d, y }) => (d.of === 'holiday' ? { ...d, year: y } : null)),
  rule('date', '<d:date> (of|in) <y:year>', ({ d, y }) => (d.of === 'holiday' ? { ...d, year: y } : null)),
  rule('date', '(this|next|this coming|the coming) <d:date>', ({ d }) => (d.of === 'holiday' ? d : null), -0.5),
];

/** "Wednesday in two weeks": of the week that is so far away. */
function afterWeeks(weekday: number, length: Length): DateExpression | null {
  return isWeeks(length) ? { of: 'weekday', weekday, week: length.days / 7 } : null;
}

const isWeeks = ({ days: n, months, years, minutes, business }: Length) =>
  n > 0 && n % 7 === 0 && months + years + minutes === 0 && !business;
const isOfMonth = (date: DateExpression) => date.of === 'day' || date.of === 'holiday';
