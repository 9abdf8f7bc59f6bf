import { bestCover } from '../grammar/select.ts';
import type { Context, Understood } from '../understood.ts';
import type { Utterance } from '../utterance.ts';
import type { Length } from '../values/length.ts';
import { readingsOf, settleAmount } from './amounts.ts';
import { unsettled } from './date.ts';
import { confidenceOf, leftOver } from './left-over.ts';
import { piecesOf } from './settle.ts';

/** As ISO 8601 writes it: `PT1H30M`, `P3D`. */
export function isoLength({ years, months, days, minutes }: Length): string {
  const date = [years && `${years}Y`, months && `${months}M`, days && `${days}D`].filter(Boolean).join('');
  const seconds = Math.round(minutes * 60);
  const [hours, whole, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const time = [hours && `${hours}H`, whole && `${whole}M`, rest && `${rest}S`].filter(Boolean).join('');
  return `P${date}${time && `T${time}`}` === 'P' ? 'PT0M' : `P${date}${time && `T${time}`}`;
}

const asked = new Set(['length', 'unmeasured']);

/** How long something takes. */
export function readLength(utterance: Utterance, _context: Context): Understood | null {
  const cover = bestCover(
    readingsOf(utterance, asked),
    utterance.words.length,
    ({ category }) => category === 'length',
  );
  const pieces = piecesOf<Length>(cover, 'length');
  const settled = settleAmount(utterance, pieces);
  if (!settled) return null;
  const { piece, others } = settled;
  // "Usually an hour, but today two."
  const isTurned = utterance.marks.some(
    (mark) =>
      mark.value === 'contrast' &&
      mark.from >= piece.to &&
      utterance.readings.some(({ category, from }) => category === 'quantity' && from >= mark.to),
  );
  if (isTurned) return null;
  const left = leftOver(settled.utterance, [piece], pieces);
  if (others.length > 0)
    return unsettled(
      [piece, ...others].map(({ value }) => isoLength(value)),
      left,
    );
  return { value: isoLength(piece.value), ...left, confidence: confidenceOf(piece.weight, left), alternatives: [] };
}
