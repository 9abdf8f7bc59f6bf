import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/open-database.ts';
import { workspaces } from '#server/platform/db/schema/workspaces.table.ts';

/** The operator's workspace; null while there is none. In a transaction of the system's. */
export async function findOperator(tx: Tx): Promise<string | null> {
  const [operator] = await tx
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(and(eq(workspaces.operator, true), isNull(workspaces.deletedAt)));
  return operator?.id ?? null;
}

/**
 * Who sells to a workspace: its agency, else the installation, which is the operator's workspace. Null for that one
 * itself, and while there is none. In a transaction of the system's, since it is another workspace.
 */
export async function findSeller(tx: Tx, workspaceId: string): Promise<string | null> {
  const [own] = await tx
    .select({ parentId: workspaces.parentId, operator: workspaces.operator })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId));
  if (own === undefined || own.operator) return null;
  if (own.parentId !== null) return own.parentId;
  return findOperator(tx);
}
