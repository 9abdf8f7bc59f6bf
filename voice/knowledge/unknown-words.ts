import { grammarWords, mannerWords } from './everyday-words.data.ts';
import { type Alternatives, isGrammar, synonymShare, synonymsOf } from './question.ts';
import { compoundOf, compoundsWith, type KnownWord, repairsOf } from './repair-words.ts';
import type { Facts } from './source.ts';
import { synonymGroups } from './synonyms.data.ts';
import { stemOf, termsOf } from './words.ts';

/** A word of a question that no document has. */
export interface UnknownWord {
  term: string;
  /** In lower case, without accents. */
  word: string;
}

/** Words of a question that no document has, and for which no other word stands: they were misheard, or are compounds. */
export function unknownWords(
  text: string,
  language: string,
  facts: Facts,
  alternatives: Alternatives = {},
): UnknownWord[] {
  const unknown = new Map<string, UnknownWord>();
  for (const { term, word } of termsOf(text, language)) {
    if (facts.piecesWith[term] || isEveryday(word, language)) continue;
    const others = [...synonymsOf(term, language), ...(alternatives[term] ?? []).map((other) => other.term)];
    if (!others.some((other) => facts.piecesWith[other])) unknown.set(term, { term, word });
  }
  return [...unknown.values()];
}

const everyday = new Map<string, ReadonlyMap<string, KnownWord>>();

/** Words that anyone says whatever the documents are about, by themselves: of grammar, of manners, and such that have synonyms. */
function everydayWords(language: string): ReadonlyMap<string, KnownWord> {
  const base = language.slice(0, 2);
  const kept = everyday.get(base);
  if (kept) return kept;
  const plain = [...(grammarWords[base] ?? []), ...(mannerWords[base] ?? [])];
  const made = new Map<string, KnownWord>([
    ...(synonymGroups[base] ?? [])
      .flat()
      .map((word): [string, KnownWord] => [word, { term: stemOf(word, base), word, pieces: 0 }]),
    ...plain.map((word): [string, KnownWord] => [word, { term: word, word, pieces: 0 }]),
  ]);
  everyday.set(base, made);
  return made;
}

const isEveryday = (word: string, language: string) =>
  isGrammar(word, language) || (mannerWords[language.slice(0, 2)]?.has(word) ?? false);

/** What unknown words may stand for, beside what the workspace says. @param vocabulary words of the documents, near each */
export function withRepairs(
  unknown: readonly UnknownWord[],
  language: string,
  alternatives: Alternatives,
  vocabulary: (term: string) => Iterable<{ term: string; pieces: number }>,
  has: (term: string) => boolean,
): Alternatives {
  const all: Record<string, Alternatives[string]> = { ...alternatives };
  const common = everydayWords(language);
  for (const { term, word } of unknown) {
    const words = [...vocabulary(term)];
    const whole = compoundOf(term, has, 2);
    // A word that has synonyms is no slip of the ear, only none that the documents use.
    const isMeant = common.has(word) || synonymsOf(term, language).length > 0;
    const near = whole.length > 0 || isMeant ? [] : repairsOf(word, language, [...common.values(), ...words]);
    const found = [
      whole,
      withSynonyms(near, language),
      compoundsWith(word, language, words),
      compoundOf(term, has, 1),
    ].find(({ length }) => length > 0);
    if (found) all[term] = [...(alternatives[term] ?? []), ...found];
  }
  return all;
}

/** What may stand for a word that was misheard may stand for what was heard. */
const withSynonyms = (near: Alternatives[string], language: string): Alternatives[string] => [
  ...near,
  ...near.flatMap(({ term, share }) =>
    synonymsOf(term, language).map((other) => ({ term: other, share: share * synonymShare })),
  ),
];
