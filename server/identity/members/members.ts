import { and, asc, count, eq } from 'drizzle-orm';
import type { Member } from '#domain/identity/members.ts';
import { roleMatrix } from '#domain/identity/permissions.ts';
import type { RoleId } from '#domain/identity/roles.ts';
import { AppError } from '#domain/platform/errors.ts';
import { findPeople } from '#server/identity/people.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { accessTokens } from '#server/platform/db/schema/access-tokens.table.ts';
import { roles } from '#server/platform/db/schema/roles.table.ts';
import { members } from '#server/platform/db/schema/workspaces.table.ts';
import { notify } from '#server/platform/notify.ts';
import type { Account, Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { changeTeam, mayGive, requireGivable, requireOtherOwner, type Team } from './team.ts';

const one = (workspaceId: string, userId: string) =>
  and(eq(members.workspaceId, workspaceId), eq(members.userId, userId));

/** Members of a workspace with their roles, the longest there first. */
export async function listMembers({ services, workspaceId, actor }: Scope): Promise<Member[]> {
  const { rows, tokens } = await services.db.tenant(workspaceId, async (tx) => ({
    rows: await tx
      .select({ userId: members.userId, role: roles.id, roleName: roles.name, joinedAt: members.createdAt })
      .from(members)
      .innerJoin(roles, and(eq(roles.workspaceId, members.workspaceId), eq(roles.id, members.role)))
      .where(eq(members.workspaceId, workspaceId))
      .orderBy(asc(members.createdAt), asc(members.userId)),
    tokens: await tx
      .select({ userId: accessTokens.createdBy, n: count() })
      .from(accessTokens)
      .where(eq(accessTokens.workspaceId, workspaceId))
      .groupBy(accessTokens.createdBy),
  }));
  const people = await findPeople(
    services,
    rows.map(({ userId }) => userId),
  );
  const tokensOf = new Map(tokens.map(({ userId, n }) => [userId, n]));
  return rows.map(({ userId, role, roleName, joinedAt }) => {
    const person = people.get(userId);
    return {
      id: userId,
      name: person?.name ?? null,
      email: person?.email ?? '',
      you: userId === actor?.userId,
      role,
      roleName,
      joinedAt: joinedAt.toISOString(),
      lastActiveAt: person?.lastActiveAt?.toISOString() ?? null,
      tokens: tokensOf.get(userId) ?? 0,
    };
  });
}

const shown = async (scope: Scope, userId: string): Promise<Member> => {
  const found = (await listMembers(scope)).find(({ id }) => id === userId);
  if (found === undefined) throw noMember();
  return found;
};

const noMember = () => new AppError('not_found', 'Member not found. It may have been removed.');

/** The role of a member whom the asking person may touch. @throws AppError not_found, forbidden */
function touchable(team: Team, userId: string): RoleId {
  const role = team.members.get(userId);
  if (role === undefined) throw noMember();
  if (mayGive(team, role)) return role;
  throw new AppError(
    'forbidden',
    role === 'owner'
      ? 'Only an owner can change or remove another owner.'
      : 'This member’s role has more permissions than yours.',
  );
}

const setRole = (tx: Tx, { workspaceId }: Scope, userId: string, role: RoleId) =>
  tx.update(members).set({ role }).where(one(workspaceId, userId));

async function nameOf(tx: Tx, { workspaceId }: Scope, role: RoleId): Promise<string> {
  const [found] = await tx
    .select({ name: roles.name })
    .from(roles)
    .where(and(eq(roles.workspaceId, workspaceId), eq(roles.id, role)));
  return found!.name;
}

/** Gives a member another role. @throws AppError not_found, forbidden, invalid_input, conflict for the last owner */
export async function changeRole(scope: Scope, userId: string, role: RoleId): Promise<Member> {
  await changeTeam(scope, 'team:write', async (tx, team) => {
    const before = touchable(team, userId);
    requireGivable(team, role);
    if (role !== 'owner') requireOtherOwner(team, userId);
    await setRole(tx, scope, userId, role);
    const object = { kind: 'member', id: userId };
    await notify(tx, scope, 'your-role', { role: await nameOf(tx, scope, role) }, { subjectId: userId });
    await recordChange(tx, scope, 'member.role-changed', { object, before: { role: before }, after: { role } });
  });
  return shown(scope, userId);
}

/** Ends a membership, and with it all that the person and their tokens could do. @throws AppError not_found, forbidden, conflict */
export async function removeMember(scope: Scope, userId: string): Promise<undefined> {
  await changeTeam(scope, 'team:manage', async (tx, team) => {
    const role = touchable(team, userId);
    if (userId === team.own.userId)
      throw new AppError('conflict', 'You can’t remove yourself. Leave the workspace instead.');
    await tx.delete(members).where(one(scope.workspaceId, userId));
    await recordChange(tx, scope, 'member.removed', { object: { kind: 'member', id: userId }, before: { role } });
  });
}

/**
 * Makes a member the owner in place of the asking one.
 * @param role what the asking owner is from then on
 * @throws AppError not_found, forbidden, invalid_input, conflict
 */
export async function handOver(scope: Scope, userId: string, role: RoleId): Promise<Member> {
  await changeTeam(scope, 'team:manage', async (tx, team) => {
    const { own } = team;
    if (own.role !== 'owner') throw new AppError('forbidden', 'Only an owner can transfer the workspace.');
    const before = touchable(team, userId);
    if (userId === own.userId) throw new AppError('conflict', 'You already own this workspace.');
    requireGivable(team, role);
    await setRole(tx, scope, userId, 'owner');
    await setRole(tx, scope, own.userId, role);
    await recordChange(tx, scope, 'ownership.transferred', {
      object: { kind: 'member', id: userId },
      before: { role: before, formerOwner: own.userId, formerOwnerRole: 'owner' },
      after: { role: 'owner', formerOwner: own.userId, formerOwnerRole: role },
    });
  });
  return shown(scope, userId);
}

/** Leaves a workspace. @throws AppError not_found, conflict for the last owner */
export async function leaveWorkspace(services: Services, account: Account, workspaceId: string): Promise<undefined> {
  const { userId, email, ip } = account;
  // Whatever the role is: it is read where no one can change it, and leaving needs none.
  const actor = { userId, email, row: roleMatrix.viewer };
  const scope: Scope = { services, workspaceId, actor, ...(ip !== undefined && { ip }) };
  await changeTeam(scope, 'membership', async (tx, team) => {
    requireOtherOwner(team, userId);
    await tx.delete(members).where(one(workspaceId, userId));
    const object = { kind: 'member', id: userId };
    await recordChange(tx, scope, 'member.left', { object, before: { role: team.own.role } });
  });
}
