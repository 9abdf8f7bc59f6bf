import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { AppError } from '#domain/platform/errors.ts';
import { registeredApps } from '#server/platform/db/schema/apps.table.ts';
import type { Services } from '#server/services.ts';
import { OutboundError, textOf } from '#voice/engines/services/outbound.ts';

/** An app as it says it is. */
export interface App {
  id: string;
  name: string;
  /** Where its metadata comes from, which someone owns; null for one that registered itself. */
  host: string | null;
  redirectUris: string[];
}

/** Of a metadata document: bytes, milliseconds to fetch it, and how long it's believed, in milliseconds. */
const document = { maxBytes: 5 * 1024, ms: 5_000, keep: 3_600_000, most: 500 };

const Metadata = z.object({
  client_id: z.string(),
  client_name: z.string().max(200).optional(),
  redirect_uris: z.array(z.string().max(500)).min(1).max(20),
  token_endpoint_auth_method: z.string().optional(),
});

const known = new WeakMap<Services, Map<string, { app: App; until: number }>>();

const refuse = (why: string) => {
  const message = `This app can’t be authorized: ${why} Contact its developer.`;
  return new AppError('invalid_input', message, [{ path: 'body.client_id', message }]);
};

/** Marks that turn or hide text have no place in a name that a person has to recognize. */
const plainName = (name: string) =>
  name
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, 80);

/** An app by the address of its metadata, fetched the guarded way: public names only, no redirect. */
async function fetchApp(services: Services, address: string): Promise<App> {
  const { hostname, pathname, search, hash } = new URL(address);
  if (pathname === '/' || search !== '' || hash !== '') throw refuse('its ID isn’t a document URL.');
  const answer = await services
    .outbound({
      method: 'GET',
      url: address,
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(document.ms),
      firstByteMs: document.ms,
      idleMs: document.ms,
      totalMs: document.ms,
      maxBytes: document.maxBytes,
    })
    .then(async (head) => ({ status: head.status, text: await textOf(head) }))
    .catch((error: unknown) => {
      if (error instanceof OutboundError) throw refuse(`${address} can’t be read.`);
      throw error;
    });
  if (answer.status !== 200) throw refuse(`${address} returned status ${answer.status}.`);
  const { data } = Metadata.safeParse(readJson(answer.text));
  if (data === undefined || data.client_id !== address) throw refuse(`${address} isn’t this app’s metadata document.`);
  const method = data.token_endpoint_auth_method ?? 'none';
  if (method !== 'none') throw refuse('it uses an authentication method that isn’t supported here.');
  const name = plainName(data.client_name ?? '') || hostname;
  return { id: address, name, host: hostname, redirectUris: data.redirect_uris };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function fetchOnce(services: Services, address: string): Promise<App> {
  const apps = known.get(services) ?? new Map<string, { app: App; until: number }>();
  known.set(services, apps);
  const now = services.clock.now();
  const found = apps.get(address);
  if (found !== undefined && found.until > now) return found.app;
  const app = await fetchApp(services, address);
  apps.delete(address);
  if (apps.size >= document.most) apps.delete(apps.keys().next().value!);
  apps.set(address, { app, until: now + document.keep });
  return app;
}

/** The app of an id. @throws AppError invalid_input where there is none */
export async function findApp(services: Services, id: string): Promise<App> {
  if (id.startsWith('https://') && URL.canParse(id)) return fetchOnce(services, id);
  const [row] = await services.db.system('account', (tx) =>
    tx.select().from(registeredApps).where(eq(registeredApps.id, id)),
  );
  if (row === undefined) throw refuse('it isn’t registered here.');
  return { id, name: row.name, host: null, redirectUris: row.redirectUris };
}
