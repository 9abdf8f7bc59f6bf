import { bestCover } from '../grammar/select.ts';
import type { Context, Understood } from '../understood.ts';
import type { Utterance } from '../utterance.ts';
import { unsettled } from './date.ts';
import { confidenceOf, leastConfidence, leftOver } from './left-over.ts';
import { piecesOf, settle } from './settle.ts';

/** A rating without bounds goes from 1 to 10. */
export const ratingBounds = ({ min = 1, max = 10 }: Pick<Context, 'min' | 'max'>) => ({ min, max });

/** A whole number on a scale. "Eight out of ten" counts when the scale ends at ten. */
export function readRating(utterance: Utterance, context: Context): Understood | null {
  const { min, max } = ratingBounds(context);
  const readings = utterance.readings.filter(({ category }) => category === 'quantity' || category === 'rating');
  const cover = bestCover(readings, utterance.words.length, ({ category }) => category === 'quantity');
  const scaled = piecesOf<{ score: number; of: number }>(cover, 'rating').map((piece) => ({
    ...piece,
    value: piece.value.of === max ? piece.value.score : Number.NaN,
  }));
  const plain = piecesOf<number>(cover, 'quantity');
  const settled = settle(utterance, scaled.length > 0 ? scaled : plain);
  if (!settled) return null;
  const { piece, others } = settled;
  const left = leftOver(utterance, [piece], [...scaled, ...plain]);
  if (others.length > 0) return unsettled([piece.value, ...others.map(({ value }) => value)], left);
  const confidence = confidenceOf(piece.weight, left);
  const fits = Number.isInteger(piece.value) && piece.value >= min && piece.value <= max;
  return fits && confidence >= leastConfidence ? { value: piece.value, ...left, confidence, alternatives: [] } : null;
}
