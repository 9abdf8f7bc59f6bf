import { type Alternatives, isGrammar, synonymsOf } from './question.ts';
import { compoundOf, repairsOf } from './repair-words.ts';
import type { Facts } from './source.ts';
import { termsOf } from './words.ts';

/** Words of a question that no document has, and for which no other word stands: they were misheard, or are compounds. */
export function unknownTerms(text: string, language: string, facts: Facts, alternatives: Alternatives = {}): string[] {
  const unknown = termsOf(text, language).filter(({ term, word }) => {
    if (facts.piecesWith[term] || isGrammar(word, language)) return false;
    const others = [...synonymsOf(term, language), ...(alternatives[term] ?? []).map((other) => other.term)];
    return !others.some((other) => facts.piecesWith[other]);
  });
  return [...new Set(unknown.map(({ term }) => term))];
}

/** What unknown words may stand for, beside what the workspace says. @param vocabulary words of the documents, near each */
export function withRepairs(
  unknown: readonly string[],
  alternatives: Alternatives,
  vocabulary: (term: string) => Iterable<{ term: string; pieces: number }>,
  has: (term: string) => boolean,
): Alternatives {
  const all: Record<string, Alternatives[string]> = { ...alternatives };
  for (const term of unknown) {
    const repaired = repairsOf(term, vocabulary(term));
    const found = repaired.length > 0 ? repaired : compoundOf(term, has);
    if (found.length > 0) all[term] = [...(alternatives[term] ?? []), ...found];
  }
  return all;
}
