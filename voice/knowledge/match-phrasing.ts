import { rarity } from './question.ts';
import type { Facts, Source } from './source.ts';
import { gramsOf, termsOf } from './words.ts';

/** An entry of the FAQ that a question is like. */
export interface LikeEntry {
  source: Source;
  /** The phrasing that it is most like. */
  phrasing: string;
  /** 0 to 1. */
  likeness: number;
}

/** From here on an entry is the answer, and from there on worth asking "Do you mean: …?". */
export const sameQuestion = 0.72;
export const likeQuestion = 0.55;

type Weights = Map<string, number>;

function cosine(a: Weights, b: Weights): number {
  let [shared, lengthA, lengthB] = [0, 0, 0];
  for (const [key, weight] of a) {
    lengthA += weight ** 2;
    shared += weight * (b.get(key) ?? 0);
  }
  for (const weight of b.values()) lengthB += weight ** 2;
  return shared === 0 ? 0 : shared / Math.sqrt(lengthA * lengthB);
}

/** Least weight of a word: "do you" and "can I" tell phrasings apart, too. */
const leastWeight = 0.5;
const gramShare = 0.4;

/** Words that stand before or behind any question and ask for nothing: "hi, where are you guys". */
const hollow: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set(['hi', 'hello', 'hey', 'um', 'uh', 'er', 'so', 'okay', 'ok', 'well', 'guys', 'folks', 'please', 'again']),
  de: new Set(['hallo', 'guten', 'tag', 'also', 'ja', 'bitte', 'ah', 'ahm', 'denn', 'mal', 'noch']),
  es: new Set(['hola', 'buenas', 'buenos', 'favor', 'pues', 'oiga', 'oye']),
  fr: new Set(['bonjour', 'allo', 'euh', 'svp', 'alors', 'donc', 'ben']),
};

export const isHollow = (word: string, language: string): boolean => hollow[language.slice(0, 2)]?.has(word) ?? false;

interface ReadPhrasing {
  stems: Weights;
  grams: Weights;
}

function readPhrasing(text: string, language: string, facts: Facts): ReadPhrasing {
  const said = termsOf(text, language);
  const telling = said.filter(({ word }) => !isHollow(word, language));
  const terms = telling.length > 0 ? telling : said;
  // Stop words stay: of short questions they tell much.
  const stems = new Map(
    terms.map(({ term }) => [term, Math.max(leastWeight, rarity(facts.pieces, facts.piecesWith[term] ?? 0))]),
  );
  const grams = new Map(gramsOf(terms.map(({ word }) => word)).map((gram) => [gram, 1]));
  return { stems, grams };
}

const likeness = (a: ReadPhrasing, b: ReadPhrasing) =>
  (1 - gramShare) * cosine(a.stems, b.stems) + gramShare * cosine(a.grams, b.grams);

/** How alike two questions are, 0 to 1, by their stems and 4-grams. */
export function likenessOf(a: string, b: string, language: string, facts: Facts): number {
  return likeness(readPhrasing(a, language, facts), readPhrasing(b, language, facts));
}

/** The entry of the FAQ that a question is most like; null where none is at all. */
export function matchPhrasing(
  text: string,
  language: string,
  sources: readonly Source[],
  facts: Facts,
): LikeEntry | null {
  const asked = readPhrasing(text, language, facts);
  let best: LikeEntry | null = null;
  for (const source of sources)
    for (const phrasing of source.phrasings) {
      const like = likeness(asked, readPhrasing(phrasing, language, facts));
      if (like > (best?.likeness ?? 0)) best = { source, phrasing, likeness: like };
    }
  return best;
}
