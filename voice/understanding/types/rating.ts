import { bestCover } from '../grammar/select.ts';
import type { Context, Understood } from '../understood.ts';
import type { Utterance } from '../utterance.ts';
import { loneMisheard, readingsOf, settleAmount } from './amounts.ts';
import { unsettled } from './date.ts';
import { confidenceOf, leastConfidence, leftOver } from './left-over.ts';
import { piecesOf } from './settle.ts';

/** A rating without bounds goes from 1 to 10. */
export const ratingBounds = ({ min = 1, max = 10 }: Pick<Context, 'min' | 'max'>) => ({ min, max });

/** An end of the scale is meant where no number is said: "full marks". */
const looked = new Set(['quantity', 'rating', 'ratingEnd', 'uncounted']);

/** A whole number on a scale. "Eight out of ten" counts when the scale ends at ten. */
export function readRating(utterance: Utterance, context: Context): Understood | null {
  const { min, max } = ratingBounds(context);
  const cover = bestCover(
    readingsOf(utterance, looked),
    utterance.words.length,
    ({ category }) => category === 'quantity',
  );
  const scaled = piecesOf<{ score: number; of: number | null }>(cover, 'rating').map((piece) => ({
    ...piece,
    value: piece.value.of === null || piece.value.of === max ? piece.value.score : Number.NaN,
  }));
  const plain = piecesOf<number>(cover, 'quantity');
  const ofScale = { top: max, middle: Math.round((min + max) / 2), bottom: min };
  const ends = piecesOf<'top' | 'middle' | 'bottom'>(cover, 'ratingEnd').map((piece) => ({
    ...piece,
    value: ofScale[piece.value],
  }));
  const lone = loneMisheard(utterance);
  const [pieces = []] = [scaled, plain, ends, lone ? [lone] : []].filter(({ length }) => length > 0);
  // "I've told half the street, so ten": what is no number of the scale is none.
  const isOnScale = ({ value }: { value: number }) => Number.isInteger(value) && value >= min && value <= max;
  const settled = settleAmount(utterance, pieces.some(isOnScale) ? pieces.filter(isOnScale) : pieces);
  if (!settled) return null;
  const { piece, others } = settled;
  const left = leftOver(settled.utterance, [piece], [...scaled, ...plain, ...ends]);
  if (others.length > 0) return unsettled([piece.value, ...others.map(({ value }) => value)], left);
  const confidence = confidenceOf(piece.weight, left);
  return isOnScale(piece) && confidence >= leastConfidence
    ? { value: piece.value, ...left, confidence, alternatives: [] }
    : null;
}
