import { fetchThrough } from '#server/infra/http/fetch-through.ts';
import { openOutbound } from '#server/infra/http/outbound.ts';
import type { Services } from '#server/services.ts';

type Fetch = ReturnType<typeof fetchThrough>;
const fetches = new WeakMap<Services, Fetch>();

/**
 * `fetch` for Google and for an external project. They alone may be private here: the operator's settings name them, and
 * what they say of themselves may only lead to them or to the public internet.
 */
export function fetchOf(services: Services): Fetch {
  const { google, supabase } = services.config;
  const named = [google?.issuer, supabase?.url].filter((url) => url !== undefined);
  const known =
    fetches.get(services) ?? fetchThrough(openOutbound({ trustedOrigins: named.map((url) => new URL(url).origin) }));
  fetches.set(services, known);
  return known;
}
