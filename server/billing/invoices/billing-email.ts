import { and, eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/open-database.ts';
import { users } from '#server/platform/db/schema/auth.table.ts';
import { members, workspaces } from '#server/platform/db/schema/workspaces.table.ts';

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
