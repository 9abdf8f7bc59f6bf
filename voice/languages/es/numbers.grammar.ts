import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';
import { type Count, sum, times, written } from '#voice/understanding/values/count.ts';
import { apart, decimals, grouped, groupedTwice, joined, mostDecimals, scaled } from '../figures.ts';
import { countWords, ordinals, parts } from './number-words.ts';

/** Spanish numbers: "dos mil trescientos cuarenta y siete", "dos tercios", "siete con cincuenta", "medio millón", "docena y media". */

const bounds =
  '(menos de|mas de|por encima de|por debajo de|inferior a|superior a|mayor que|menor que|mayor de|menor de|algo mas de|poco mas de|casi menos de)';

const million = { n: 1e6, room: 1e6 };

const numbers = [
  ...lexicon('count', countWords),
  rule('count', '<d:digits>', ({ d }) => written(d)),
  ...lexicon('misheard', { '(un|una)': 1 }),
  ...lexicon('count', {
    mil: { n: 1000, room: 1000 },
    'un mil': { n: 1000, room: 1000 },
    '(millon|un millon)': million,
    '(mil millones|un millardo)': { n: 1e9, room: 1e9 },
    '(billon|un billon)': { n: 1e12, room: 1e12 },
    '[una] docena [de]': { n: 12, room: 0 },
    'media docena [de]': { n: 6, room: 0 },
    'docena y media': { n: 18, room: 0 },
    '(una decena) [de]': { n: 10, room: 0 },
    '(una veintena) [de]': { n: 20, room: 0 },
    '(un centenar) [de]': { n: 100, room: 0 },
    '(un par) [de]': { n: 2, room: 0 },
  }),
  rule('count', '<a:count> <b:digits>', ({ a, b }) => grouped(a, b), -1),
  rule('count', '<a:count> <b:digits> <c:digits>', ({ a, b, c }) => groupedTwice(a, b, c), -1),
  rule('count', '<a:count> <b:count>', ({ a, b }) => (a.room === 10 ? null : sum(a, b))),
  // "Treinta y uno".
  rule('count', '<a:count> y <b:count>', ({ a, b }) => (a.room === 10 && a.n % 100 !== 0 ? sum(a, b) : null)),
  rule('count', '<a:count> y (un|una)', ({ a }) => (a.room === 10 ? { n: a.n + 1, room: 0 } : null)),
  rule('count', '<a:count> (mil|k)', ({ a }) => times(a, 1000)),
  rule('count', '<a:count> (millon|millones|mm)', ({ a }) => times(a, 1e6)),
  rule('count', '<a:count> mil millones', ({ a }) => times(a, 1e9), 0.2),
  rule('count', '<a:count> g~', ({ a }) => times(a, 1e9)),
  rule('count', '<a:count> (billon|billones)', ({ a }) => times(a, 1e12)),
  rule('count', '<a:count> (docenas|docena|dz|doz|dozs|dzs)', ({ a }) => ({ n: a.n * 12, room: 0 })),

  ...lexicon('ordinal', ordinals),
  rule(
    'ordinal',
    '(decimo|decima|vigesimo|vigesima|trigesimo|trigesima) <b:ordinal>',
    ({ b }) => (b < 10 ? b : null),
    -9,
  ),
  ...(
    [
      ['(decimo|decima)', 10],
      ['(vigesimo|vigesima)', 20],
      ['(trigesimo|trigesima)', 30],
      ['(cuadragesimo|cuadragesima)', 40],
    ] as const
  ).map(([word, ten]) => rule('ordinal', `${word} <b:ordinal>`, ({ b }) => (b < 10 ? ten + b : null))),
  rule('ordinal', '<d:digits> (o~|a~|ro~|do~|to~|er~|ra~|da~|mo~|vo~|no~|º~|ª~)', ({ d }) =>
    d.length < 5 ? Number(d) : null,
  ),

  ...lexicon('fraction', {
    '(un medio|media|medio|la mitad)': 0.5,
    '(un tercio|una tercera parte)': 1 / 3,
    '(un cuarto|una cuarta parte)': 0.25,
    'tres cuartos': 0.75,
    '½': 0.5,
    '¼': 0.25,
    '¾': 0.75,
    '⅓': 1 / 3,
    '⅔': 2 / 3,
  }),
  ...lexicon('fraction', { cuarto: 0.25 }, -1),
  ...Object.entries(parts).flatMap(([word, of]) => [
    rule('fraction', `<a:count> ${word}`, ({ a }) => a.n / of, 0.1),
    rule('fraction', `(un|una) ${word}`, () => 1 / of),
  ]),
  rule('fraction', '<a:count> <w:word>', ({ a, w }) => partOf(a.n, w), 0.05),
  rule('fraction', '(un|una) <w:word>', ({ w }) => partOf(1, w), 0.05),
  rule('fraction', '<a:count> / <b:count>', ({ a, b }) => (b.n > 0 ? a.n / b.n : null)),
  rule('fraction', '<a:count> sobre <b:count>', ({ a, b }) => (b.n > a.n && a.n < 10 ? a.n / b.n : null)),

  rule('quantity', '<a:count>', ({ a }) => a.n),
  rule('quantity', '<a:fraction>', ({ a }) => a),
  // "Treinta y dos quintos" are thirty-two of them.
  rule('quantity', '<a:count> y <b:fraction>', ({ a, b }) => (b < 1 && a.room !== 10 ? a.n + b : null), 0.2),
  rule('quantity', '<a:count> con <b:fraction>', ({ a, b }) => (b < 1 ? a.n + b : null), 0.2),
  rule('quantity', '(un|una) (y|con) <b:fraction>', ({ b }) => (b < 1 ? 1 + b : null), 0.2),
  rule('quantity', '<a:count> <b:fraction>', ({ a, b }) => (b < 1 && a.digits !== undefined ? a.n + b : null), -0.3),
  rule('decimals', '<a:count>', ({ a }) => decimals(a)),
  rule('decimals', '<a:count>', ({ a }) => ({ text: String(a.n), single: false }), -0.2),
  rule('decimals', 'cero <b:decimals>', ({ b }) => ({ text: `0${b.text}`, single: b.single })),
  rule('decimals', '<a:count> <b:decimals>', ({ a, b }) =>
    a.n < 10 && a.n > 0 && b.single && b.text.length < mostDecimals
      ? { text: `${decimals(a)?.text}${b.text}`, single: true }
      : null,
  ),
  rule('quantity', '<a:count> (coma|punto|con) <b:decimals>', ({ a, b }) => joined(a.n, b.text)),
  rule('quantity', ', <b:digits>', ({ b }) => joined(0, b)),
  rule('quantity', '<a:quantity> (mil|k)', ({ a }) => (Number.isInteger(a) ? null : scaled(a, 1000))),
  rule('quantity', '<a:quantity> (millon|millones) [de]', ({ a }) => (Number.isInteger(a) ? null : scaled(a, 1e6))),
  rule('quantity', '(un|<n:count>) millon y medio', () => 1.5e6, 0.3),
  rule('quantity', '<n:count> millones y medio', ({ n }) => (n.n + 0.5) * 1e6, 0.3),
  rule('quantity', '(menos|negativo|-) <a:quantity>', ({ a }) => -a),
  rule('quantity', '<a:quantity> [grados] bajo cero', ({ a }) => -a),
  rule(
    'quantity',
    '(unos|unas|como|aproximadamente|alrededor de|cerca de|casi|mas o menos|exactamente|solo|solamente|sobre|hasta) <a:quantity>',
    ({ a }) => a,
  ),
  rule('quantity', '<a:quantity> (mas o menos|o asi|aproximadamente|y pico|justos|exactos)', ({ a }) => a, -0.3),

  // Several numbers of which none is chosen.
  rule('range', '<a:quantity> (o|u|o quiza|o quizas|o tal vez|a|hasta|-) <b:quantity>', ({ a, b }) => apart(a, b), -1),
  rule('range', 'entre <a:quantity> y <b:quantity>', ({ a, b }) => apart(a, b), 0.3),
  rule('range', 'de <a:quantity> a <b:quantity>', ({ a, b }) => apart(a, b)),
  rule('range', '<a:quantity> (mas|menos|por|entre|dividido por) <b:quantity>', () => ({ to: null })),
  rule('range', '<a:length> (o|a) <b:quantity>', ({ b }) => ({ to: b })),
  rule('range', '<a:length> (o|a) <b:length>', () => ({ to: null })),

  // Words for numbers that count nothing.
  ...lexicon('uncounted', {
    '(un|una) (momento|momentito|segundo|minuto|ratito|poco|poquito|vez|pregunta|cita|persona)': true,
    '(otra|otro|ninguna|ninguno|cualquiera|alguno|alguna|cada) (uno|una|vez)': true,
    '(mil) gracias': true,
    '(unos|algunos|varios|muchos) (cientos|miles|millones)': true,
    '(por|de) (un|una) (lado|parte|vez)': true,
  }),
  // Parts that are no part of anything here: rather none than the number before them.
  rule('uncounted', '<n:count> <w:word>', ({ w }) => (/(?:esim[oa]|av[oa])s$/.test(w) ? true : null), -1),
  rule('uncounted', `${bounds} [un|una] <n:quantity>`, ({ n }) => n),
  rule('uncounted', '<n:quantity> (o mas|o menos|y algo|y tantos|para arriba|en adelante)', () => true),
  rule('uncounted', '(nacido en|naci en|desde|en el ano|el ano) <n:quantity>', () => true),
  rule('uncounted', '<n:quantity> (mas|menos|mayor|menor) que', () => true),
  rule('uncounted', '(la mitad|el doble|<n:quantity> veces) (de|mas)', () => true, -0.2),
  rule('unmeasured', `${bounds} <l:length>`, () => true),
  rule('unmeasured', '(hace|desde hace|hacia) <l:length>', () => true, 0.3),
  rule('unmeasured', '<l:length> (despues|antes|mas tarde|o mas|atras|de edad|de retraso)', () => true),
  rule('unmeasured', '(cada|por|proximo|proxima|ultimo|ultima|todos los|todas las) <l:length>', () => true),
  rule('unmeasured', '(cada|por|proximo|proxima|ultimo|ultima|este|esta) (<p:period>|<m:minutes>)', () => true),
  rule('unmeasured', '(una vez|dos veces|<n:count> veces) (a la|al|por|cada) (<p:period>|<m:minutes>)', () => true),
];

