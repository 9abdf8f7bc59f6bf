import { isGrammar } from '../question.ts';

/** Spellings that a transcriber takes for each other, since they sound alike. */
const confused: Record<string, readonly string[]> = {
  b: ['p'],
  p: ['b'],
  d: ['t'],
  t: ['d'],
  g: ['k'],
  k: ['g'],
  c: ['g'],
  f: ['v', 'th'],
  v: ['f', 'w'],
  w: ['v'],
  s: ['z', 'f'],
  z: ['s'],
  m: ['n'],
  n: ['m'],
  l: ['r'],
  r: ['l'],
  j: ['ch'],
  x: ['ks'],
  q: ['k'],
  a: ['e', 'o', 'u'],
  e: ['a', 'i'],
  i: ['e', 'y'],
  o: ['a', 'u'],
  u: ['o', 'a'],
  y: ['i'],
};

/** Letters of words that are worth mishearing: short ones are grammar, mostly. */
const shortest = 4;
/** From so many letters on, two sounds of a word may be wrong, and in how many of ten words they are. */
const long = 7;
const twice = 3;

/** Numbers from 0 up to `below` that are the same for the same text and seed: FNV-1a (Fowler, Noll, Vo) over both. */
function drawer(text: string, seed: number) {
  let state = 0x811c9dc5 ^ seed;
  const mix = (code: number) => {
    state = Math.imul(state ^ code, 0x01000193) >>> 0;
  };
  for (const letter of text) mix(letter.codePointAt(0)!);
  return (below: number) => {
    mix(0x9e);
    return ((state ^ (state >>> 15)) >>> 0) % below;
  };
}

function oneSound(word: string, draw: (below: number) => number): string {
  const places = [...word.toLowerCase()].flatMap((letter, at) => (confused[letter] ? [at] : []));
  if (places.length === 0) return word;
  const at = places[draw(places.length)]!;
  const others = confused[word[at]!.toLowerCase()]!;
  return `${word.slice(0, at)}${others[draw(others.length)]}${word.slice(at + 1)}`;
}

/** A question with one of its words misheard by sound; the same seed always gives the same. Numbers and words of grammar stay. */
export function misheard(text: string, seed: number): string {
  const words = [...text.matchAll(/\p{L}+/gu)].filter(
    ([word]) => word.length >= shortest && !isGrammar(word.toLowerCase(), 'en'),
  );
  if (words.length === 0) return text;
  const draw = drawer(text, seed);
  const { 0: word, index } = words[draw(words.length)]!;
  let heard = oneSound(word, draw);
  if (word.length >= long && draw(10) < twice) heard = oneSound(heard, draw);
  return `${text.slice(0, index)}${heard}${text.slice(index + word.length)}`;
}
