import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';
import { both } from '../figures.ts';

/** German amounts of money: "fünf Euro fünfzig", "neunzehn neunundneunzig", "1.250,50 €", "anderthalb Millionen". */

export const money = [
  ...lexicon('currency', {
    '(euro|euros|eur)': 'EUR',
    '(dollar|dollars|us dollar|usd)': 'USD',
    '(pfund|gbp|britische pfund)': 'GBP',
    '(franken|schweizer franken|chf|stutz)': 'CHF',
    '(yen|jpy)': 'JPY',
  }),
  ...lexicon('currency', { $: 'USD', '£': 'GBP', '€': 'EUR', '¥': 'JPY' }),
  rule('money', '<n:quantity> <c:currency>', ({ n, c }) => ({ amount: n, currency: c })),
  rule('money', '<c:currency> <n:quantity>', ({ n, c }) => ({ amount: n, currency: c })),
  rule('money', '<n:misheard> <c:currency>', ({ n, c }) => ({ amount: n, currency: c })),
  rule('money', '<n:quantity> <c:currency> [und] <b:count> (cent|cents|rappen)', ({ n, c, b }) => both(n, b.n, c)),
  rule('money', '<n:misheard> <c:currency> [und] <b:count> (cent|cents|rappen)', ({ n, c, b }) => both(n, b.n, c)),
  rule('money', '<n:quantity> <c:currency> und <b:count>', ({ n, c, b }) => both(n, b.n, c), -0.2),
  rule('range', '<n:quantity> <c:currency> und <b:count> <d:currency>', () => ({ to: null }), 0.3),
  rule('range', '<n:quantity> <c:currency> <b:count>', ({ b }) => (b.n < 10 ? { to: null } : null)),
  rule('money', '<n:quantity> <c:currency> <b:count>', ({ n, c, b }) => (b.n < 10 ? null : both(n, b.n, c))),
  rule('money', '<n:misheard> <c:currency> <b:count>', ({ n, c, b }) => (b.n < 10 ? null : both(n, b.n, c))),
  rule('money', '<n:count> (cent|cents)', ({ n }) => ({ amount: n.n / 100, currency: null })),
  // A price in two numbers: "neunzehn neunundneunzig".
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
  rule(
    'money',
    '<m:money> (insgesamt|zusammen|maximal|hochstens|pro|im monat|im jahr|am tag|genau|ungefahr|glatt|pauschal|netto|brutto)',
    ({ m }) => m,
  ),
  rule(
    'money',
    '(ungefahr|etwa|circa|rund|bis zu|hochstens|maximal|nicht mehr als|so um die|knapp) <m:money>',
    ({ m }) => m,
    0.2,
  ),
];
