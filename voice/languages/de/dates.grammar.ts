import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';
import { addLengths, largestUnit, lengthOf, smallestUnit } from '#voice/understanding/values/length.ts';
import {
  day,
  days,
  inWeek,
  isMonth,
  isNear,
  near,
  nth,
  shift,
  thisMonth,
  today,
  turned,
  twoParts,
  weeks,
} from '../days.ts';
import { figures } from './figures.grammar.ts';
import { holidays } from './holidays.grammar.ts';
import { spans } from './spans.grammar.ts';
import { months, the, turns, weekdays } from './words-of-days.ts';

/** German days: "übermorgen", "am dritten Mittwoch im Mai", "Montag in acht Tagen", "zwei Tage vor Ostern". */

const in14 = { '(vierzehn|14) (tage|tagen)': weeks(2), '(funfzehn|15) (tage|tagen)': lengthOf(15, 'day')! };

export const dates = [
  ...lexicon('weekday', weekdays),
  ...lexicon('month', months),
  ...lexicon('turn', turns),
  ...lexicon('period', {
    '(tag|tage|tagen|tages)': { unit: 'day', n: 1 },
    '(woche|wochen)': { unit: 'week', n: 1 },
    '(monat|monate|monaten|monats)': { unit: 'month', n: 1 },
    '(jahr|jahre|jahren|jahres)': { unit: 'year', n: 1 },
    '(wochenende|wochenenden|wochenendes)': { unit: 'weekend', n: 1 },
  }),

  rule('year', '<d:digits>', ({ d }) => (d.length === 4 && d >= '1800' && d < '2200' ? Number(d) : null)),
  rule('year', '<a:count>', ({ a }) => (a.digits === undefined && a.n >= 1800 && a.n < 2200 ? a.n : null)),
  // "Zwanzig sechsundzwanzig", "neunzehn fünfundachtzig".
  rule('year', '<a:count> <b:count>', ({ a, b }) => twoParts(a.n, b.n, a.digits ?? b.digits)),
  rule('shortYear', '<a:count>', ({ a }) => (a.n >= 25 && a.n < 100 ? a.n : null)),

  rule('dayOfMonth', '<o:ordinal>', ({ o }) => (o >= 1 && o <= 31 ? o : null)),
  rule('dayOfMonth', '<a:count>', ({ a }) => (a.n >= 1 && a.n <= 31 ? a.n : null), -0.5),

  // Today and its neighbours.
  ...lexicon('date', {
    '(heute|heut|heutigen)': today,
    '(morgen|morgigen)': days(1),
    '(ubermorgen|uebermorgen|uber morgen)': days(2),
    '(uberubermorgen|uber ubermorgen)': days(3),
    '(gestern|gestrigen)': days(-1),
    vorgestern: days(-2),
    'am (nachsten|folgenden) tag': days(1),
  }),
  rule('date', '[der|am|den] tag (nach|darauf nach) <d:date>', ({ d }) => shift(d, lengthOf(1, 'day')!, false)),
  rule('date', '[der|am|den] tag vor <d:date>', ({ d }) => shift(d, lengthOf(1, 'day')!, true)),

  // A day of a month: "am dritten März", "15. Januar 2017", "den dritten dritten".
  rule('date', `[${the}] <d:dayOfMonth> <m:month>`, ({ d, m }) => day(d, m)),
  rule('date', `[${the}] <d:dayOfMonth> <m:month> <y:year>`, ({ d, m, y }) => day(d, m, y)),
  rule('date', `[${the}] <d:dayOfMonth> <m:month> <y:shortYear>`, ({ d, m, y }) => day(d, m, y), -0.3),
  rule('date', '<m:month> [der|den] <d:dayOfMonth>', ({ d, m }) => day(d, m), -1),
  rule('date', `[${the}] <a:ordinal> <b:ordinal>`, ({ a, b }) => (a <= 31 && b <= 12 ? day(a, b) : null), -0.3),
  rule('date', `[${the}] <a:ordinal> <b:ordinal> <y:year>`, ({ a, b, y }) =>
    a <= 31 && b <= 12 ? day(a, b, y) : null,
  ),
  rule(
    'date',
    `[${the}] <a:ordinal> <b:ordinal> <y:count>`,
    ({ a, b, y }) => (a <= 31 && b <= 12 && y.n >= 10 && y.n < 100 ? day(a, b, y.n) : null),
    -1,
  ),
  rule('date', `${the} <o:ordinal>`, ({ o }) => (o <= 31 ? day(o) : null), -0.3),
  rule('date', '<o:ordinal>', ({ o }) => (o <= 31 ? day(o) : null), -2),
  rule('date', `${the} <a:count>`, ({ a }) => (a.n >= 1 && a.n <= 31 ? day(a.n) : null), -1),
  rule('date', '<a:count>', ({ a }) => (a.n >= 1 && a.n <= 31 ? day(a.n) : null), -4),
  rule('date', `[${the}] <w:weekday> [${the}] <d:dayOfMonth>`, ({ w, d }) => ({
    of: 'both',
    weekday: w,
    date: day(d)!,
  })),
  rule('date', `[${the}] <w:weekday> [${the}] <d:date>`, ({ w, d }) =>
    d.of === 'day' || d.of === 'holiday' ? { of: 'both', weekday: w, date: d } : null,
  ),
  rule('date', '<d:date> (das ist|ein|also|ist ein|das ist ein|einem) <w:weekday>', ({ d, w }) =>
    d.of === 'day' ? { of: 'both', weekday: w, date: d } : null,
  ),
  rule('date', `[${the}] <d:ordinal> (in|des|im|vom) <s:span>`, ({ d, s }) =>
    d <= 31 && isMonth(s) ? nth(d, null, s) : null,
  ),
  rule('date', `[${the}] <d:ordinal> <s:span>`, ({ d, s }) => (d <= 31 && isMonth(s) ? nth(d, null, s) : null), -0.2),
  rule('date', `<s:span> ${the} <d:ordinal>`, ({ d, s }) => (d <= 31 && isMonth(s) ? nth(d, null, s) : null)),

  // A day of a week.
  rule('date', '<w:weekday>', ({ w }) => ({ of: 'weekday', weekday: w })),
  rule('span', '(einem|irgendeinem|an einem|ein) <w:weekday>', ({ w }) => ({ of: 'weekdays', weekdays: [w] })),
  rule('date', '(am|den|fur|fur den|der|an dem|zum|auf den|vom) <d:date>', ({ d }) => d, 0.2),
  rule('date', '[am|den|der|fur den] <t:turn> <w:weekday>', ({ t, w }) => turned(t, w)),
  // "Kommenden Freitag" is the next one, where "kommende Woche" is the week behind this one.
  rule(
    'date',
    '[am|den|der|fur den] (kommende|kommenden|kommender) <w:weekday>',
    ({ w }) => ({ of: 'weekday', weekday: w }),
    0.3,
  ),
  rule('date', '<w:weekday> <s:span>', ({ w, s }) => inWeek(w, s)),
  rule('date', '<s:span> [am|den] <w:weekday>', ({ w, s }) => inWeek(w, s)),
  rule('date', '[am|den|der] (ubernachsten|ubernachster) <w:weekday>', ({ w }) => ({
    of: 'weekday',
    weekday: w,
    week: 2,
  })),
  // "Heute in acht Tagen" is a week from today, "in vierzehn Tagen" two.
  rule('date', '<d:date> (in|uber) (acht tagen|8 tagen|einer woche|eine woche)', ({ d }) =>
    isNear(d) ? shift(d, weeks(1), false) : null,
  ),
  rule('date', '<d:date> (in|uber) <l:length>', ({ d, l }) => (isNear(d) ? shift(d, l, false) : null), -0.3),
  rule('date', 'in (acht tagen|einer woche)', () => shift(today, weeks(1), false), 0.2),
  rule('date', '<n:count> <w:weekday> (spater|danach)', ({ n, w }) => ({ of: 'weekdays', weekday: w, n: n.n })),
  rule('date', '[am|der|den] <w:weekday> nach <d:date>', ({ w, d }) => near(w, d, false)),
  rule('date', '[am|der|den] <w:weekday> vor <d:date>', ({ w, d }) => near(w, d, true)),
  rule('date', '[am|der|den] <o:ordinal> <w:weekday> [in|im|des|vom] <s:span>', ({ o, w, s }) =>
    o <= 5 ? nth(o, w, s) : null,
  ),
  rule('date', '[am|der|den] (letzten|letzter|letzte) <w:weekday> [in|im|des|vom] <s:span>', ({ w, s }) =>
    nth(-1, w, s),
  ),
  rule(
    'date',
    '[am|der|den|zum] (letzten|letzter|letzte|letzten tag) (des|im|dieses|diesen) (monats|monat)',
    () => nth(-1, null, thisMonth),
    0.5,
  ),
  rule('date', '[am|der|den] (letzten|letzter) tag [in|im|des|vom] <s:span>', ({ s }) => nth(-1, null, s)),
  rule('date', '[am|der|den] <o:ordinal> tag [in|im|des|vom] <s:span>', ({ o, s }) => nth(o, null, s)),

  // So long from now, or from another day.
  ...lexicon('length', in14),
  rule('length', '<n:count> <p:period>', ({ n, p }) => lengthOf(n.n * p.n, p.unit)),
  rule('length', '(ein|eine|einer|einem|einen) <p:period>', ({ p }) => lengthOf(p.n, p.unit), -0.2),
  rule('length', '<n:quantity> <p:period>', ({ n, p }) => (Number.isInteger(n) ? null : lengthOf(n * p.n, p.unit))),
  rule('length', '(ein|eine|einer|einem) (halbe|halben|halbes|halber) <p:period>', ({ p }) =>
    lengthOf(p.n / 2, p.unit),
  ),
  rule('length', '(ein paar|einige|einigen) <p:period>', ({ p }) => lengthOf(p.n * 3, p.unit), -1),
  rule('length', '<n:count> (werktage|werktagen|arbeitstage|arbeitstagen)', ({ n }) => ({
    ...lengthOf(n.n, 'day')!,
    business: true,
  })),
  rule('length', '<a:length> [und] <b:length>', ({ a, b }) =>
    smallestUnit(a) > largestUnit(b) ? addLengths(a, b) : null,
  ),
  rule('date', 'in <l:length>', ({ l }) => shift(today, l, false)),
  rule('date', '(heute|ab heute|von heute an) in <l:length>', ({ l }) => shift(today, l, false)),
  rule('date', 'vor <l:length>', ({ l }) => shift(today, l, true)),
  rule('date', '<l:length> (nach|ab|spater als) <d:date>', ({ l, d }) => shift(d, l, false)),
  rule('date', '<l:length> vor <d:date>', ({ l, d }) => shift(d, l, true)),
  rule('date', '<x:moving> [den|meinen] <a:date> auf <b:date>', ({ b }) => b, 0.5),
  rule('date', '<x:moving> von <a:date> auf <b:date>', ({ b }) => b, 0.5),

  // Days with names.
  rule('date', '<d:date> <y:year>', ({ d, y }) => (d.of === 'holiday' ? { ...d, year: y } : null)),
  rule('date', '(an|zu|diese|dieses|nachste|nachstes|kommende|kommenden) <d:date>', ({ d }) =>
    d.of === 'holiday' ? d : null,
  ),
  ...spans,
  ...holidays,
  ...figures,
];
