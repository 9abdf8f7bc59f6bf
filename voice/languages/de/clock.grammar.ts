import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';
import { type Clock, type DayPart, inPart, shiftClock } from '#voice/understanding/values/clock.ts';
import { noLength } from '#voice/understanding/values/length.ts';
import { at, bounds, inFigures, negative, of24, part, withClock } from '../clocks.ts';

/** German times of day: "halb drei", "viertel vor acht", "drei viertel neun", "fünf vor halb", "acht Uhr vierzig", "um 20 Uhr". */

const morning = part(0, 12, 0);
const noon = part(11, 14, 1);
const afternoon = part(12, 18, 1);
const evening = part(17, 24, 1);
const night = part(19, 29, 1);

/** Of a day, as they stand behind its name: "Freitagnachmittag". */
const ofDay: readonly [string, DayPart][] = [
  ['morgen', morning],
  ['fruh', morning],
  ['vormittag', morning],
  ['mittag', noon],
  ['nachmittag', afternoon],
  ['abend', evening],
  ['nacht', night],
];
const days = ['sonntag', 'montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', '(samstag|sonnabend)'];
const compounds = (name: string, of: string) =>
  name.startsWith('(') ? `(samstag${of}|sonnabend${of}|samstag ${of}|sonnabend ${of})` : `(${name}${of}|${name} ${of})`;

const parts = {
  '(vor der arbeit|vor der schule|vor dem dienst|auf dem weg zur arbeit)': part(0, 9, 0),
  '(nach der schule|nach schulschluss)': part(14, 18, 1),
  '(morgens|fruhmorgens|vormittags|vormittag|am morgen|am vormittag|in der fruh|fruhs|am fruhen morgen|den vormittag)':
    morning,
  '(fruh|ganz fruh|gleich fruh|am fruhen vormittag|fruh am morgen)': part(0, 11, 0),
  '(am spaten vormittag|spater vormittag|spaten vormittag)': part(10, 12, 0),
  '(nachmittags|nachmittag|am nachmittag|nach dem mittagessen)': afternoon,
  '(in|wahrend) (meiner|der) (mittagspause|mittagszeit)': part(11, 14, 0),
  '(am fruhen nachmittag|fruher nachmittag|fruhen nachmittag)': part(12, 15, 1),
  '(am spaten nachmittag|spater nachmittag|spaten nachmittag)': part(15, 18, 1),
  '(abends|abend|am abend|nach der arbeit|nach feierabend|den abend)': evening,
  '(nachts|nacht|in der nacht)': night,
  '(mittags|mittag|uber mittag|am mittag|in der mittagspause)': noon,
};

/** Of "drei": half an hour, a quarter before it; "halb sieben" is as likely in the evening as in the morning. */
const before = (hour: number, minutes: number): Clock | null =>
  hour >= 1 && hour <= 24 ? at(hour === 1 ? 12 : hour - 1, 60 - minutes) : null;

