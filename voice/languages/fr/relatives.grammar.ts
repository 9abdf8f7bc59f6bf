import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';

/** Times that French says by what was offered. Without accents, as words are compared. */

const bit = '[un|une|un peu|plutot|quelque chose] [peu|heure|demi heure|petit peu] [de]';
const slot = '(rendez vous|creneau|horaire|heure)';

export const relatives = [
  ...lexicon('relative', {
    '(le plus tot sera le mieux|le plus tot possible|au plus tot)': { of: 'first' },
    '[a] la meme heure': { of: 'same', part: 'time' },
    '[a] meme heure': { of: 'same', part: 'time' },
    '(le meme jour|ce jour la|meme jour)': { of: 'same', part: 'day' },
    [`${bit} plus tot [ce jour la|dans la journee]`]: { of: 'earlier', by: 'time' },
    [`${bit} plus tard [ce jour la|dans la journee]`]: { of: 'later', by: 'time' },
    "[c'est] [un peu|bien|beaucoup] (trop|un peu) tot [pour moi|pour nous]": { of: 'later', by: 'time' },
    "[c'est] [un peu|bien|beaucoup] (trop|un peu) tard [pour moi|pour nous]": { of: 'earlier', by: 'time' },
    'plus tot dans la semaine': { of: 'earlier', by: 'day' },
    'plus tard dans la semaine': { of: 'later', by: 'day' },
    [`(le|la|votre) (premier|premiere) ${slot} [disponible|libre|possible]`]: { of: 'first' },
    [`(le|la|votre) (dernier|derniere) ${slot} [disponible|libre|possible]`]: { of: 'last' },
    "(au lendemain|du lendemain|le lendemain|le jour d'apres|le jour suivant|un jour plus tard)": {
      of: 'days',
      days: 1,
    },
    "(la veille|le jour d'avant|un jour plus tot)": { of: 'days', days: -1 },
    "(decaler|repousser|reporter|decale|repousse|reporte) [le|mon] [rendez vous] d'une semaine": {
      of: 'days',
      days: 7,
    },
    "(avancer|avance) [le|mon] [rendez vous] d'une semaine": { of: 'days', days: -7 },
    "(la semaine d'apres|la semaine suivante|une semaine plus tard)": { of: 'days', days: 7 },
    "(la semaine d'avant|la semaine precedente|une semaine plus tot)": { of: 'days', days: -7 },
    '(un autre jour|autre jour)': { of: 'other', part: 'day' },
    '(une autre heure|un autre creneau|autre heure|un autre horaire)': { of: 'other', part: 'time' },
  }),
  // "Deux semaines plus tard", "décalez de trois jours".
  ...Object.entries({ '(jour|jours)': 1, '(semaine|semaines)': 7 }).flatMap(([unit, days]) => [
    rule('relative', `<n:count> ${unit} (plus tard|apres)`, ({ n }) => ({ of: 'days', days: days * n.n })),
    rule(
      'relative',
      `(decalez|decaler|decale|repoussez|repousser|reportez|reporter) [le|la|ca] [de] <n:count> ${unit}`,
      ({ n }) => ({ of: 'days', days: days * n.n }),
    ),
  ]),
  rule('relative', "le <w:weekday> (suivant|d'apres)", ({ w }) => ({ of: 'weekday', weekday: w, way: 1 })),
  rule('relative', "le <w:weekday> (precedent|d'avant)", ({ w }) => ({ of: 'weekday', weekday: w, way: -1 })),
];
