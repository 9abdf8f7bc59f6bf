import { randomBytes } from 'node:crypto';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type ContentKeyRow, contentKeys } from '#server/platform/db/schema/secrets.table.ts';
import type { Scope } from '#server/scope.ts';
import { keyPlace, readContentKey } from './find-seal.ts';
import { settleContentJob } from './settle-content.ts';

/**
 * Has the content of the workspace sealed from now on, or not any more, in the transaction that switches it. What is
 * stored follows behind; both forms can be read at any time.
 */
export async function switchSealing(tx: Tx, scope: Scope, seals: boolean): Promise<ContentKeyRow | undefined> {
  const { services, workspaceId } = scope;
  const before = await readContentKey(tx, workspaceId);
  if ((before?.seals ?? false) === seals) return before;
  const key = before?.key ?? services.secrets.seal(keyPlace(workspaceId), randomBytes(32).toString('base64url'));
  const set = { seals, since: new Date(services.clock.now()), settledAt: null };
  const [row] = await tx
    .insert(contentKeys)
    .values({ workspaceId, key, ...set })
    .onConflictDoUpdate({ target: contentKeys.workspaceId, set })
    .returning();
  await services.jobs.enqueue(tx, settleContentJob, { workspaceId }, { key: workspaceId });
  return row;
}
