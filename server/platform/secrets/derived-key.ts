import { createHmac, randomBytes } from 'node:crypto';
import type { Tx } from '#server/platform/db/open-database.ts';
import { contentKeys } from '#server/platform/db/schema/secrets.table.ts';
import { keyOf, keyPlace, readContentKey } from '#server/platform/secrets/find-seal.ts';
import type { Services } from '#server/services.ts';

/** What a key is for: each has one of its own. */
type Purpose = 'search of calls' | 'erased people';

const derived = (contentKey: Buffer, purpose: Purpose) => createHmac('sha256', contentKey).update(purpose).digest();

/** A key that comes of a workspace's content key; null where there is none yet. */
export async function findDerivedKey(
  tx: Tx,
  services: Pick<Services, 'secrets'>,
  workspaceId: string,
  purpose: Purpose,
): Promise<Buffer | null> {
  const row = await readContentKey(tx, workspaceId);
  return row === undefined ? null : derived(keyOf(services, row), purpose);
}

/**
 * The same, made where there is none: it comes of the content key, which a workspace has from then on, whether it seals or not,
 * and keeps when that is switched.
 */
export async function requireDerivedKey(
  tx: Tx,
  services: Pick<Services, 'secrets' | 'clock'>,
  workspaceId: string,
  purpose: Purpose,
): Promise<Buffer> {
  const there = await findDerivedKey(tx, services, workspaceId, purpose);
  if (there !== null) return there;
  const key = services.secrets.seal(keyPlace(workspaceId), randomBytes(32).toString('base64url'));
  const at = new Date(services.clock.now());
  // Someone else may make one at the same time: the first one stays.
  await tx
    .insert(contentKeys)
    .values({ workspaceId, key, seals: false, since: at, settledAt: at })
    .onConflictDoNothing();
  return (await findDerivedKey(tx, services, workspaceId, purpose))!;
}
