import { bestCover } from '../grammar/select.ts';
import type { Context, Understood } from '../understood.ts';
import type { Utterance } from '../utterance.ts';
import type { Money } from '../values/money.ts';
import { readingsOf, settleAmount, sharedMagnitude } from './amounts.ts';
import { unsettled } from './date.ts';
import { confidenceOf, leastConfidence, leftOver } from './left-over.ts';
import { piecesOf } from './settle.ts';

const asked = new Set(['money']);

/** An amount of money, as `{ amount, currency }`. */
export function readMoney(utterance: Utterance, _context: Context): Understood | null {
  const cover = bestCover(readingsOf(utterance, asked), utterance.words.length, () => true);
  const pieces = sharedMagnitude(
    utterance,
    piecesOf<Money>(cover, 'money'),
    ({ amount }) => amount,
    (value, amount) => ({ ...value, amount }),
  );
  const settled = settleAmount(utterance, pieces);
  if (!settled) return null;
  const { piece, others } = settled;
  const left = leftOver(settled.utterance, [piece], pieces);
  const whole = ({ amount, currency }: Money) => ({ amount, currency: currency ?? utterance.language.currency });
  if (others.length > 0)
    return { ...unsettled([], left), alternatives: [piece, ...others].map(({ value }) => whole(value)) };
  if (piece.value.currency === null && isCounted(settled.utterance, piece)) return null;
  const confidence = confidenceOf(piece.weight, left);
  return confidence < leastConfidence ? null : { value: whole(piece.value), ...left, confidence, alternatives: [] };
}

/** "Two people", "twenty percent": a number of something else, where no currency is said. */
function isCounted({ words, marks, language }: Utterance, { to }: { to: number }): boolean {
  const next = words[to];
  if (!next || next.pause || language.harmless.has(next.text)) return false;
  return !marks.some(({ from, value }) => from === to && value !== 'negation' && value !== 'condition');
}
