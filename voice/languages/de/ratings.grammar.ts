import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';

/** "Acht von zehn", "sieben Punkte". */
export const ratings = [
  rule(
    'rating',
    '<n:quantity> [punkte|punkten|sterne] (von|aus|/|auf) <m:count>',
    ({ n, m }) => ({ score: n, of: m.n }),
    0.5,
  ),
  rule('rating', '<n:misheard> (stern|punkt)', ({ n }) => ({ score: n, of: null })),
  // "An Achter", "so a Siebener".
  ...['einser', 'zweier', 'dreier', 'vierer', 'funfer', 'sechser', 'siebener', 'achter', 'neuner', 'zehner'].map(
    (noun, index) => rule('rating', `[so] [a|an|ein|einen|nen|ne] ${noun}`, () => ({ score: index + 1, of: null })),
  ),
  ...lexicon('ratingEnd', {
    '(volle|hochste|maximale|die volle|die hochste|die maximale) (punktzahl|bewertung|note|punkte)': 'top',
    '[das] (maximum|hochste|beste|allerbeste)': 'top',
    '(niedrigste|schlechteste|die niedrigste|die schlechteste|minimale) (punktzahl|bewertung|note|punkte)': 'bottom',
    '(auf keinen fall|ganz sicher nicht|sicher nicht|uberhaupt nicht|gar nicht|niemals|nie im leben|sehr unwahrscheinlich)':
      'bottom',
    '(sehr|vollkommen|total|rundum|absolut) zufrieden': 'top',
    '[genau|so] (in der mitte|die mitte|mittendrin|mittelmassig|mittelpracht|durchschnittlich|durchwachsen|halb halb|weder gut noch schlecht)':
      'middle',
    '[das] (minimum|niedrigste|schlechteste)': 'bottom',
  }),
];
