import { createHash } from 'node:crypto';
import { AppError } from '#domain/errors.ts';
import { keyPerMinute } from '#domain/speech-plans.ts';
import type { Exchange } from '#server/infra/http/implement.ts';
import { RequestCounts } from '#server/infra/http/rate-limit.ts';
import type { Services } from '#server/services.ts';

const countsOf = new WeakMap<Services, RequestCounts>();

/**
 * Counts a request of a key, from whatever address and by whichever of the APIs it comes, and tells in headers how many
 * more there may be in this minute. Addresses are limited before anything is read of a request.
 * @throws AppError too_many_requests
 */
export function limitKey(services: Services, exchange: Exchange): void {
  const counts = countsOf.get(services) ?? new RequestCounts(services.clock);
  countsOf.set(services, counts);
  const key = exchange.header('authorization')?.replace(/^bearer /i, '') ?? exchange.header('xi-api-key') ?? '';
  // Keys do not lie about in memory for longer than their request.
  const { current, ttl } = counts.count(createHash('sha256').update(key).digest('base64url'));
  const most = Math.ceil(keyPerMinute * services.config.rateLimit);
  const seconds = Math.ceil(ttl / 1000);
  exchange.tell({
    'x-ratelimit-key-limit': most,
    'x-ratelimit-key-remaining': Math.max(0, most - current),
    'x-ratelimit-key-reset': seconds,
  });
  if (current <= most) return;
  exchange.tell({ 'retry-after': seconds });
  throw new AppError(
    'too_many_requests',
    `This key may ask for speech ${most} times a minute. Try again in ${seconds} seconds.`,
  );
}