export const clock = [
  ...lexicon('minutes', { '(stunde|stunden|std)': 60, '(minute|minuten|min|minuetchen)': 1 }),
  ...lexicon('minutes', { '(sekunden)': 1 / 60 }),

  rule('hour', '<n:count>', ({ n }) => (n.n <= 24 && (n.digits?.length ?? 0) < 3 ? n.n : null)),
  rule('minute', '<n:count>', ({ n }) => (n.n < 60 && (n.digits ? n.digits.length === 2 : n.n >= 1) ? n.n : null)),
  rule('minute', 'null <n:count>', ({ n }) => (n.n > 0 && n.n < 10 ? n.n : null)),

  rule('clock', '<h:hour>', ({ h }) => at(h), -3),
  rule('clock', '<h:hour> (uhr|h)', ({ h }) => at(h)),
  rule('clock', '(ein|eins) uhr', () => at(1)),
  rule('clock', '<h:hour> uhr [und] <m:minute> [minuten]', ({ h, m }) => of24(h, m), 0.3),
  rule('clock', 'ein uhr [und] <m:minute> [minuten]', ({ m }) => at(1, m), 0.3),
  rule('clock', '<h:hour> (h~|h) <m:minute>', ({ h, m }) => of24(h, m)),
  rule('clock', '<h:hour> : <m:minute> [uhr]', ({ h, m }) => of24(h, m), 0.3),
  rule('clock', '<h:hour> .~ <m:digits> uhr', ({ h, m }) => (m.length === 2 && m < '60' ? at(h, Number(m)) : null), 1),
  rule('clock', '<h:hour> .~ <m:digits>', ({ h, m }) => (m.length === 2 && m < '60' ? at(h, Number(m)) : null), -2.5),
  rule('clock', '<h:hour> : <m:minute> : <s:minute> [uhr]', ({ h, m }) => of24(h, m), 0.3),
  // "Acht vierzig": hour and minutes without "Uhr".
  rule('clock', '<h:hour> <m:minute>', ({ h, m }) => (m >= 10 ? at(h, m) : null), -1.5),
  rule('clock', '<d:digits> uhr', ({ d }) => inFigures(d)),
  rule('clock', '<d:digits>', ({ d }) => inFigures(d), -2),

  // Before and after an hour.
  rule('clock', 'halb <h:hour> [uhr]', ({ h }) => before(h, 30), 2.5),
  rule('clock', 'halb eins', () => at(12, 30), 2.5),
  rule('clock', '(dreiviertel|drei viertel) <h:hour> [uhr]', ({ h }) => before(h, 15), 2.6),
  rule('clock', 'viertel <h:hour> [uhr]', ({ h }) => before(h, 45), 2),
  rule('clock', '[ein] viertel nach <c:clock>', ({ c }) => (c.minute === 0 ? shiftClock(c, 15) : null), 3),
  rule('clock', '[ein] viertel vor <c:clock>', ({ c }) => (c.minute === 0 ? shiftClock(c, -15) : null), 3),
  rule('clock', '<n:count> [minute|minuten|min] nach <c:clock>', ({ n, c }) => aside(n.n, c), 2.7),
  rule('clock', '<n:count> [minute|minuten|min] vor <c:clock>', ({ n, c }) => aside(-n.n, c), 2.7),
  rule('clock', '(kurz|knapp) (vor|nach) <c:clock>', ({ c }) => ({ ...c, about: true }), 2),

  // The half of the day.
  rule('clock', '<c:clock> [am|in der] <p:part>', ({ c, p }) => (p.open ? null : inPart(c, p)), 2),
  rule('clock', '<p:part> [um|gegen|so um|ab] <c:clock>', ({ c, p }) => (p.open ? null : inPart(c, p)), 2),
  ...lexicon('clock', {
    '[um] (12|zwolf) uhr mittags': { ...at(12, 0, 1), by: 12 },
    '[um] (mitternacht|null uhr|24 uhr|vierundzwanzig uhr)': at(0, 0, 0),
    '[um|am] (punkt|high) (mittag|noon)': { ...at(12, 0, 1), by: 12 },
  }),
  ...lexicon('clock', { '(zur mittagszeit|um die mittagszeit)': { ...at(12, 0, 1), by: 12, about: true } }, -1),

  rule('clock', '(um|fur|auf|so um) <c:clock>', ({ c }) => c, 1.5),
  rule('clock', 'es ist [jetzt|gerade|schon|erst] <c:clock>', ({ c }) => ({ ...c, now: true as const }), 0.5),
  rule('clock', 'es ist (um|gegen) <c:clock>', ({ c }) => c, 3),
  rule(
    'clock',
    '(gegen|ungefahr um|ungefahr|circa|ca|so gegen|etwa um|etwa|so ungefahr um) <c:clock>',
    ({ c }) => ({ ...c, about: true }),
    1.5,
  ),
  rule('clock', '(genau um|genau|punkt|exakt|exakt um|schlag) <c:clock>', ({ c }) => c, 1.5),
  rule('clock', '<c:clock> (rum|herum|oder so|genau|punktlich|ungefahr)', ({ c }) => c, 1),

  // Parts of a day.
  ...lexicon('part', parts),
  rule('part', '(ab|von|nach|nicht vor|fruhestens um|fruhestens|erst ab|spater als) <c:clock> [an]', ({ c }) =>
    bounds(c, null),
  ),
  rule('part', '<c:clock> oder spater', ({ c }) => bounds(c, null), 1),
  rule('part', '(vor|bis|spatestens um|spatestens|fruher als|nicht nach) <c:clock>', ({ c }) => bounds(null, c)),
  rule('part', '(zwischen|von) <a:clock> (und|bis) <b:clock>', ({ a, b }) => bounds(a, b), 1.5),
  rule('part', '<a:clock> bis <b:clock>', ({ a, b }) => bounds(a, b), 0.5),

  ...days.flatMap((name, weekday) =>
    ofDay.map(([of, named]) =>
      rule('moment', compounds(name, of), () => ({ date: { of: 'weekday', weekday }, part: named }), 0.5),
    ),
  ),
  ...lexicon(
    'moment',
    {
      'heute (morgen|fruh|vormittag)': { date: { of: 'today', days: 0 }, part: morning },
      'heute mittag': { date: { of: 'today', days: 0 }, part: noon },
      'heute nachmittag': { date: { of: 'today', days: 0 }, part: afternoon },
      'heute abend': { date: { of: 'today', days: 0 }, part: evening },
      'heute nacht': { date: { of: 'today', days: 0 }, part: night },
      'gestern (morgen|fruh)': { date: { of: 'today', days: -1 }, part: morning },
      'ubermorgen fruh': { date: { of: 'today', days: 2 }, part: morning },
      'morgen (fruh|vormittag)': { date: { of: 'today', days: 1 }, part: morning },
    },
    0.5,
  ),
  ...lexicon('moment', {
    '(jetzt|sofort|jetzt gleich|gleich jetzt|sofort bitte)': { away: noLength },
    '(so (schnell|fruh|bald) wie (moglich|es geht)|schnellstmoglich|so fruh wie moglich|baldmoglichst)': {
      away: noLength,
    },
  }),
  ...lexicon('moving', {
    '(verschieben|verlegen|verschiebe|verlege|andern|umbuchen|tauschen) [ihn|es|das|das ganze|(meinen|den|unseren) termin]': true,
  }),
  rule('clock', '<x:moving> von <a:clock> auf <b:clock>', ({ b }) => b, 2),
  rule('moment', '<x:moving> von <a:date> [um] <b:clock> auf <c:date> [um] <d:clock>', ({ c, d }) => ({
    date: c,
    clock: d,
  })),
  rule('moment', 'in <l:length>', ({ l }) => (l.minutes > 0 ? { away: l } : null)),
  rule('moment', 'vor <l:length>', ({ l }) => (l.minutes > 0 ? { away: negative(l) } : null)),
  // Later than what, no one knows.
  rule('moment', '<l:length> (spater|fruher|eher|danach|davor)', () => ({})),
  rule('moment', '<m:moment> [um|gegen|so um|ab] <c:clock>', ({ m, c }) => withClock(m, c), 2),
  rule('moment', '<c:clock> <m:moment>', ({ m, c }) => withClock(m, c), 2),
  ...lexicon('any', {
    '(so (schnell|fruh|bald) wie (moglich|es geht)|schnellstmoglich|so fruh wie moglich|baldmoglichst|je fruher desto besser|je eher desto besser|moglichst bald|moglichst fruh|bald)':
      'soon',
    '(was haben sie (frei|da|noch|anzubieten)|wann haben sie (was|etwas|noch etwas) frei|was ist (frei|noch frei)|wann ist (was|etwas|noch etwas) frei|welche (zeiten|termine) (haben sie|gibt es|sind frei)|wann ginge es|wann geht es|wann haben sie zeit|was hatten sie [denn] anzubieten|was schlagen sie vor|sagen sie mir was)':
      'soon',
    '[der|den|dem] (nachste|nachsten|nachster|erste|ersten|fruheste|fruhesten|fruhestmoglichen) [freie|freien|moglichen|mogliche] (termin|zeit|moglichkeit|slot)':
      'soon',
    '(egal|ganz egal|jederzeit|irgendwann|egal wann|ist mir egal|das ist mir egal|mir egal|wann immer es passt|wann sie wollen|ich bin flexibel|flexibel|jeder tag|an jedem tag|wann immer es ihnen passt)':
      'any',
    '(irgendeiner|irgendeine|irgendeinen|irgendeins|einer davon|eine davon|egal welcher|egal welche|egal welchen|das uberlasse ich ihnen|suchen sie was aus|suchen sie sich was aus|beides geht|beide gehen|beides passt|alle passen)':
      'any',
  }),
];

/** So many minutes beside an hour, or beside half of one: "fünf vor halb drei". */
function aside(minutes: number, said: Clock): Clock | null {
  const isOf = said.minute === 0 || (said.minute === 30 && Math.abs(minutes) <= 10);
  return isOf && minutes !== 0 && Math.abs(minutes) < 60 ? shiftClock(said, minutes) : null;
}
