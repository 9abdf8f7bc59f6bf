import rateLimit, { type FastifyRateLimitStore, type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#domain/errors.ts';
import type { Services } from '#server/services.ts';
import type { Clock } from '#voice/call/clock.ts';
import { addressGroup } from './ip-address.ts';

export const rateWindowMs = 60_000;
/** Keys that are remembered; who came longest ago is forgotten first. */
const mostKeys = 20_000;

/** Counts requests of each key, in windows that begin with the key's first one. */
export class RequestCounts {
  readonly #clock: Pick<Clock, 'now'>;
  readonly #windows = new Map<string, { current: number; startedAt: number }>();

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock;
  }

  /** Counts one; tells the sum of the window and the milliseconds that are left of it. */
  count(key: string): { current: number; ttl: number } {
    const now = this.#clock.now();
    const known = this.#windows.get(key);
    // A clock that was set back must not make a window last for hours.
    const isOver = known === undefined || now >= known.startedAt + rateWindowMs || now < known.startedAt;
    const window = isOver ? { current: 1, startedAt: now } : { ...known, current: known.current + 1 };
    this.#windows.delete(key);
    this.#windows.set(key, window);
    if (this.#windows.size > mostKeys) this.#windows.delete(this.#windows.keys().next().value!);
    return { current: window.current, ttl: window.startedAt + rateWindowMs - now };
  }
}

function storeOn(clock: Pick<Clock, 'now'>): FastifyRateLimitStoreCtor {
  return class Store implements FastifyRateLimitStore {
    readonly #counts = new RequestCounts(clock);

    incr: FastifyRateLimitStore['incr'] = (key, answer) => answer(null, this.#counts.count(key));

    /** Routes with a number of their own count for themselves. */
    child(): FastifyRateLimitStore {
      return new Store();
    }
  };
}

/** Requests a minute and address, on every route; an endpoint may set its own number. */
export async function limitRates(app: FastifyInstance, { config, clock }: Pick<Services, 'config' | 'clock'>) {
  await app.register(rateLimit, {
    global: true,
    max: Math.ceil(600 * config.rateLimit),
    timeWindow: rateWindowMs,
    store: storeOn(clock),
    keyGenerator: (request) => addressGroup(request.ip),
    errorResponseBuilder: () => new AppError('too_many_requests'),
  });
}
