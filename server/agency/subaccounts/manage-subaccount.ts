import { and, asc, eq } from 'drizzle-orm';
import type { Subaccount } from '#domain/agency/subaccounts.ts';
import { AppError } from '#domain/platform/errors.ts';
import { issueOpen } from '#server/billing/issue-invoice.ts';
import { goOnBehindSuspension } from '#server/billing/roll-subscription.ts';
import { announceAll, closeWorkspace, forgetAll, restoreMs } from '#server/identity/delete-workspace.ts';
import { type ChildRow, recordInBoth, requireChild } from '#server/identity/find-child.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { workspaceLimits } from '#server/platform/db/schema/limits.table.ts';
import {
  agentSources,
  subaccountEntries,
  subaccountPermissions,
  subaccounts,
} from '#server/platform/db/schema/subaccounts.table.ts';
import { members, workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import type { Scope } from '#server/scope.ts';
import { shownSubaccount } from './list-subaccounts.ts';

/** Changes a subaccount for its agency, which holds at once in every session and for its tokens. */
async function change(
  scope: Scope,
  childId: string,
  act: (tx: Tx, child: ChildRow) => Promise<Subaccount | undefined>,
): Promise<Subaccount> {
  const { services, workspaceId } = scope;
  const { shown, hashes } = await services.db.system('agency', async (tx) => {
    const child = await requireChild(tx, workspaceId, childId);
    const hashes = await announceAll(tx, services, childId);
    const shown = await act(tx, child);
    return { shown: shown ?? (await shownSubaccount(tx, scope, childId)), hashes };
  });
  forgetAll(services, childId, hashes);
  return shown;
}

const set = (tx: Tx, childId: string, values: Partial<ChildRow>) =>
  tx.update(workspaces).set(values).where(eq(workspaces.id, childId));

/** Suspends a subaccount. Calls that are live go on. @throws AppError not_found, conflict when it is suspended already */
export const suspendSubaccount = (scope: Scope, childId: string, reason: string): Promise<Subaccount> =>
  change(scope, childId, async (tx, child) => {
    if (child.suspendedAt !== null) throw new AppError('conflict', 'This subaccount is already suspended.');
    await set(tx, childId, { suspendedAt: new Date(scope.services.clock.now()), suspensionReason: reason });
    await recordInBoth(tx, scope, childId, 'subaccount.suspended', { after: { reason } });
    return undefined;
  });

/** Lets a suspended subaccount work again. @throws AppError not_found, conflict when it is not suspended */
export const resumeSubaccount = (scope: Scope, childId: string): Promise<Subaccount> =>
  change(scope, childId, async (tx, child) => {
    if (child.suspendedAt === null) throw new AppError('conflict', 'This subaccount isn’t suspended.');
    await set(tx, childId, { suspendedAt: null, suspensionReason: null, suspendedFor: null });
    const sellerId = await goOnBehindSuspension(tx, childId, scope.services.clock.now());
    if (sellerId !== null) await issueOpen(tx, scope.services, sellerId, childId);
    const before = { reason: child.suspensionReason };
    await recordInBoth(tx, scope, childId, 'subaccount.resumed', { before });
    return undefined;
  });

/** Gives a subaccount another name. @throws AppError not_found, workspace_deleted */
export const renameSubaccount = (scope: Scope, childId: string, name: string): Promise<Subaccount> =>
  change(scope, childId, async (tx, child) => {
    if (child.deletedAt !== null) throw new AppError('workspace_deleted', 'Restore this subaccount first.');
    if (child.name === name) return undefined;
    await set(tx, childId, { name });
    await tx
      .update(subaccounts)
      .set({ name })
      .where(and(eq(subaccounts.workspaceId, scope.workspaceId), eq(subaccounts.id, childId)));
    await recordInBoth(tx, scope, childId, 'workspace.updated', { before: { name: child.name }, after: { name } });
    return undefined;
  });

/** Deletes a subaccount, whose name is repeated. @throws AppError not_found, workspace_deleted, invalid_input */
export const deleteSubaccount = (scope: Scope, childId: string, name: string): Promise<Subaccount> =>
  change(scope, childId, async (tx, child) => {
    const { services, actor } = scope;
    if (child.deletedAt !== null) throw new AppError('workspace_deleted', 'This subaccount was already deleted.');
    if (name !== child.name) {
      const message = `Type the exact name: ${child.name}`;
      throw new AppError('invalid_input', message, [{ path: 'body.name', message }]);
    }
    await closeWorkspace(tx, services, childId, actor!.userId);
    await recordInBoth(tx, scope, childId, 'workspace.deleted', { before: { name } });
    return undefined;
  });

/** Takes a deleted subaccount back. @throws AppError not_found, conflict when it is not deleted */
export const restoreSubaccount = (scope: Scope, childId: string): Promise<Subaccount> =>
  change(scope, childId, async (tx, { deletedAt, name }) => {
    if (deletedAt === null) throw new AppError('conflict', 'This subaccount isn’t deleted.');
    // The job may be at work already: what it has begun is not given back in part.
    if (deletedAt.getTime() + restoreMs <= scope.services.clock.now()) {
      throw new AppError('not_found', 'This subaccount no longer exists.');
    }
    await set(tx, childId, { deletedAt: null, deletedBy: null });
    await recordInBoth(tx, scope, childId, 'workspace.restored', { after: { name } });
    return undefined;
  });

/**
 * Lets a subaccount go: it is a workspace of its owner's from then on. What the agency said about it ends; what the agency
 * was told of its use stays.
 * @throws AppError not_found, workspace_deleted, conflict when no one owns it
 */
export const releaseSubaccount = (scope: Scope, childId: string): Promise<Subaccount> =>
  change(scope, childId, async (tx, child) => {
    const { services, workspaceId: agencyId } = scope;
    if (child.deletedAt !== null) throw new AppError('workspace_deleted', 'Restore this subaccount first.');
    const [owner] = await tx
      .select({ userId: members.userId })
      .from(members)
      .where(and(eq(members.workspaceId, childId), eq(members.role, 'owner')))
      .orderBy(asc(members.createdAt))
      .limit(1);
    if (owner === undefined) {
      throw new AppError('conflict', 'This subaccount has no owner yet. Invite an owner, and wait until they accept.');
    }
    const shown = await shownSubaccount(tx, scope, childId);
    await recordInBoth(tx, scope, childId, 'subaccount.released', { before: { agencyId }, after: { agencyId: null } });
    await tx.delete(subaccountEntries).where(eq(subaccountEntries.workspaceId, childId));
    await tx.delete(subaccountPermissions).where(eq(subaccountPermissions.workspaceId, childId));
    await tx.delete(workspaceLimits).where(eq(workspaceLimits.workspaceId, childId));
    await tx.delete(agentSources).where(eq(agentSources.workspaceId, childId));
    await tx
      .update(subaccounts)
      .set({ name: child.name, leftAt: new Date(services.clock.now()) })
      .where(and(eq(subaccounts.workspaceId, agencyId), eq(subaccounts.id, childId)));
    const free = {
      parentId: null,
      suspendedAt: null,
      suspensionReason: null,
      suspendedFor: null,
      createdBy: owner.userId,
    };
    await set(tx, childId, free);
    return { ...shown, status: 'left' };
  });
