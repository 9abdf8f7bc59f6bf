import { and, asc, count, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { commonRow, roleMatrix } from '#domain/identity/permissions.ts';
import {
  defaultTimeZone,
  defaultWorkspaceName,
  type Workspace,
  type WorkspaceStatus,
} from '#domain/identity/workspaces.ts';
import { AppError } from '#domain/platform/errors.ts';
import { TimeZone } from '#domain/platform/time-zone.ts';
import { isPublic } from '#server/config.ts';
import { openToSupport } from '#server/identity/support/open-to-support.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { users } from '#server/platform/db/schema/auth.table.ts';
import { roles } from '#server/platform/db/schema/roles.table.ts';
import { securitySettings } from '#server/platform/db/schema/security.table.ts';
import { subaccountPermissions } from '#server/platform/db/schema/subaccounts.table.ts';
import { supportAccess } from '#server/platform/db/schema/support-access.table.ts';
import { members, workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import type { SiteBrand } from '#server/platform/http/site.ts';
import type { Account, Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { type FoundLimit, findLimit, installationLimit } from '#server/usage/find-limits.ts';
import { getProgress } from '#server/usage/getting-started.ts';
import { readSums } from '#server/usage/ledger.ts';
import { overLimit } from '#server/usage/require-room.ts';
import { findSecondsLimit } from '#server/usage/seconds-limit.ts';
import { readGrants } from '#server/usage/trial.ts';
import { enteredAsAgency } from './act-as-agency.ts';
import { insertBuiltInRoles } from './built-in-roles.ts';
import { agencyOf, suspensionOf } from './workspaces/suspension.ts';

/** One writer at a time for an account's workspaces: two tabs of a new account must not make two. */
export const lockAccount = (tx: Tx, userId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`account:${userId}`}, 0))`);

interface Place {
  timeZone: string;
  country: string | null;
}

/** A workspace with what each begins with, inside the transaction in which its owner has been looked at. */
export async function insertWorkspace(
  tx: Tx,
  services: Services,
  account: Account,
  { name, timeZone, country }: Place & { name: string },
) {
  const createdAt = new Date(services.clock.now());
  const workspaceId = newId();
  const operator = await becomesOperator(tx, services, account);
  await tx.insert(workspaces).values({
    id: workspaceId,
    name,
    timeZone,
    country,
    operator,
    createdBy: account.userId,
    createdAt,
  });
  await insertBuiltInRoles(tx, workspaceId);
  await services.hooks.workspaceCreated(tx, services, { workspaceId, operator, createdAt });
  await tx.insert(members).values({ workspaceId, userId: account.userId, role: 'owner', createdAt });
  const actor = { userId: account.userId, email: account.email, row: roleMatrix.owner };
  const scope = { services, workspaceId, actor, ...(account.ip !== undefined && { ip: account.ip }) };
  const object = { kind: 'workspace', id: workspaceId };
  await recordChange(tx, scope, 'workspace.created', { object, after: { name, timeZone, country } });
  return workspaceId;
}

/** A zone that a browser names, where there is such a one. */
const placeOf = (zone: string | undefined): Place => ({
  timeZone: TimeZone.safeParse(zone).data ?? defaultTimeZone,
  country: null,
});

/** Says how an installation that others reach gets an operator, while it has none. */
export async function askForOperator({ config, db, log }: Services): Promise<void> {
  if (config.operatorEmail !== null || !isPublic(config)) return;
  const [taken] = await db.system('account', (tx) =>
    tx.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.operator, true)),
  );
  if (taken !== undefined) return;
  log.warn(
    'This installation has no operator, and others can reach it: set OPERATOR_EMAIL to the address of the account that is to be.',
  );
}

/**
 * The account that OPERATOR_EMAIL names is the operator of an installation; without it, where only this machine reaches
 * the server, the first verified account. Who comes to the dashboard first does not matter.
 */
async function becomesOperator(tx: Tx, services: Services, account: Account): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('operator', 0))`);
  const [taken] = await tx.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.operator, true));
  if (taken !== undefined) return false;
  const { operatorEmail } = services.config;
  if (operatorEmail !== null) return operatorEmail === account.email;
  // Else a stranger would be, who was faster.
  if (isPublic(services.config)) return false;
  const [first] = await tx
    .select({ id: users.id })
    .from(users)
    .where(isNotNull(users.emailConfirmedAt))
    .orderBy(asc(users.emailConfirmedAt), asc(users.id))
    .limit(1);
  return first?.id === account.userId;
}

