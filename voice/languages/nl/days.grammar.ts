import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';
import { addLengths, largestUnit, lengthOf, smallestUnit } from '#voice/understanding/values/length.ts';
import { dayFirst } from '../day-first.ts';
import {
  day,
  days,
  inWeek,
  isMonth,
  isNear,
  near,
  nth,
  period,
  shift,
  third,
  today,
  turned,
  twoParts,
} from '../days.ts';

/** Dutch days: "overmorgen", "volgende week vrijdag", "de tiende van september", "over twee weken". */

const months = [
  ...[
    '(januari|jan)',
    '(februari|feb)',
    '(maart|mrt)',
    '(april|apr)',
    'mei',
    '(juni|jun)',
    '(juli|jul)',
    '(augustus|aug)',
  ],
  ...['(september|sept|sep)', '(oktober|okt)', '(november|nov)', '(december|dec)'],
];
const weekdays = [
  '(zondag|zon)',
  '(maandag|maan)',
  '(dinsdag|dins)',
  '(woensdag|woens)',
  '(donderdag|don)',
  '(vrijdag|vrij)',
  '(zaterdag|zat)',
];
const next = '(volgende|volgend)';
const last = '(vorige|vorig|afgelopen|laatste|voorbije)';
const the = '[de|op|op de|van de|de dag]';

