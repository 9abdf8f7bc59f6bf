import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';
import { addLengths, largestUnit, lengthOf, smallestUnit } from '#voice/understanding/values/length.ts';
import { dayFirst } from '../day-first.ts';
import { day, days, inWeek, isMonth, isNear, near, nth, period, shift, third, today, turned, weeks } from '../days.ts';

/** Italian days: "dopodomani", "domenica prossima", "il terzo martedì del mese prossimo", "tra due settimane". */

const months = 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(
  ' ',
);
const weekdays = 'domenica lunedi martedi mercoledi giovedi venerdi sabato'.split(' ');
const next = '(prossimo|prossima|seguente)';
const last = '(scorso|scorsa|passato|passata|ultimo|ultima)';
const the = "[il|lo|la|l'|del|dal|al|per il|nel|il giorno]";

export const italianDays = [
  ...lexicon('weekday', Object.fromEntries(weekdays.map((name, at) => [name, at]))),
  ...lexicon('month', Object.fromEntries(months.map((name, at) => [`(${name}|${name.slice(0, 3)})`, at + 1]))),
  ...lexicon('turn', { [next]: 1, [last]: -1, '(questo|questa|quest)': 0 }),
  ...lexicon('period', {
    '(giorno|giorni)': { unit: 'day', n: 1 },
    '(settimana|settimane)': { unit: 'week', n: 1 },
    '(mese|mesi)': { unit: 'month', n: 1 },
    '(anno|anni)': { unit: 'year', n: 1 },
    '(fine settimana|weekend|week end)': { unit: 'weekend', n: 1 },
  }),
  rule('year', '<d:digits>', ({ d }) => (d.length === 4 && d >= '1300' && d < '2200' ? Number(d) : null)),
  rule('year', '<a:count>', ({ a }) => (a.digits === undefined && a.n >= 1800 && a.n < 2200 ? a.n : null)),
  rule('dayOfMonth', '<a:count>', ({ a }) => (a.n >= 1 && a.n <= 31 ? a.n : null), -0.3),
  ...lexicon('dayOfMonth', { '(primo|1°)': 1 }),

  ...lexicon('date', {
    '(oggi|questo giorno)': today,
    domani: days(1),
    '(dopodomani|dopo domani)': days(2),
    ieri: days(-1),
    "(l'altro ieri|altro ieri|avantieri)": days(-2),
    '[il] giorno (dopo|seguente|successivo)': days(1),
    "[il|l'ultimo] (giorno passato|ultimo giorno)": days(-1),
    "l'ultimo giorno": days(-1),
    '(natale|a natale)': { of: 'holiday', holiday: { month: 12, day: 25 } },
    capodanno: { of: 'holiday', holiday: { month: 1, day: 1 } },
    ferragosto: { of: 'holiday', holiday: { month: 8, day: 15 } },
    pasqua: { of: 'holiday', holiday: { easter: 0 } },
    pasquetta: { of: 'holiday', holiday: { easter: 1 } },
  }),
  rule('date', `${the} <d:dayOfMonth> [di|del mese di|/|-] <m:month>`, ({ d, m }) => day(d, m)),
  rule('date', `${the} <d:dayOfMonth> [di|/|-] <m:month> [del|/|-] <y:year>`, ({ d, m, y }) => day(d, m, y)),
  rule('date', '(il|al|per il|dal|del) <d:dayOfMonth>', ({ d }) => day(d), -0.3),
  rule('date', '<a:count>', ({ a }) => (a.n >= 1 && a.n <= 31 ? day(a.n) : null), -4),
  rule('date', '[il|la] <w:weekday> [il] <d:dayOfMonth>', ({ w, d }) => ({ of: 'both', weekday: w, date: day(d)! })),
  rule('date', '[il|la] <w:weekday> [il] <d:date>', ({ w, d }) =>
    d.of === 'day' ? { of: 'both', weekday: w, date: d } : null,
  ),
  rule('date', '[il] <d:dayOfMonth> (del|di) <s:span>', ({ d, s }) => (isMonth(s) ? nth(d, null, s) : null), 0.2),

  rule('date', '[il|la] <w:weekday>', ({ w }) => ({ of: 'weekday', weekday: w })),
  rule('date', `[il|la] <w:weekday> ${next}`, ({ w }) => turned(1, w), 0.2),
  rule('date', `[il|la] ${next} <w:weekday>`, ({ w }) => turned(1, w), 0.2),
  rule('date', `[il|la] <w:weekday> ${last}`, ({ w }) => turned(-1, w), 0.2),
  rule('date', `[il|la] ${last} <w:weekday>`, ({ w }) => turned(-1, w), 0.1),
  rule('date', '<w:weekday> [di|della|nella|del] <s:span>', ({ w, s }) => inWeek(w, s), 0.2),
  rule('date', '<s:span> [di] <w:weekday>', ({ w, s }) => inWeek(w, s)),
  rule('date', '[il|la] <w:weekday> dopo <d:date>', ({ w, d }) => near(w, d, false)),
  rule(
    'date',
    '[il|la] <o:ordinal> <w:weekday> (di|del|della) <s:span>',
    ({ o, w, s }) => (o <= 5 ? nth(o, w, s) : null),
    0.3,
  ),
  rule('date', "[l'|il] ultimo <w:weekday> (di|del) <s:span>", ({ w, s }) => nth(-1, w, s), 0.3),

  rule('length', '<n:count> <p:period>', ({ n, p }) => lengthOf(n.n * p.n, p.unit)),
  rule('length', '<a:length> [e] <b:length>', ({ a, b }) =>
    smallestUnit(a) > largestUnit(b) ? addLengths(a, b) : null,
  ),
  rule('date', '(tra|fra|in|entro) <l:length> [da adesso|da oggi]', ({ l }) => shift(today, l, false)),
  rule('date', '<l:length> (da adesso|da oggi|dopo)', ({ l }) => shift(today, l, false), -0.2),
  rule('date', '<l:length> fa', ({ l }) => shift(today, l, true)),
  rule('date', '<l:length> (dopo|da) <d:date>', ({ l, d }) => shift(d, l, false)),
  rule('date', '<d:date> a otto', ({ d }) => (isNear(d) ? shift(d, weeks(1), false) : null)),

  // Of which month, it does not say.
  rule('moment', '[la|il|l] <o:ordinal> <w:weekday>', ({ o }) => (o <= 5 ? {} : null), 0.3),

  rule('span', '[la|il] <t:turn> <p:period>', ({ t, p }) => (p.unit !== 'day' ? period(p.unit, t) : null)),
  rule('span', '[la|il] <p:period> <t:turn>', ({ t, p }) => (p.unit !== 'day' ? period(p.unit, t) : null)),
  rule('span', '[in|a|di|nel mese di] <m:month>', ({ m }) => ({ of: 'month', month: m }), -1),
  rule('span', '(inizio|fine|meta) <s:span>', ({ s }) => third(s, 1)),
  rule('span', '(dopo il|a partire dal|dal) <d:date>', ({ d }) => ({ of: 'open', date: d, days: 7 }), -0.5),
  rule('span', '(prima del|entro il|fino al) <d:date>', ({ d }) => ({ of: 'days', from: today, to: d }), -0.3),
  ...dayFirst,
];