/** At an agency's address its own workspace and its subaccounts are all there is. */
const ofAgency = (agencyId: string | undefined) =>
  agencyId === undefined ? undefined : or(eq(workspaces.id, agencyId), eq(workspaces.parentId, agencyId));

/** Those that are open; with an agency, those of it. */
export async function readWorkspaces(tx: Tx, userId: string, agencyId?: string): Promise<Workspace[]> {
  const counted = tx
    .select({ workspaceId: members.workspaceId, members: count().as('members') })
    .from(members)
    .groupBy(members.workspaceId)
    .as('counted');
  const rows = await tx
    .select({
      workspace: workspaces,
      role: roles,
      members: counted.members,
      twoFactorRequiredFrom: securitySettings.twoFactorRequiredFrom,
      supportUntil: supportAccess.until,
      most: subaccountPermissions.levels,
      agencyName: sql<
        string | null
      >`(select agency.name from workspaces agency where agency.id = ${workspaces.parentId})`,
    })
    .from(members)
    .innerJoin(workspaces, eq(workspaces.id, members.workspaceId))
    .innerJoin(roles, and(eq(roles.workspaceId, members.workspaceId), eq(roles.id, members.role)))
    .innerJoin(counted, eq(counted.workspaceId, workspaces.id))
    .leftJoin(securitySettings, eq(securitySettings.workspaceId, workspaces.id))
    .leftJoin(supportAccess, eq(supportAccess.workspaceId, workspaces.id))
    .leftJoin(subaccountPermissions, eq(subaccountPermissions.workspaceId, workspaces.id))
    .where(and(eq(members.userId, userId), isNull(workspaces.deletedAt), ofAgency(agencyId)))
    .orderBy(asc(workspaces.createdAt), asc(workspaces.id));
  return rows.map(({ workspace, role, members, twoFactorRequiredFrom, supportUntil, agencyName, most }) => ({
    id: workspace.id,
    name: workspace.name,
    timeZone: workspace.timeZone,
    members,
    role: role.id,
    roleName: role.name,
    permissions: most === null ? role.levels : commonRow(role.levels, most),
    operator: workspace.operator,
    twoFactorRequiredFrom: twoFactorRequiredFrom?.toISOString() ?? null,
    supportUntil: supportUntil?.toISOString() ?? null,
    asSupport: false,
    agency: agencyOf(workspace, agencyName),
    asAgencyUntil: null,
    suspended: suspensionOf(workspace),
    sample: workspace.sample,
    createdAt: workspace.createdAt.toISOString(),
  }));
}

/**
 * An account's workspaces, oldest first. An account without any gets "My Workspace"; at an agency's address that is a
 * subaccount, where the agency lets strangers open one, and none elsewhere.
 * @param zone where the asker's browser is
 */
export async function listWorkspaces(
  services: Services,
  account: Account,
  brand: SiteBrand | null = null,
  zone?: string,
): Promise<Workspace[]> {
  const agencyId = brand?.workspaceId;
  return services.db.system('account', async (tx) => {
    const found = await readWorkspaces(tx, account.userId, agencyId);
    if (brand !== null && !brand.signUp && found.length === 0) return [];
    if (found.length > 0) {
      const entered = await enteredAsAgency(tx, services, account);
      const support = brand === null ? await openToSupport(tx, services, account) : [];
      return [...found, ...entered, ...support];
    }
    await lockAccount(tx, account.userId);
    if ((await readWorkspaces(tx, account.userId, agencyId)).length === 0) {
      if (agencyId === undefined)
        await insertWorkspace(tx, services, account, { name: defaultWorkspaceName, ...placeOf(zone) });
      else await services.hooks.signUpSubaccount(tx, services, account, agencyId);
      await services.hooks.attributeBySignUp(tx, services, account.userId);
    }
    return readWorkspaces(tx, account.userId, agencyId);
  });
}

/** Of those that an account made, subaccounts aside: they are its agency's. */
const ownedBy = (userId: string) => and(eq(workspaces.createdBy, userId), isNull(workspaces.parentId));

/** Workspaces that an account made, deleted ones that are not gone yet included. */
export async function countOwned(tx: Tx, userId: string): Promise<number> {
  const [owned] = await tx.select({ n: count() }).from(workspaces).where(ownedBy(userId));
  return owned!.n;
}

