import type { Services } from '#server/services.ts';

/** When each host may be asked next, in ms. */
const turns = new WeakMap<Services, Map<string, number>>();

/**
 * Waits until a host may be asked again: one request in so many ms, however many sites of it are read at once.
 * @throws the signal's reason when it aborts
 */
export async function ownTurn(services: Services, host: string, every: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const { clock } = services;
  const next = turns.get(services) ?? new Map<string, number>();
  turns.set(services, next);
  const now = clock.now();
  for (const [other, at] of next) if (at <= now) next.delete(other);
  const at = Math.max(now, next.get(host) ?? 0);
  next.set(host, at + every);
  if (at === now) return;
  await new Promise<void>((done, fail) => {
    const stop = () => {
      cancel();
      fail(signal.reason);
    };
    const cancel = clock.after(at - now, () => {
      signal.removeEventListener('abort', stop);
      done();
    });
    signal.addEventListener('abort', stop, { once: true });
  });
}
