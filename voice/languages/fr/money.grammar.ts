import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';
import { both } from '../figures.ts';

/** French amounts of money: "cinq euros cinquante", "dix-neuf quatre-vingt-dix-neuf", "1 250,50 €". */
export const money = [
  ...lexicon('currency', {
    '(euro|euros|eur|balles)': 'EUR',
    '(dollar|dollars|usd)': 'USD',
    '(livre|livres|livres sterling|gbp)': 'GBP',
    '(franc|francs|francs suisses|chf)': 'CHF',
    '(yen|yens|jpy)': 'JPY',
  }),
  ...lexicon('currency', { $: 'USD', '£': 'GBP', '€': 'EUR', '¥': 'JPY' }),
  rule('money', '<n:quantity> [de|d] <c:currency>', ({ n, c }) => ({ amount: n, currency: c })),
  rule('money', '<c:currency> <n:quantity>', ({ n, c }) => ({ amount: n, currency: c })),
  rule('money', '<n:misheard> <c:currency>', ({ n, c }) => ({ amount: n, currency: c })),
  rule('money', '<n:quantity> <c:currency> [et] <b:count> (centimes|centime|cents|cent)', ({ n, c, b }) =>
    both(n, b.n, c),
  ),
  rule('money', '<n:misheard> <c:currency> [et] <b:count> [centimes]', ({ n, c, b }) => both(n, b.n, c)),
  rule('range', '<n:quantity> <c:currency> et <b:count> <d:currency>', () => ({ to: null }), 0.3),
  rule('money', '<n:quantity> <c:currency> <b:count>', ({ n, c, b }) => (b.n < 10 ? null : both(n, b.n, c))),
  rule('money', '<n:count> <c:currency> et (demi|demie)', ({ n, c }) => both(n.n, 50, c)),
  rule('money', '<n:count> (centimes|centime)', ({ n }) => ({ amount: n.n / 100, currency: null })),
  rule('money', '<n:quantity>', ({ n }) => (n >= 0 ? { amount: n, currency: null } : null), -1.5),
  rule(
    'money',
    '<m:money> (en tout|au total|maximum|au maximum|chacun|par personne|par mois|par an|par jour|pile|tout rond)',
    ({ m }) => m,
  ),
  rule(
    'money',
    "(environ|a peu pres|jusqu a|jusqu'a|au plus|maximum|dans les|autour de|pas plus de) <m:money>",
    ({ m }) => m,
    0.2,
  ),
];
