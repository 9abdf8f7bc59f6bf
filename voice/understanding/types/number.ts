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

const units = [1e6, 1e3, 100];
/** Below it, a number behind one of thousands is one of thousands itself. */
const small = 20;
/** So sure, it is read back. */
const doubtful = 0.6;

/** "Four or five thousand, say five", "six thousand, no, five": a number whose thousands were said before. */
function withMagnitude(value: number, before: readonly number[]): { value: number; isSure: boolean } {
  const same = before.find((one) => units.some((unit) => value * unit === one));
  if (same !== undefined) return { value: same, isSure: true };
  const last = before.at(-1) ?? 0;
  const unit = units.find((one) => last % one === 0 && last / one < small);
  const isSmall = value >= 1 && value < small && unit !== undefined && unit >= 1e3 && last > 0;
  return isSmall ? { value: value * unit, isSure: false } : { value, isSure: true };
}

/** One number within the bounds. Two different numbers ("two or three") are no answer. */
export function readNumber(utterance: Utterance, { min = -1e15, max = 1e15 }: Context): Understood | null {
  const all = readingsOf(utterance, counted).filter(({ category, weight }) => category !== 'clock' || weight > -2);
  // "Say eighteen hundred" is no hour where a number is asked for.
  const isNumber = ({ to }: (typeof all)[number]) =>
    all.some((one) => one.category === 'quantity' && one.to === to && one.to - one.from > 1);
  const readings = all.filter((one) => one.category !== 'clock' || !isNumber(one));
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
  const scaled = withMagnitude(
    piece.value,
    inOrder.filter(({ from }) => from < piece.from).map(({ value }) => value),
  );
  const confidence = Math.min(confidenceOf(piece.weight, left), scaled.isSure ? 1 : doubtful);
  if (scaled.value !== piece.value && scaled.value >= min && scaled.value <= max)
    return { value: scaled.value, ...left, confidence, alternatives: [] };
  if (piece.value < min || piece.value > max || confidence < leastConfidence) return null;
  // Thirds have no last digit: fifteen are kept, as many as are exact.
  return { value: Number(piece.value.toPrecision(15)), ...left, confidence, alternatives: [] };
}
