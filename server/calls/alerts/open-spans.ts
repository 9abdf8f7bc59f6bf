import { isOpen, type OpenTimes, type Span } from '#server/scheduling/free-times.ts';

const minuteMs = 60_000;
/** Business time is counted in quarters of an hour, as calls are. */
const quarterMs = 15 * minuteMs;
/** How far back open time is looked for: over the longest holidays. */
const horizonMs = 60 * 24 * 60 * minuteMs;

/**
 * The last `minutes` of business time before a moment, as stretches of it, latest first; null while the workspace is closed.
 * One that never opens has as many minutes of any. Asking for a week's takes some 10 ms.
 */
export function openSpans(now: number, minutes: number, open: OpenTimes): Span[] | null {
  if (Object.values(open.businessHours).every((day) => day.length === 0))
    return [{ start: now - minutes * minuteMs, end: now }];
  const isOpenAt = (start: number) => isOpen({ start, end: start + quarterMs }, open);
  let start = Math.floor(now / quarterMs) * quarterMs;
  if (!isOpenAt(start)) return null;
  let left = minutes * minuteMs;
  const spans: Span[] = [];
  for (let end = now; left > 0 && start > now - horizonMs; end = start, start -= quarterMs) {
    if (end === start || !isOpenAt(start)) continue;
    const from = Math.max(start, end - left);
    left -= end - from;
    const last = spans.at(-1);
    if (last?.start === end) last.start = from;
    else spans.push({ start: from, end });
  }
  return spans.length > 0 ? spans : [{ start: now, end: now }];
}
