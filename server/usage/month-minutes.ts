import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/open-database.ts';

/** Seconds of calls that a workspace and its subaccounts have used and hold in the month of a moment. */
export async function monthCallSeconds(tx: Tx, workspaceId: string, at: number): Promise<number> {
  const { rows } = await tx.execute<{ seconds: string }>(
    sql`select month_call_seconds(${workspaceId}::uuid, ${new Date(at)}::timestamptz) as seconds`,
  );
  return Number(rows[0]!.seconds);
}
