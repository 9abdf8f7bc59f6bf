import { bestCover } from '../grammar/select.ts';
import type { Context, Understood } from '../understood.ts';
import type { Utterance } from '../utterance.ts';
import type { Length } from '../values/length.ts';
import { unsettled } from './date.ts';
import { confidenceOf, leftOver } from './left-over.ts';
import { piecesOf, settle } from './settle.ts';

/** As ISO 8601 writes it: `PT1H30M`, `P3D`. */
export function isoLength({ years, months, days, minutes }: Length): string {
  const date = [years && `${years}Y`, months && `${months}M`, days && `${days}D`].filter(Boolean).join('');
  const [hours, left] = [Math.floor(minutes / 60), minutes % 60];
  const time = [hours && `${hours}H`, left && `${left}M`].filter(Boolean).join('');
  return `P${date}${time && `T${time}`}` === 'P' ? 'PT0M' : `P${date}${time && `T${time}`}`;
}

/** How long something takes. */
export function readLength(utterance: Utterance, _context: Context): Understood | null {
  const cover = bestCover(
    utterance.readings.filter(({ category }) => category === 'length'),
    utterance.words.length,
    () => true,
  );
  const pieces = piecesOf<Length>(cover, 'length');
  const settled = settle(utterance, pieces);
  if (!settled) return null;
  const { piece, others } = settled;
  const left = leftOver(utterance, [piece], pieces);
  if (others.length > 0)
    return unsettled(
      [piece, ...others].map(({ value }) => isoLength(value)),
      left,
    );
  return { value: isoLength(piece.value), ...left, confidence: confidenceOf(piece.weight, left), alternatives: [] };
}
