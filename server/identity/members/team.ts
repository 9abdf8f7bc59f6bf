import { eq } from 'drizzle-orm';
import { can, type Permission, type RoleRow } from '#domain/identity/permissions.ts';
import { mayGiveRole, type RoleId } from '#domain/identity/roles.ts';
import { AppError } from '#domain/platform/errors.ts';
import { accessCache, readAccess, rowOf, type WorkspaceAccess } from '#server/identity/workspace-access.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import type { Scope } from '#server/scope.ts';

/** Who may do what, and who asks, while no one else can change it. */
export interface Team extends WorkspaceAccess {
  /** What the asking person has now, and not when the request began. */
  own: { userId: string; role: RoleId; row: RoleRow };
}

/**
 * Reads the people and roles of a workspace; changes of them wait for each other until they commit. Two owners who demote
 * each other at once would both be gone otherwise. Rows that only name the workspace can be added meanwhile.
 * @throws AppError not_found, forbidden when the asking person may not do that any more
 */
export async function holdTeam(
  tx: Tx,
  { workspaceId, actor }: Scope,
  permission: Permission | 'membership',
): Promise<Team> {
  await tx.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.id, workspaceId)).for('no key update');
  const access = await readAccess(tx, workspaceId);
  const userId = actor?.userId ?? '';
  const role = access?.members.get(userId);
  const row = access && rowOf(access, userId);
  if (access === undefined || role === undefined || row === undefined) throw new AppError('not_found');
  if (access.deleted) throw new AppError('workspace_deleted');
  if (permission !== 'membership' && !can(row, permission)) throw new AppError('forbidden');
  return { ...access, own: { userId, role, row } };
}

/** Changes people or roles, which holds at once in every session: here, and in other processes when it commits. */
export async function changeTeam<T>(
  scope: Scope,
  permission: Permission | 'membership',
  change: (tx: Tx, team: Team) => Promise<T>,
): Promise<T> {
  const { services, workspaceId } = scope;
  const result = await services.db.tenant(workspaceId, async (tx) => {
    const team = await holdTeam(tx, scope, permission);
    await accessCache(services).announce(tx, workspaceId);
    return change(tx, team);
  });
  accessCache(services).forget(workspaceId);
  return result;
}

/** Whether someone may give a role, take it away or change it. */
export function mayGive({ own, roles }: Pick<Team, 'own' | 'roles'>, id: RoleId): boolean {
  const levels = roles.get(id);
  return levels !== undefined && mayGiveRole(own, { id, levels });
}

/**
 * Refuses a role that the asking person may not hand out.
 * @param field where the request names it
 * @throws AppError invalid_input when there is none, forbidden
 */
export function requireGivable(team: Team, roleId: RoleId, field = 'body.role'): void {
  if (!team.roles.has(roleId)) {
    const message = 'Role not found. It may have been deleted.';
    throw new AppError('invalid_input', message, [{ path: field, message }]);
  }
  if (mayGive(team, roleId)) return;
  throw new AppError(
    'forbidden',
    roleId === 'owner'
      ? 'Only an owner can make someone an owner.'
      : 'This role has more permissions than yours, so you can’t assign it.',
  );
}

/** Refuses to take its only owner from a workspace. @throws AppError conflict */
export function requireOtherOwner({ members }: Team, userId: string): void {
  const owners = [...members].filter(([, role]) => role === 'owner');
  if (owners.some(([id]) => id !== userId) || !owners.some(([id]) => id === userId)) return;
  throw new AppError('conflict', 'A workspace needs an owner. Transfer it to another member first.');
}
