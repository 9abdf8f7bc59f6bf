import { isoTime } from '#voice/understanding/calendar.ts';
import { type Context, todayOf, type Understood } from '../understood.ts';
import type { Utterance } from '../utterance.ts';
import { resolveClock } from '../values/clock.ts';
import { unsettled } from './date.ts';
import { confidenceOf, leastConfidence, leftOver } from './left-over.ts';
import { readWhen } from './when.ts';

const asked = new Set(['clock']);

/** A time of day, as `14:30`. */
export function readTime(utterance: Utterance, context: Context): Understood | null {
  const { time, clock, taken } = readWhen(utterance, asked, todayOf(context));
  if (!time || !clock) return null;
  const value = isoTime(resolveClock(clock));
  const others = time.others.flatMap((other) => (other.value.clock ? [isoTime(resolveClock(other.value.clock))] : []));
  const different = [...new Set(others)].filter((other) => other !== value);
  const left = leftOver(utterance, [time.piece], taken);
  if (different.length > 0) return unsettled([value, ...different], left);
  const confidence = confidenceOf(time.piece.weight, left);
  return confidence < leastConfidence ? null : { value, ...left, confidence, alternatives: [] };
}
