import { isoTime } from '#voice/understanding/calendar.ts';
import { type Context, todayOf, type Understood } from '../understood.ts';
import type { Utterance } from '../utterance.ts';
import { type Clock, resolveClockAt } from '../values/clock.ts';
import { unsettled } from './date.ts';
import { wallAfter } from './date-time.ts';
import { confidenceOf, leastConfidence, leftOver } from './left-over.ts';
import { readWhen } from './when.ts';

const asked = new Set(['clock']);

/** A time of day, as `14:30`. */
export function readTime(utterance: Utterance, context: Context): Understood | null {
  const { time, clock, taken, passed } = readWhen(utterance, asked, todayOf(context));
  const away = time?.piece.value.away;
  // "In an hour" is a time, seen from now; what has passed is none.
  if (time && away && away.minutes > 0 && time.others.length === 0) {
    const left = leftOver(utterance, [time.piece], [...taken, ...passed]);
    const confidence = confidenceOf(time.piece.weight, left);
    const value = isoTime(wallAfter(context.now, away));
    return confidence < leastConfidence ? null : { value, ...left, confidence, alternatives: [] };
  }
  if (!time || !clock) return null;
  const resolved = (one: Clock) => isoTime(resolveClockAt(one, context.now.hour * 60 + context.now.minute));
  const value = resolved(clock);
  const others = time.others.flatMap((other) => (other.value.clock ? [resolved(other.value.clock)] : []));
  const different = [...new Set(others)].filter((other) => other !== value);
  const left = leftOver(utterance, [time.piece], [...taken, ...passed]);
  if (different.length > 0) return unsettled([value, ...different], left);
  const confidence = confidenceOf(time.piece.weight, left);
  return confidence < leastConfidence ? null : { value, ...left, confidence, alternatives: [] };
}