/** How many workspaces an account may own: the most that one of them allows, else what the installation does. */
async function ownedLimit(tx: Tx, userId: string): Promise<FoundLimit> {
  const owned = await tx.select({ id: workspaces.id }).from(workspaces).where(ownedBy(userId));
  const limits: FoundLimit[] = [];
  for (const { id } of owned) limits.push(await findLimit(tx, id, 'workspaces'));
  const most = (limit: FoundLimit) => limit.value ?? Number.POSITIVE_INFINITY;
  return limits.reduce(
    (best, limit) => (most(limit) > most(best) ? limit : best),
    await installationLimit(tx, 'workspaces'),
  );
}

/**
 * Refuses to close an account's last open workspace where it has as many as it may own: it would be given another one,
 * and with it a free tier and minutes, as often as it likes. Under `lockAccount`.
 * @throws AppError conflict
 */
export async function requireRoomWithout(tx: Tx, { userId }: Account, workspaceId: string): Promise<void> {
  const open = await readWorkspaces(tx, userId);
  if (open.some(({ id }) => id !== workspaceId)) return;
  const { value } = await ownedLimit(tx, userId);
  if (value === null || (await countOwned(tx, userId)) < value) return;
  throw new AppError(
    'conflict',
    `You can’t delete your last open workspace because you’ve reached your limit of ${value}, including deleted workspaces. Restore one first, or wait until one is permanently deleted.`,
  );
}

/** @throws AppError limit_reached */
export async function createWorkspace(
  services: Services,
  account: Account,
  input: { name: string } & Partial<Place>,
): Promise<Workspace> {
  return services.db.system('account', async (tx) => {
    await lockAccount(tx, account.userId);
    const limit = await ownedLimit(tx, account.userId);
    if (limit.value !== null && (await countOwned(tx, account.userId)) >= limit.value) throw overLimit(limit);
    const id = await insertWorkspace(tx, services, account, { ...placeOf(undefined), ...input });
    return (await readWorkspaces(tx, account.userId)).find((workspace) => workspace.id === id)!;
  });
}

/** Progress, and the plan's or the trial's minutes, for the menu's footer. Where calls are without a limit, none are granted. */
export async function workspaceStatus(scope: Scope): Promise<WorkspaceStatus> {
  const { services, workspaceId } = scope;
  const { percent } = await getProgress(scope);
  return services.db.tenant(workspaceId, async (tx) => {
    const { limit, plan, pooled } = await findSecondsLimit(tx, services, workspaceId);
    const { used } = await readSums(tx, workspaceId, 'call_seconds', services.clock.now());
    const { reasons } = await readGrants(tx, workspaceId);
    const isWaiting = plan === null && limit !== null && !reasons.has('welcome');
    return {
      gettingStartedPercent: percent,
      plan: plan?.name ?? null,
      minutesUsed: Math.max(0, Math.ceil((used + pooled - (plan?.counterAtStart ?? 0)) / 60)),
      minutesGranted: Math.floor(
        (plan === null ? (limit === null ? 0 : limit + pooled) : (plan.includedSeconds ?? 0)) / 60,
      ),
      minutesWithFirstAgent: isWaiting ? (services.config.trialMinutes ?? 0) : 0,
    };
  });
}

/** A workspace, for agents that speak for it and book its times. */
export async function findWorkspace(tx: Tx, workspaceId: string) {
  const [found] = await tx.select().from(workspaces).where(eq(workspaces.id, workspaceId));
  if (found === undefined) throw new AppError('not_found');
  return found;
}

/**
 * Where mail to "the team" goes: the contact e-mail of Account Preferences, else the address of the owner who has been
 * there longest. Addresses belong to accounts, which
 * a workspace's own transaction does not see: call it in one of the system's.
 */
export async function teamAddress(tx: Tx, workspaceId: string): Promise<string> {
  const { contactEmail, parentId } = await findWorkspace(tx, workspaceId);
  if (contactEmail !== null) return contactEmail;
  const [owner] = await tx
    .select({ email: users.email })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.workspaceId, workspaceId), eq(members.role, 'owner'), ne(users.email, '')))
    .orderBy(asc(members.createdAt))
    .limit(1);
  // A subaccount that its agency holds has no one yet: the agency's people are asked.
  if (owner === undefined && parentId !== null) return teamAddress(tx, parentId);
  if (owner === undefined) throw new AppError('not_found', 'This workspace has no owner to email.');
  return owner.email;
}
