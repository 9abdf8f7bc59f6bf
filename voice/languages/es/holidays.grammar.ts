import { lexicon } from '#voice/understanding/grammar/rule.ts';
import type { DateExpression } from '#voice/understanding/values/date-expression.ts';

/** Days with Spanish names. */

const holiday = (month: number, day: number): DateExpression => ({ of: 'holiday', holiday: { month, day } });
const easter = (days: number): DateExpression => ({ of: 'holiday', holiday: { easter: days } });

export const holidays = lexicon('date', {
  '[dia de] navidad': holiday(12, 25),
  '(nochebuena|noche buena)': holiday(12, 24),
  '(nochevieja|noche vieja|fin de ano)': holiday(12, 31),
  '(ano nuevo|dia de ano nuevo)': holiday(1, 1),
  '[dia de] [los] reyes [magos]': holiday(1, 6),
  '[dia de] san valentin': holiday(2, 14),
  '(dia de los enamorados)': holiday(2, 14),
  '(san jose|dia del padre)': holiday(3, 19),
  '(dia del trabajo|dia del trabajador)': holiday(5, 1),
  '[dia de] san juan': holiday(6, 24),
  '(dia de la hispanidad|el pilar|fiesta nacional)': holiday(10, 12),
  '(todos los santos|dia de todos los santos)': holiday(11, 1),
  '(dia de los muertos|dia de muertos)': holiday(11, 2),
  '(dia de la constitucion)': holiday(12, 6),
  '(la inmaculada|inmaculada concepcion)': holiday(12, 8),
  halloween: holiday(10, 31),
  '(domingo de pascua|domingo de resurreccion|pascua)': easter(0),
  '(lunes de pascua)': easter(1),
  '(viernes santo)': easter(-2),
  '(jueves santo)': easter(-3),
  '(domingo de ramos)': easter(-7),
  '(miercoles de ceniza)': easter(-46),
  '(pentecostes)': easter(49),
  '(dia de la madre)': { of: 'holiday', holiday: { month: 5, weekday: 0, n: 1 } },
  '[dia de] accion de gracias': { of: 'holiday', holiday: { month: 11, weekday: 4, n: 4 } },
});
