import { bestCover } from '../grammar/select.ts';
import type { Context, Understood } from '../understood.ts';
import type { Utterance } from '../utterance.ts';
import { unsettled } from './date.ts';
import { confidenceOf, leastConfidence, leftOver } from './left-over.ts';
import { piecesOf, settle } from './settle.ts';

/** What a number may be: `heads` is people counted together, "two adults and two kids". */
const counted = new Set(['quantity', 'heads', 'clock']);

/** One number within the bounds. Two different numbers ("two or three") are no answer. */
export function readNumber(utterance: Utterance, { min = -1e15, max = 1e15 }: Context): Understood | null {
  const readings = utterance.readings.filter(
    ({ category, weight }) => counted.has(category) && (category === 'quantity' || category === 'heads' || weight > -2),
  );
  const cover = bestCover(readings, utterance.words.length, ({ category }) => category === 'quantity');
  const pieces = [...piecesOf<number>(cover, 'quantity'), ...piecesOf<number>(cover, 'heads')];
  const settled = settle(
    utterance,
    pieces.sort((a, b) => a.from - b.from),
  );
  if (!settled) return null;
  const { piece, others } = settled;
  const left = leftOver(utterance, [piece], pieces);
  if (others.length > 0) return unsettled([piece.value, ...others.map(({ value }) => value)], left);
  const confidence = confidenceOf(piece.weight, left);
  if (piece.value < min || piece.value > max || confidence < leastConfidence) return null;
  return { value: piece.value, ...left, confidence, alternatives: [] };
}
