import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';
import { about, newYear, onwards, period, third, today, weekOf, within } from '../days.ts';

/** French spans of days: "la semaine prochaine", "début mai", "le lundi", "à partir de mercredi". */

const weekdays = ['dimanches', 'lundis', 'mardis', 'mercredis', 'jeudis', 'vendredis', 'samedis'];

export const spans = [
  ...lexicon(
    'span',
    {
      "(l'annee prochaine debut janvier|apres les fetes|apres les vacances de noel|apres le nouvel an|apres le jour de l'an|a la rentree de janvier|debut d'annee)":
        newYear,
    },
    0.4,
  ),
  rule('span', '[en|pendant] [la|le|l] <p:period> <t:turn>', ({ p, t }) =>
    p.n === 1 && p.unit !== 'day' && t !== 0 ? period(p.unit, t) : null,
  ),
  rule('span', '<t:turn> <p:period>', ({ t, p }) => (p.unit !== 'day' && t === 0 ? period(p.unit, 0) : null)),
  rule('span', '[la|le] <p:period> (qui vient|d apres|a venir)', ({ p }) =>
    p.unit !== 'day' ? period(p.unit, 1) : null,
  ),
  rule(
    'span',
    '(la|le|du|de la|dans la) <p:period>',
    ({ p }) => (p.unit !== 'day' && p.n === 1 ? period(p.unit, 0) : null),
    -1,
  ),
  rule('span', '[dans] deux semaines', () => period('week', 2), -3),
  rule('span', '[la] semaine (du|a partir du) <d:date>', ({ d }) => ({ of: 'weekOf', date: d })),
  rule('span', '[en|de|pour|au mois de|mois de|d|courant] <m:month>', ({ m }) => ({ of: 'month', month: m }), -1),
  rule('span', '[en|de|pour] <m:month> <y:year>', ({ m, y }) => ({ of: 'month', month: m, year: y })),
  rule('span', '[au|en] (debut|debuts|commencement) [de|du|d|de la] <s:span>', ({ s }) => third(s, 0)),
  rule('span', '(mi|au milieu|milieu|en milieu) [de|du|d|de la] <s:span>', ({ s }) => third(s, 1)),
  rule('span', '[a la|en|vers la] fin [de|du|d|de la] <s:span>', ({ s }) => third(s, 2)),
  rule('span', 'entre [le] <a:date> et [le] <b:date>', ({ a, b }) => ({ of: 'days', from: a, to: b })),
  rule('span', '(du|de) <a:date> (au|a) <b:date>', ({ a, b }) => ({ of: 'days', from: a, to: b })),
  rule('span', '<a:date> (au|jusqu au) <b:date>', ({ a, b }) => ({ of: 'days', from: a, to: b }), -0.5),
  rule('span', '(a partir de|a partir du|des|des le|a compter du|pas avant|pas avant le) <d:date>', ({ d }) => ({
    of: 'open',
    date: d,
    days: 7,
  })),
  rule('span', '(apres|apres le) <d:date>', ({ d }) => onwards(d), -0.3),
  rule('span', '<d:date> ou (apres|plus tard)', ({ d }) => ({ of: 'open', date: d, days: 7 })),
  rule('span', '(avant|avant le) <d:date>', ({ d }) => ({ of: 'open', date: d, days: -1 }), -0.3),
  rule(
    'span',
    "(jusqu au|jusqu a|jusqu'au|jusqu'a|au plus tard|d ici|d'ici) <d:date>",
    ({ d }) => ({ of: 'days', from: today, to: d }),
    -0.2,
  ),
  rule(
    'span',
    '(vers|autour de|autour du|aux alentours de|aux alentours du|aux environs du) [le] <d:date>',
    ({ d }) => about(d),
    -0.2,
  ),
  ...lexicon(
    'span',
    Object.fromEntries(
      weekdays.map((name, at) => [`[tous] [les] ${name}`, { of: 'weekdays' as const, weekdays: [at] }]),
    ),
    0.4,
  ),
  rule('span', '(chaque|tous les|n importe quel) <w:weekday>', ({ w }) => ({ of: 'weekdays', weekdays: [w] })),
  rule('span', '[la] <o:ordinal> semaine (de|du|d) <s:span>', ({ o, s }) => weekOf(o, s)),
  rule('span', '(dans les|pendant les|les) (prochains|prochaines) <l:length>', ({ l }) => within(l)),
  rule('span', '(en semaine|un jour de semaine|les jours ouvrables)', () => ({
    of: 'weekdays',
    weekdays: [1, 2, 3, 4, 5],
  })),
  rule('span', '(les week ends|le week end en general)', () => ({ of: 'weekdays', weekdays: [6, 0] })),
  rule('span', '(n importe quel jour|tous les jours) (sauf|a part|excepte) [le] <w:weekday>', ({ w }) => ({
    of: 'weekdays',
    weekdays: [0, 1, 2, 3, 4, 5, 6].filter((one) => one !== w),
  })),
];
