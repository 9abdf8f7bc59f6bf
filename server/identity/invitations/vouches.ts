import { can } from '#domain/identity/permissions.ts';
import type { RoleId } from '#domain/identity/roles.ts';
import { mayGive } from '#server/identity/members/team.ts';
import { rowOf, type WorkspaceAccess } from '#server/identity/workspace-access.ts';

/** Whether someone is still here and may invite to a role: who has left vouches for no one. */
export function vouches(access: WorkspaceAccess, userId: string, invitedTo: RoleId): boolean {
  const role = access.members.get(userId);
  const row = rowOf(access, userId);
  if (role === undefined || row === undefined || !can(row, 'team:write')) return false;
  return mayGive({ roles: access.roles, own: { userId, role, row } }, invitedTo);
}
