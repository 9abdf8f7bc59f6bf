import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';
import { type Clock, inHalf, inPart, shiftClock } from '#voice/understanding/values/clock.ts';
import { lengthOf, noLength } from '#voice/understanding/values/length.ts';
import { at, bounds, inFigures, part, withClock } from '../clocks.ts';

/** Dutch times of day: "half drie", "kwart voor acht", "vijf over half tien", "acht uur 's avonds". */

const morning = part(0, 12, 0);
const afternoon = part(12, 18, 1);
const evening = part(17, 24, 1);
const night = part(19, 29, 1);

const half = (hour: number): Clock | null => (hour >= 1 && hour <= 12 ? at(hour === 1 ? 12 : hour - 1, 30) : null);
/** So many minutes beside an hour, or beside half of one. */
const aside = (minutes: number, said: Clock): Clock | null =>
  (said.minute === 0 || said.minute === 30) && Math.abs(minutes) > 0 && Math.abs(minutes) < 60
    ? shiftClock(said, minutes)
    : null;

export const dutchClock = [
  ...lexicon('minutes', { '(uur|uren)': 60, '(minuut|minuten|min)': 1 }),
  rule('length', '<n:count> <m:minutes>', ({ n, m }) => lengthOf(n.n * m, 'minute')),
  rule('length', '[een] half uur', () => lengthOf(30, 'minute'), 0.3),
  rule('length', 'anderhalf uur', () => lengthOf(90, 'minute'), 0.3),
  rule('length', '[een] kwartier', () => lengthOf(15, 'minute')),

  rule('hour', '<n:count>', ({ n }) => (n.n <= 24 && (n.digits?.length ?? 0) < 3 ? n.n : null)),
  rule('minute', '<n:count>', ({ n }) => (n.n < 60 && (n.digits ? n.digits.length === 2 : n.n >= 1) ? n.n : null)),
  rule('clock', '<h:hour>', ({ h }) => at(h), -3),
  rule('clock', '<h:hour> (uur|u|h)', ({ h }) => at(h)),
  rule('clock', '<h:hour> (uur|u|h|u~|h~) <m:minute>', ({ h, m }) => at(h, m), 0.3),
  rule('clock', '<h:hour> (:|.~) <m:minute> [uur|u]', ({ h, m }) => at(h, m), 0.3),
  rule('clock', '<h:hour> : <m:minute> : <s:minute> [uur]', ({ h, m }) => at(h, m), 0.4),
  rule('clock', '<h:hour> <m:minute>', ({ h, m }) => (m >= 10 ? at(h, m) : null), -1.5),
  rule('clock', '<d:digits> [uur]', ({ d }) => inFigures(d), -2),
  rule('clock', 'half <h:hour> [uur]', ({ h }) => half(h), 2.5),
  rule('clock', '[een] kwart over <c:clock>', ({ c }) => aside(15, c), 3),
  rule('clock', '[een] kwart voor <c:clock>', ({ c }) => aside(-15, c), 3),
  rule('clock', '<n:count> [minuten] over <c:clock>', ({ n, c }) => aside(n.n, c), 2.7),
  rule('clock', '<n:count> [minuten] voor <c:clock>', ({ n, c }) => aside(-n.n, c), 2.7),
  rule('clock', '<n:count> minuten na <c:clock>', ({ n, c }) => (n.n > 0 && n.n < 60 ? shiftClock(c, n.n) : null), 2.7),
  rule(
    'clock',
    '<c:clock> am',
    ({ c }) => (c.half === null && c.hour <= 12 ? at(inHalf(c.hour, 0), c.minute, 0) : null),
    2,
  ),
  rule('clock', '<c:clock> pm', ({ c }) => (c.half !== 0 && c.hour > 0 ? at(inHalf(c.hour, 1), c.minute, 1) : null), 2),
  rule('clock', '<c:clock> <p:part>', ({ c, p }) => (p.open ? null : inPart(c, p)), 2),
  rule('clock', '<p:part> [om] <c:clock>', ({ c, p }) => (p.open ? null : inPart(c, p)), 2),
  ...lexicon('clock', {
    '[twaalf uur|12 uur] (middag|noen)': { ...at(12, 0, 1), by: 12 },
    '(middernacht|twaalf uur nachts)': at(0, 0, 0),
  }),
  rule('clock', '(om|voor|vanaf) <c:clock>', ({ c }) => c, 1),
  rule('clock', '(rond|ongeveer|omstreeks|tegen|rond een uur of) <c:clock>', ({ c }) => ({ ...c, about: true }), 1.5),
  rule('clock', '<c:clock> (precies|ongeveer|stipt)', ({ c }) => c, 1),

  ...lexicon('part', {
    "('s ochtends|s ochtends|'s morgens|s morgens|ochtend|in de ochtend|voormiddag)": morning,
    "('s middags|s middags|in de middag|namiddag|in de namiddag)": afternoon,
    "('s avonds|s avonds|in de avond|avond)": evening,
    "('s nachts|s nachts|in de nacht|nacht)": night,
  }),
  rule('part', '(na|vanaf) <c:clock>', ({ c }) => bounds(c, null), 0.3),
  rule('part', '(uiterlijk|tot) <c:clock>', ({ c }) => bounds(null, c), 0.3),
  rule('part', '(tussen|van) <a:clock> (en|tot) <b:clock>', ({ a, b }) => bounds(a, b), 1.5),
  ...lexicon('moment', {
    '(vanochtend|vanmorgen|deze ochtend|deze morgen)': { date: { of: 'today', days: 0 }, part: morning },
    '(vanmiddag|deze middag)': { date: { of: 'today', days: 0 }, part: afternoon },
    '(vanavond|deze avond)': { date: { of: 'today', days: 0 }, part: evening },
    '(vannacht|deze nacht)': { date: { of: 'today', days: 0 }, part: night },
    gisteravond: { date: { of: 'today', days: -1 }, part: evening },
    '(morgenochtend|morgen ochtend|morgenvroeg)': { date: { of: 'today', days: 1 }, part: morning },
    '(morgenmiddag|morgen middag)': { date: { of: 'today', days: 1 }, part: afternoon },
    '(morgenavond|morgen avond)': { date: { of: 'today', days: 1 }, part: evening },
    '(nu|meteen|direct|onmiddellijk|zo snel mogelijk|zo spoedig mogelijk)': { away: noLength },
  }),
  rule('moment', '(over|binnen) <l:length> [vanaf nu]', ({ l }) => (l.minutes > 0 ? { away: l } : null)),
  rule('moment', '<m:moment> [om] <c:clock>', ({ m, c }) => withClock(m, c), 2),
  rule('moment', '<c:clock> <m:moment>', ({ m, c }) => withClock(m, c), 2),
];
