import type { widgetVisitsApi } from '#domain/channels/widgets.ts';
import type { Input, Reply } from '#domain/platform/http.ts';
import { addressOf, errorOf, findEndpoint } from '#web/lib/api.ts';
import { unreachable } from '#web/lib/api-error.ts';

type Visits = typeof widgetVisitsApi;

/** How long an answer may take, in ms. */
const timeoutMs = 30_000;

/** Asks the server as someone whom no one knows: without a session, also in a browser that has one. */
export async function ask<K extends keyof Visits>(name: K, input: Input<Visits[K]>): Promise<Reply<Visits[K]>> {
  const { method, path } = await findEndpoint('widgetVisits', name);
  const { body, params = {} } = input as { body?: unknown; params?: Record<string, string> };
  const sent =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(addressOf(path, { params }), { method, signal, credentials: 'omit', ...sent }).catch(
    () => {
      throw unreachable();
    },
  );
  if (!response.ok) throw await errorOf(response);
  return (await response.json()) as Reply<Visits[K]>;
}
