import { and, eq } from 'drizzle-orm';
import { users } from '#server/auth/auth.table.ts';
import type { Tx } from '#server/infra/db/open-database.ts';
import { members, workspaces } from '#server/workspaces/workspaces.table.ts';

/** Where mails about a workspace's invoices go: what it says, else its first owner; null while it has neither. */
export async function billingEmailOf(tx: Tx, workspaceId: string): Promise<string | null> {
  const [workspace] = await tx
    .select({ email: workspaces.contactEmail })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId));
  if (workspace?.email) return workspace.email;
  const [owner] = await tx
    .select({ email: users.email })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.workspaceId, workspaceId), eq(members.role, 'owner')))
    .orderBy(members.createdAt)
    .limit(1);
  return owner?.email ?? null;
}
