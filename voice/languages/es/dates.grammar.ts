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
import { figuresOf } from './figures.grammar.ts';
import { holidays } from './holidays.grammar.ts';
import { spans } from './spans.grammar.ts';
import { months, weekdays } from './words-of-days.ts';

/** Spanish days: "pasado mañana", "el martes que viene", "el primero de mayo", "de hoy en ocho", "el tercer miércoles de enero". */

const the = '[el|al|del|para el|este]';
const next = '(proximo|proxima|siguiente)';
const last = '(ultimo|ultima|pasado|pasada|anterior)';

const dates = [
  ...lexicon('weekday', weekdays),
  ...lexicon('month', months),
  ...lexicon('turn', { [next]: 1, [last]: -1, '(este|esta|presente|actual|estos)': 0 }),
  ...lexicon('period', {
    '(dia|dias)': { unit: 'day', n: 1 },
    '(semana|semanas)': { unit: 'week', n: 1 },
    '(quincena|quincenas)': { unit: 'week', n: 2 },
    '(mes|meses)': { unit: 'month', n: 1 },
    '(ano|anos)': { unit: 'year', n: 1 },
    '(fin de semana|fines de semana|finde)': { unit: 'weekend', n: 1 },
  }),

  rule('year', '<d:digits>', ({ d }) => (d.length === 4 && d >= '1800' && d < '2200' ? Number(d) : null)),
  rule('year', '<a:count>', ({ a }) => (a.digits === undefined && a.n >= 1800 && a.n < 2200 ? a.n : null)),
  rule('year', '<a:count> <b:count>', ({ a, b }) => twoParts(a.n, b.n, a.digits ?? b.digits)),
  rule('shortYear', '<a:count>', ({ a }) => (a.n >= 25 && a.n < 100 ? a.n : null)),

  rule('dayOfMonth', '<o:ordinal>', ({ o }) => (o >= 1 && o <= 31 ? o : null)),
  rule('dayOfMonth', '[dia] <a:count>', ({ a }) => (a.n >= 1 && a.n <= 31 ? a.n : null), -0.3),

  // Today and its neighbours.
  ...lexicon('date', {
    hoy: today,
    manana: days(1),
    'pasado manana': days(2),
    ayer: days(-1),
    '(anteayer|antier|antes de ayer)': days(-2),
    '[el] (proximo|siguiente) dia': days(1),
    '[el|en el] (ultimo|anterior) dia': days(-1),
    '(al dia siguiente|el dia siguiente)': days(1),
  }),
  rule('date', '[el] dia (despues de|siguiente a) <d:date>', ({ d }) => shift(d, lengthOf(1, 'day')!, false), 0.3),
  rule('date', '[el] dia (antes de|anterior a) <d:date>', ({ d }) => shift(d, lengthOf(1, 'day')!, true), 0.3),

  // A day of a month: "el 15 de enero de 2017", "el uno de mayo", "1 Ene".
  rule('date', `${the} <d:dayOfMonth> [de|del mes de] <m:month>`, ({ d, m }) => day(d, m)),
  rule('date', `${the} <d:dayOfMonth> [de|del mes de] <m:month> [de|del|del ano] <y:year>`, ({ d, m, y }) =>
    day(d, m, y),
  ),
  rule('date', `${the} <d:dayOfMonth> [de] <m:month> (de|del) <y:shortYear>`, ({ d, m, y }) => day(d, m, y), -0.3),
  rule('date', '<m:month> <d:dayOfMonth>', ({ d, m }) => day(d, m), -0.5),
  rule('date', '<m:month> <d:dayOfMonth> [de|del] <y:year>', ({ d, m, y }) => day(d, m, y), -0.5),
  rule(
    'date',
    `${the} <a:count> (de|del) <b:count>`,
    ({ a, b }) => (a.n >= 1 && a.n <= 31 ? day(a.n, b.n) : null),
    -0.3,
  ),
  rule('date', `${the} <a:count> (de|del) <b:count> (de|del) <y:year>`, ({ a, b, y }) =>
    a.n >= 1 && a.n <= 31 ? day(a.n, b.n, y) : null,
  ),
  rule('date', '(el|al|para el|el dia|dia) <d:dayOfMonth>', ({ d }) => day(d), -0.3),
  rule('date', '<o:ordinal>', ({ o }) => (o <= 31 ? day(o) : null), -2),
  rule('date', '<a:count>', ({ a }) => (a.n >= 1 && a.n <= 31 ? day(a.n) : null), -4),
  rule('date', `${the} <w:weekday> [el] [dia] <d:dayOfMonth>`, ({ w, d }) => ({
    of: 'both',
    weekday: w,
    date: day(d)!,
  })),
  rule('date', `${the} <w:weekday> [el] <d:date>`, ({ w, d }) =>
    d.of === 'day' || d.of === 'holiday' ? { of: 'both', weekday: w, date: d } : null,
  ),
  rule('date', '<d:date> (que es|es|es un|que cae en) <w:weekday>', ({ d, w }) =>
    d.of === 'day' ? { of: 'both', weekday: w, date: d } : null,
  ),
  rule('date', '[el] [dia] <d:dayOfMonth> (de|del) <s:span>', ({ d, s }) => (isMonth(s) ? nth(d, null, s) : null), 0.2),

  // A day of a week.
  rule('date', '[el] <w:weekday>', ({ w }) => ({ of: 'weekday', weekday: w })),
  rule('span', '(un|algun|cualquier) <w:weekday>', ({ w }) => ({ of: 'weekdays', weekdays: [w] })),
  rule('date', '(el|para|para el|al|en|desde el) <d:date>', ({ d }) => d, 0.2),
  rule('date', '[el] <t:turn> <w:weekday>', ({ t, w }) => turned(t, w), 0.2),
  // "El martes que viene" is the coming one, "el próximo martes" that of the next week.
  rule('date', '[el] <w:weekday> (que viene|que entra)', ({ w }) => ({ of: 'weekday', weekday: w }), 0.3),
  rule('date', `[el] <w:weekday> ${next}`, ({ w }) => turned(1, w)),
  rule('date', `[el] <w:weekday> ${last}`, ({ w }) => turned(-1, w)),
  rule('date', '[el] <w:weekday> (de|en|de la|en la) <s:span>', ({ w, s }) => inWeek(w, s), 0.3),
  rule('date', '<s:span> [el] <w:weekday>', ({ w, s }) => inWeek(w, s)),
  rule(
    'date',
    '[el] <w:weekday> (de la semana siguiente|de la proxima semana|de la semana que viene)',
    ({ w }) => turned(1, w),
    0.5,
  ),
  // "De hoy en ocho" is a week from today, "en quince días" two.
  rule('date', '(de|del) <d:date> en (ocho|ocho dias)', ({ d }) => (isNear(d) ? shift(d, weeks(1), false) : null), 0.5),
  rule('date', '<d:date> en ocho [dias]', ({ d }) => (isNear(d) ? shift(d, weeks(1), false) : null), 0.4),
  rule('date', '(de|del) <d:date> en quince [dias]', ({ d }) => (isNear(d) ? shift(d, weeks(2), false) : null), 0.5),
  rule('date', '(en|dentro de) (quince|15) dias', () => shift(today, weeks(2), false), 0.5),
  rule('date', '(en|dentro de) ocho dias', () => shift(today, weeks(1), false), 0.5),
  rule('date', '<d:date> (en|dentro de) <l:length>', ({ d, l }) => (isNear(d) ? shift(d, l, false) : null), -0.3),
  rule('date', '[el] <w:weekday> (despues de|siguiente a) <d:date>', ({ w, d }) => near(w, d, false)),
  rule('date', '[el] <w:weekday> (antes de|anterior a) <d:date>', ({ w, d }) => near(w, d, true)),
  rule('date', '[el] <o:ordinal> <w:weekday> (de|del) <s:span>', ({ o, w, s }) => (o <= 5 ? nth(o, w, s) : null), 0.3),
  rule('date', `[el] ultimo <w:weekday> (de|del) <s:span>`, ({ w, s }) => nth(-1, w, s), 0.3),
  rule('date', '[el] ultimo dia (del|de este) mes', () => nth(-1, null, thisMonth), 0.5),
  rule('date', '[el] ultimo dia (de|del) <s:span>', ({ s }) => nth(-1, null, s), 0.3),
  rule('date', '[el] <o:ordinal> dia (de|del) <s:span>', ({ o, s }) => nth(o, null, s), 0.3),

  // So long from now, or from another day.
  rule('length', '<n:count> <p:period>', ({ n, p }) => lengthOf(n.n * p.n, p.unit)),
  rule('length', '(un|una) <p:period>', ({ p }) => lengthOf(p.n, p.unit), -0.2),
  rule('length', '(media|medio) <p:period>', ({ p }) => lengthOf(p.n / 2, p.unit)),
  rule('length', '(un|una) <p:period> y (medio|media)', ({ p }) => lengthOf(p.n * 1.5, p.unit), 0.2),
  rule('length', '<n:count> <p:period> y (medio|media)', ({ n, p }) => lengthOf((n.n + 0.5) * p.n, p.unit), 0.2),
  rule('length', '(unos|unas|algunos|algunas) <p:period>', ({ p }) => lengthOf(p.n * 3, p.unit), -1),
  rule('length', '(un par de) <p:period>', ({ p }) => lengthOf(p.n * 2, p.unit)),
  rule('length', '<n:count> dias (habiles|laborables)', ({ n }) => ({ ...lengthOf(n.n, 'day')!, business: true })),
  rule('length', '<a:length> [y] <b:length>', ({ a, b }) =>
    smallestUnit(a) > largestUnit(b) ? addLengths(a, b) : null,
  ),
  rule('date', '(en|dentro de|de aqui a) <l:length>', ({ l }) => shift(today, l, false)),
  rule('date', 'hace <l:length>', ({ l }) => shift(today, l, true)),
  rule('date', '<l:length> (despues de|despues del|tras) <d:date>', ({ l, d }) => shift(d, l, false)),
  rule('date', '<l:length> antes (de|del) <d:date>', ({ l, d }) => shift(d, l, true)),
  rule('date', '<x:moving> [el|del|mi] <a:date> (al|a|para el|para) <b:date>', ({ b }) => b, 0.5),

  // Days with names.
  rule('date', '<d:date> [de|del] <y:year>', ({ d, y }) => (d.of === 'holiday' ? { ...d, year: y } : null)),
  rule('date', '(en|este|esta|el dia de|dia de) <d:date>', ({ d }) => (d.of === 'holiday' ? d : null)),
];

/** @param order what is written first in figures: the month (US) or the day */
export const datesOf = (order: 'month' | 'day') => [...dates, ...spans, ...holidays, ...figuresOf(order)];
