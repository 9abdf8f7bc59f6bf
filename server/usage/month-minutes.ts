import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/open-database.ts';
import { readRows } from '#server/platform/db/read-rows.ts';

/** Seconds of calls that a workspace and its subaccounts have used and hold in the month of a moment. */
export async function monthCallSeconds(tx: Tx, workspaceId: string, at: number): Promise<number> {
  const rows = await readRows(
    tx,
    { seconds: 'text' },
    sql`select month_call_seconds(${workspaceId}::uuid, ${new Date(at)}::timestamptz) as seconds`,
  );
  return Number(rows[0]!.seconds);
}
