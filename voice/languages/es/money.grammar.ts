import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';
import { both } from '../figures.ts';

/** Spanish amounts of money: "cinco euros con cincuenta", "veinte dólares", "diecinueve con noventa y nueve". */
export const money = [
  ...lexicon('currency', {
    '(euro|euros|eur)': 'EUR',
    '(dolar|dolares|usd|dolares americanos)': 'USD',
    '(libra|libras|gbp|libras esterlinas)': 'GBP',
    '(franco|francos|francos suizos|chf)': 'CHF',
    '(peso|pesos|pesos mexicanos|mxn)': 'MXN',
    '(yen|yenes|jpy)': 'JPY',
  }),
  ...lexicon('currency', { $: 'USD', '£': 'GBP', '€': 'EUR', '¥': 'JPY' }),
  rule('money', '<n:quantity> [de] <c:currency>', ({ n, c }) => ({ amount: n, currency: c })),
  rule('money', '<c:currency> <n:quantity>', ({ n, c }) => ({ amount: n, currency: c })),
  rule('money', '<n:misheard> <c:currency>', ({ n, c }) => ({ amount: n, currency: c })),
  rule('money', '<n:quantity> <c:currency> [y|con] <b:count> (centimos|centavos|centimo|centavo)', ({ n, c, b }) =>
    both(n, b.n, c),
  ),
  rule('money', '<n:misheard> <c:currency> [y|con] <b:count> [centimos|centavos]', ({ n, c, b }) => both(n, b.n, c)),
  rule('money', '<n:quantity> <c:currency> (con|y) <b:count>', ({ n, c, b }) => both(n, b.n, c), 0.1),
  rule('range', '<n:quantity> <c:currency> y <b:count> <d:currency>', () => ({ to: null }), 0.3),
  rule('money', '<n:quantity> <c:currency> <b:count>', ({ n, c, b }) => (b.n < 10 ? null : both(n, b.n, c))),
  rule('money', '<n:count> <c:currency> y medio', ({ n, c }) => both(n.n, 50, c)),
  rule('money', '<n:count> (centimos|centavos)', ({ n }) => ({ amount: n.n / 100, currency: null })),
  rule('money', '<n:quantity>', ({ n }) => (n >= 0 ? { amount: n, currency: null } : null), -1.5),
  rule(
    'money',
    '<m:money> (en total|total|maximo|como maximo|cada uno|por persona|al mes|al ano|al dia|exactos|justos)',
    ({ m }) => m,
  ),
  rule(
    'money',
    '(unos|como|hasta|como mucho|maximo|aproximadamente|alrededor de|no mas de) <m:money>',
    ({ m }) => m,
    0.2,
  ),
];
