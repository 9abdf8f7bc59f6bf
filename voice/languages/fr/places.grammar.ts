import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';

const thing = '(option|rendez vous|creneau|heure|proposition|reponse|jour|date|choix|des deux|d entre eux|de ceux la)';
const the = '[le|la|les|l]';

/** Which of several: "le deuxième", "l'option deux", "la dernière". Below 0 counts from the end. */
export const places = [
  rule('place', `${the} <o:ordinal> ${thing}`, ({ o }) => (o <= 20 ? o : null)),
  rule('place', '(le|la) <o:ordinal>', ({ o }) => (o <= 20 ? o : null), -0.5),
  rule('place', '<o:ordinal>', ({ o }) => (o <= 20 ? o : null), -1),
  rule('place', '(option|numero|choix|le numero|l option) [numero] <n:count>', ({ n }) =>
    n.n >= 1 && n.n <= 20 ? n.n : null,
  ),
  ...lexicon('place', { '(option|numero|le numero) un': 1 }),
  rule('place', '<n:count>', ({ n }) => (n.n >= 1 && n.n <= 20 ? n.n : null), -2),
  ...lexicon('place', {
    [`${the} (dernier|derniere) ${thing}`]: -1,
    '[le|la] (dernier|derniere)': -1,
    '(le|la) plus tot': 1,
    '(le|la) plus tard': -1,
    '(celui|celle) du milieu': 0,
  }),
];
