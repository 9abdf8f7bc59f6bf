import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';
import { inHalf, inPart, shiftClock } from '#voice/understanding/values/clock.ts';
import { lengthOf, noLength } from '#voice/understanding/values/length.ts';
import { at, bounds, inFigures, part, withClock } from '../clocks.ts';

/** Portuguese times of day: "três e meia", "dez para as oito", "oito da noite", "meio-dia". */

const morning = part(0, 12, 0);
const afternoon = part(12, 19, 1);
const night = part(18, 29, 1);
const the = '[as|a|as as|para as|pelas|das|sao]';

export const portugueseClock = [
  ...lexicon('minutes', { '(hora|horas|h)': 60, '(minuto|minutos|min)': 1 }),
  rule('length', '<n:count> <m:minutes>', ({ n, m }) => lengthOf(n.n * m, 'minute')),
  rule('length', '[uma] meia hora', () => lengthOf(30, 'minute')),
  rule('length', '<n:count> (hora|horas) e meia', ({ n }) => lengthOf(n.n * 60 + 30, 'minute'), 0.3),

  rule('hour', '<n:count>', ({ n }) => (n.n <= 24 && (n.digits?.length ?? 0) < 3 ? n.n : null)),
  rule('minute', '<n:count>', ({ n }) => (n.n < 60 && (n.digits ? n.digits.length === 2 : n.n >= 1) ? n.n : null)),
  rule('clock', '<h:hour>', ({ h }) => at(h), -3),
  rule('clock', '(as|a|para as|das|pelas|sao) <h:hour>', ({ h }) => at(h), 0.3),
  rule('clock', `${the} <h:hour> (horas|hora|h|h~|em ponto)`, ({ h }) => at(h), 0.2),
  rule('clock', `${the} <h:hour> [horas|h|h~] [e] <m:minute> [minutos]`, ({ h, m }) => at(h, m), 0.2),
  rule('clock', `${the} <h:hour> (:|.~) <m:minute> [horas|h]`, ({ h, m }) => at(h, m), 0.3),
  rule('clock', `${the} <h:hour> : <m:minute> : <s:minute>`, ({ h, m }) => at(h, m), 0.4),
  rule('clock', `${the} <d:digits>`, ({ d }) => inFigures(d), -2),
  rule('clock', `${the} <h:hour> [horas] e meia`, ({ h }) => at(h, 30), 2.5),
  rule('clock', `${the} <h:hour> [horas] e (quarto|um quarto)`, ({ h }) => at(h, 15), 2.5),
  rule('clock', '<c:clock> menos (um quarto|quarto)', ({ c }) => (c.minute === 0 ? shiftClock(c, -15) : null), 2.7),
  rule(
    'clock',
    '(um quarto|quarto) (para|passado das|passados das) <c:clock>',
    ({ c }) => (c.minute === 0 ? shiftClock(c, -15) : null),
    -1,
  ),
  rule(
    'clock',
    '<n:count> [minutos] para <c:clock>',
    ({ n, c }) => (c.minute === 0 && n.n > 0 && n.n < 60 ? shiftClock(c, -n.n) : null),
    2.7,
  ),
  rule(
    'clock',
    '<n:count> [minutos|mins|min] (depois das|passadas das|passados das|apos as|pasados) [de] <c:clock>',
    ({ n, c }) => (c.minute === 0 && n.n < 60 ? shiftClock(c, n.n) : null),
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
    '[ao|o|perto do] (meio dia|meiodia)': { ...at(12, 0, 1), by: 12 },
    '[a] (meia noite|meianoite)': at(0, 0, 0),
    'meio dia e meia': at(12, 30, 1),
  }),
  rule(
    'clock',
    '(por volta de|por volta das|cerca de|cerca das|perto das|la pelas) <c:clock>',
    ({ c }) => ({ ...c, about: true }),
    1.5,
  ),
  rule('clock', '<c:clock> (em ponto|mais ou menos)', ({ c }) => c, 1),

  ...lexicon('part', {
    '(da manha|de manha|pela manha|na manha|manha)': morning,
    '(da tarde|de tarde|a tarde|pela tarde|na tarde|tarde)': afternoon,
    '(da noite|de noite|a noite|pela noite|na noite|noite)': night,
    '(da madrugada|de madrugada)': part(0, 6, 0),
  }),
  rule('part', '(depois das|a partir das|apos as) <c:clock>', ({ c }) => bounds(c, null), 0.3),
  rule('part', '(antes das|ate as) <c:clock>', ({ c }) => bounds(null, c), 0.3),
  rule('part', '(entre|das) <a:clock> (e|as) <b:clock>', ({ a, b }) => bounds(a, b), 1.5),
  ...lexicon('moment', {
    '(esta manha|hoje de manha|nesta manha)': { date: { of: 'today', days: 0 }, part: morning },
    '(esta tarde|hoje a tarde|nesta tarde)': { date: { of: 'today', days: 0 }, part: afternoon },
    '(esta noite|hoje a noite|nesta noite)': { date: { of: 'today', days: 0 }, part: night },
    '(ontem a noite)': { date: { of: 'today', days: -1 }, part: night },
    '(amanha de manha|amanha pela manha)': { date: { of: 'today', days: 1 }, part: morning },
    '(amanha a tarde|amanha de tarde)': { date: { of: 'today', days: 1 }, part: afternoon },
    '(amanha a noite|amanha de noite)': { date: { of: 'today', days: 1 }, part: night },
    '(agora|agora mesmo|ja|imediatamente|neste momento|o mais rapido possivel|assim que possivel|logo que possivel|o quanto antes)':
      { away: noLength },
  }),
  rule('moment', '(em|daqui a|dentro de) <l:length>', ({ l }) => (l.minutes > 0 ? { away: l } : null)),
  rule('moment', '<m:moment> <c:clock>', ({ m, c }) => withClock(m, c), 2),
  rule('moment', '<c:clock> [de] <m:moment>', ({ m, c }) => withClock(m, c), 2),
  rule('moment', '<c:clock> (do|de|no|em) <d:date>', ({ c, d }) => ({ date: d, clock: c }), 0.5),
];
