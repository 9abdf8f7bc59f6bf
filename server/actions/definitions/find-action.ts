import { and, eq } from 'drizzle-orm';
import { AppError } from '#domain/platform/errors.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { actions } from '#server/platform/db/schema/actions.table.ts';

export type ActionRow = typeof actions.$inferSelect;

export const oneAction = (workspaceId: string, actionId: string) =>
  and(eq(actions.workspaceId, workspaceId), eq(actions.id, actionId));

/** @throws AppError not_found */
export async function findAction(tx: Tx, workspaceId: string, actionId: string): Promise<ActionRow> {
  const [row] = await tx.select().from(actions).where(oneAction(workspaceId, actionId));
  if (row === undefined) throw new AppError('not_found', 'Action not found. It may have been deleted.');
  return row;
}

/** The action's row, locked until the transaction ends. @throws AppError not_found */
export async function lockAction(tx: Tx, workspaceId: string, actionId: string): Promise<ActionRow> {
  await tx.select({ id: actions.id }).from(actions).where(oneAction(workspaceId, actionId)).for('update');
  return findAction(tx, workspaceId, actionId);
}
