import { and, asc, eq } from 'drizzle-orm';
import { can } from '#domain/identity/permissions.ts';
import { AppError } from '#domain/platform/errors.ts';
import { namesOf } from '#server/identity/names-of.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { roles } from '#server/platform/db/schema/roles.table.ts';
import { members } from '#server/platform/db/schema/workspaces.table.ts';
import { readAfterCall } from '#server/records/read-after-call.ts';
import type { Scope } from '#server/scope.ts';

/** Members who may see calls, the longest there first, with whether they own the workspace. */
export async function callPeople(tx: Tx, workspaceId: string): Promise<{ userId: string; isOwner: boolean }[]> {
  const rows = await tx
    .select({ userId: members.userId, role: members.role, row: roles.levels })
    .from(members)
    .innerJoin(roles, and(eq(roles.workspaceId, members.workspaceId), eq(roles.id, members.role)))
    .where(eq(members.workspaceId, workspaceId))
    .orderBy(asc(members.createdAt), asc(members.userId));
  return rows
    .filter(({ row }) => can(row, 'calls:read'))
    .map(({ userId, role }) => ({ userId, isOwner: role === 'owner' }));
}

/**
 * Who keeps what an agent promised: whom its settings name, else the owner; null for everyone who may see calls. Anyone who
 * is named and may not see calls any more is followed by the owner.
 */
export async function keeperOf(tx: Tx, workspaceId: string, agentId: string | null): Promise<string | null> {
  const { promisesTo, memberId } = await readAfterCall(tx, workspaceId, agentId);
  if (promisesTo === 'team') return null;
  const people = await callPeople(tx, workspaceId);
  const named = people.find(({ userId }) => promisesTo === 'member' && userId === memberId);
  return (named ?? people.find(({ isOwner }) => isOwner))?.userId ?? null;
}

/** @throws AppError invalid_input where a member may not be given tasks */
export async function requireAssignable(tx: Tx, workspaceId: string, userId: string, path: string): Promise<void> {
  const people = await callPeople(tx, workspaceId);
  if (people.some((person) => person.userId === userId)) return;
  const message = 'Choose a member who can see calls.';
  throw new AppError('invalid_input', message, [{ path, message }]);
}

/** Members who may be given tasks. */
export async function listTaskPeople({ services, workspaceId, actor }: Scope) {
  const people = await services.db.tenant(workspaceId, (tx) => callPeople(tx, workspaceId));
  const nameOf = await namesOf(
    services,
    people.map(({ userId }) => userId),
  );
  return people.map(({ userId }) => ({ ...nameOf(userId), you: userId === actor?.userId }));
}
