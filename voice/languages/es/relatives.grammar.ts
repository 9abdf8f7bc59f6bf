import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';

/** Times that Spanish says by what was offered. Without accents, as words are compared. */

const bit = '[un|una|algo|mas|media] [poco|poquito|rato|hora|mas] [mas]';
const slot = '(cita|hora|hueco|turno)';

export const relatives = [
  ...lexicon('relative', {
    '(cuanto antes mejor|lo antes posible|lo mas temprano posible|lo mas pronto posible)': { of: 'first' },
    '[a] (la|esa) misma hora': { of: 'same', part: 'time' },
    '[a] misma hora': { of: 'same', part: 'time' },
    '[el|ese] mismo dia': { of: 'same', part: 'day' },
    'ese dia': { of: 'same', part: 'day' },
    [`${bit} (antes|temprano|pronto) [ese dia|ese mismo dia]`]: { of: 'earlier', by: 'time' },
    [`${bit} mas tarde [ese dia|ese mismo dia]`]: { of: 'later', by: 'time' },
    '[es|eso es|me es] [un poco|algo] (demasiado|muy) (temprano|pronto) [para mi]': { of: 'later', by: 'time' },
    '[es|eso es|me es] [un poco|algo] (demasiado|muy) tarde [para mi]': { of: 'earlier', by: 'time' },
    '[un] (poco|poquito) (despues)': { of: 'later', by: 'time' },
    '[un] dia anterior': { of: 'earlier', by: 'day' },
    'antes (en|de) (la|esa) semana': { of: 'earlier', by: 'day' },
    '(justo|inmediatamente) despues': { of: 'later', by: 'time' },
    '[un] dia posterior': { of: 'later', by: 'day' },
    'mas tarde (en|de) (la|esa) semana': { of: 'later', by: 'day' },
    [`(la|el|su) (primera|primer) ${slot} [disponible|libre|posible]`]: { of: 'first' },
    [`(la|el|su) (ultima|ultimo) ${slot} [disponible|libre|posible]`]: { of: 'last' },
    'el dia (siguiente|despues)': { of: 'days', days: 1 },
    'un dia (despues|mas tarde)': { of: 'days', days: 1 },
    'al dia siguiente': { of: 'days', days: 1 },
    'el dia (anterior|antes)': { of: 'days', days: -1 },
    'un dia antes': { of: 'days', days: -1 },
    'la semana (siguiente|despues)': { of: 'days', days: 7 },
    'una semana (despues|mas tarde)': { of: 'days', days: 7 },
    '(retrasar|retrasarla|retrasarlo|aplazar|aplazarla|aplazarlo|posponer|posponerla|atrasar|atrasarla) [la cita|mi cita] una semana':
      { of: 'days', days: 7 },
    '(adelantar|adelantarla|adelantarlo) [la cita|mi cita] una semana': { of: 'days', days: -7 },
    'la semana (anterior|antes)': { of: 'days', days: -7 },
    'una semana antes': { of: 'days', days: -7 },
    'otro dia': { of: 'other', part: 'day' },
    '(otra hora|otro horario)': { of: 'other', part: 'time' },
  }),
  // "Dos semanas después".
  ...Object.entries({ '(dia|dias)': 1, '(semana|semanas)': 7 }).map(([unit, days]) =>
    rule('relative', `<n:count> ${unit} (despues|mas tarde|mas adelante)`, ({ n }) => ({
      of: 'days',
      days: days * n.n,
    })),
  ),
  rule('relative', 'el <w:weekday> (siguiente|despues)', ({ w }) => ({ of: 'weekday', weekday: w, way: 1 })),
  rule('relative', 'el <w:weekday> (anterior|antes)', ({ w }) => ({ of: 'weekday', weekday: w, way: -1 })),
];
