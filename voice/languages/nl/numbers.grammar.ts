import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';
import { type Count, sum, times, written } from '#voice/understanding/values/count.ts';
import { apart, decimals, grouped, groupedTwice, joined, mostDecimals, scaled } from '../figures.ts';

/** Dutch numbers: "tweeëntwintig", "vijfentwintighonderd", "drie en een kwart", "anderhalf". One word each, as in German. */

const ones = 'een twee drie vier vijf zes zeven acht negen'.split(' ');
const teens = 'tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien'.split(' ');
const tens = 'twintig dertig veertig vijftig zestig zeventig tachtig negentig'.split(' ');
const small: ReadonlyMap<string, number> = new Map<string, number>([
  ['nul', 0],
  ...ones.map((word, n) => [word, n + 1] as const),
  ...teens.map((word, n) => [word, n + 10] as const),
  ...tens.map((word, n) => [word, (n + 2) * 10] as const),
  ...tens.flatMap((ten, n) => ones.map((one, at) => [`${one}en${ten}`, (n + 2) * 10 + at + 1] as const)),
]);

function parted(word: string, at: string, power: number, most: number): Count | null {
  const index = word.indexOf(at);
  const before = word.slice(0, index);
  const many = before === '' ? 1 : (wholeOf(before)?.n ?? 0);
  const rest = word.slice(index + at.length);
  if (many < 1 || many >= most) return null;
  if (rest === '') return { n: many * power, room: power };
  const behind = wholeOf(rest) ?? wholeOf(rest.replace(/^en/, ''));
  return behind && behind.n > 0 && behind.n < power ? { n: many * power + behind.n, room: 0 } : null;
}

function wholeOf(word: string): Count | null {
  if (word.includes('duizend')) return parted(word, 'duizend', 1000, 1000);
  if (word.includes('honderd')) return parted(word, 'honderd', 100, 100);
  const n = small.get(word);
  return n === undefined ? null : { n, room: 0 };
}

const irregular: Readonly<Record<string, number>> = { eerste: 1, tweede: 2, derde: 3, achtste: 8 };

/** "Vijfde", "eenentwintigste". */
function ordinalOf(word: string): number | null {
  if (Object.hasOwn(irregular, word)) return irregular[word]!;
  const stem = /^(.+?)(?:de|ste)$/.exec(word)?.[1];
  return stem === undefined ? null : (wholeOf(stem)?.n ?? null);
}

/** "Twaalfenhalf", "anderhalf". */
const halfMoreOf = (word: string): number | null => {
  if (/^anderhal(?:f|ve)$/.test(word)) return 1.5;
  const stem = /^(.+)en(?:een)?hal(?:f|ve)$/.exec(word)?.[1];
  const n = stem === undefined ? undefined : wholeOf(stem)?.n;
  return n === undefined ? null : n + 0.5;
};

