import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';

const thing =
  '(opcion|cita|hora|propuesta|respuesta|dia|fecha|hueco|de ellas|de ellos|de esas|de esos|de las dos|de los dos)';
const the = '[el|la|los|las]';

/** Which of several: "la segunda", "opción dos", "el último". Below 0 counts from the end. */
export const places = [
  rule('place', `${the} <o:ordinal> ${thing}`, ({ o }) => (o <= 20 ? o : null)),
  rule('place', '(el|la) <o:ordinal>', ({ o }) => (o <= 20 ? o : null), -0.5),
  rule('place', '<o:ordinal>', ({ o }) => (o <= 20 ? o : null), -1),
  rule('place', `(opcion|numero|respuesta|la opcion|la numero) [numero] <n:count>`, ({ n }) =>
    n.n >= 1 && n.n <= 20 ? n.n : null,
  ),
  rule('place', '<n:count>', ({ n }) => (n.n >= 1 && n.n <= 20 ? n.n : null), -2),
  ...lexicon('place', {
    [`${the} (ultimo|ultima|final) ${thing}`]: -1,
    [`${the} (ultimo|ultima|final)`]: -1,
    '(el|la) (mas temprano|mas temprana|de antes|anterior)': 1,
    '(el|la) (mas tarde|mas tardio|mas tardia|posterior|de despues)': -1,
    '(el|la|lo) (de en medio|del medio|central)': 0,
  }),
];
