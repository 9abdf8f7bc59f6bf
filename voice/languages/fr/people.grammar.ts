import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';

const people =
  '(personnes|personne|adultes|adulte|enfants|enfant|bebes|bebe|invites|invite|amis|ami|amie|amies|hommes|femmes|messieurs|dames|convives|collegues|fils|filles|fille|freres|soeurs|parents|etudiants|passagers|couverts)';
const sumsUp = '(donc|en tout|au total|ca fait|cela fait|nous sommes|nous serons|on est|on sera|soit)';

/** How many people come: "deux adultes et deux enfants", "moi seul", "nous serons quatre". */
export const peopleCounted = [
  rule('heads', `<n:count> [petits|petites|autres|jeunes] ${people}`, ({ n }) => n.n),
  rule('heads', `(un|une) [autre|petit|petite] ${people}`, () => 1, -0.5),
  rule('heads', '(mon|ma|mes|nos|les|le|la|notre) <a:heads>', ({ a }) => a, -0.1),
  rule('heads', '<a:heads> [et|plus|avec] <b:heads>', ({ a, b }) => a + b),
  rule('heads', '(groupe de|table pour|table de|pour) <n:count>', ({ n }) => n.n, 0.2),
  rule('heads', '(nous sommes|nous serons|on est|on sera|on serait) <n:count>', ({ n }) => n.n, 0.5),
  ...lexicon(
    'heads',
    {
      '(juste|seulement|rien que) moi': 1,
      '(moi seul|moi seule|tout seul|toute seule)': 1,
      '(mon|ma) (mari|femme|conjoint|compagnon|compagne|copain|copine|fils|fille|mere|pere|frere|soeur|ami|amie|collegue)': 1,
      '(nous deux|tous les deux|toutes les deux)': 2,
      '(aucun|aucune|personne)': 0,
    },
    -1,
  ),
  rule('heads', '(moi) (et|plus|avec) <b:heads>', ({ b }) => b + 1, 0.5),
  rule('heads', '<a:heads> et moi', ({ a }) => a + 1, 0.5),
  rule('total', `${sumsUp} <n:quantity>`, ({ n }) => n, 1),
  rule('total', `${sumsUp} <a:heads>`, ({ a }) => a, 1),
  rule('total', '<n:quantity> (en tout|au total)', ({ n }) => n, 1),
  rule('total', '<a:heads> (en tout|au total)', ({ a }) => a, 1),
];
