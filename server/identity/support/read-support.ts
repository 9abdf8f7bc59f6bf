import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type SupportRow, supportAccess } from '#server/platform/db/schema/support-access.table.ts';

/** That the operator may enter a workspace, or may have once. */
export async function readSupport(tx: Tx, workspaceId: string): Promise<SupportRow | null> {
  const [row] = await tx.select().from(supportAccess).where(eq(supportAccess.workspaceId, workspaceId));
  return row ?? null;
}
