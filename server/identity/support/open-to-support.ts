import { aliasedTable, and, asc, eq, gt, isNull, notExists } from 'drizzle-orm';
import { supportRow } from '#domain/identity/support-access.ts';
import type { Workspace } from '#domain/identity/workspaces.ts';
import { suspensionOf } from '#server/identity/workspaces/suspension.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { supportAccess } from '#server/platform/db/schema/support-access.table.ts';
import { members, workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import type { Account } from '#server/scope.ts';
import type { Services } from '#server/services.ts';

/** Workspaces that let the operator in now; none for everyone else, and none that one is a member of anyway. */
export async function openToSupport(tx: Tx, { clock }: Services, { userId }: Account): Promise<Workspace[]> {
  const own = aliasedTable(workspaces, 'own');
  const isMember = tx
    .select({ userId: members.userId })
    .from(members)
    .where(and(eq(members.workspaceId, supportAccess.workspaceId), eq(members.userId, userId)));
  const ownership = aliasedTable(members, 'ownership');
  const rows = await tx
    .select({ workspace: workspaces, access: supportAccess })
    .from(ownership)
    .innerJoin(own, and(eq(own.id, ownership.workspaceId), eq(own.operator, true)))
    .innerJoin(supportAccess, gt(supportAccess.until, new Date(clock.now())))
    .innerJoin(workspaces, and(eq(workspaces.id, supportAccess.workspaceId), isNull(workspaces.deletedAt)))
    .where(and(eq(ownership.userId, userId), eq(ownership.role, 'owner'), notExists(isMember)))
    .orderBy(asc(supportAccess.until));
  return rows.map(({ workspace, access }) => ({
    id: workspace.id,
    name: workspace.name,
    timeZone: workspace.timeZone,
    // How many belong to it is nothing that helps support.
    members: 0,
    role: 'viewer' as const,
    roleName: 'Support',
    permissions: supportRow(access.canWrite),
    operator: false,
    twoFactorRequiredFrom: null,
    supportUntil: access.until.toISOString(),
    asSupport: true,
    // Support is told what it is in, and not whose customer that is.
    agency: null,
    asAgencyUntil: null,
    suspended: suspensionOf(workspace),
    sample: workspace.sample,
    createdAt: workspace.createdAt.toISOString(),
  }));
}
