import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';
import { both } from '../figures.ts';

/** English amounts of money: "twenty bucks", "five pounds fifty", "$1.5 million", "ten ninety-nine". */
export const money = [
  ...lexicon('currency', {
    '(dollar|dollars|buck|bucks|usd)': 'USD',
    '(pound|pounds|quid|gbp|pounds sterling)': 'GBP',
    '(euro|euros|eur)': 'EUR',
    '(franc|francs|swiss francs|chf)': 'CHF',
    '(yen|jpy)': 'JPY',
    '(american|us) (dollar|dollars)': 'USD',
    '(canadian|canadian dollar|canadian dollars|cad)': 'CAD',
    '(australian dollar|australian dollars|aussie dollars|aud)': 'AUD',
    'british (pound|pounds)': 'GBP',
  }),
  ...lexicon('currency', { $: 'USD', '£': 'GBP', '€': 'EUR', '¥': 'JPY' }),
  rule('money', '<n:quantity> <c:currency>', ({ n, c }) => ({ amount: n, currency: c })),
  rule('money', '<c:currency> <n:quantity>', ({ n, c }) => ({ amount: n, currency: c })),
  rule('money', '<n:misheard> <c:currency>', ({ n, c }) => ({ amount: n, currency: c })),
  rule('money', '(a|an|one) <c:currency>', ({ c }) => ({ amount: 1, currency: c })),
  rule('money', '<n:quantity> <c:currency> [and] <b:count> (cents|cent|pence|p)', ({ n, c, b }) => both(n, b.n, c)),
  rule('money', '<n:quantity> <c:currency> and <b:count>', ({ n, c, b }) => both(n, b.n, c), -0.2),
  // "A grand and a half", "two million and a half".
  rule(
    'money',
    '(a|one) (grand|thousand) and <f:fraction>',
    ({ f }) => ({ amount: 1000 + 1000 * f, currency: null }),
    0.3,
  ),
  rule('money', '(a|one) million and <f:fraction>', ({ f }) => ({ amount: 1e6 + 1e6 * f, currency: null }), 0.3),
  rule(
    'money',
    '<n:quantity> (grand|thousand|k) and <f:fraction>',
    ({ n, f }) => ({ amount: (n + f) * 1000, currency: null }),
    0.3,
  ),
  rule(
    'money',
    '<n:quantity> million and <f:fraction>',
    ({ n, f }) => ({ amount: (n + f) * 1e6, currency: null }),
    0.3,
  ),
  // "Twenty dollars and five dollars" are two amounts.
  rule('range', '<n:quantity> <c:currency> and <b:count> <d:currency>', () => ({ to: null }), 0.3),
  // "Two dollars five" may be two amounts.
  rule('range', '<n:quantity> <c:currency> <b:count>', ({ b }) => (b.n < 10 ? { to: null } : null)),
  rule('money', '<n:quantity> <c:currency> <b:count>', ({ n, c, b }) => (b.n < 10 ? null : both(n, b.n, c))),
  rule('money', 'a <c:currency> [and] <b:count> (cents|cent|pence|p)', ({ c, b }) => both(1, b.n, c)),
  rule('money', 'a <c:currency> [and] <b:count>', ({ c, b }) => (b.n < 10 ? null : both(1, b.n, c))),
  rule('money', '(a|one) <c:currency> and <f:fraction>', ({ c, f }) => both(1, f * 100, c)),
  rule('money', '<n:count> <c:currency> and <f:fraction>', ({ n, c, f }) => both(n.n, f * 100, c)),
  rule('money', '(half|a half) a <c:currency>', ({ c }) => both(0, 50, c)),
  ...lexicon('money', {
    '(a|one) (fiver|five pound note)': { amount: 5, currency: null },
    '(a|one) (tenner|ten pound note)': { amount: 10, currency: null },
    '(a|one) (penny|cent)': { amount: 0.01, currency: null },
    '(a|one) nickel': { amount: 0.05, currency: 'USD' },
    '(a|one) dime': { amount: 0.1, currency: 'USD' },
  }),
  rule('money', '<n:count> fivers', ({ n }) => ({ amount: n.n * 5, currency: null })),
  rule('money', '<n:count> tenners', ({ n }) => ({ amount: n.n * 10, currency: null })),
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
  rule(
    'money',
    '<m:money> (total|max|maximum|tops|altogether|each|apiece|per|all in|even|flat|only|minimum|monthly|weekly|yearly|daily|exactly|ish|give or take)',
    ({ m }) => m,
  ),
  rule('money', '(about|around|roughly|up to|at most|maximum|no more than|approximately) <m:money>', ({ m }) => m, 0.2),
];
