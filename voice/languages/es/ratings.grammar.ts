import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';

/** "Ocho sobre diez", "un siete de diez". */
export const ratings = [
  rule(
    'rating',
    '[un] <n:quantity> [puntos|estrellas] (sobre|de|entre|/) <m:count>',
    ({ n, m }) => ({ score: n, of: m.n }),
    0.5,
  ),
  rule('rating', '<n:misheard> (estrella|punto)', ({ n }) => ({ score: n, of: null })),
  ...lexicon('ratingEnd', {
    '(la|el|lo) (maxima|maximo|mas alta|mas alto|mejor) [nota|puntuacion|calificacion]': 'top',
    '(maxima|maximo) (nota|puntuacion|calificacion)': 'top',
    '(la|el|lo) (minima|minimo|mas baja|mas bajo|peor) [nota|puntuacion|calificacion]': 'bottom',
    '(para nada|de ninguna manera|en absoluto|jamas|nada probable|muy poco probable)': 'bottom',
    '(muy|totalmente|completamente|super) (satisfecho|satisfecha|contento|contenta)': 'top',
    '[justo] (en el medio|en medio|a la mitad|la mitad|regular|normalito|del monton|ni bien ni mal|ni fu ni fa|aprobado)':
      'middle',
    '(minima|minimo) (nota|puntuacion|calificacion)': 'bottom',
  }),
];
