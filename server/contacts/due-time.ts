import { dueHours } from '#domain/contacts/tasks.ts';
import { isOpen, type OpenTimes } from '#server/scheduling/free-times.ts';

const hourMs = 3_600_000;
/** Business time is counted in such pieces, in ms. */
const pieceMs = hourMs / 4;
/** How far ahead business hours are looked for, in ms: over the longest holidays. */
const horizonMs = 30 * 24 * hourMs;

/**
 * When what is promised at a moment is due: so many hours of business time later, since no one calls back at night. A
 * workspace that never opens has as many hours of any.
 */
export function dueAfter(at: number, open: OpenTimes): number {
  let left = dueHours * hourMs;
  for (let start = at; start < at + horizonMs; ) {
    const end = Math.floor(start / pieceMs + 1) * pieceMs;
    if (isOpen({ start, end }, open)) {
      left -= end - start;
      if (left <= 0) return end + left;
    }
    start = end;
  }
  return at + dueHours * hourMs;
}
