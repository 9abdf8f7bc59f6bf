import { keyPerMinute } from '#domain/channels/speech-plans.ts';
import { AppError } from '#domain/platform/errors.ts';
import { RequestCounts } from '#server/platform/http/rate-limit.ts';
import type { RequestContext } from '#server/platform/http/request-context.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';

const countsOf = new WeakMap<Services, RequestCounts>();

/**
 * Counts a request for speech of an access token or a person, by whichever of the APIs it comes, and tells in headers
 * how many more there may be in this minute. By the token's id, never by a header: what authenticates no one counts for
 * no one, and one token sent in two ways is one.
 * @throws AppError too_many_requests
 */
export function limitKey({ services, workspaceId, actor }: Scope, exchange: RequestContext): void {
  const counts = countsOf.get(services) ?? new RequestCounts(services.clock);
  countsOf.set(services, counts);
  const { current, ttl } = counts.count(actor?.tokenId ?? actor?.userId ?? workspaceId);
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
    `This key can request speech ${most} times a minute. Try again in ${seconds} seconds.`,
  );
}
