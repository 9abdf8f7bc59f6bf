import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';
import { addLengths, largestUnit, lengthOf, smallestUnit } from '#voice/understanding/values/length.ts';
import { dayFirst } from '../day-first.ts';
import { day, days, inWeek, isMonth, near, nth, period, shift, third, today, turned, weeks } from '../days.ts';

/** Portuguese days: "depois de amanhã", "na sexta-feira", "primeiro de janeiro", "daqui a duas semanas". */

const months = 'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');
const next = '(proximo|proxima|seguinte)';
const last = '(ultimo|ultima|passado|passada)';
const the = '[o|a|no|na|em|dia|no dia|ao|para o|do|da]';

export const portugueseDays = [
  ...lexicon('weekday', {
    '(domingo|dom)': 0,
    '(segunda|segunda feira|2a|2ª)': 1,
    '(terca|terca feira|3a)': 2,
    '(quarta|quarta feira|4a)': 3,
    '(quinta|quinta feira|5a)': 4,
    '(sexta|sexta feira|6a)': 5,
    '(sabado|sab)': 6,
  }),
  ...[2, 3, 4, 5, 6].map((n) => rule('weekday', `${n} a~`, () => n - 1)),
  ...lexicon('month', Object.fromEntries(months.map((name, at) => [`(${name}|${name.slice(0, 3)})`, at + 1]))),
  ...lexicon('turn', { [next]: 1, [last]: -1, '(este|esta|deste|desta|nesta|neste)': 0 }),
  ...lexicon('period', {
    '(dia|dias)': { unit: 'day', n: 1 },
    '(semana|semanas)': { unit: 'week', n: 1 },
    '(mes|meses)': { unit: 'month', n: 1 },
    '(ano|anos)': { unit: 'year', n: 1 },
    '(fim de semana)': { unit: 'weekend', n: 1 },
  }),
  rule('year', '<d:digits>', ({ d }) => (d.length === 4 && d >= '1800' && d < '2200' ? Number(d) : null)),
  rule('year', '<a:count>', ({ a }) => (a.digits === undefined && a.n >= 1800 && a.n < 2200 ? a.n : null)),
  rule('dayOfMonth', '<o:ordinal>', ({ o }) => (o >= 1 && o <= 31 ? o : null)),
  rule('dayOfMonth', '<a:count>', ({ a }) => (a.n >= 1 && a.n <= 31 ? a.n : null), -0.3),

  ...lexicon('date', {
    hoje: today,
    amanha: days(1),
    'depois de amanha': days(2),
    ontem: days(-1),
    anteontem: days(-2),
    '[o|no] (proximo dia|dia seguinte)': days(1),
    '[o|no] (ultimo dia|dia anterior)': days(-1),
    '[o] natal': { of: 'holiday', holiday: { month: 12, day: 25 } },
    'ano novo': { of: 'holiday', holiday: { month: 1, day: 1 } },
    pascoa: { of: 'holiday', holiday: { easter: 0 } },
    'sexta feira santa': { of: 'holiday', holiday: { easter: -2 } },
  }),
  rule('date', `${the} <d:dayOfMonth> [de|-|/] <m:month>`, ({ d, m }) => day(d, m)),
  rule('date', `${the} <d:dayOfMonth> [de|-|/] <m:month> [de|-|/] <y:year>`, ({ d, m, y }) => day(d, m, y)),
  rule('date', '(no|no dia|dia|ao dia|em|para o dia) <d:dayOfMonth>', ({ d }) => day(d), -0.3),
  rule('date', '<a:count>', ({ a }) => (a.n >= 1 && a.n <= 31 ? day(a.n) : null), -4),
  rule(
    'date',
    '[na|no|a|o] <w:weekday> [dia] <d:dayOfMonth>',
    ({ w, d }) => ({ of: 'both', weekday: w, date: day(d)! }),
    -0.3,
  ),
  rule('date', '[na|no|a|o] <w:weekday> <d:date>', ({ w, d }) =>
    d.of === 'day' ? { of: 'both', weekday: w, date: d } : null,
  ),
  rule(
    'date',
    '[no|o] [dia] <d:dayOfMonth> (do|de) <s:span>',
    ({ d, s }) => (isMonth(s) ? nth(d, null, s) : null),
    0.2,
  ),

  rule('date', '[na|no|a|o] <w:weekday>', ({ w }) => ({ of: 'weekday', weekday: w }), 0.1),
  rule('date', `[na|no|a|o] ${next} <w:weekday>`, ({ w }) => turned(1, w), 0.3),
  rule('date', `[na|no|a|o] <w:weekday> ${next}`, ({ w }) => turned(1, w), 0.3),
  rule('date', `[na|no|a|o] <w:weekday> ${last}`, ({ w }) => turned(-1, w), 0.3),
  rule('date', `[na|no|a|o] ${last} <w:weekday>`, ({ w }) => turned(-1, w), 0.3),
  rule('date', '[na|no] <w:weekday> que vem', ({ w }) => ({ of: 'weekday', weekday: w }), 0.4),
  rule('date', '[na|no] <w:weekday> [da|de] <s:span>', ({ w, s }) => inWeek(w, s), 0.2),
  rule('date', '<w:weekday> (depois de|depois do) <d:date>', ({ w, d }) => near(w, d, false)),
  rule(
    'date',
    '[na|no|a|o] <o:ordinal> <w:weekday> [de|do|da] <s:span>',
    ({ o, w, s }) => (o <= 5 ? nth(o, w, s) : null),
    0.4,
  ),
  rule('date', '[na|no|a|o] (ultimo|ultima) <w:weekday> (de|do) <s:span>', ({ w, s }) => nth(-1, w, s), 0.4),

  rule('length', '<n:count> <p:period>', ({ n, p }) => lengthOf(n.n * p.n, p.unit)),
  rule('length', '<a:length> [e] <b:length>', ({ a, b }) =>
    smallestUnit(a) > largestUnit(b) ? addLengths(a, b) : null,
  ),
  rule('date', '(em|daqui a|dentro de) <l:length>', ({ l }) => shift(today, l, false)),
  rule('date', '(daqui a|em) quinze dias', () => shift(today, weeks(2), false), 0.4),
  rule('date', '(ha|faz) <l:length>', ({ l }) => shift(today, l, true)),
  rule('date', '<l:length> atras', ({ l }) => shift(today, l, true)),
  rule('date', '<l:length> (depois de|depois do|apos) <d:date>', ({ l, d }) => shift(d, l, false)),

  rule('span', '[a|o|na|no] <t:turn> <p:period>', ({ t, p }) => (p.unit !== 'day' ? period(p.unit, t) : null)),
  rule(
    'span',
    '[a|o|na|no] <p:period> (que vem|passado|passada|seguinte)',
    ({ p }) => (p.unit !== 'day' ? period(p.unit, 1) : null),
    -0.3,
  ),
  rule('span', '[em|de] <m:month>', ({ m }) => ({ of: 'month', month: m }), -1),
  rule('span', '(inicio|meados|fim|final) (de|do) <s:span>', ({ s }) => third(s, 1)),
  rule('span', '(depois de|a partir de) <d:date>', ({ d }) => ({ of: 'open', date: d, days: 7 }), -0.5),
  rule('span', '(antes de|ate) <d:date>', ({ d }) => ({ of: 'days', from: today, to: d }), -0.3),
  ...dayFirst,
];
