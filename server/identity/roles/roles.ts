import { and, count, eq, isNotNull, isNull } from 'drizzle-orm';
import { builtInRoles, isWithin, type RoleRow } from '#domain/identity/permissions.ts';
import type { Role, RoleId } from '#domain/identity/roles.ts';
import { AppError } from '#domain/platform/errors.ts';
import { knownTokens } from '#server/identity/access-tokens/token-holders.ts';
import { changeTeam, mayGive, requireGivable, type Team } from '#server/identity/members/team.ts';
import { readMost } from '#server/identity/read-agency-part.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { accessTokens } from '#server/platform/db/schema/access-tokens.table.ts';
import { invitations } from '#server/platform/db/schema/invitations.table.ts';
import { roles } from '#server/platform/db/schema/roles.table.ts';
import { members } from '#server/platform/db/schema/workspaces.table.ts';
import type { Scope } from '#server/scope.ts';
import { findLimit } from '#server/usage/find-limits.ts';
import { requireRoom } from '#server/usage/require-room.ts';

type RoleTableRow = typeof roles.$inferSelect;

const one = (workspaceId: string, id: RoleId) => and(eq(roles.workspaceId, workspaceId), eq(roles.id, id));
const isBuiltIn = (id: RoleId) => (builtInRoles as readonly string[]).includes(id);

/** Built-in ones in the order of the matrix, then the workspace's own by name. */
const place = ({ id }: Pick<Role, 'id'>) => {
  const at = (builtInRoles as readonly string[]).indexOf(id);
  return at === -1 ? builtInRoles.length : at;
};

async function readRoles(tx: Tx, workspaceId: string): Promise<Role[]> {
  const rows = await tx.select().from(roles).where(eq(roles.workspaceId, workspaceId));
  const held = await tx
    .select({ role: members.role, n: count() })
    .from(members)
    .where(eq(members.workspaceId, workspaceId))
    .groupBy(members.role);
  const invited = await tx
    .select({ role: invitations.role, n: count() })
    .from(invitations)
    .where(and(eq(invitations.workspaceId, workspaceId), isNull(invitations.acceptedAt)))
    .groupBy(invitations.role);
  const byTokens = await tx
    .select({ role: accessTokens.role, n: count() })
    .from(accessTokens)
    .where(and(eq(accessTokens.workspaceId, workspaceId), isNotNull(accessTokens.role)))
    .groupBy(accessTokens.role);
  const of = (counted: { role: RoleId | null; n: number }[], id: RoleId) =>
    counted.find(({ role }) => role === id)?.n ?? 0;
  return rows
    .map(({ id, name, description, levels }) => ({
      id,
      name,
      description,
      levels,
      builtIn: isBuiltIn(id),
      members: of(held, id),
      invitations: of(invited, id),
      tokens: of(byTokens, id),
    }))
    .sort((a, b) => place(a) - place(b) || a.name.localeCompare(b.name, 'en', { numeric: true }));
}

interface RoleList {
  items: Role[];
  limit: number | null;
  most: RoleRow | null;
}

/** The roles of a workspace, how many of its own it may make, and what its agency lets anyone do. */
export const listRoles = ({ services, workspaceId }: Scope): Promise<RoleList> =>
  services.db.tenant(workspaceId, async (tx) => ({
    items: await readRoles(tx, workspaceId),
    limit: (await findLimit(tx, workspaceId, 'customRoles')).value,
    most: await readMost(tx, workspaceId),
  }));

const readRole = async (tx: Tx, workspaceId: string, id: RoleId): Promise<Role> =>
  (await readRoles(tx, workspaceId)).find((role) => role.id === id)!;

/** @throws AppError conflict when another role is called that */
async function requireFreeName(tx: Tx, { workspaceId }: Scope, name: string, id: RoleId | null): Promise<void> {
  const others = (await readRoles(tx, workspaceId)).filter((role) => role.id !== id);
  if (!others.some((role) => role.name.toLowerCase() === name.toLowerCase())) return;
  throw new AppError('conflict', `There’s already a role called ${name}. Choose another name.`);
}

/** @throws AppError forbidden when a row allows more than the asking person's own */
function requireWithin({ own }: Team, levels: RoleRow): void {
  if (isWithin(levels, own.row)) return;
  throw new AppError('forbidden', 'You can’t give a role more permissions than your own.');
}

/** Makes a role. @throws AppError forbidden, conflict, limit_reached */
export function createRole(scope: Scope, input: { name: string; description: string; levels: RoleRow }): Promise<Role> {
  return changeTeam(scope, 'team:manage', async (tx, team) => {
    requireWithin(team, input.levels);
    await requireRoom(tx, scope.workspaceId, 'customRoles', team.roles.size - builtInRoles.length);
    await requireFreeName(tx, scope, input.name, null);
    const id = newId();
    await tx.insert(roles).values({ workspaceId: scope.workspaceId, id, ...input });
    await recordChange(tx, scope, 'role.created', { object: { kind: 'role', id }, after: input });
    return readRole(tx, scope.workspaceId, id);
  });
}

