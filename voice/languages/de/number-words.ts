import type { Count } from '#voice/understanding/values/count.ts';

/** German numbers are one word however long they are: "zweitausenddreihundertfünfundzwanzig". All without umlauts, as words are folded. */

const ones: Readonly<Record<string, number>> = {
  ein: 1,
  eins: 1,
  zwei: 2,
  zwo: 2,
  drei: 3,
  vier: 4,
  funf: 5,
  fuenf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
};
const teens: Readonly<Record<string, number>> = {
  zehn: 10,
  elf: 11,
  zwolf: 12,
  zwoelf: 12,
  dreizehn: 13,
  vierzehn: 14,
  funfzehn: 15,
  fuenfzehn: 15,
  sechzehn: 16,
  siebzehn: 17,
  achtzehn: 18,
  neunzehn: 19,
};
const tens: Readonly<Record<string, number>> = {
  zwanzig: 20,
  dreissig: 30,
  vierzig: 40,
  funfzig: 50,
  fuenfzig: 50,
  sechzig: 60,
  siebzig: 70,
  achtzig: 80,
  neunzig: 90,
};

/** Each number below a hundred by every way to write it. */
const small: ReadonlyMap<string, number> = new Map([
  ...Object.entries({ ...ones, ...teens, ...tens }),
  ...Object.entries(tens).flatMap(([ten, many]) =>
    Object.entries(ones)
      .filter(([one]) => one !== 'eins')
      .map(([one, n]) => [`${one}und${ten}`, many + n] as const),
  ),
]);

const plain = (n: number): Count => ({ n, room: 0 });

/** What stands before "hundert" or "tausend" as often as it says; once where nothing does. */
const factor = (word: string, most: number): number | null => {
  const n = word === '' ? 1 : (wholeOf(word)?.n ?? 0);
  return n >= 1 && n < most ? n : null;
};

function parted(word: string, at: string, power: number, most: number): Count | null {
  const index = word.indexOf(at);
  if (index < 0) return null;
  const many = factor(word.slice(0, index), most);
  const rest = word.slice(index + at.length).replace(/^und/, '');
  if (many === null) return null;
  if (rest === '') return { n: many * power, room: power };
  const behind = wholeOf(rest);
  return behind && behind.n < power ? { n: many * power + behind.n, room: behind.room } : null;
}

/** The number of a word. Null when it is none. "Ein" alone is an article. */
function wholeOf(word: string): Count | null {
  if (word.includes('tausend')) return parted(word, 'tausend', 1000, 1000);
  if (word.includes('hundert')) return parted(word, 'hundert', 100, 20);
  const n = small.get(word);
  return n === undefined ? null : plain(n);
}

/** @param word in lower case, without accents */
export const countOf = (word: string): Count | null =>
  word === 'ein' ? null : word === 'null' ? plain(0) : wholeOf(word);

const irregular: Readonly<Record<string, number>> = { erst: 1, zweit: 2, dritt: 3, siebt: 7, siebent: 7, acht: 8 };

/** "Fünfte", "einundzwanzigsten": the place in a row that a word names. */
export function ordinalOf(word: string): number | null {
  const stem = /^(\p{L}+?)e[nrsm]?$/u.exec(word)?.[1];
  if (stem === undefined) return null;
  if (Object.hasOwn(irregular, stem)) return irregular[stem]!;
  const long = /^(.+)st$/.exec(stem);
  if (long) {
    const n = wholeOf(long[1]!)?.n ?? 0;
    if (n >= 20 && (n % 100 === 0 || n % 100 >= 20)) return n;
  }
  const short = /^(.+)t$/.exec(stem);
  const n = short ? (wholeOf(short[1]!)?.n ?? 0) : 0;
  return n > 3 && n % 100 > 1 && n % 100 < 20 && !/(?:sieben|acht)$/.test(short![1]!) ? n : null;
}

/** "Zweieinhalb", "anderthalb", "dreieinhalbe": half more than a whole number. */
export function halfMoreOf(word: string): number | null {
  const stem = word.replace(/e[nrsm]?$/, '');
  if (stem === 'anderthalb' || stem === 'eineinhalb' || stem === 'einundeinhalb') return 1.5;
  const whole = /^(.+?)(?:und)?einhalb$/.exec(stem)?.[1];
  const n = whole === undefined ? undefined : small.get(whole);
  return n === undefined ? null : n + 0.5;
}
