import { sql } from 'drizzle-orm';
import { dayOf } from '#domain/usage/usage.ts';
import { advisoryLock } from '#server/platform/db/advisory-lock.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { readRows } from '#server/platform/db/read-rows.ts';

/**
 * How much a workspace keeps in files: the sum of its rows, which is kept beside them as the figure of the day. The last
 * of a day stands, and a day without one is as the one before.
 */

/** Anyone who changes the files of a workspace waits for anyone who does already: the sum goes from one to the next. */
export const lockFiles = (tx: Tx, workspaceId: string) => advisoryLock(tx, `files:${workspaceId}`);

const lastFigure = (workspaceId: string) => sql`
  select day, quantity from usage_days
  where workspace_id = ${workspaceId}::uuid and meter = 'storage_bytes' order by day desc limit 1`;

/** Bytes that a workspace keeps in files. */
export async function storedBytes(tx: Tx, workspaceId: string): Promise<number> {
  const rows = await readRows(tx, { quantity: 'text' }, lastFigure(workspaceId));
  return Number(rows[0]?.quantity ?? 0);
}

/** Sets the sum. Of a clock that was set back, the figure of the later day goes on. Under `lockFiles`. */
export async function setStoredBytes(tx: Tx, workspaceId: string, at: number, bytes: number): Promise<void> {
  await tx.execute(sql`
    insert into usage_days (workspace_id, day, meter, quantity)
    select ${workspaceId}::uuid, greatest(${dayOf(at)}::date, (select day from (${lastFigure(workspaceId)}) as last)),
      'storage_bytes', ${bytes}::bigint
    on conflict (workspace_id, meter, day) do update set quantity = excluded.quantity`);
}
