import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';

/** English amounts of money: "twenty bucks", "five pounds fifty", "$1.5 million", "ten ninety-nine". */
export const money = [
  ...lexicon('currency', {
    '(dollar|dollars|buck|bucks|usd|us dollars)': 'USD',
    '(pound|pounds|quid|gbp|pounds sterling)': 'GBP',
    '(euro|euros|eur)': 'EUR',
    '(franc|francs|swiss francs|chf)': 'CHF',
    '(yen|jpy)': 'JPY',
  }),
  ...lexicon('currency', { $: 'USD', '£': 'GBP', '€': 'EUR', '¥': 'JPY' }),
  rule('money', '<n:quantity> <c:currency>', ({ n, c }) => ({ amount: n, currency: c })),
  rule('money', '<c:currency> <n:quantity>', ({ n, c }) => ({ amount: n, currency: c })),
  rule('money', '(a|one) <c:currency>', ({ c }) => ({ amount: 1, currency: c })),
  rule('money', '<n:quantity> <c:currency> [and] <b:count> [cents|cent|pence|p]', ({ n, c, b }) =>
    Number.isInteger(n) && b.n < 100 ? { amount: (n * 100 + b.n) / 100, currency: c } : null,
  ),
  rule('money', '<c:currency> <n:count> [and] <b:count> (cents|cent|pence|p)', ({ n, c, b }) =>
    b.n < 100 ? { amount: (n.n * 100 + b.n) / 100, currency: c } : null,
  ),
  rule('money', '<n:count> (cents|cent)', ({ n }) => ({ amount: n.n / 100, currency: null })),
  rule('money', '<n:count> (pence|p)', ({ n }) => ({ amount: n.n / 100, currency: 'GBP' }), -0.5),
  // A price in two numbers: "nineteen ninety-nine".
  rule(
    'money',
    '<n:count> <b:count>',
    ({ n, b }) =>
      n.digits === undefined && b.digits === undefined && b.n >= 10 && b.n < 100 && n.n < 1000
        ? { amount: (n.n * 100 + b.n) / 100, currency: null }
        : null,
    -0.5,
  ),
  rule('money', '<n:quantity>', ({ n }) => (n >= 0 ? { amount: n, currency: null } : null), -1.5),
  rule('money', '(about|around|roughly|up to|at most|maximum|no more than|approximately) <m:money>', ({ m }) => m, 0.2),
];
