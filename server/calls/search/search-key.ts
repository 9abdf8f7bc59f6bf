import { createHmac, randomBytes } from 'node:crypto';
import type { Tx } from '#server/platform/db/open-database.ts';
import { contentKeys } from '#server/platform/db/schema/secrets.table.ts';
import { keyOf, keyPlace, readContentKey } from '#server/platform/secrets/find-seal.ts';
import type { Services } from '#server/services.ts';

const derived = (contentKey: Buffer) => createHmac('sha256', contentKey).update('search of calls').digest();

/** The key that a workspace's index of calls is made with; null where there is none yet. */
export async function findSearchKey(tx: Tx, services: Services, workspaceId: string): Promise<Buffer | null> {
  const row = await readContentKey(tx, workspaceId);
  return row === undefined ? null : derived(keyOf(services, row));
}

/**
 * The same, made where there is none: it comes of the content key, which a workspace has from then on, whether it seals or not,
 * and keeps when that is switched.
 */
export async function requireSearchKey(tx: Tx, services: Services, workspaceId: string): Promise<Buffer> {
  const there = await findSearchKey(tx, services, workspaceId);
  if (there !== null) return there;
  const key = services.secrets.seal(keyPlace(workspaceId), randomBytes(32).toString('base64url'));
  const at = new Date(services.clock.now());
  // Somebody else may make one at the same time: the first one stays.
  await tx
    .insert(contentKeys)
    .values({ workspaceId, key, seals: false, since: at, settledAt: at })
    .onConflictDoNothing();
  return (await findSearchKey(tx, services, workspaceId))!;
}
