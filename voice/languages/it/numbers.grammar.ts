import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';
import { type Count, sum, times, written } from '#voice/understanding/values/count.ts';
import { apart, decimals, grouped, groupedTwice, joined, mostDecimals, scaled } from '../figures.ts';

/** Italian numbers: "duecentoquarantatré", "due terzi", "tre milioni e mezzo". One word each below a million. */

const ones = 'uno due tre quattro cinque sei sette otto nove'.split(' ');
const teens = 'dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove'.split(' ');
const tens = 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta'.split(' ');

/** "Ventuno", "ventotto": a ten loses its vowel before another one. */
const small: ReadonlyMap<string, number> = new Map<string, number>([
  ['zero', 0],
  ['un', 1],
  ...ones.map((word, n) => [word, n + 1] as const),
  ...teens.map((word, n) => [word, n + 10] as const),
  ...tens.map((word, n) => [word, (n + 2) * 10] as const),
  ...tens.flatMap((ten, n) =>
    [...ones, 'un'].map((one, at) => {
      const value = (n + 2) * 10 + (at === 9 ? 1 : at + 1);
      return [`${/^[uo]/.test(one) ? ten.slice(0, -1) : ten}${one}`, value] as const;
    }),
  ),
]);

function parted(word: string, at: string, power: number): Count | null {
  const index = word.indexOf(at);
  const before = word.slice(0, index);
  const many = before === '' ? 1 : (wholeOf(before)?.n ?? 0);
  const rest = word.slice(index + at.length);
  if (many < 1 || many >= power) return null;
  if (rest === '') return { n: many * power, room: power };
  // "Centotto" has lost a vowel.
  const behind = wholeOf(rest) ?? (power === 100 ? wholeOf(`o${rest}`) : null);
  return behind && behind.n > 0 && behind.n < power ? { n: many * power + behind.n, room: 0 } : null;
}

function wholeOf(word: string): Count | null {
  if (word.includes('mila')) return parted(word, 'mila', 1000);
  if (word.startsWith('mille')) return parted(word, 'mille', 1000);
  if (word.includes('cent')) return word.includes('cento') ? parted(word, 'cento', 100) : null;
  const n = small.get(word);
  return n === undefined ? null : { n, room: 0 };
}

const irregular: Readonly<Record<string, number>> = Object.fromEntries(
  'prim second terz quart quint sest settim ottav non decim'.split(' ').map((stem, n) => [stem, n + 1]),
);

/** "Terzo", "ventunesima", "millesimi". */
function ordinalOf(word: string): number | null {
  const stem = /^(.+)[oaie]$/.exec(word)?.[1];
  if (stem === undefined) return null;
  if (Object.hasOwn(irregular, stem)) return irregular[stem]!;
  const number = /^(.+)esim$/.exec(stem)?.[1];
  if (number === undefined) return null;
  if (number === 'mill') return 1000;
  if (number === 'milion') return 1e6;
  if (number === 'miliard') return 1e9;
  if (number === 'bilion') return 1e12;
  for (const end of ['', 'e', 'o', 'i', 'a', 'ro', 'to']) {
    const found = wholeOf(`${number}${end}`);
    if (found && found.n > 10) return found.n;
  }
  return null;
}

