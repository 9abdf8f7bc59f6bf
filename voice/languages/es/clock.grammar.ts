import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';
import { type Clock, inHalf, inPart, shiftClock } from '#voice/understanding/values/clock.ts';
import { noLength } from '#voice/understanding/values/length.ts';
import { at, bounds, inFigures, negative, part, withClock } from '../clocks.ts';

/** Spanish times of day: "las tres y media", "las doce menos cuarto", "cuarto para las ocho", "las ocho de la tarde". */

const morning = part(0, 12, 0);
const noon = part(12, 15, 1);
const afternoon = part(12, 21, 1);
const night = part(19, 29, 1);
const parts = {
  '(antes del trabajo|antes de trabajar|antes de entrar a trabajar|antes del colegio|antes del cole)': part(0, 9, 0),
  '(despues del colegio|despues del cole|a la salida del cole|a la salida del colegio)': part(16, 19, 1),
  '(por la manana|en la manana|de la manana|a la manana|la manana|manana por la manana|por las mananas|las mananas)':
    morning,
  '(a primera hora|temprano|muy temprano|a primera hora de la manana|temprano en la manana)': part(0, 10, 0),
  '(a media manana)': part(10, 12, 0),
  '(de la madrugada|por la madrugada|en la madrugada)': part(0, 6, 0),
  '(al mediodia|a mediodia|del mediodia|a la hora de comer|a la hora de la comida)': noon,
  '(por la tarde|en la tarde|de la tarde|a la tarde|la tarde|despues de comer|por las tardes|las tardes)': afternoon,
  '(en|a) (mi|la) (hora de comer|hora de la comida|pausa de la comida|hora del almuerzo)': part(13, 16, 1),
  '(a primera hora de la tarde|temprano en la tarde)': part(12, 16, 1),
  '(a ultima hora de la tarde|a media tarde)': part(16, 21, 1),
  '(por la noche|en la noche|de la noche|a la noche|la noche|por las noches|las noches)': night,
  '(despues del trabajo|despues de trabajar|al salir del trabajo|cuando salgo del trabajo)': part(17, 24, 1),
};
const days = ['domingo', 'lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado'];

/** "La una" is the hour that has no plural. */
const the = '[a las|a la|las|la|para las|para la|de las|sobre las|hacia las|hacia la|sobre la]';

