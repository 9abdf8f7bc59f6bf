import { and, eq } from 'drizzle-orm';
import { AppError } from '#domain/errors.ts';
import { Id } from '#domain/http.ts';
import { can, type Permission, roleMatrix } from '#domain/permissions.ts';
import type { Account, Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { members, workspaces } from './workspaces.table.ts';

/**
 * The scope in which an account may act: the workspace it names, when it is a member there and its role grants the
 * permission. A workspace of others answers like one that does not exist.
 * @throws AppError workspace_required, not_found, forbidden
 */
export async function findScope(
  services: Services,
  account: Account,
  workspaceId: string | undefined,
  permission: Permission,
): Promise<Scope> {
  if (workspaceId === undefined || workspaceId === '') throw new AppError('workspace_required');
  if (!Id.safeParse(workspaceId).success) throw new AppError('not_found');
  const [member] = await services.db.system((tx) =>
    tx
      .select({ role: members.role, deletedAt: workspaces.deletedAt })
      .from(members)
      .innerJoin(workspaces, eq(workspaces.id, members.workspaceId))
      .where(and(eq(members.workspaceId, workspaceId), eq(members.userId, account.userId))),
  );
  if (member === undefined) throw new AppError('not_found');
  if (member.deletedAt !== null) throw new AppError('workspace_deleted');
  const row = roleMatrix[member.role];
  if (!can(row, permission)) throw new AppError('forbidden');
  return { services, workspaceId, actor: { userId: account.userId, email: account.email, row } };
}
