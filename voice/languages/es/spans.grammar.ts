import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';
import { about, newYear, onwards, period, third, today, weekOf, within } from '../days.ts';

/** Spanish spans of days: "la semana que viene", "a principios de mayo", "los lunes", "a partir del miércoles". */

const weekdays = ['domingos', 'lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabados'];

export const spans = [
  ...lexicon(
    'span',
    {
      '(en el ano nuevo|en ano nuevo|el ano que viene a primeros|despues de reyes|despues de las fiestas|despues de navidades|pasadas las fiestas)':
        newYear,
    },
    0.4,
  ),
  rule('span', '[en|para] [la|el|los] <t:turn> <p:period>', ({ t, p }) =>
    p.n === 1 && p.unit !== 'day' ? period(p.unit, t) : null,
  ),
  rule('span', '[en|para] (la|el) <p:period> (que viene|proximo|proxima|siguiente|que entra)', ({ p }) =>
    p.unit !== 'day' ? period(p.unit, 1) : null,
  ),
  rule('span', '[en] (la|el) <p:period> (pasado|pasada|anterior|ultimo|ultima)', ({ p }) =>
    p.unit !== 'day' ? period(p.unit, -1) : null,
  ),
  rule(
    'span',
    '(en la|en el|la|el|del|de la) <p:period>',
    ({ p }) => (p.unit !== 'day' && p.n === 1 ? period(p.unit, 0) : null),
    -1,
  ),
  rule('span', '[en] (la|el) <p:period> (siguiente a la proxima|despues de la proxima|despues del proximo)', ({ p }) =>
    p.unit !== 'day' ? period(p.unit, 2) : null,
  ),
  rule('span', '[la] semana (del|de|a partir del) <d:date>', ({ d }) => ({ of: 'weekOf', date: d })),
  rule('span', '[en|de|para|mes de|el mes de] <m:month>', ({ m }) => ({ of: 'month', month: m }), -1),
  rule('span', '[en|de|para] <m:month> (de|del) <y:year>', ({ m, y }) => ({ of: 'month', month: m, year: y })),
  rule('span', '[a|al] (principio|principios|comienzos|inicio|inicios) (de|del) <s:span>', ({ s }) => third(s, 0)),
  rule('span', '[a] (mediados) (de|del) <s:span>', ({ s }) => third(s, 1)),
  rule('span', '[a|al] (final|finales|fines|fin) (de|del) <s:span>', ({ s }) => third(s, 2)),
  rule('span', 'entre [el] <a:date> y [el] <b:date>', ({ a, b }) => ({ of: 'days', from: a, to: b })),
  rule('span', '(del|desde el|de) <a:date> (al|hasta el|a) <b:date>', ({ a, b }) => ({ of: 'days', from: a, to: b })),
  rule('span', '<a:date> (al|hasta el|hasta) <b:date>', ({ a, b }) => ({ of: 'days', from: a, to: b }), -0.5),
  rule('span', '(a partir de|a partir del|desde|desde el|no antes de|no antes del) <d:date>', ({ d }) => ({
    of: 'open',
    date: d,
    days: 7,
  })),
  rule('span', '(despues de|despues del|tras) <d:date>', ({ d }) => onwards(d), -0.3),
  rule('span', '<d:date> o (despues|mas tarde|mas adelante)', ({ d }) => ({ of: 'open', date: d, days: 7 })),
  rule('span', '(antes de|antes del) <d:date>', ({ d }) => ({ of: 'open', date: d, days: -1 }), -0.3),
  rule(
    'span',
    '(hasta|hasta el|como tarde|a mas tardar|no mas tarde de|no mas tarde del) <d:date>',
    ({ d }) => ({ of: 'days', from: today, to: d }),
    -0.2,
  ),
  rule('span', '(por|sobre|alrededor de|alrededor del|hacia) <d:date>', ({ d }) => about(d), -0.2),
  ...lexicon(
    'span',
    Object.fromEntries(
      weekdays.map((name, at) => [`[todos] los ${name}`, { of: 'weekdays' as const, weekdays: [at] }]),
    ),
    0.4,
  ),
  rule('span', '(cada|todos los|cualquier) <w:weekday>', ({ w }) => ({ of: 'weekdays', weekdays: [w] })),
  rule('span', '[en] [la] <o:ordinal> semana (de|del) <s:span>', ({ o, s }) => weekOf(o, s)),
  rule('span', '(en los|en las|durante los|durante las|los|las) (proximos|proximas|siguientes) <l:length>', ({ l }) =>
    within(l),
  ),
  rule('span', '(entre semana|un dia entre semana|los dias laborables|cualquier dia laborable)', () => ({
    of: 'weekdays',
    weekdays: [1, 2, 3, 4, 5],
  })),
  rule('span', '(los fines de semana|cualquier fin de semana)', () => ({ of: 'weekdays', weekdays: [6, 0] })),
  rule('span', '(cualquier dia|todos los dias) (menos|excepto|salvo) [el|los] <w:weekday>', ({ w }) => ({
    of: 'weekdays',
    weekdays: [0, 1, 2, 3, 4, 5, 6].filter((one) => one !== w),
  })),
];
