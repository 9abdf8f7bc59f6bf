const units: Record<string, number> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
};
const teens: Record<string, number> = {
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
};
const tens: Record<string, number> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const irregularOrdinals: Record<string, string> = {
  first: 'one',
  second: 'two',
  third: 'three',
  fifth: 'five',
  eighth: 'eight',
  ninth: 'nine',
  twelfth: 'twelve',
  twentieth: 'twenty',
  thirtieth: 'thirty',
};

/** A single number word's value, or null. */
export function wordValue(word: string): number | null {
  return units[word] ?? teens[word] ?? tens[word] ?? null;
}

function cardinalOf(ordinal: string): string | null {
  if (irregularOrdinals[ordinal]) return irregularOrdinals[ordinal];
  const stem = ordinal.endsWith('th') ? ordinal.slice(0, -2) : '';
  return stem in units || stem in teens ? stem : null;
}

/** `26` → `26th`. */
export function ordinal(value: number): string {
  const tail = value % 100 >= 11 && value % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th');
  return `${value}${tail}`;
}

interface Compound {
  total: number;
  /** The part below the next multiplier. */
  part: number;
  last: 'unit' | 'teen' | 'tens' | 'hundred' | 'thousand';
  ordinal: boolean;
}

/** Adds one more word to a number under way; null when the word begins a number of its own. */
function extend(number: Compound, word: string): Compound | null {
  if (number.ordinal) return null;
  const base = cardinalOf(word) ?? word;
  const isOrdinal = base !== word;
  const small = units[base] ?? teens[base] ?? tens[base];
  if (small !== undefined) {
    const fits =
      (number.last === 'tens' && base in units && small > 0) || number.last === 'hundred' || number.last === 'thousand';
    if (!fits) return null;
    const last = base in units ? 'unit' : base in teens ? 'teen' : 'tens';
    return { ...number, part: number.part + small, last, ordinal: isOrdinal };
  }
  if (word === 'hundred' && number.part > 0 && number.part < 100)
    return { ...number, part: number.part * 100, last: 'hundred' };
  if (word === 'thousand' && number.total === 0 && number.part > 0)
    return { ...number, total: number.part * 1000, part: 0, last: 'thousand' };
  return null;
}

function begin(word: string): Compound | null {
  const base = cardinalOf(word) ?? word;
  const small = units[base] ?? teens[base] ?? tens[base];
  if (small === undefined) return null;
  const last = base in units ? 'unit' : base in teens ? 'teen' : 'tens';
  return { total: 0, part: small, last, ordinal: base !== word };
}

/**
 * Number words as digits, in lower case: "twenty sixth" → "26th", "three thirty" → "3 30", "two hundred and five" →
 * "205". Words that do not make one number together stay apart, so that times and phone numbers can be read from it.
 */
export function digitize(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/([a-z])-(?=[a-z])/g, '$1 ')
    .split(/\s+/)
    .filter(Boolean);
  const out: string[] = [];
  for (let at = 0; at < words.length; ) {
    const [read, length] = readNumber(words, at);
    out.push(read);
    at += length;
  }
  return out.join(' ');
}

/** The number that begins at a word, as digits with its closing punctuation, and how many words it took. */
function readNumber(words: string[], start: number): [text: string, length: number] {
  const bare = (index: number) => (words[index] ?? '').replace(/[.,;:!?]+$/, '');
  const closes = (index: number) => bare(index) !== words[index];
  let at = start;
  let number = begin(bare(at));
  if (!number && bare(at) === 'a' && /^(hundred|thousand)$/.test(bare(at + 1))) number = begin('one');
  if (!number) return [words[start] ?? '', 1];
  while (!closes(at) && at + 1 < words.length) {
    const joined = (number.last === 'hundred' || number.last === 'thousand') && bare(at + 1) === 'and';
    const next = extend(number, bare(at + (joined ? 2 : 1)));
    if (!next) break;
    number = next;
    at += joined ? 2 : 1;
  }
  const value = number.total + number.part;
  const tail = (words[at] ?? '').slice(bare(at).length);
  return [(number.ordinal ? ordinal(value) : String(value)) + tail, at - start + 1];
}