/** A role that the asking person may change as it is. @throws AppError not_found, forbidden */
async function changeable(tx: Tx, { workspaceId }: Scope, team: Team, id: RoleId): Promise<RoleTableRow> {
  const [row] = await tx.select().from(roles).where(one(workspaceId, id));
  if (row === undefined) throw new AppError('not_found', 'Role not found. It may have been deleted.');
  if (id === 'owner') throw new AppError('forbidden', 'You can’t change or delete the Owner role.');
  if (!mayGive(team, id))
    throw new AppError('forbidden', 'This role has more permissions than yours, so you can’t change it.');
  return row;
}

/** Changes a role, for all who have it at once. @throws AppError not_found, forbidden, conflict */
export function updateRole(
  scope: Scope,
  id: RoleId,
  input: { name?: string | undefined; description?: string | undefined; levels?: Partial<RoleRow> | undefined },
): Promise<Role> {
  return changeTeam(scope, 'team:manage', async (tx, team) => {
    const { workspaceId: _, id: __, ...before } = await changeable(tx, scope, team, id);
    const after = {
      name: input.name ?? before.name,
      description: input.description ?? before.description,
      levels: { ...before.levels, ...input.levels },
    };
    if (isBuiltIn(id) && (after.name !== before.name || after.description !== before.description)) {
      throw new AppError(
        'forbidden',
        'You can’t change a built-in role’s name or description, only its access levels.',
      );
    }
    // What the role has already, the asking person may give: only what is changed is held against their own.
    requireWithin(team, { ...team.own.row, ...input.levels });
    await requireFreeName(tx, scope, after.name, id);
    await tx.update(roles).set(after).where(one(scope.workspaceId, id));
    await recordChange(tx, scope, 'role.updated', { object: { kind: 'role', id }, before, after });
    return readRole(tx, scope.workspaceId, id);
  });
}

/** What can have a role. */
const holders = [members, invitations, accessTokens] as const;

/**
 * Puts the successor into a role's place. Answers the hashes of tokens that act by it from then on.
 * @throws AppError conflict when one is needed and none is named
 */
async function replaceRole(
  tx: Tx,
  { services, workspaceId }: Scope,
  { id, name }: RoleTableRow,
  role: RoleId | undefined,
): Promise<string[]> {
  // Kept so that a link that was used is known again; no one has a role by them.
  const used = and(eq(invitations.role, id), isNotNull(invitations.acceptedAt));
  await tx.delete(invitations).where(and(eq(invitations.workspaceId, workspaceId), used));
  const having = (table: (typeof holders)[number]) => and(eq(table.workspaceId, workspaceId), eq(table.role, id));
  if (role === undefined) {
    for (const table of holders) {
      const held = await tx.select({ role: table.role }).from(table).where(having(table)).limit(1);
      if (held.length > 0) {
        throw new AppError('conflict', `The ${name} role is in use. Choose a role to replace it.`);
      }
    }
    return [];
  }
  await tx.update(members).set({ role }).where(having(members));
  await tx.update(invitations).set({ role }).where(having(invitations));
  const hash = accessTokens.hash;
  const moved = await tx.update(accessTokens).set({ role }).where(having(accessTokens)).returning({ hash });
  for (const token of moved) await knownTokens(services).announce(tx, token.hash);
  return moved.map((token) => token.hash);
}

/**
 * Deletes a role; what has it gets the successor.
 * @throws AppError not_found, forbidden, invalid_input, conflict when a successor is needed
 */
export async function removeRole(scope: Scope, id: RoleId, successor: RoleId | undefined): Promise<undefined> {
  const { services, workspaceId } = scope;
  const hashes = await changeTeam(scope, 'team:manage', async (tx, team) => {
    const row = await changeable(tx, scope, team, id);
    if (isBuiltIn(id)) throw new AppError('forbidden', 'You can’t delete a built-in role.');
    if (successor !== undefined) {
      requireGivable(team, successor, 'query.successor');
      if (successor === id) throw new AppError('conflict', 'A role can’t replace itself. Choose another one.');
    }
    const moved = await replaceRole(tx, scope, row, successor);
    await tx.delete(roles).where(one(workspaceId, id));
    const { name, description, levels } = row;
    const before = { name, description, levels, successor: successor ?? null };
    await recordChange(tx, scope, 'role.deleted', { object: { kind: 'role', id }, before });
    return moved;
  });
  for (const hash of hashes) knownTokens(services).forget(hash);
}
