import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';
import { inHalf, inPart, shiftClock } from '#voice/understanding/values/clock.ts';
import { lengthOf, noLength } from '#voice/understanding/values/length.ts';
import { at, bounds, inFigures, part, withClock } from '../clocks.ts';

/** Italian times of day: "le tre e mezza", "le nove meno un quarto", "le otto di sera". */

const morning = part(0, 12, 0);
const afternoon = part(12, 19, 1);
const evening = part(17, 24, 1);
const night = part(19, 29, 1);
const the = '[alle|le|alla|la|per le|dalle|all|ore|alle ore|le ore|sono le]';

export const italianClock = [
  ...lexicon('minutes', { '(ora|ore)': 60, '(minuto|minuti|min)': 1 }),
  rule('length', '<n:count> <m:minutes>', ({ n, m }) => lengthOf(n.n * m, 'minute')),
  rule('length', "(mezz'ora|mezza ora|mezzora|una mezz'ora)", () => lengthOf(30, 'minute')),
  rule('length', '<n:count> (ora|ore) e (mezza|mezzo)', ({ n }) => lengthOf(n.n * 60 + 30, 'minute'), 0.3),
  rule('length', "un quarto d'ora", () => lengthOf(15, 'minute')),

  rule('hour', '<n:count>', ({ n }) => (n.n <= 24 && (n.digits?.length ?? 0) < 3 ? n.n : null)),
  rule('minute', '<n:count>', ({ n }) => (n.n < 60 && (n.digits ? n.digits.length === 2 : n.n >= 1) ? n.n : null)),
  rule('clock', '<h:hour>', ({ h }) => at(h), -3),
  rule('clock', '(alle|le|alla|la|per le|ore|alle ore|sono le|verso le|dalle) <h:hour>', ({ h }) => at(h), 0.3),
  rule('clock', `${the} <h:hour> (in punto|h|h~)`, ({ h }) => at(h), 0.2),
  rule('clock', `${the} <h:hour> [e|h|h~] <m:minute> [minuti]`, ({ h, m }) => at(h, m), 0.2),
  rule('clock', `${the} <h:hour> (:|.~) <m:minute>`, ({ h, m }) => at(h, m), 0.3),
  rule('clock', `${the} <h:hour> : <m:minute> : <s:minute>`, ({ h, m }) => at(h, m), 0.4),
  rule('clock', `${the} <d:digits>`, ({ d }) => inFigures(d), -2),
  rule('clock', `${the} <h:hour> e (mezza|mezzo)`, ({ h }) => at(h, 30), 2.5),
  rule('clock', `${the} <h:hour> e (un quarto|quarto)`, ({ h }) => at(h, 15), 2.5),
  rule('clock', `${the} <h:hour> e tre quarti`, ({ h }) => at(h, 45), 2.5),
  rule('clock', '<c:clock> meno (un quarto|quarto)', ({ c }) => (c.minute === 0 ? shiftClock(c, -15) : null), 2.7),
  rule(
    'clock',
    '<c:clock> meno <n:count>',
    ({ c, n }) => (c.minute === 0 && n.n > 0 && n.n < 60 ? shiftClock(c, -n.n) : null),
    2.7,
  ),
  rule(
    'clock',
    '[mancano] <n:count> minuti (alle|all) <c:clock>',
    ({ n, c }) => (n.n > 0 && n.n < 60 ? shiftClock(c, -n.n) : null),
    2.7,
  ),
  rule(
    'clock',
    '<c:clock> am',
    ({ c }) => (c.half === null && c.hour <= 12 ? at(inHalf(c.hour, 0), c.minute, 0) : null),
    2,
  ),
  rule('clock', '<c:clock> pm', ({ c }) => (c.half !== 0 && c.hour > 0 ? at(inHalf(c.hour, 1), c.minute, 1) : null), 2),
  rule('clock', '<c:clock> <p:part>', ({ c, p }) => (p.open ? null : inPart(c, p)), 2),
  rule('clock', '<p:part> <c:clock>', ({ c, p }) => (p.open ? null : inPart(c, p)), 2),
  ...lexicon('clock', {
    '[a] (mezzogiorno|mezzo giorno)': { ...at(12, 0, 1), by: 12 },
    '[a] mezzanotte': at(0, 0, 0),
    'mezzogiorno e mezzo': at(12, 30, 1),
  }),
  rule('clock', '(verso|circa|intorno a|attorno a|intorno) <c:clock>', ({ c }) => ({ ...c, about: true }), 1.5),
  rule('clock', '<c:clock> (circa|in punto)', ({ c }) => c, 1),

  ...lexicon('part', {
    '(di mattina|del mattino|della mattina|al mattino|la mattina|in mattinata|mattina)': morning,
    '(del pomeriggio|di pomeriggio|nel pomeriggio|pomeriggio)': afternoon,
    '(di sera|della sera|la sera|in serata|sera)': evening,
    '(di notte|della notte|la notte|notte)': night,
  }),
  rule('part', '(dopo|a partire dalle|dalle) <c:clock>', ({ c }) => bounds(c, null), 0.3),
  rule('part', '(prima delle|entro le|fino alle) <c:clock>', ({ c }) => bounds(null, c), 0.3),
  rule('part', '(tra|fra|dalle) <a:clock> (e|alle) <b:clock>', ({ a, b }) => bounds(a, b), 1.5),
  ...lexicon('moment', {
    '(stamattina|questa mattina|stamani)': { date: { of: 'today', days: 0 }, part: morning },
    '(questo pomeriggio|oggi pomeriggio)': { date: { of: 'today', days: 0 }, part: afternoon },
    '(stasera|questa sera)': { date: { of: 'today', days: 0 }, part: evening },
    '(stanotte|questa notte)': { date: { of: 'today', days: 0 }, part: night },
    '(ieri sera|ieri notte)': { date: { of: 'today', days: -1 }, part: evening },
    '(domattina|domani mattina)': { date: { of: 'today', days: 1 }, part: morning },
    '(adesso|ora|subito|in questo momento|proprio ora|il prima possibile|appena possibile|al piu presto)': {
      away: noLength,
    },
  }),
  rule('moment', '(tra|fra|in) <l:length> [da adesso]', ({ l }) => (l.minutes > 0 ? { away: l } : null)),
  rule('moment', '<m:moment> <c:clock>', ({ m, c }) => withClock(m, c), 2),
  rule('moment', '<c:clock> [di] <m:moment>', ({ m, c }) => withClock(m, c), 2),
];
