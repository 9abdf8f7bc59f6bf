import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';
import { about, newYear, onwards, period, third, today, weekOf, within } from '../days.ts';

/** German spans of days: "Anfang nächster Woche", "in der zweiten Maiwoche", "montags", "ab Mittwoch". */

const weekdays = ['sonntags', 'montags', 'dienstags', 'mittwochs', 'donnerstags', 'freitags', '(samstags|sonnabends)'];

export const spans = [
  ...lexicon(
    'span',
    {
      '(im neuen jahr|anfang des neuen jahres|nach neujahr|nach den feiertagen|nach den weihnachtsferien|nach silvester)':
        newYear,
    },
    0.4,
  ),
  rule('span', '[in|in der|im|am|fur] <t:turn> <p:period>', ({ t, p }) =>
    p.n === 1 && p.unit !== 'day' ? period(p.unit, t) : null,
  ),
  rule(
    'span',
    '(in der|die|der|im|am|ubers|das|den) <p:period>',
    ({ p }) => (p.unit !== 'day' && p.n === 1 ? period(p.unit, 0) : null),
    -1,
  ),
  rule('span', '[in der|in|im|am] (ubernachste|ubernachsten|ubernachster|ubernachstes) <p:period>', ({ p }) =>
    p.unit !== 'day' ? period(p.unit, 2) : null,
  ),
  rule('span', '[in der] woche (vom|ab|nach|ab dem) <d:date>', ({ d }) => ({ of: 'weekOf', date: d })),
  rule('span', '[im] <m:month>', ({ m }) => ({ of: 'month', month: m }), -1),
  rule('span', '[im] <m:month> <y:year>', ({ m, y }) => ({ of: 'month', month: m, year: y })),
  rule('span', '[im jahr|im jahre] <y:year>', ({ y }) => ({ of: 'year', year: y }), -2),
  rule('span', '[am] (anfang|anfangs|beginn) [der|des|vom] <s:span>', ({ s }) => third(s, 0)),
  rule('span', '[in der] mitte [der|des|vom] <s:span>', ({ s }) => third(s, 1)),
  rule('span', '[am|gegen] ende [der|des|vom] <s:span>', ({ s }) => third(s, 2)),
  rule('span', '(zwischen|zwischen dem) <a:date> und [dem] <b:date>', ({ a, b }) => ({ of: 'days', from: a, to: b })),
  rule('span', '(von|vom) <a:date> bis [zum] <b:date>', ({ a, b }) => ({ of: 'days', from: a, to: b })),
  rule('span', '<a:date> bis [zum] <b:date>', ({ a, b }) => ({ of: 'days', from: a, to: b }), -0.5),
  rule(
    'span',
    '(ab|ab dem|von|vom|nicht vor|nicht vor dem|fruhestens|fruhestens am|erst ab) <d:date> [an]',
    ({ d }) => ({ of: 'open', date: d, days: 7 }),
    -0.5,
  ),
  rule('span', '(nach|nach dem|spater als) <d:date>', ({ d }) => onwards(d), -0.5),
  rule('span', '<d:date> oder (spater|danach)', ({ d }) => ({ of: 'open', date: d, days: 7 })),
  rule('span', '(vor|vor dem|fruher als) <d:date>', ({ d }) => ({ of: 'open', date: d, days: -1 }), -0.5),
  rule(
    'span',
    '(bis|bis zum|spatestens|spatestens am|nicht nach|nicht nach dem) <d:date>',
    ({ d }) => ({ of: 'days', from: today, to: d }),
    -0.4,
  ),
  rule('span', '(seit|seit dem) <d:date>', ({ d }) => ({ of: 'days', from: d, to: today })),
  rule('span', '(um|rund um|uber) <d:date> [herum]', ({ d }) => (d.of === 'holiday' ? about(d) : null)),
  rule('span', '(ungefahr|so um den|so um|um den) <d:date> [herum]', ({ d }) => about(d), -0.2),
  ...lexicon(
    'span',
    Object.fromEntries(weekdays.map((name, at) => [name, { of: 'weekdays' as const, weekdays: [at] }])),
    0.4,
  ),
  rule('span', '(jeden|jeder|jedem|jeden zweiten|irgendeinen) <w:weekday>', ({ w }) => ({
    of: 'weekdays',
    weekdays: [w],
  })),
  rule('span', '[in der] <o:ordinal> woche (im|in|des|vom) <s:span>', ({ o, s }) => weekOf(o, s)),
  rule('span', '[in den|innerhalb der|die|wahrend der] (nachsten|kommenden) <l:length>', ({ l }) => within(l)),
  rule('span', '(innerhalb|innerhalb von|binnen) <l:length>', ({ l }) => within(l)),
  rule('span', '(werktags|wochentags|an einem werktag|an einem wochentag|unter der woche|an werktagen)', () => ({
    of: 'weekdays',
    weekdays: [1, 2, 3, 4, 5],
  })),
  rule('span', '(an wochenenden|am wochenende immer|wochenends)', () => ({ of: 'weekdays', weekdays: [6, 0] })),
  rule('span', '(jeden tag|jeder tag|alles|an jedem tag) (ausser|nur nicht|bloss nicht) [am] <w:weekday>', ({ w }) => ({
    of: 'weekdays',
    weekdays: [0, 1, 2, 3, 4, 5, 6].filter((one) => one !== w),
  })),
];
