import { and, eq } from 'drizzle-orm';
import type { AuditAction } from '#domain/platform/audit-actions.ts';
import { AppError } from '#domain/platform/errors.ts';
import { type Change, recordChange } from '#server/platform/audit/record-change.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import type { Scope } from '#server/scope.ts';

export type ChildRow = typeof workspaces.$inferSelect;

export const noSubaccount = () => new AppError('not_found', 'Subaccount not found. It may have been deleted.');

/**
 * A subaccount of the agency, in a transaction of the system's: kept from changing until the commit where it is asked
 * for. One of others answers like one that does not exist.
 * @throws AppError not_found
 */
export async function requireChild(tx: Tx, agencyId: string, childId: string, lock = true): Promise<ChildRow> {
  const wanted = tx
    .select()
    .from(workspaces)
    .where(and(eq(workspaces.id, childId), eq(workspaces.parentId, agencyId)));
  const [row] = await (lock ? wanted.for('no key update') : wanted);
  if (row === undefined) throw noSubaccount();
  return row;
}

/** Refuses what only an agency can have: a subaccount has no subaccounts of its own. @throws AppError conflict */
export async function requireNoParent(tx: Tx, workspaceId: string): Promise<void> {
  const [row] = await tx
    .select({ parentId: workspaces.parentId })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId));
  if (row === undefined) throw new AppError('not_found');
  if (row.parentId === null) return;
  throw new AppError('conflict', 'This workspace is a subaccount, so it can’t have its own subaccounts.');
}

/** The agency's person in a subaccount: there, the agency stands beside them. */
export const inside = (scope: Scope, childId: string): Scope => ({
  ...scope,
  workspaceId: childId,
  actor: scope.actor && { ...scope.actor, agencyId: scope.workspaceId },
});

/**
 * Records what an agency did to a subaccount in the logs of both, the subaccount's first: there, the agency stands beside
 * the person.
 */
export async function recordInBoth(
  tx: Tx,
  scope: Scope,
  childId: string,
  action: AuditAction,
  change: Omit<Change, 'object'>,
): Promise<void> {
  await recordChange(tx, inside(scope, childId), action, { object: { kind: 'workspace', id: childId }, ...change });
  await recordChange(tx, scope, action, { object: { kind: 'subaccount', id: childId }, ...change });
}
