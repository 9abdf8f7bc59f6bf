import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';
import { type Count, sum, times, written } from '#voice/understanding/values/count.ts';

/** English numbers: "two hundred and five", "three quarters", "minus one point five", "half a dozen". */

const small =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const places =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  );
const tenth = 'twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth'.split(' ');

const plain = (n: number): Count => ({ n, room: n >= 20 ? 10 : 0 });
const byWord = <T>(words: string[], value: (index: number) => T) =>
  Object.fromEntries(words.map((word, index) => [word, value(index)]));

/** What follows the point: "five" in "two point five", "seventy one" in "point seventy-one"; a hundred does not. */
const decimals = ({ n, digits }: Count) =>
  n < 100 || digits ? { text: digits ?? String(n), single: n < 10 && (digits?.length ?? 1) === 1 } : null;

/** Both as one decimal number, without the faults of adding binary fractions. */
const joined = (whole: number, behind: string) => Number(`${whole}.${behind}`);

export const numbers = [
  ...lexicon('count', { '(zero|nought|naught|nil)': plain(0), ...byWord(small, (at) => plain(at + 1)) }),
  ...lexicon('count', { fourty: plain(40), ...byWord(tens, (at) => plain((at + 2) * 10)) }),
  ...lexicon('count', { '(a|an) hundred': { n: 100, room: 100 }, '(a|an) (thousand|grand)': { n: 1000, room: 1000 } }),
  ...lexicon('count', { 'a million': { n: 1e6, room: 1e6 }, 'a billion': { n: 1e9, room: 1e9 } }),
  ...lexicon('count', { '[a] couple [of]': plain(2), '(a|one|) (dozen|dz|doz)': plain(12), 'half a dozen': plain(6) }),
  ...lexicon('count', { '[a|one] pair [of]': plain(2), "[a|one] (baker's|bakers) dozen": plain(13) }),
  // Words that sound like numbers, as recognisers write them. Only rules that need a number there ask for them.
  ...lexicon('misheard', { '(for|fore)': 4, '(to|too)': 2, won: 1, ate: 8, tree: 3, sex: 6, fife: 5 }, -3),
  rule('count', '<d:digits>', ({ d }) => written(d)),
  rule('count', '<a:count> ,~ <b:digits>', ({ a, b }) => grouped(a, b)),
  rule('count', '<a:count> <b:digits>', ({ a, b }) => grouped(a, b), -1),
  rule('count', '<a:count> <b:count>', ({ a, b }) => sum(a, b)),
  rule('count', '<a:count> and <b:count>', ({ a, b }) => (a.room >= 100 ? sum(a, b) : null)),
  rule('count', '<a:count> hundred', ({ a }) => times(a, 100)),
  rule('count', '<a:count> (thousand|k|grand)', ({ a }) => times(a, 1000)),
  rule('count', '<a:count> (million|millions|mil|mio)', ({ a }) => times(a, 1e6)),
  rule('count', '<a:count> (billion|billions|bn|g)', ({ a }) => times(a, 1e9)),
  rule('count', '<a:count> (trillion|trillions)', ({ a }) => times(a, 1e12)),
  rule('count', '<a:count> (dozen|dozens|dz|dzs|doz|dozs)', ({ a }) => ({ n: a.n * 12, room: 0 })),

  ...lexicon('ordinal', { ...byWord(places, (at) => at + 1), ...byWord(tenth, (at) => (at + 2) * 10) }),
  ...lexicon('ordinal', { '[a|one] hundredth': 100, '[a|one] thousandth': 1000, '[a|one] millionth': 1e6 }),
  rule('ordinal', '<d:digits> (st~|nd~|rd~|th~)', ({ d }) => (d.length < 5 ? Number(d) : null)),
  rule('ordinal', '<a:count> <b:ordinal>', ({ a, b }) => (b < a.room && a.digits === undefined ? a.n + b : null)),
  rule('ordinal', '<a:count> and <b:ordinal>', ({ a, b }) => (a.room >= 100 && b < a.room ? a.n + b : null)),

  ...lexicon('fraction', { '[a] half': 0.5, '(a|one) quarter': 0.25, '(a|one) third': 1 / 3 }),
  rule('fraction', '<a:count> quarters', ({ a }) => a.n / 4),
  rule('fraction', '<a:count> halves', ({ a }) => a.n / 2),
  ...[...places, ...tenth].slice(2).map((word, at) => {
    const of = at + 3 <= 19 ? at + 3 : (at + 3 - 18) * 10;
    return rule('fraction', `<a:count> ${word}s`, ({ a }) => a.n / of);
  }),
  rule('fraction', '(a|an|one) <b:ordinal>', ({ b }) => (b > 2 ? 1 / b : null), -1),
  rule('fraction', '<a:count> / <b:count>', ({ a, b }) => (b.n > 0 ? a.n / b.n : null)),
  rule('fraction', '<a:count> over <b:count>', ({ a, b }) => (b.n > 0 ? a.n / b.n : null)),

  rule('quantity', '<a:count>', ({ a }) => a.n),
  rule('quantity', '<a:fraction>', ({ a }) => a),
  // "A million and a half" is half a million more.
  rule('quantity', '<a:count> and <b:fraction>', ({ a, b }) =>
    b < 1 ? (a.digits === undefined && isRound(a.n) ? a.n * (1 + b) : a.n + b) : null,
  ),
  rule('quantity', '<a:count> <b:fraction>', ({ a, b }) => (b < 1 ? a.n + b : null), -0.3),
  rule('decimals', '<a:count>', ({ a }) => decimals(a)),
  rule('decimals', '(oh|o|zero|nought) <b:decimals>', ({ b }) => ({ text: `0${b.text}`, single: b.single })),
  rule('decimals', '<a:count> <b:decimals>', ({ a, b }) =>
    a.n < 10 && a.n > 0 && b.single && b.text.length < mostDecimals
      ? { text: `${decimals(a)?.text}${b.text}`, single: true }
      : null,
  ),
  rule('quantity', '<a:count> (point|dot) <b:decimals>', ({ a, b }) => joined(a.n, b.text)),
  rule('quantity', 'point <b:decimals>', ({ b }) => joined(0, b.text)),
  rule('quantity', '<a:count> .~ <b:digits>', ({ a, b }) => (a.digits === undefined ? null : joined(a.n, b))),
  rule('quantity', '<a:count> ,~ <b:digits>', ({ a, b }) =>
    a.digits === undefined || b.length === 3 ? null : joined(a.n, b),
  ),
  rule('quantity', '<a:quantity> (k|thousand|grand)', ({ a }) => (Number.isInteger(a) ? null : scaled(a, 1000))),
  rule('quantity', '<a:quantity> [a|of|of a] (million|mil)', ({ a }) => (Number.isInteger(a) ? null : scaled(a, 1e6))),
  rule('quantity', '<a:quantity> [a|of|of a] billion', ({ a }) => (Number.isInteger(a) ? null : scaled(a, 1e9))),
  rule('quantity', '<a:quantity> [a] hundred', ({ a }) => (Number.isInteger(a) ? null : scaled(a, 100))),
  rule('quantity', '(minus|negative|-) <a:quantity>', ({ a }) => -a),
  // "Two fifty", "four oh five": the hundred is left out.
  rule(
    'quantity',
    '<a:count> <b:count>',
    ({ a, b }) => (isDigitWord(a) && b.digits === undefined && b.n >= 10 && b.n < 100 ? a.n * 100 + b.n : null),
    -0.3,
  ),
  rule(
    'quantity',
    '<a:count> (oh|o) <b:count>',
    ({ a, b }) => (isDigitWord(a) && isDigitWord(b) ? a.n * 100 + b.n : null),
    -0.3,
  ),
  rule('quantity', 'double <a:count>', ({ a }) => (isDigitWord(a) ? a.n * 11 : null), -1),
  rule('quantity', '(treble|triple) <a:count>', ({ a }) => (isDigitWord(a) ? a.n * 111 : null), -1),

  // Several numbers of which none is chosen.
  rule(
    'range',
    '<a:quantity> (or|or maybe|or even|or perhaps|to|till|until|through|-) <b:quantity>',
    ({ a, b }) => apart(a, b),
    -1,
  ),
  rule('range', 'between <a:quantity> and <b:quantity>', ({ a, b }) => apart(a, b)),
  rule('range', 'from <a:quantity> (to|up to|till|until|through) <b:quantity>', ({ a, b }) => apart(a, b)),
  rule('range', '<a:length> (or|to|or maybe|or even|maybe) <b:quantity>', ({ b }) => ({ to: b })),
  rule('range', '<a:length> (or|to|or maybe|or even|maybe) <b:length>', () => ({ to: null })),

  // Words for numbers that count nothing.
  ...lexicon('uncounted', {
    '(this|that|the other|another|which|the right|the wrong|the last|the next|the same|the new|the old) one': true,
    '(thanks|thank you) a (million|thousand|billion)': true,
    '(few|several|some|many) (dozen|hundred|thousand|million)': true,
    '(one|a) (moment|second|sec|minute|min)': true,
    '(for one thing|one more time|at one point|one way or another|one of these days|no one else|nobody else|nothing else)': true,
    '(on second thought|on second thoughts|a second time|the first time|once again)': true,
  }),
  rule('uncounted', '(the|that|this|your|my) <o:ordinal> one', () => true),
  rule('uncounted', '(none|nothing) of (your|my|his|her|their|that|this) <w:word>', () => true),
  rule('uncounted', '<n:count> (thumb|thumbs) [up|down]', () => true),
];

/** Nobody says more digits behind a point one by one; it bounds the work. */
const mostDecimals = 6;

const isDigitWord = ({ n, digits }: Count) => digits === undefined && n > 0 && n < 10;

/** What is counted like a thing: "a thousand". */
const isRound = (n: number) => n === 1e3 || n === 1e6 || n === 1e9;

/** Two ends that differ. */
const apart = (from: number, to: number) => (from === to ? null : { to });

/** "1,000", "12 500": three digits more behind digits. */
function grouped(a: Count, b: string): Count | null {
  if (a.digits === undefined || b.length !== 3 || a.digits.length > 12 || /^0/.test(a.digits)) return null;
  return written(a.digits + b);
}

/** Of "1.5 million", without the faults of binary fractions. */
const scaled = (n: number, by: number) => Number((n * by).toPrecision(15));
