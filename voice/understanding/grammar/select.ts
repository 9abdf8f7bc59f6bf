import type { Reading } from './chart.ts';

/** Below this, a reading is one only where it is asked for: a bare number as an hour. */
export const latent = -2;

/** What every piece costs: one that says it all is better than several that say a part each. */
const perPiece = 0.6;
/** What is asked for is taken even where it needs good will. */
const leastAsked = 0.05;

/** How much a reading explains: its words, less for good will. */
function gainOf({ from, to, weight }: Reading, isAsked: boolean): number {
  const gain = to - from - perPiece + 0.35 * weight;
  return isAsked ? Math.max(gain + 0.02, leastAsked + 0.01 * weight) : gain;
}

/**
 * The readings that together explain the most words, none lying in another, in their order.
 * @param asked the categories that an answer is wanted of
 */
export function bestCover<R extends Reading>(
  readings: readonly R[],
  length: number,
  asked: (reading: R) => boolean,
): R[] {
  const starting = new Map<number, R[]>();
  for (const reading of readings) {
    const list = starting.get(reading.from);
    if (list) list.push(reading);
    else starting.set(reading.from, [reading]);
  }
  const best: { gain: number; take: R | null }[] = Array.from({ length: length + 1 }, () => ({ gain: 0, take: null }));
  for (let at = length - 1; at >= 0; at--) {
    best[at] = { gain: best[at + 1]!.gain, take: null };
    for (const reading of starting.get(at) ?? []) {
      const gain = gainOf(reading, asked(reading)) + best[reading.to]!.gain;
      if (gain > best[at]!.gain + 1e-9) best[at] = { gain, take: reading };
    }
  }
  const cover: R[] = [];
  for (let at = 0; at < length; ) {
    const { take } = best[at]!;
    if (take) cover.push(take);
    at = take ? take.to : at + 1;
  }
  return cover;
}
