import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';

/** "Huit sur dix", "sept points". */
export const ratings = [
  rule('rating', '[un] <n:quantity> [points|etoiles] (sur|/|de) <m:count>', ({ n, m }) => ({ score: n, of: m.n }), 0.5),
  rule('rating', '<n:misheard> (sur|/) <m:count>', ({ n, m }) => ({ score: n, of: m.n }), 0.6),
  rule('rating', '<n:misheard> (etoile|point)', ({ n }) => ({ score: n, of: null })),
  rule('rating', "<n:misheard> (s'il vous plait|seulement|pas plus)", ({ n }) => ({ score: n, of: null })),
  rule(
    'rating',
    "(disons|je dirais|je mets|je donne|je vous mets|je vous donne|plutot|juste) <n:misheard> (etoile|point|s'il vous plait|seulement)",
    ({ n }) => ({ score: n, of: null }),
    0.3,
  ),
  ...lexicon('ratingEnd', {
    '(le|la) (maximum|meilleure note|note maximale|note la plus haute|plus haute note)': 'top',
    '(note maximale|maximum)': 'top',
    '(le|la) (minimum|pire note|note minimale|note la plus basse|plus basse note)': 'bottom',
    '(pas du tout|jamais de la vie|absolument pas|certainement pas|surement pas|tres peu probable)': 'bottom',
    '(tres|totalement|completement|entierement) (satisfait|satisfaite|content|contente)': 'top',
    '(au milieu|la moyenne|moyen|moyenne|mi figue mi raisin|ni bien ni mal|couci couca|la moitie) [tout juste|pile]':
      'middle',
    '(note minimale|minimum)': 'bottom',
  }),
];
