import { and, eq, gt, isNull } from 'drizzle-orm';
import { entryHours } from '#domain/agency/subaccounts.ts';
import { actingRow } from '#domain/identity/acting.ts';
import { can, type RoleRow } from '#domain/identity/permissions.ts';
import type { Workspace } from '#domain/identity/workspaces.ts';
import { AppError } from '#domain/platform/errors.ts';
import { suspensionOf } from '#server/identity/workspaces/suspension.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { roles } from '#server/platform/db/schema/roles.table.ts';
import { subaccountEntries, subaccountPermissions } from '#server/platform/db/schema/subaccounts.table.ts';
import { members, workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import type { Account, Actor, Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { checkSession } from './check-arrival.ts';
import { recordInBoth, requireChild } from './find-child.ts';
import { accessCache, findAccess, rowOf, type WorkspaceAccess } from './workspace-access.ts';

const entryMs = entryHours * 3_600_000;

/**
 * Whom someone of the agency acts as in a subaccount that they have entered; undefined for everyone else. What protects
 * the agency holds for them as well as what protects the subaccount: they come through both.
 * @throws AppError what `checkSession` refuses of the agency
 */
export async function actorOfAgency(
  services: Services,
  { agency }: WorkspaceAccess,
  account: Account,
): Promise<Actor | undefined> {
  const now = services.clock.now();
  if (agency === null || (agency.entries.get(account.userId) ?? 0) <= now) return undefined;
  const home = await findAccess(services, agency.id);
  const atHome = home && !home.deleted ? rowOf(home, account.userId) : undefined;
  if (home === undefined || atHome === undefined || !can(atHome, 'settings:manage')) return undefined;
  checkSession(home.security, account, now);
  const { userId, email, sessionId, session } = account;
  const row = actingRow(atHome, agency.most);
  return {
    userId,
    email,
    row,
    agencyId: agency.id,
    ...(session && {
      session: { id: sessionId, aal: session.aal, ...(session.methods && { methods: session.methods }) },
    }),
  };
}

/**
 * What a token that someone of the agency made in a subaccount may do, entered or not: as much as they might who made it,
 * while they may manage the agency's subaccounts. Undefined for everyone else.
 */
export async function rowOfAgency(
  services: Services,
  { agency }: WorkspaceAccess,
  userId: string,
): Promise<RoleRow | undefined> {
  const home = agency === null ? undefined : await findAccess(services, agency.id);
  const atHome = home && !home.deleted ? rowOf(home, userId) : undefined;
  if (agency === null || atHome === undefined || !can(atHome, 'settings:manage')) return undefined;
  return actingRow(atHome, agency.most);
}

/** Enters a subaccount, from now on. @throws AppError not_found, workspace_deleted, forbidden */
export async function enterSubaccount(scope: Scope, childId: string) {
  const { services, workspaceId: agencyId, actor } = scope;
  if (actor === null || actor.tokenId !== undefined) {
    throw new AppError('forbidden', 'An access token can’t enter a subaccount. Sign in to do that.');
  }
  const enteredAt = new Date(services.clock.now());
  const until = new Date(enteredAt.getTime() + entryMs);
  const { userId } = actor;
  await services.db.system('agency', async (tx) => {
    const child = await requireChild(tx, agencyId, childId);
    if (child.deletedAt !== null) throw new AppError('workspace_deleted', 'This subaccount was deleted.');
    const [member] = await tx
      .select({ userId: members.userId })
      .from(members)
      .where(and(eq(members.workspaceId, childId), eq(members.userId, userId)));
    if (member !== undefined) throw new AppError('conflict', 'You are a member of this subaccount: just go there.');
    const set = { agencyId, enteredAt, until };
    await tx
      .insert(subaccountEntries)
      .values({ workspaceId: childId, userId, ...set })
      .onConflictDoUpdate({ target: [subaccountEntries.workspaceId, subaccountEntries.userId], set });
    await accessCache(services).announce(tx, childId);
    await recordInBoth(tx, scope, childId, 'subaccount.entered', { after: { until: until.toISOString() } });
  });
  accessCache(services).forget(childId);
  return { workspaceId: childId, expiresAt: until.toISOString() };
}

/** Ends one's own entry, from inside of the subaccount. @throws AppError not_found for everyone who has not entered */
export async function leaveSubaccount(scope: Scope): Promise<undefined> {
  const { services, workspaceId, actor } = scope;
  if (actor?.agencyId === undefined)
    throw new AppError('not_found', 'You haven’t entered this workspace as an agency.');
  const own = and(eq(subaccountEntries.workspaceId, workspaceId), eq(subaccountEntries.userId, actor.userId));
  await services.db.tenant(workspaceId, async (tx) => {
    await tx.delete(subaccountEntries).where(own);
    await accessCache(services).announce(tx, workspaceId);
    await recordChange(tx, scope, 'subaccount.left', { object: { kind: 'workspace', id: workspaceId } });
  });
  accessCache(services).forget(workspaceId);
}

/** Subaccounts that someone is in as their agency now, for the list of workspaces. */
export async function enteredAsAgency(tx: Tx, { clock }: Services, { userId }: Account): Promise<Workspace[]> {
  const rows = await tx
    .select({
      workspace: workspaces,
      entry: subaccountEntries,
      atHome: roles.levels,
      most: subaccountPermissions.levels,
    })
    .from(subaccountEntries)
    .innerJoin(workspaces, and(eq(workspaces.id, subaccountEntries.workspaceId), isNull(workspaces.deletedAt)))
    .innerJoin(members, and(eq(members.workspaceId, workspaces.parentId), eq(members.userId, userId)))
    .innerJoin(roles, and(eq(roles.workspaceId, members.workspaceId), eq(roles.id, members.role)))
    .leftJoin(subaccountPermissions, eq(subaccountPermissions.workspaceId, workspaces.id))
    .where(
      and(
        ...[eq(subaccountEntries.userId, userId), eq(subaccountEntries.agencyId, workspaces.parentId)],
        gt(subaccountEntries.until, new Date(clock.now())),
      ),
    );
  const names = new Map<string, string>();
  for (const { workspace } of rows) {
    const parentId = workspace.parentId!;
    if (names.has(parentId)) continue;
    const open = and(eq(workspaces.id, parentId), isNull(workspaces.deletedAt));
    const [agency] = await tx.select({ name: workspaces.name }).from(workspaces).where(open);
    if (agency !== undefined) names.set(parentId, agency.name);
  }
  return rows
    .filter(({ workspace, atHome }) => names.has(workspace.parentId!) && can(atHome, 'settings:manage'))
    .map(({ workspace, entry, atHome, most }) => ({
      id: workspace.id,
      name: workspace.name,
      timeZone: workspace.timeZone,
      // How many belong to it is on the agency's own page.
      members: 0,
      role: 'viewer' as const,
      roleName: 'Agency',
      permissions: actingRow(atHome, most),
      operator: false,
      twoFactorRequiredFrom: null,
      supportUntil: null,
      asSupport: false,
      agency: { id: workspace.parentId!, name: names.get(workspace.parentId!)! },
      asAgencyUntil: entry.until.toISOString(),
      suspended: suspensionOf(workspace),
      sample: workspace.sample,
      createdAt: workspace.createdAt.toISOString(),
    }));
}
