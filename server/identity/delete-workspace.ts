import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { roleMatrix } from '#domain/identity/permissions.ts';
import { type DeletedWorkspace, restoreDays, type Workspace } from '#domain/identity/workspaces.ts';
import type { AuditAction } from '#domain/platform/audit-actions.ts';
import { AppError } from '#domain/platform/errors.ts';
import { knownTokens } from '#server/identity/access-tokens/token-holders.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { accessTokens } from '#server/platform/db/schema/access-tokens.table.ts';
import { legalHolds } from '#server/platform/db/schema/retention.table.ts';
import { members, workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import type { Account } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { checkSession } from './check-arrival.ts';
import { knownSites } from './sites.ts';
import { accessCache, findAccess } from './workspace-access.ts';
import { lockAccount, readWorkspaces, requireRoomWithout } from './workspaces.ts';

/** Milliseconds between a workspace's deletion and its end. */
export const restoreMs = restoreDays * 86_400_000;

type WorkspaceRow = typeof workspaces.$inferSelect;

const shape = ({ id, name }: WorkspaceRow, deletedAt: Date): DeletedWorkspace => ({
  id,
  name,
  deletedAt: deletedAt.toISOString(),
  restorableUntil: new Date(deletedAt.getTime() + restoreMs).toISOString(),
});

/** Records a change of the workspace itself, for which no scope can be had where it is closed. */
function record(tx: Tx, services: Services, { userId, email, ip }: Account, action: AuditAction, id: string) {
  const scope = { services, workspaceId: id, actor: { userId, email, row: roleMatrix.owner }, ...(ip && { ip }) };
  return recordChange(tx, scope, action, { object: { kind: 'workspace', id } });
}

/**
 * Requests of an account name no workspace: anyone who is a member of this one passes what guards it here.
 * @throws AppError what `checkSession` refuses
 */
async function checkMember(services: Services, account: Account, workspaceId: string): Promise<void> {
  const access = await findAccess(services, workspaceId);
  if (access?.members.has(account.userId)) checkSession(access.security, account, services.clock.now());
}

/**
 * A workspace whose owner the account is, kept from changing until the commit.
 * @throws AppError not_found when it is no member, forbidden when it is another one
 */
async function ownedWorkspace(tx: Tx, account: Account, workspaceId: string): Promise<WorkspaceRow> {
  const [found] = await tx
    .select({ workspace: workspaces, role: members.role })
    .from(members)
    .innerJoin(workspaces, eq(workspaces.id, members.workspaceId))
    .where(and(eq(members.workspaceId, workspaceId), eq(members.userId, account.userId)))
    .for('update', { of: workspaces });
  if (found === undefined) throw new AppError('not_found', 'Workspace not found. It may have been deleted.');
  if (found.role !== 'owner') throw new AppError('forbidden', 'Only the workspace owner can do this.');
  return found.workspace;
}

/**
 * Closes a workspace, in a transaction of the system's: nothing can be done in it but taking it back. Answers the hashes
 * of its tokens, for `forgetClosed` behind the commit.
 */
export async function closeWorkspace(tx: Tx, services: Services, workspaceId: string, userId: string) {
  const [held] = await tx
    .select({ id: legalHolds.id })
    .from(legalHolds)
    .where(eq(legalHolds.workspaceId, workspaceId))
    .limit(1);
  if (held !== undefined)
    throw new AppError(
      'conflict',
      'This workspace has content on legal hold. Lift the hold before you delete the workspace.',
    );
  const deletedAt = new Date(services.clock.now());
  await tx.update(workspaces).set({ deletedAt, deletedBy: userId }).where(eq(workspaces.id, workspaceId));
  return { deletedAt, hashes: await announceAll(tx, services, workspaceId) };
}

/** Says that everything about who may do what in a workspace has changed, its tokens and the sites of its brand included. */
export async function announceAll(tx: Tx, services: Services, workspaceId: string): Promise<string[]> {
  await knownSites(services).announce(tx);
  await accessCache(services).announce(tx, workspaceId);
  const tokens = await tx
    .select({ hash: accessTokens.hash })
    .from(accessTokens)
    .where(eq(accessTokens.workspaceId, workspaceId));
  for (const { hash } of tokens) await knownTokens(services).announce(tx, hash);
  return tokens.map(({ hash }) => hash);
}

/** The same here at once, when it is committed. */
export function forgetAll(services: Services, workspaceId: string, hashes: string[]): void {
  accessCache(services).forget(workspaceId);
  knownSites(services).forget();
  for (const hash of hashes) knownTokens(services).forget(hash);
}

/** @throws AppError conflict when an agency has subaccounts that would be left without it */
async function requireNoSubaccounts(tx: Tx, workspaceId: string): Promise<void> {
  const open = and(eq(workspaces.parentId, workspaceId), isNull(workspaces.deletedAt));
  const [child] = await tx.select({ id: workspaces.id }).from(workspaces).where(open).limit(1);
  if (child === undefined) return;
  throw new AppError('conflict', 'This workspace has subaccounts. Release or delete them first.');
}

/** The deleted workspaces that an account owns, the next to be gone first. */
export function listDeleted({ db }: Services, { userId }: Account): Promise<DeletedWorkspace[]> {
  return db.system('account', async (tx) => {
    const rows = await tx
      .select({ workspace: workspaces })
      .from(members)
      .innerJoin(workspaces, eq(workspaces.id, members.workspaceId))
      .where(and(eq(members.userId, userId), eq(members.role, 'owner'), isNotNull(workspaces.deletedAt)))
      .orderBy(asc(workspaces.deletedAt), asc(workspaces.id));
    return rows.map(({ workspace }) => shape(workspace, workspace.deletedAt!));
  });
}

/**
 * Closes a workspace: nothing can be done in it but taking it back. Calls that are live come to their end.
 * @throws AppError not_found, forbidden, invalid_input when the name is another, conflict for the operator's and for the last one at the limit
 */
export async function deleteWorkspace(
  services: Services,
  account: Account,
  workspaceId: string,
  name: string,
): Promise<DeletedWorkspace> {
  await checkMember(services, account, workspaceId);
  const { deleted, hashes } = await services.db.system('account', async (tx) => {
    await lockAccount(tx, account.userId);
    const row = await ownedWorkspace(tx, account, workspaceId);
    if (row.deletedAt !== null) throw new AppError('workspace_deleted');
    if (row.operator) {
      throw new AppError('conflict', 'This workspace belongs to the operator of the installation and has to stay.');
    }
    if (name !== row.name) {
      const message = `Type the name exactly: ${row.name}`;
      throw new AppError('invalid_input', message, [{ path: 'body.name', message }]);
    }
    await requireRoomWithout(tx, account, workspaceId);
    await requireNoSubaccounts(tx, workspaceId);
    const { deletedAt, hashes } = await closeWorkspace(tx, services, workspaceId, account.userId);
    await record(tx, services, account, 'workspace.deleted', workspaceId);
    return { deleted: shape(row, deletedAt), hashes };
  });
  forgetAll(services, workspaceId, hashes);
  return deleted;
}

/** What an agency deleted is the agency's to give back. @throws AppError conflict */
async function requireOwnDeletion(tx: Tx, { id, parentId, deletedBy }: WorkspaceRow): Promise<void> {
  if (parentId === null || deletedBy === null) return;
  const [member] = await tx
    .select({ userId: members.userId })
    .from(members)
    .where(and(eq(members.workspaceId, id), eq(members.userId, deletedBy)));
  if (member !== undefined) return;
  throw new AppError('conflict', 'Your agency deleted this workspace. Ask the agency to restore it.');
}

/** Opens a deleted workspace again, as it was. @throws AppError not_found, forbidden, conflict */
export async function restoreWorkspace(services: Services, account: Account, workspaceId: string): Promise<Workspace> {
  await checkMember(services, account, workspaceId);
  const restored = await services.db.system('account', async (tx) => {
    const row = await ownedWorkspace(tx, account, workspaceId);
    // The job may be at work already: what it has begun is not given back in part.
    const tooLate = row.deletedAt !== null && row.deletedAt.getTime() + restoreMs <= services.clock.now();
    if (tooLate) throw new AppError('not_found', 'This workspace no longer exists.');
    await requireOwnDeletion(tx, row);
    await tx.update(workspaces).set({ deletedAt: null, deletedBy: null }).where(eq(workspaces.id, workspaceId));
    await accessCache(services).announce(tx, workspaceId);
    await knownSites(services).announce(tx);
    if (row.deletedAt !== null) await record(tx, services, account, 'workspace.restored', workspaceId);
    return (await readWorkspaces(tx, account.userId)).find(({ id }) => id === workspaceId)!;
  });
  accessCache(services).forget(workspaceId);
  knownSites(services).forget();
  return restored;
}
