import { bestCover } from '../grammar/select.ts';
import type { Context, Understood } from '../understood.ts';
import type { Utterance } from '../utterance.ts';
import { loneMisheard, readingsOf, settleAmount, sharedMagnitude } from './amounts.ts';
import { unsettled } from './date.ts';
import { confidenceOf, leastConfidence, leftOver } from './left-over.ts';
import { piecesOf } from './settle.ts';

/**
 * What numbers are looked for among: `heads` is people counted together, "two adults and two kids". A time of day, a
 * place in a row and words such as "the other one" hold numbers that are none.
 */
const counted = new Set(['quantity', 'heads', 'total', 'clock', 'moment', 'uncounted', 'ordinal']);

/** The number that one lies below or above, where that is all that is said: "under a thousand". */
export function readBound(utterance: Utterance, { min = -1e15, max = 1e15 }: Context): number | null {
  const cover = bestCover(readingsOf(utterance, counted), utterance.words.length, () => false);
  const [bound, ...more] = cover.filter(({ category }) => category !== 'ordinal');
  const value = bound?.category === 'uncounted' ? (bound.value as number | true) : true;
  if (value === true || more.length > 0 || value < min || value > max) return null;
  return leftOver(utterance, [bound!], [bound!]).beside > 2 ? null : value;
}

/** One number within the bounds. Two different numbers ("two or three") are no answer. */
export function readNumber(utterance: Utterance, { min = -1e15, max = 1e15 }: Context): Understood | null {
  const readings = readingsOf(utterance, counted).filter(({ category, weight }) => category !== 'clock' || weight > -2);
  const cover = bestCover(readings, utterance.words.length, ({ category }) => category === 'quantity');
  const pieces = ['quantity', 'heads', 'total'].flatMap((category) => piecesOf<number>(cover, category));
  const lone = pieces.length === 0 ? loneMisheard(utterance) : null;
  const sorted = lone ? [lone] : pieces.sort((a, b) => a.from - b.from);
  const inOrder = sharedMagnitude(
    utterance,
    sorted,
    (value) => value,
    (_, value) => value,
  );
  // "Six, but one is not coming, so five": what is said before the total does not bear on it.
  const total = cover.findLast(({ category }) => category === 'total');
  const last = inOrder.at(-1);
  const isTotal = total !== undefined && last?.from === total.from;
  const marks = utterance.marks.filter(({ from }) => from >= (total?.from ?? 0));
  const settled = isTotal ? settleAmount({ ...utterance, marks }, [last]) : settleAmount(utterance, inOrder);
  if (!settled) return null;
  const { piece, others } = settled;
  const left = leftOver(settled.utterance, [piece], inOrder);
  if (others.length > 0) return unsettled([piece.value, ...others.map(({ value }) => value)], left);
  const confidence = confidenceOf(piece.weight, left);
  if (piece.value < min || piece.value > max || confidence < leastConfidence) return null;
  // Thirds have no last digit: fifteen are kept, as many as are exact.
  return { value: Number(piece.value.toPrecision(15)), ...left, confidence, alternatives: [] };
}
