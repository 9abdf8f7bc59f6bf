import type { OutboundAnswer } from '#voice/engines/services/outbound.ts';

/** The longest that another side may make us wait, in ms. */
const longestWaitMs = 3_600_000;

/** What another side asks to wait, by its Retry-After in seconds or as a date, in ms; null where it asks for nothing. */
export function retryAfter({ headers }: Pick<OutboundAnswer, 'headers'>, now: number): number | null {
  const given = headers['retry-after'];
  if (given === undefined) return null;
  const ms = /^\d{1,9}$/.test(given) ? Number(given) * 1000 : Date.parse(given) - now;
  return Number.isFinite(ms) ? Math.min(longestWaitMs, Math.max(0, ms)) : null;
}
