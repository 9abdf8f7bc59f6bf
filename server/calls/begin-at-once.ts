import { and, eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { CallRow } from '#server/platform/db/schema/calls.table.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';

/**
 * Stores a conversation that is live from its first moment. It is put in as one that waits, and begun then: the database
 * counts calls as they begin, and rows that are put in, as by a restored backup, not at all. Undefined where it is there.
 */
export async function beginAtOnce(tx: Tx, row: typeof calls.$inferInsert, at: Date): Promise<CallRow | undefined> {
  const [waiting] = await tx.insert(calls).values(row).onConflictDoNothing().returning({ id: calls.id });
  if (waiting === undefined) return undefined;
  const [begun] = await tx
    .update(calls)
    .set({ status: 'live', startedAt: at, leaseUntil: at })
    .where(and(eq(calls.workspaceId, row.workspaceId), eq(calls.id, row.id)))
    .returning();
  return begun;
}
