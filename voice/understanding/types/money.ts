import { bestCover } from '../grammar/select.ts';
import type { Context, Understood } from '../understood.ts';
import type { Utterance } from '../utterance.ts';
import type { Money } from '../values/money.ts';
import { readingsOf, settleAmount } from './amounts.ts';
import { unsettled } from './date.ts';
import { confidenceOf, leastConfidence, leftOver } from './left-over.ts';
import { piecesOf } from './settle.ts';

const asked = new Set(['money']);

/** An amount of money, as `{ amount, currency }`. */
export function readMoney(utterance: Utterance, _context: Context): Understood | null {
  const cover = bestCover(readingsOf(utterance, asked), utterance.words.length, () => true);
  const pieces = piecesOf<Money>(cover, 'money');
  const settled = settleAmount(utterance, pieces);
  if (!settled) return null;
  const { piece, others } = settled;
  const left = leftOver(settled.utterance, [piece], pieces);
  const whole = ({ amount, currency }: Money) => ({ amount, currency: currency ?? utterance.language.currency });
  if (others.length > 0)
    return { ...unsettled([], left), alternatives: [piece, ...others].map(({ value }) => whole(value)) };
  const confidence = confidenceOf(piece.weight, left);
  return confidence < leastConfidence ? null : { value: whole(piece.value), ...left, confidence, alternatives: [] };
}
