import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#domain/platform/errors.ts';
import { usualPerMinute } from '#domain/platform/http.ts';
import type { Services } from '#server/services.ts';
import type { Clock } from '#voice/clock.ts';
import { bearerOf } from './credentials.ts';
import { addressGroup } from './ip-address.ts';
import { isUnnamedProxy } from './unnamed-proxy.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The handler finds out who asks, through `Callers`, which counts; addresses are not counted here. */
    known?: boolean;
    /** A page or a part of one: a browser loads them by the dozen, so they are not counted. */
    page?: boolean;
    /** Requests per minute, where not as usual. */
    perMinute?: number;
  }
  interface FastifyRequest {
    /** What the answer tells of the limit that the request was counted for. */
    rate: { limit: number; remaining: number; seconds: number } | null;
  }
}

export const rateWindowMs = 60_000;
/** Keys that are remembered; who came longest ago is forgotten first. */
const mostKeys = 20_000;
/** Credentials that were right once: a flood of wrong ones does not lock their owners out. */
const mostRecognised = 20_000;
/** Requests per minute of one address that no one could be found for. */
const mostFailures = 120;

/**
 * Counts requests of each key, in windows that begin with the key's first one. The store of @fastify/rate-limit is no shorter: it counts by
 * the system's clock, and who asks is known only behind its hook.
 */
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

  /** The sum of a window that is not over, without counting. */
  sum(key: string): number {
    const known = this.#windows.get(key);
    const age = known === undefined ? rateWindowMs : this.#clock.now() - known.startedAt;
    return age >= 0 && age < rateWindowMs ? known!.current : 0;
  }
}

/**
 * How often one may ask: a person or a token that is known, at each endpoint, from whatever address. Addresses are
 * counted only where no one is known: at what anyone may call, for what does not exist, and for wrong credentials,
 * which is why no invented header begins a new count. Callers and addresses are remembered apart, so that many
 * addresses cannot make the server forget what a caller has used.
 */
export class RateLimits {
  readonly #factor: number;
  /** Whether sessions are signed here, and not by an external project that would have to be asked. */
  readonly #signsSessions: boolean;
  readonly #callers: RequestCounts;
  readonly #addresses: RequestCounts;
  readonly #recognised = new Set<string>();

  constructor({ config, clock }: Pick<Services, 'config' | 'clock'>) {
    this.#factor = config.rateLimit;
    this.#signsSessions = config.supabase === null;
    this.#callers = new RequestCounts(clock);
    this.#addresses = new RequestCounts(clock);
  }

  /** @throws AppError too_many_requests */
  countCaller(request: FastifyRequest, who: string): void {
    const { url, config } = request.routeOptions;
    this.#count(request, this.#callers, `${who} ${request.method} ${url}`, config.perMinute ?? usualPerMinute);
  }

  /** @throws AppError too_many_requests */
  countAddress(request: FastifyRequest): void {
    const { url, config } = request.routeOptions;
    // Routes without a number of their own share one count.
    const place = config.perMinute === undefined ? '' : `${request.method} ${url}`;
    this.#count(request, this.#addresses, `${addressGroup(request.ip)} ${place}`, config.perMinute ?? usualPerMinute);
  }

  /** Counts credentials that are no one's. @throws AppError too_many_requests */
  countFailure(request: FastifyRequest): void {
    this.#count(request, this.#addresses, failuresOf(request), mostFailures);
  }

  /** The same for a request that was refused before anyone asked who sends it, like one whose body is no JSON. */
  noteFailure(request: FastifyRequest): void {
    this.#addresses.count(failuresOf(request));
  }

  /** Remembers that the credentials of this request are someone's. */
  recognise(request: FastifyRequest): void {
    if (this.#recognised.size >= mostRecognised) this.#recognised.delete(this.#recognised.values().next().value!);
    this.#recognised.add(credentialsOf(request));
  }

  forget(request: FastifyRequest): void {
    this.#recognised.delete(credentialsOf(request));
  }

  /**
   * Refuses credentials that were not right before, without a look at them or at the body, where many were wrong lately.
   * Not behind an address that is everyone's.
   * @throws AppError too_many_requests
   */
  refuseStranger(request: FastifyRequest): void {
    if (this.#addresses.sum(failuresOf(request)) < this.#most(mostFailures)) return;
    if (this.#recognised.has(credentialsOf(request)) || isUnnamedProxy(request)) return;
    // A session of our own is proved by its signature, before anything is looked up: colleagues sign in all the time.
    if (this.#signsSessions && isJwt.test(bearerOf(request) ?? '')) return;
    this.countFailure(request);
  }

  #most(perMinute: number): number {
    return Math.ceil(perMinute * this.#factor);
  }

  #count(request: FastifyRequest, counts: RequestCounts, key: string, perMinute: number): void {
    const { current, ttl } = counts.count(key);
    const limit = this.#most(perMinute);
    request.rate = { limit, remaining: Math.max(0, limit - current), seconds: Math.ceil(ttl / 1000) };
    if (current > limit) throw new AppError('too_many_requests');
  }
}

/** Tokens do not lie about in memory for longer than their request. */
const credentialsOf = (request: FastifyRequest) =>
  createHash('sha256')
    .update(bearerOf(request) ?? '')
    .digest('base64url');

const isJwt = /^[\w-]+\.[\w-]+\.[\w-]+$/;

const failuresOf = (request: FastifyRequest) => `${addressGroup(request.ip)} failed`;

const limitsOf = new WeakMap<Services, RateLimits>();

/** The counts of a server. */
export function rateLimitsOf(services: Services): RateLimits {
  const limits = limitsOf.get(services) ?? new RateLimits(services);
  limitsOf.set(services, limits);
  return limits;
}

/** Counts the addresses of what anyone may call, and tells in headers of every counted answer what is left. */
export function limitRates(app: FastifyInstance, services: Services): void {
  const limits = rateLimitsOf(services);
  app.decorateRequest('rate', null);
  app.addHook('onRequest', async (request) => {
    const { known, page } = request.routeOptions.config;
    // Which of the addresses that no route has are pages of the app is known where they are answered.
    if (known) limits.refuseStranger(request);
    else if (!page && !request.is404) limits.countAddress(request);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { known } = request.routeOptions.config;
    if (known && request.rate === null && reply.statusCode >= 400) limits.noteFailure(request);
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.rate === null) return;
    const { limit, remaining, seconds } = request.rate;
    reply.headers({
      'x-ratelimit-limit': limit,
      'x-ratelimit-remaining': remaining,
      'x-ratelimit-reset': seconds,
    });
    if (reply.statusCode === 429 && !reply.hasHeader('retry-after')) reply.header('retry-after', seconds);
  });
}