export const numbers = [
  rule('count', '<w:word>', ({ w }) => (w === 'een' ? null : wholeOf(w))),
  ...lexicon('count', { '(een|ene)': { n: 1, room: 0 } }, -2),
  rule('count', '<d:digits>', ({ d }) => written(d)),
  ...lexicon('count', {
    '[een] dozijn': { n: 12, room: 0 },
    '[een] half dozijn': { n: 6, room: 0 },
    '[een] gros': { n: 144, room: 0 },
  }),
  rule('count', '<a:count> .~ <b:digits>', ({ a, b }) => grouped(a, b)),
  rule('count', '<a:count> <b:digits>', ({ a, b }) => grouped(a, b), -1),
  rule('count', '<a:count> <b:digits> <c:digits>', ({ a, b, c }) => groupedTwice(a, b, c), -1),
  rule('count', '<a:count> <b:count>', ({ a, b }) => sum(a, b)),
  rule('count', '<a:count> en <b:count>', ({ a, b }) => (a.room >= 100 ? sum(a, b) : null)),
  rule('count', '<a:count> honderd', ({ a }) => times(a, 100)),
  rule('count', '<a:count> (duizend|k)', ({ a }) => times(a, 1000)),
  rule('count', '<a:count> (miljoen|miljoenen)', ({ a }) => times(a, 1e6)),
  rule('count', '<a:count> (miljard|miljarden)', ({ a }) => times(a, 1e9)),
  rule('count', '<a:count> dozijn', ({ a }) => ({ n: a.n * 12, room: 0 })),
  rule('count', '<a:count> en <b:count> dozijn', ({ a, b }) => ({ n: a.n + b.n * 12, room: 0 }), 0.3),
  rule('ordinal', '<w:word>', ({ w }) => ordinalOf(w)),
  rule('ordinal', '<d:digits> (e~|ste~|de~)', ({ d }) => (d.length < 5 ? Number(d) : null)),

  ...lexicon('fraction', {
    '[een] (half|halve)': 0.5,
    '[een] kwart': 0.25,
    '(driekwart|drie kwart)': 0.75,
    '(een derde)': 1 / 3,
    '(twee derde)': 2 / 3,
  }),
  rule('fraction', '<a:count> <o:ordinal>', ({ a, o }) => (o > 2 && a.digits === undefined ? a.n / o : null)),
  rule('fraction', '<a:count> / <b:count>', ({ a, b }) => (b.n > 0 ? a.n / b.n : null)),
  rule('fraction', '<a:count> (uit|op de|van de|op) <b:count>', ({ a, b }) => (b.n > a.n ? a.n / b.n : null)),

  rule('quantity', '<a:count>', ({ a }) => a.n),
  rule('quantity', '<w:word>', ({ w }) => halfMoreOf(w)),
  rule('quantity', '<a:fraction>', ({ a }) => a),
  rule('quantity', '<a:count> en <b:fraction>', ({ a, b }) => (b < 1 ? a.n + b : null)),
  rule(
    'quantity',
    '<a:count> <b:fraction>',
    ({ a, b }) => (b < 1 && (a.digits !== undefined || a.n >= 20) ? a.n + b : null),
    -0.3,
  ),
  rule('decimals', '<a:count>', ({ a }) => decimals(a)),
  rule('decimals', 'nul <b:decimals>', ({ b }) => ({ text: `0${b.text}`, single: b.single })),
  rule('decimals', '<a:count> <b:decimals>', ({ a, b }) =>
    a.n < 10 && b.single && b.text.length < mostDecimals ? { text: `${a.n}${b.text}`, single: true } : null,
  ),
  rule('quantity', '<a:count> (komma|punt) <b:decimals>', ({ a, b }) => joined(a.n, b.text)),
  rule('quantity', ', <b:digits>', ({ b }) => joined(0, b)),
  rule('quantity', '<a:count> ,~ <b:digits>', ({ a, b }) => (a.digits === undefined ? null : joined(a.n, b))),
  rule('quantity', '<a:count> .~ <b:digits>', ({ a, b }) =>
    a.digits === undefined || b.length === 3 ? null : joined(a.n, b),
  ),
  rule('quantity', '<a:quantity> (duizend|k)', ({ a }) => (Number.isInteger(a) ? null : scaled(a, 1000))),
  rule('quantity', '<a:quantity> (miljoen|miljoenen)', ({ a }) => (Number.isInteger(a) ? null : scaled(a, 1e6))),
  rule('quantity', '(min|minus|-) <a:quantity>', ({ a }) => -a),
  rule('quantity', '(ongeveer|circa|bijna|precies|maar|rond de) <a:quantity>', ({ a }) => a),
  rule('range', '<a:quantity> (of|tot|-) <b:quantity>', ({ a, b }) => apart(a, b), -1),
  rule('range', 'tussen <a:quantity> en <b:quantity>', ({ a, b }) => apart(a, b), 0.3),
  rule('uncounted', '(meer dan|minder dan|minstens|hoogstens|boven|onder) <n:quantity>', () => true),
  ...lexicon('uncounted', { 'een (moment|ogenblik|minuut|seconde|beetje|keer|andere|vraag)': true }),
  rule('unmeasured', '<l:length> (geleden|later|eerder)', () => true, 0.3),
];
