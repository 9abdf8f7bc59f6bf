import type { Question } from './question.ts';
import type { RankedPiece } from './rank-pieces.ts';
import { confidenceFeatures, sentenceFeatures } from './sentence-features.ts';
import { confidenceWeights, sentenceWeights } from './weights.data.ts';

/** A sentence that may be the answer. */
export interface Picked {
  piece: RankedPiece;
  rank: number;
  /** Which of the piece's sentences. */
  index: number;
  features: number[];
  /** How sure it is that this is the answer, 0 to 1. */
  confidence: number;
  /** What the confidence rests on. */
  grounds: number[];
}

/** Pieces whose sentences are looked at. */
export const lookedAt = 3;

export const logistic = (weights: readonly number[], features: readonly number[]): number => {
  let sum = weights.at(-1)!;
  for (const [index, value] of features.entries()) sum += weights[index]! * value;
  return 1 / (1 + Math.exp(-sum));
};

/** The sentence that is likeliest to hold the answer, of the best pieces; null where there is none. */
export function pickSentence(
  question: Question,
  ranked: readonly RankedPiece[],
  weights: { sentence: readonly number[]; confidence: readonly number[] } = {
    sentence: sentenceWeights,
    confidence: confidenceWeights,
  },
): Picked | null {
  let best: Omit<Picked, 'confidence' | 'grounds'> | null = null;
  let bestScore = -1;
  for (const [rank, piece] of ranked.slice(0, lookedAt).entries())
    for (const index of piece.read.sentences.keys()) {
      const features = sentenceFeatures(question, piece, rank, index);
      const score = logistic(weights.sentence, features);
      if (score > bestScore) [best, bestScore] = [{ piece, rank, index, features }, score];
    }
  if (!best) return null;
  const second = ranked.find(({ read }) => read !== best!.piece.read)?.score ?? 0;
  const grounds = confidenceFeatures(question, best, second);
  return { ...best, grounds, confidence: logistic(weights.confidence, grounds) };
}