export const clock = [
  ...lexicon('minutes', { '(hora|horas|hr|hrs|h)': 60, '(minuto|minutos|min|mins)': 1, '(segundos)': 1 / 60 }),

  rule('hour', '<n:count>', ({ n }) => (n.n <= 24 && (n.digits?.length ?? 0) < 3 ? n.n : null)),
  ...lexicon('hour', { una: 1 }, -0.5),
  rule('minute', '<n:count>', ({ n }) => (n.n < 60 && (n.digits ? n.digits.length === 2 : n.n >= 1) ? n.n : null)),
  rule('minute', 'cero <n:count>', ({ n }) => (n.n > 0 && n.n < 10 ? n.n : null)),

  rule('clock', '<h:hour>', ({ h }) => at(h), -3),
  rule('clock', '(a las|las|para las|de las|a la|la|para la) <h:hour>', ({ h }) => at(h), 0.3),
  rule('clock', `${the} <h:hour> [horas|h] en punto`, ({ h }) => at(h), 1),
  rule('clock', `${the} <h:hour> (horas|h|hrs)`, ({ h }) => (h > 0 ? at(h) : null)),
  rule('clock', `${the} <h:hour> [horas|h|h~] [y] <m:minute> [minutos]`, ({ h, m }) => at(h, m), 0.2),
  rule('clock', `${the} <h:hour> (:|.~) <m:minute> [horas|h]`, ({ h, m }) => at(h, m), 0.3),
  rule('clock', `${the} <h:hour> : <m:minute> : <s:minute> [horas|h]`, ({ h, m }) => at(h, m), 0.4),
  rule('clock', `${the} <d:digits> (horas|hrs)`, ({ d }) => inFigures(d)),
  rule('clock', `${the} <d:digits>`, ({ d }) => inFigures(d), -2),

  // Past and to an hour.
  rule('clock', `${the} <h:hour> y media`, ({ h }) => at(h, 30), 2.5),
  rule('clock', `${the} <h:hour> y cuarto`, ({ h }) => at(h, 15), 2.5),
  rule('clock', `${the} <h:hour> y (pico|algo)`, ({ h }) => ({ ...at(h), about: true as const }), 2),
  rule('clock', '<c:clock> menos cuarto', ({ c }) => (c.minute === 0 ? shiftClock(c, -15) : null), 2.5),
  rule(
    'clock',
    '<c:clock> menos <n:count> [minutos]',
    ({ c, n }) => (c.minute === 0 && n.n < 60 ? shiftClock(c, -n.n) : null),
    2.5,
  ),
  rule('clock', '[un|el] cuarto (para|antes de) <c:clock>', ({ c }) => (c.minute === 0 ? shiftClock(c, -15) : null), 3),
  rule('clock', '<n:count> [minutos|mins|min] (para|antes de) <c:clock>', ({ n, c }) => aside(-n.n, c), 2.7),
  rule(
    'clock',
    '[un] cuarto (pasadas|pasados|despues de|pasada) [de] <c:clock>',
    ({ c }) => (c.minute === 0 ? shiftClock(c, 15) : null),
    3,
  ),
  rule(
    'clock',
    '<n:count> [minutos|mins|min] (pasadas|pasados|despues de) [de] <c:clock>',
    ({ n, c }) => aside(n.n, c),
    2.7,
  ),
  rule('clock', 'media hora antes de <c:clock>', ({ c }) => aside(-30, c), 2.7),

  // The half of the day.
  rule(
    'clock',
    '<c:clock> am',
    ({ c }) => (c.half === null && c.hour <= 12 ? at(inHalf(c.hour, 0), c.minute, 0) : null),
    2,
  ),
  rule('clock', '<c:clock> pm', ({ c }) => (c.half !== 0 && c.hour > 0 ? at(inHalf(c.hour, 1), c.minute, 1) : null), 2),
  // "Nueve menos cuarto pm" and "nueve pm menos cuarto" alike.
  rule('clock', '<c:clock> <p:part>', ({ c, p }) => (p.open ? null : inPart(c, p)), 2),
  rule('clock', '<p:part> <c:clock>', ({ c, p }) => (p.open ? null : inPart(c, p)), 2),
  ...lexicon('clock', {
    '[a|al|el|las 12 del|las doce del] (mediodia|medio dia)': { ...at(12, 0, 1), by: 12 },
    '[a|la|las 12 de la|las doce de la] (medianoche|media noche)': at(0, 0, 0),
  }),
  ...lexicon('clock', { '(las doce|las 12) de la noche': at(0, 0, 0) }, 3),

  rule('clock', '(a|para) <c:clock>', ({ c }) => c, 0.2),
  rule(
    'clock',
    '(sobre|hacia|a eso de|alrededor de|como a|mas o menos a|aproximadamente a|cerca de) <c:clock>',
    ({ c }) => ({ ...c, about: true }),
    1.5,
  ),
  rule('clock', '(exactamente a|justo a) <c:clock>', ({ c }) => c, 1.5),
  rule('clock', '<c:clock> (mas o menos|o asi|aproximadamente|en punto)', ({ c }) => c, 1),

  // Parts of a day.
  ...lexicon('part', parts),
  rule('part', '(despues de|a partir de|desde|no antes de|pasadas) <c:clock>', ({ c }) => bounds(c, null), 0.3),
  rule('part', '<c:clock> (o mas tarde|en adelante|o despues)', ({ c }) => bounds(c, null), 1),
  rule('part', '(antes de|hasta|no mas tarde de|como tarde a) <c:clock>', ({ c }) => bounds(null, c), 0.3),
  rule('part', '(entre|de|desde) <a:clock> (y|a|hasta) <b:clock>', ({ a, b }) => bounds(a, b), 1.5),
  rule('part', '<a:clock> (a|hasta) <b:clock>', ({ a, b }) => bounds(a, b), 0.5),

  ...days.flatMap((name, weekday) =>
    (
      [
        ['manana', morning],
        ['tarde', afternoon],
        ['noche', night],
      ] as const
    ).map(([of, named]) =>
      rule(
        'moment',
        `[el] ${name} (en|por|a) la ${of}`,
        () => ({ date: { of: 'weekday', weekday }, part: named }),
        0.3,
      ),
    ),
  ),
  ...lexicon(
    'moment',
    {
      '(esta manana|hoy por la manana|hoy en la manana)': { date: { of: 'today', days: 0 }, part: morning },
      '[de] (esta tarde|hoy por la tarde|hoy en la tarde)': { date: { of: 'today', days: 0 }, part: afternoon },
      '[de] (esta noche|hoy por la noche|hoy en la noche)': { date: { of: 'today', days: 0 }, part: night },
      '(anoche|ayer por la noche)': { date: { of: 'today', days: -1 }, part: night },
      '(manana por la manana|manana en la manana|manana temprano)': { date: { of: 'today', days: 1 }, part: morning },
      '(manana por la tarde|manana en la tarde)': { date: { of: 'today', days: 1 }, part: afternoon },
      '(manana por la noche|manana en la noche)': { date: { of: 'today', days: 1 }, part: night },
    },
    0.5,
  ),
  ...lexicon('moment', {
    '(ahora|ahora mismo|justo ahora|en este momento|ya mismo|enseguida|ahorita)': { away: noLength },
    '(lo (antes|mas pronto|mas rapido) posible|cuanto antes|tan pronto como sea posible|lo mas pronto que pueda)': {
      away: noLength,
    },
  }),
  ...lexicon('moving', {
    '(mover|cambiar|cambie|mueva|pasar|pase|reprogramar|aplazar|posponer) [la|lo|mi cita|la cita|esto]': true,
  }),
  rule('clock', '<x:moving> (de|desde) <a:clock> a <b:clock>', ({ b }) => b, 2),
  rule('moment', '(en|dentro de) <l:length>', ({ l }) => (l.minutes > 0 ? { away: l } : null)),
  rule('moment', 'hace <l:length>', ({ l }) => (l.minutes > 0 ? { away: negative(l) } : null)),
  // Later than what, no one knows.
  rule('moment', '<l:length> (mas tarde|despues|antes)', () => ({})),
  rule('moment', '<m:moment> <c:clock>', ({ m, c }) => withClock(m, c), 2),
  rule('moment', '<c:clock> [de] <m:moment>', ({ m, c }) => withClock(m, c), 2),
  rule('moment', '<c:clock> (de|del) <d:date>', ({ c, d }) => ({ date: d, clock: c }), 0.5),
  ...lexicon('any', {
    '(lo (antes|mas pronto|mas rapido) posible|cuanto antes|tan pronto como sea posible|cuanto antes mejor|pronto|lo mas pronto que pueda)':
      'soon',
    '(que (tiene|tienen) [libre|disponible]|cuando (tiene|tienen) [libre|hueco|sitio]|que horas (tiene|tienen|hay)|que hay (libre|disponible)|cuando seria posible|digame usted|usted dira|que me ofrece|que me propone|cuando hay hueco)':
      'soon',
    '[la|el] (primera|primer|proxima|proximo) (cita|hueco|hora|disponible|libre|cita disponible|hora libre)': 'soon',
    '(cuando sea|cualquier hora|cualquier dia|cuando quiera|cuando ustedes quieran|me da igual|me da lo mismo|da igual|es igual|lo mismo me da|soy flexible|tengo flexibilidad|no me importa|cuando usted diga|cuando le venga bien)':
      'any',
    '(cualquiera|cualquiera de (ellos|ellas|los dos|las dos)|la que sea|el que sea|lo que sea|elija usted|la que usted quiera|ambas me van bien)':
      'any',
  }),
];

/** So many minutes beside an hour. */
function aside(minutes: number, said: Clock): Clock | null {
  return said.minute === 0 && minutes !== 0 && Math.abs(minutes) < 60 ? shiftClock(said, minutes) : null;
}
