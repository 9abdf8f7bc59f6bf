import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';

const thing =
  '(termin|option|moglichkeit|zeit|vorschlag|antwort|angebot|tag|davon|von beiden|von denen|uhrzeit|auswahl)';
const the = '[der|die|das|den|dem]';

/** Which of several: "der zweite", "Option zwei", "den letzten". Below 0 counts from the end. */
export const places = [
  rule('place', `${the} <o:ordinal> ${thing}`, ({ o }) => (o <= 20 ? o : null)),
  rule('place', '(der|die|das|den|dem) <o:ordinal>', ({ o }) => (o <= 20 ? o : null), -0.5),
  rule('place', '<o:ordinal>', ({ o }) => (o <= 20 ? o : null), -1),
  rule('place', '(option|nummer|moglichkeit|antwort|vorschlag|termin) [nummer] <n:count>', ({ n }) =>
    n.n >= 1 && n.n <= 20 ? n.n : null,
  ),
  ...lexicon('place', { '(option|nummer|moglichkeit|vorschlag) (eins|ein)': 1 }),
  rule('place', '<n:count>', ({ n }) => (n.n >= 1 && n.n <= 20 ? n.n : null), -2),
  ...lexicon('place', {
    [`${the} (letzte|letzten|letzter|letztes|letzteren|letztere) ${thing}`]: -1,
    [`${the} (letzte|letzten|letzter|letztes|letztere|letzteren)`]: -1,
    [`${the} (fruhere|fruheren|fruherer|ersteren|erstere|fruheste|fruhesten) ${thing}`]: 1,
    [`${the} (fruhere|fruheren|erstere|ersteren|fruheste|fruhesten)`]: 1,
    [`${the} (spatere|spateren|spaterer|spateste|spatesten) ${thing}`]: -1,
    [`${the} (mittlere|mittleren) ${thing}`]: 0,
  }),
];
