import type { Question } from './question.ts';
import { type Bag, type Facts, type ReadSource, readSource, type Source } from './source.ts';

/** A piece with how well it fits a question. */
export interface RankedPiece {
  read: ReadSource;
  score: number;
  /** BM25 of its best sentence. */
  best: number;
  bm25: number;
  grams: number;
}

/** Robertson and Zaragoza, The Probabilistic Relevance Framework (2009), formula 3.15. */
const k1 = 1.2;
const saturated = (count: number, length: number, average: number, b: number) =>
  (count * (k1 + 1)) / (count + k1 * (1 - b + (b * length) / average));

/** Words of a sentence, on average: what the length of one is compared with. */
const averageSentence = 20;
/** How much 4-grams count beside words. */
const gramShare = 0.3;

/** How often a wanted word, or what may stand for it, is in a bag. */
export function countOf(bag: Bag, { term, others }: Question['wanted'][number]): number {
  const own = bag.counts.get(term) ?? 0;
  if (own > 0) return own;
  return others.reduce((most, other) => Math.max(most, (bag.counts.get(other.term) ?? 0) * other.share), 0);
}

/** BM25 of a bag of words for a question. */
export function bm25(question: Question, bag: Bag, average: number, b: number): number {
  let sum = 0;
  for (const wanted of question.wanted) {
    const count = countOf(bag, wanted);
    if (count > 0) sum += wanted.weight * saturated(count, bag.length, average, b);
  }
  return sum;
}

export const sentenceScore = (question: Question, bag: Bag): number => bm25(question, bag, averageSentence, 0.5);

function gramScores(question: Question, pieces: readonly ReadSource[]): number[] {
  const having = new Map<string, number>();
  for (const gram of question.grams)
    having.set(
      gram,
      pieces.reduce((sum, { grams }) => sum + (grams.has(gram) ? 1 : 0), 0),
    );
  const average = pieces.reduce((sum, { gramCount }) => sum + gramCount, 0) / Math.max(1, pieces.length);
  return pieces.map(({ grams, gramCount }) => {
    let sum = 0;
    for (const gram of question.grams) {
      const count = grams.get(gram);
      if (count === undefined) continue;
      const rare = Math.log(1 + (pieces.length - having.get(gram)! + 0.5) / (having.get(gram)! + 0.5));
      sum += rare * saturated(count, gramCount, average, 0.75);
    }
    return sum;
  });
}

/** Pieces by how well they fit a question, best first: BM25 of the piece, of its best sentence, and of 4-grams. */
export function rankPieces(question: Question, sources: readonly Source[], facts: Facts): RankedPiece[] {
  const pieces = sources.map(readSource);
  const grams = gramScores(question, pieces);
  return pieces
    .map((read, index) => {
      const whole = bm25(question, read.all, facts.averageLength || 1, 0.75);
      const best = read.sentences.reduce((most, sentence) => Math.max(most, sentenceScore(question, sentence)), 0);
      return { read, bm25: whole, best, grams: grams[index]!, score: whole + best + gramShare * grams[index]! };
    })
    .sort((a, b) => b.score - a.score || (a.read.source.pieceId < b.read.source.pieceId ? -1 : 1));
}