const ofThree = (b: string) => b.length === 3;

/** "1.500,25": as Spain writes. */
const withComma = [
  rule('count', '<a:count> .~ <b:digits>', ({ a, b }) => grouped(a, b)),
  rule('quantity', ', <b:digits>', ({ b }) => joined(0, b)),
  rule('quantity', '<a:count> ,~ <b:digits>', ({ a, b }) => (a.digits === undefined ? null : joined(a.n, b))),
  rule('quantity', '<a:count> .~ <b:digits>', ({ a, b }) =>
    a.digits === undefined || ofThree(b) ? null : joined(a.n, b),
  ),
];

/** "1,500.25": as the United States write. */
const withPoint = [
  rule('count', '<a:count> ,~ <b:digits>', ({ a, b }) => grouped(a, b)),
  rule('quantity', '<a:count> .~ <b:digits>', ({ a, b }) => (a.digits === undefined ? null : joined(a.n, b))),
  rule('quantity', '<a:count> ,~ <b:digits>', ({ a, b }) =>
    a.digits === undefined || ofThree(b) ? null : joined(a.n, b),
  ),
];

/** @param decimal what parts decimals in figures */
export const numbersOf = (decimal: ',' | '.') => [...numbers, ...(decimal === ',' ? withComma : withPoint)];

/** "Tres veintiunavos", "cien milésimos": so many of what a word parts one into. */
function partOf(n: number, word: string): number | null {
  const stem = /^(.+?)(?:c?avo|c?ava)s?$/.exec(word)?.[1];
  if (stem === undefined) return null;
  const of = wholeOf(stem) ?? wholeOf(`${stem}o`) ?? wholeOf(stem.replace(/o$/, ''));
  return of ? n / of : null;
}

/** A number below a thousand that was written as one word: "treintaicinco". */
function wholeOf(stem: string): number | null {
  const known = (word: string): Count | undefined => byWord.get(word);
  const whole = known(stem);
  if (whole) return whole.n;
  const pair = /^(.+?a)i(.+)$/.exec(stem);
  const [ten, one] = pair ? [known(pair[1]!), known(pair[2]!)] : [];
  return ten && one && ten.n % 10 === 0 && one.n < 10 ? ten.n + one.n : null;
}

/** The words of patterns that hold several. */
const byWord = new Map<string, Count>(
  Object.entries(countWords).flatMap(([pattern, count]) =>
    pattern
      .replace(/[()]/g, '')
      .split('|')
      .map((word) => [word, count] as const),
  ),
);
