/** Milliseconds before the first repeat; each further one waits twice as long. */
const firstMs = 500;
const mostMs = 8_000;
/** Longer than this isn't waited for, whatever a server says. */
const longestWaitMs = 60_000;

/** What a server asks to wait, in milliseconds: `Retry-After` in seconds, or a date. */
export function retryAfterMs(headers: Headers, now: number): number | undefined {
  const given = headers.get('retry-after');
  if (given === null || given.trim() === '') return undefined;
  const seconds = Number(given);
  const ms = Number.isNaN(seconds) ? Date.parse(given) - now : seconds * 1000;
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), longestWaitMs);
}

/** How long to wait before a repeat, a quarter of it by chance, so that many clients don't come back at once. */
export function waitMs(attempt: number, headers: Headers | undefined, now = Date.now()): number {
  const asked = headers && retryAfterMs(headers, now);
  return asked ?? Math.min(firstMs * 2 ** attempt, mostMs) * (1 - Math.random() / 4);
}

/**
 * Whether another try may help. `safe`: a repeat has no effect of its own, since the request only reads, says what holds
 * afterwards, or has an Idempotency-Key. What isn't safe is repeated only where the server says that nothing was done.
 */
export function mayRetry(status: number, headers: Headers, safe: boolean): boolean {
  const told = headers.get('x-should-retry');
  if (told !== null) return told === 'true';
  if (status === 429) return true;
  // A conflict stays one, unless the server says when to ask again: the same request is still being handled.
  if (status === 409) return safe && headers.has('retry-after');
  return safe && (status === 408 || status >= 500);
}

export const sleep = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
