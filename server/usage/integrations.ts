import { sql } from 'drizzle-orm';
import { advisoryLock } from '#server/platform/db/advisory-lock.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { readRows } from '#server/platform/db/read-rows.ts';
import { requireRoom } from './require-room.ts';

/** Services that a workspace has connected: carrier, CRM, office accounts, models and a transcriber, each counted. */
export async function countIntegrations(tx: Tx, workspaceId: string): Promise<number> {
  const rows = await readRows(
    tx,
    { n: 'text' },
    sql`
    select (select count(*) from carrier_accounts where workspace_id = ${workspaceId}::uuid and carrier <> 'stand-in')
      + (select count(*) from crm_connections where workspace_id = ${workspaceId}::uuid)
      + (select count(*) from office_accounts where workspace_id = ${workspaceId}::uuid)
      + (select count(*) from model_connections where workspace_id = ${workspaceId}::uuid)
      + (select count(*) from recogniser_connections where workspace_id = ${workspaceId}::uuid) as n`,
  );
  return Number(rows[0]!.n);
}

/** Room for one more service, until the commit. @throws AppError limit_reached */
export async function requireIntegrationRoom(tx: Tx, workspaceId: string): Promise<void> {
  await advisoryLock(tx, `integrations:${workspaceId}`);
  await requireRoom(tx, workspaceId, 'integrations', await countIntegrations(tx, workspaceId));
}