export const dutchDays = [
  ...lexicon('weekday', Object.fromEntries(weekdays.map((name, at) => [name, at]))),
  ...lexicon('month', Object.fromEntries(months.map((name, at) => [name, at + 1]))),
  ...lexicon('turn', { [next]: 1, [last]: -1, '(deze|dit)': 0 }),
  ...lexicon('period', {
    '(dag|dagen)': { unit: 'day', n: 1 },
    '(week|weken)': { unit: 'week', n: 1 },
    '(maand|maanden)': { unit: 'month', n: 1 },
    '(jaar|jaren)': { unit: 'year', n: 1 },
    '(weekend|weekeinde)': { unit: 'weekend', n: 1 },
  }),
  rule('year', '<d:digits>', ({ d }) => (d.length === 4 && d >= '1800' && d < '2200' ? Number(d) : null)),
  rule('year', '<a:count>', ({ a }) => (a.digits === undefined && a.n >= 1800 && a.n < 2200 ? a.n : null)),
  rule('year', '<a:count> <b:count>', ({ a, b }) => twoParts(a.n, b.n, a.digits ?? b.digits)),
  rule('year', '<a:count> en <b:count>', ({ a, b }) => (a.n >= 18 && a.n <= 20 && b.n < 10 ? a.n * 100 + b.n : null)),
  rule('dayOfMonth', '<o:ordinal>', ({ o }) => (o >= 1 && o <= 31 ? o : null)),
  rule('dayOfMonth', '<a:count>', ({ a }) => (a.n >= 1 && a.n <= 31 ? a.n : null), -0.3),

  ...lexicon('date', {
    '(vandaag|later vandaag|de dag)': today,
    morgen: days(1),
    overmorgen: days(2),
    gisteren: days(-1),
    eergisteren: days(-2),
    '[de] volgende dag': days(1),
    '[de] (laatste|afgelopen|vorige) dag': days(-1),
    '(kerst|kerstmis|eerste kerstdag)': { of: 'holiday', holiday: { month: 12, day: 25 } },
    'tweede kerstdag': { of: 'holiday', holiday: { month: 12, day: 26 } },
    '(oudejaarsavond|oudjaar)': { of: 'holiday', holiday: { month: 12, day: 31 } },
    nieuwjaarsdag: { of: 'holiday', holiday: { month: 1, day: 1 } },
    koningsdag: { of: 'holiday', holiday: { month: 4, day: 27 } },
    '(pasen|eerste paasdag)': { of: 'holiday', holiday: { easter: 0 } },
    '(paasmaandag|tweede paasdag)': { of: 'holiday', holiday: { easter: 1 } },
    hemelvaart: { of: 'holiday', holiday: { easter: 39 } },
    pinksteren: { of: 'holiday', holiday: { easter: 49 } },
  }),
  rule('date', `${the} <d:dayOfMonth> [van|-|/] <m:month>`, ({ d, m }) => day(d, m)),
  rule('date', `${the} <d:dayOfMonth> [van|-|/] <m:month> [-|/] <y:year>`, ({ d, m, y }) => day(d, m, y)),
  rule('date', '(op de|de|op) <d:dayOfMonth>', ({ d }) => day(d), -0.3),
  rule('date', '<o:ordinal>', ({ o }) => (o <= 31 ? day(o) : null), -2),
  rule('date', '<a:count>', ({ a }) => (a.n >= 1 && a.n <= 31 ? day(a.n) : null), -4),
  rule('date', '[op] <w:weekday> [de|op] <d:dayOfMonth>', ({ w, d }) => ({ of: 'both', weekday: w, date: day(d)! })),
  rule('date', '[op] <w:weekday> [de|op] <d:date>', ({ w, d }) =>
    d.of === 'day' ? { of: 'both', weekday: w, date: d } : null,
  ),
  rule('date', '[op] [de] <d:dayOfMonth> van [de] <s:span>', ({ d, s }) => (isMonth(s) ? nth(d, null, s) : null), 0.2),

  rule('date', '[op|aanstaande|komende] <w:weekday>', ({ w }) => ({ of: 'weekday', weekday: w })),
  rule('date', `[op] ${next} <w:weekday>`, ({ w }) => turned(1, w), 0.2),
  rule('date', `[op] ${last} <w:weekday>`, ({ w }) => turned(-1, w), 0.2),
  rule('date', '<w:weekday> [van] [de] <s:span>', ({ w, s }) => inWeek(w, s)),
  rule('date', '<s:span> [op] <w:weekday>', ({ w, s }) => inWeek(w, s), 0.2),
  rule('date', '[de] <w:weekday> na <d:date>', ({ w, d }) => near(w, d, false)),
  rule(
    'date',
    '[op] [de] <o:ordinal> <w:weekday> van [de] <s:span>',
    ({ o, w, s }) => (o <= 5 ? nth(o, w, s) : null),
    0.3,
  ),
  rule('date', '[op] [de] laatste <w:weekday> van [de] <s:span>', ({ w, s }) => nth(-1, w, s), 0.3),

  rule('length', '<n:count> <p:period>', ({ n, p }) => lengthOf(n.n * p.n, p.unit)),
  rule('length', '<a:length> [en] <b:length>', ({ a, b }) =>
    smallestUnit(a) > largestUnit(b) ? addLengths(a, b) : null,
  ),
  rule('date', '(over|binnen) <l:length> [vanaf nu]', ({ l }) => shift(today, l, false)),
  rule('date', '<l:length> (vanaf nu|vanaf vandaag|later)', ({ l }) => shift(today, l, false)),
  rule('date', '<l:length> geleden', ({ l }) => shift(today, l, true)),
  rule('date', '<l:length> (na|vanaf) <d:date>', ({ l, d }) => shift(d, l, false)),
  rule('date', '<l:length> voor <d:date>', ({ l, d }) => shift(d, l, true)),
  rule('date', '<d:date> over <l:length>', ({ d, l }) => (isNear(d) ? shift(d, l, false) : null)),

  // Of which month, it does not say.
  rule('moment', '[de|op de] <o:ordinal> <w:weekday>', ({ o }) => (o <= 5 ? {} : null), 0.3),
  ...weekdays.map((names, weekday) =>
    rule(
      'date',
      `<n:count> ${names.slice(1).split('|')[0]}en (later|vanaf nu)`,
      ({ n }) => ({ of: 'weekdays', weekday, n: n.n }),
      0.3,
    ),
  ),

  rule('span', '[de] <t:turn> <p:period>', ({ t, p }) => (p.unit !== 'day' ? period(p.unit, t) : null)),
  rule('span', '[in] <m:month>', ({ m }) => ({ of: 'month', month: m }), -1),
  rule('span', '(begin|eind|midden) [van] <s:span>', ({ s }) => third(s, 1)),
  rule('span', '(na|vanaf) <d:date>', ({ d }) => ({ of: 'open', date: d, days: 7 }), -0.5),
  rule('span', '(voor|uiterlijk|tot) <d:date>', ({ d }) => ({ of: 'days', from: today, to: d }), -0.3),
  ...dayFirst,
];
