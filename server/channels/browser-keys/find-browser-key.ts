import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { BrowserKeyValue } from '#domain/channels/browser-keys.ts';
import { AppError } from '#domain/platform/errors.ts';
import { isAllowedSite } from '#server/channels/widgets/allowed-sites.ts';
import { type BrowserKeyRow, browserKeys } from '#server/platform/db/schema/browser-keys.table.ts';
import { workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import type { Services } from '#server/services.ts';

/** Milliseconds: the last use is written down once a minute. */
const noteEvery = 60_000;

/** The key of a workspace that works; null where there is none. */
async function findKey({ db }: Services, key: string): Promise<BrowserKeyRow | null> {
  if (!BrowserKeyValue.safeParse(key).success) return null;
  return db.system('key', async (tx) => {
    const works = and(eq(browserKeys.key, key), isNull(workspaces.deletedAt), isNull(workspaces.suspendedAt));
    const [found] = await tx
      .select({ row: browserKeys })
      .from(browserKeys)
      .innerJoin(workspaces, eq(workspaces.id, browserKeys.workspaceId))
      .where(works);
    return found?.row ?? null;
  });
}

/**
 * The key that a page of an origin asks with. Browsers send the origin with each such request, and no script changes it.
 * @throws AppError not_found, origin_refused
 */
export async function requireBrowserKey(
  services: Services,
  key: string,
  origin: string | undefined,
  serverOrigin: string,
): Promise<BrowserKeyRow> {
  const row = await findKey(services, key);
  if (row === null) throw new AppError('not_found', 'Browser key not found. It may have been deleted.');
  if (origin === undefined || !isAllowedSite(row.origins, origin, serverOrigin))
    throw new AppError('origin_refused', 'This browser key isn’t allowed on this website.');
  return row;
}

/** Notes that a key was used. */
export async function noteKeyUse({ db, clock }: Services, { workspaceId, id }: BrowserKeyRow): Promise<void> {
  const now = clock.now();
  const isOld = or(isNull(browserKeys.lastUsedAt), lt(browserKeys.lastUsedAt, new Date(now - noteEvery)));
  await db.tenant(workspaceId, (tx) =>
    tx
      .update(browserKeys)
      .set({ lastUsedAt: new Date(now) })
      .where(and(eq(browserKeys.workspaceId, workspaceId), eq(browserKeys.id, id), isOld)),
  );
}
