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
  shift,
  thisMonth,
  today,
  turned,
  twoParts,
  weeks,
} from '../days.ts';
import { holidays } from './holidays.grammar.ts';
import { spans } from './spans.grammar.ts';
import { months, weekdays } from './words-of-days.ts';

/** French days: "après-demain", "jeudi en huit", "le premier mai", "mardi prochain", "d'ici quinze jours". */

const the = '[le|au|du|pour le|ce]';
const next = '(prochain|prochaine|suivant|suivante)';
const last = '(dernier|derniere|passe|passee|precedent|precedente)';

export const dates = [
  ...lexicon('weekday', weekdays),
  ...lexicon('month', months),
  ...lexicon('turn', { [next]: 1, [last]: -1, '(ce|cet|cette|ces)': 0 }),
  ...lexicon('period', {
    '(jour|jours|journee|journees)': { unit: 'day', n: 1 },
    '(semaine|semaines)': { unit: 'week', n: 1 },
    '(mois)': { unit: 'month', n: 1 },
    '(an|ans|annee|annees)': { unit: 'year', n: 1 },
    '(week end|weekend|week ends|weekends|fin de semaine)': { unit: 'weekend', n: 1 },
  }),

  rule('year', '<d:digits>', ({ d }) => (d.length === 4 && d >= '1300' && d < '2200' ? Number(d) : null)),
  rule('year', '<a:count>', ({ a }) => (a.digits === undefined && a.n >= 1800 && a.n < 2200 ? a.n : null)),
  rule('year', '<a:count> <b:count>', ({ a, b }) => twoParts(a.n, b.n, a.digits ?? b.digits)),
  rule('shortYear', '<a:count>', ({ a }) => (a.n >= 25 && a.n < 100 ? a.n : null)),

  rule('dayOfMonth', '<o:ordinal>', ({ o }) => (o >= 1 && o <= 31 ? o : null)),
  rule('dayOfMonth', '<a:count>', ({ a }) => (a.n >= 1 && a.n <= 31 ? a.n : null), -0.3),

  // Today and its neighbours.
  ...lexicon('date', {
    "(aujourd'hui|aujourd hui|ce jour)": today,
    demain: days(1),
    '(apres demain|surlendemain)': days(2),
    hier: days(-1),
    'avant hier': days(-2),
    '[le] lendemain': days(1),
    '[le] jour (suivant|d apres)': days(1),
    '[le] dernier jour': days(-1),
  }),
  rule('date', '[le] (lendemain|jour suivant) (de|du) <d:date>', ({ d }) => shift(d, lengthOf(1, 'day')!, false), 0.3),
  rule('date', '[le] (jour d avant|veille) (de|du) <d:date>', ({ d }) => shift(d, lengthOf(1, 'day')!, true), 0.3),

  // A day of a month: "le 15 janvier 2017", "le premier mai", "mai vingt et un".
  rule('date', `${the} <d:dayOfMonth> [de] <m:month>`, ({ d, m }) => day(d, m)),
  rule('date', `${the} <d:dayOfMonth> [de] <m:month> <y:year>`, ({ d, m, y }) => day(d, m, y)),
  rule('date', `${the} <d:dayOfMonth> [de] <m:month> <y:shortYear>`, ({ d, m, y }) => day(d, m, y), -0.3),
  rule('date', '<m:month> <d:dayOfMonth>', ({ d, m }) => day(d, m), -0.5),
  rule('date', '(le|au|pour le|le jour|sur le|sur|en) <d:dayOfMonth>', ({ d }) => day(d), -0.3),
  rule('date', '<o:ordinal>', ({ o }) => (o <= 31 ? day(o) : null), -2),
  rule('date', '<a:count>', ({ a }) => (a.n >= 1 && a.n <= 31 ? day(a.n) : null), -4),
  rule('date', `${the} <w:weekday> [le] <d:dayOfMonth>`, ({ w, d }) => ({ of: 'both', weekday: w, date: day(d)! })),
  rule('date', `${the} <w:weekday> [le] <d:date>`, ({ w, d }) =>
    d.of === 'day' || d.of === 'holiday' ? { of: 'both', weekday: w, date: d } : null,
  ),
  rule('date', '<d:date> (qui est|c est|c est un|qui tombe) [un] <w:weekday>', ({ d, w }) =>
    d.of === 'day' ? { of: 'both', weekday: w, date: d } : null,
  ),
  rule('date', '[le] <d:dayOfMonth> (de|du) <s:span>', ({ d, s }) => (isMonth(s) ? nth(d, null, s) : null), 0.2),

  // A day of a week.
  rule('date', '[le|ce] <w:weekday>', ({ w }) => ({ of: 'weekday', weekday: w })),
  rule('span', '(un|n importe quel) <w:weekday>', ({ w }) => ({ of: 'weekdays', weekdays: [w] })),
  rule('date', '(pour|pour le|le|au|sur|des|plutot|plutot le) <d:date>', ({ d }) => d, 0.1),
  rule(
    'date',
    '<t:turn> <w:weekday>',
    ({ t, w }) => (t === 0 ? { of: 'weekday', weekday: w, today: true } : null),
    0.1,
  ),
  rule('date', `[le] <w:weekday> ${next}`, ({ w }) => turned(1, w), 0.2),
  rule('date', `[le] <w:weekday> ${last}`, ({ w }) => turned(-1, w), 0.2),
  rule('date', '[le] <w:weekday> (qui vient|a venir)', ({ w }) => ({ of: 'weekday', weekday: w }), 0.3),
  rule('date', '[le] <w:weekday> [de] [la] <s:span>', ({ w, s }) => inWeek(w, s), 0.2),
  rule('date', '<s:span> [le] <w:weekday>', ({ w, s }) => inWeek(w, s)),
  // "Jeudi en huit" is the one a week behind the next, "d'ici quinze jours" two weeks.
  rule('date', '<d:date> en huit', ({ d }) => (isNear(d) ? shift(d, weeks(1), false) : null), 0.5),
  rule('date', '<d:date> en quinze', ({ d }) => (isNear(d) ? shift(d, weeks(2), false) : null), 0.5),
  rule('date', "(dans|d'ici|d ici|sous) huit jours", () => shift(today, weeks(1), false), 0.5),
  rule(
    'date',
    "(dans|d'ici|d ici|sous) (quinze jours|une quinzaine|une quinzaine de jours|la quinzaine)",
    () => shift(today, weeks(2), false),
    0.5,
  ),
  rule('date', "<d:date> (dans|d'ici) <l:length>", ({ d, l }) => (isNear(d) ? shift(d, l, false) : null), -0.3),
  rule('date', '[le] <w:weekday> (apres|suivant) <d:date>', ({ w, d }) => near(w, d, false)),
  rule('date', '[le] <w:weekday> avant <d:date>', ({ w, d }) => near(w, d, true)),
  rule(
    'date',
    '[le] <o:ordinal> <w:weekday> (de|du|en|d) <s:span>',
    ({ o, w, s }) => (o <= 5 ? nth(o, w, s) : null),
    0.3,
  ),
  rule('date', '[le] dernier <w:weekday> (de|du|en|d) <s:span>', ({ w, s }) => nth(-1, w, s), 0.3),
  rule('date', '[le] dernier jour (de|du) <s:span>', ({ s }) => nth(-1, null, s), 0.4),
  rule('date', '[le] (dernier jour|fin) (du|de ce) mois', () => nth(-1, null, thisMonth), 0.5),
  rule(
    'date',
    "(aujourd'hui|aujourd hui|d'aujourd'hui|d aujourd'hui) en huit",
    () => shift(today, weeks(1), false),
    0.6,
  ),
  rule(
    'date',
    "(aujourd'hui|aujourd hui|d'aujourd'hui|d aujourd'hui) en quinze",
    () => shift(today, weeks(2), false),
    0.6,
  ),
  rule('date', '[le] <o:ordinal> jour (de|du) <s:span>', ({ o, s }) => nth(o, null, s), 0.3),

  // So long from now, or from another day.
  rule('length', '<n:count> <p:period>', ({ n, p }) => lengthOf(n.n * p.n, p.unit)),
  rule('length', '(un|une) <p:period>', ({ p }) => lengthOf(p.n, p.unit), -0.2),
  rule('length', '(un|une) demi <p:period>', ({ p }) => lengthOf(p.n / 2, p.unit)),
  rule('length', '(un|une) <p:period> et (demi|demie)', ({ p }) => lengthOf(p.n * 1.5, p.unit), 0.2),
  rule('length', '<n:count> <p:period> et (demi|demie)', ({ n, p }) => lengthOf((n.n + 0.5) * p.n, p.unit), 0.2),
  rule('length', 'quelques <p:period>', ({ p }) => lengthOf(p.n * 3, p.unit), -1),
  rule('length', '<n:count> jours (ouvres|ouvrables|de travail)', ({ n }) => ({
    ...lengthOf(n.n, 'day')!,
    business: true,
  })),
  rule('length', '<n:count> journees de travail', ({ n }) => ({ ...lengthOf(n.n, 'day')!, business: true })),
  rule('length', '<a:length> [et] <b:length>', ({ a, b }) =>
    smallestUnit(a) > largestUnit(b) ? addLengths(a, b) : null,
  ),
  rule('date', "(dans|d'ici|en) <l:length>", ({ l }) => shift(today, l, false)),
  rule('date', 'il y a <l:length>', ({ l }) => shift(today, l, true)),
  rule('date', '[dans] <l:length> apres <d:date>', ({ l, d }) => shift(d, l, false)),
  rule('date', '<l:length> avant <d:date>', ({ l, d }) => shift(d, l, true)),
  rule('date', '<x:moving> [le|du] <a:date> (au|a) <b:date>', ({ b }) => b, 0.5),

  // Days with names.
  rule('date', '<d:date> <y:year>', ({ d, y }) => (d.of === 'holiday' ? { ...d, year: y } : null)),
  rule('date', '(a|ce|le jour de|jour de|pour) <d:date>', ({ d }) => (d.of === 'holiday' ? d : null)),
  ...spans,
  ...holidays,
  ...dayFirst,
];
