import type { Question } from './question.ts';
import type { RankedPiece } from './rank-pieces.ts';
import { confidenceFeatures, sentenceFeatures } from './sentence-features.ts';
import type { ReadSentence, Source } from './source.ts';
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

/** Words of a line that is a title and tells nothing, where nothing ends it: "Parking". */
const longestTitle = 2;

/** Whether a sentence only names a thing: a title answers nothing. */
function isTitle({ text, terms }: ReadSentence, { headings, title }: Source): boolean {
  if (/[\d.!?…:。]/.test(text)) return false;
  const same = (name: string) => name.trim().toLowerCase() === text.trim().toLowerCase();
  return terms.length <= longestTitle || same(title) || headings.some(same);
}

/** Pieces whose sentences are looked at. */
export const lookedAt = 3;

function scoreOf(weights: readonly number[], features: readonly number[]): number {
  let sum = weights.at(-1)!;
  for (let at = 0; at < features.length; at += 1) sum += weights[at]! * features[at]!;
  return sum;
}

export const logistic = (weights: readonly number[], features: readonly number[]): number =>
  1 / (1 + Math.exp(-scoreOf(weights, features)));

/**
 * The sentence that is likeliest to hold the answer, of the best pieces; null where there is none.
 * @param may which sentences are looked at
 */
export function pickSentence(
  question: Question,
  ranked: readonly RankedPiece[],
  weights: { sentence: readonly number[]; confidence: readonly number[] } = {
    sentence: sentenceWeights,
    confidence: confidenceWeights,
  },
  may: (sentence: ReadSentence) => boolean = () => true,
): Picked | null {
  const all = ranked.slice(0, lookedAt).flatMap((piece, rank) =>
    [...piece.read.sentences.entries()].flatMap(([index, sentence]) => {
      if (isTitle(sentence, piece.read.source) || !may(sentence)) return [];
      const features = sentenceFeatures(question, piece, rank, index);
      return [{ piece, rank, index, features, likely: scoreOf(weights.sentence, features) }];
    }),
  );
  const best = all.reduce<(typeof all)[number] | null>(
    (most, one) => (most && most.likely >= one.likely ? most : one),
    null,
  );
  if (!best) return null;
  const second = ranked.find(({ read }) => read !== best.piece.read)?.score ?? 0;
  const grounds = confidenceFeatures(
    question,
    best,
    second,
    1 / all.reduce((sum, { likely }) => sum + Math.exp(likely - best.likely), 0),
  );
  const { piece, rank, index, features } = best;
  return { piece, rank, index, features, grounds, confidence: logistic(weights.confidence, grounds) };
}