export const numbers = [
  rule('count', '<w:word>', ({ w }) => (/^una?'?$/.test(w) ? null : wholeOf(w))),
  ...lexicon('count', { "(una|un')": { n: 1, room: 0 }, un: { n: 1, room: 0 } }, -2),
  rule('count', '<d:digits>', ({ d }) => written(d)),
  ...lexicon('count', {
    '(un milione|milione)': { n: 1e6, room: 1e6 },
    '(un miliardo|miliardo)': { n: 1e9, room: 1e9 },
    '[una] dozzina [di]': { n: 12, room: 0 },
    '(mezza|una mezza) dozzina [di]': { n: 6, room: 0 },
    '[una] decina [di]': { n: 10, room: 0 },
    '[una] ventina [di]': { n: 20, room: 0 },
  }),
  rule('count', '<a:count> .~ <b:digits>', ({ a, b }) => grouped(a, b)),
  rule('count', '<a:count> <b:digits>', ({ a, b }) => grouped(a, b), -1),
  rule('count', '<a:count> <b:digits> <c:digits>', ({ a, b, c }) => groupedTwice(a, b, c), -1),
  rule('count', '<a:count> <b:count>', ({ a, b }) => sum(a, b)),
  rule('count', '<a:count> (mila|k)', ({ a }) => times(a, 1000)),
  rule('count', '<a:count> (milione|milioni)', ({ a }) => times(a, 1e6)),
  rule('count', '<a:count> (miliardo|miliardi)', ({ a }) => times(a, 1e9)),
  rule('count', '<a:count> (dozzine|dozzina)', ({ a }) => ({ n: a.n * 12, room: 0 })),
  rule('ordinal', '<w:word>', ({ w }) => ordinalOf(w)),
  rule('ordinal', '<d:digits> (o~|a~|°~|º~)', ({ d }) => (d.length < 5 ? Number(d) : null)),

  ...lexicon('fraction', {
    '(mezzo|mezza|un mezzo|la meta)': 0.5,
    '(un quarto|un quarto d)': 0.25,
    'tre quarti': 0.75,
  }),
  rule('fraction', '<a:count> mezzi', ({ a }) => a.n / 2),
  rule('fraction', '<a:count> <o:ordinal>', ({ a, o }) => (o > 2 && a.digits === undefined ? a.n / o : null)),
  rule('fraction', '<a:count> / <b:count>', ({ a, b }) => (b.n > 0 ? a.n / b.n : null)),
  rule('fraction', '<a:count> su <b:count>', ({ a, b }) => (b.n > a.n ? a.n / b.n : null)),

  rule('quantity', '<a:count>', ({ a }) => a.n),
  rule('quantity', '<a:fraction>', ({ a }) => a),
  rule('quantity', '<a:count> e <b:fraction>', ({ a, b }) =>
    b < 1 ? (a.room >= 1e6 && b === 0.5 ? a.n + a.room / 2 : a.n + b) : null,
  ),
  rule('quantity', '<a:count> <b:fraction>', ({ a, b }) => (b < 1 && a.digits !== undefined ? a.n + b : null), -0.3),
  rule('quantity', '<a:quantity> e~ -~ <b:digits>', ({ a, b }) =>
    Number(b) <= 12 ? scaled(a, 10 ** -Number(b)) : null,
  ),
  rule('decimals', '<a:count>', ({ a }) => decimals(a)),
  rule('decimals', 'zero <b:decimals>', ({ b }) => ({ text: `0${b.text}`, single: b.single })),
  rule('decimals', '<a:count> <b:decimals>', ({ a, b }) =>
    a.n < 10 && b.single && b.text.length < mostDecimals ? { text: `${a.n}${b.text}`, single: true } : null,
  ),
  rule('quantity', '<a:count> (virgola|punto) <b:decimals>', ({ a, b }) => joined(a.n, b.text)),
  rule('quantity', ', <b:digits>', ({ b }) => joined(0, b)),
  rule('quantity', '<a:count> ,~ <b:digits>', ({ a, b }) => (a.digits === undefined ? null : joined(a.n, b))),
  rule('quantity', '<a:count> .~ <b:digits>', ({ a, b }) =>
    a.digits === undefined || b.length === 3 ? null : joined(a.n, b),
  ),
  rule('quantity', '<a:quantity> (mila|k)', ({ a }) => (Number.isInteger(a) ? null : scaled(a, 1000))),
  rule('quantity', '<a:quantity> (milioni|milione)', ({ a }) => (Number.isInteger(a) ? null : scaled(a, 1e6))),
  rule('quantity', '(meno|-) <a:quantity>', ({ a }) => -a),
  rule('quantity', '(circa|quasi|pressappoco|esattamente|solo|intorno a) <a:quantity>', ({ a }) => a),

  rule('range', '<a:quantity> (o|a|-) <b:quantity>', ({ a, b }) => apart(a, b), -1),
  rule('range', '(tra|fra) <a:quantity> e <b:quantity>', ({ a, b }) => apart(a, b), 0.3),
  rule('uncounted', '(meno di|piu di|oltre|almeno) <n:quantity>', () => true),
  ...lexicon('uncounted', { '(un|una) (momento|attimo|secondo|minuto|po|altra|altro|volta|domanda)': true }),
  rule('unmeasured', '<l:length> (fa|dopo|prima)', () => true, 0.3),
];
