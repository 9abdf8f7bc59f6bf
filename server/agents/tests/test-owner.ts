import { and, eq } from 'drizzle-orm';
import { AppError } from '#domain/platform/errors.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { agentTests } from '#server/platform/db/schema/agent-tests.table.ts';
import { workflows } from '#server/platform/db/schema/workflows.table.ts';
import { lockRow, requireAgent } from '#server/records/agent-rows.ts';
import type { Scope } from '#server/scope.ts';

/** Whose tests: an agent's, or a workflow's. */
export type TestOwner = { agentId: string } | { workflowId: string };

/** An owner as the audit log names it. */
export const objectOf = (owner: TestOwner) =>
  'agentId' in owner ? { kind: 'agent', id: owner.agentId } : { kind: 'workflow', id: owner.workflowId };

/** The tests of one owner. */
export const testsOf = (workspaceId: string, owner: TestOwner) =>
  and(
    eq(agentTests.workspaceId, workspaceId),
    'agentId' in owner ? eq(agentTests.agentId, owner.agentId) : eq(agentTests.workflowId, owner.workflowId),
  );

/** @throws AppError not_found where the workspace has no such agent or workflow */
export async function requireOwner(tx: Tx, scope: Scope, owner: TestOwner): Promise<void> {
  if ('agentId' in owner) return requireAgent(tx, scope, owner.agentId);
  await findWorkflow(tx, scope, owner.workflowId);
}

/** As above, and no one else changes its tests until the transaction ends. @throws AppError not_found */
export async function lockOwner(tx: Tx, scope: Scope, owner: TestOwner): Promise<void> {
  if ('agentId' in owner) await lockRow(tx, scope, owner.agentId);
  else await findWorkflow(tx, scope, owner.workflowId, true);
}

async function findWorkflow(tx: Tx, { workspaceId }: Scope, workflowId: string, isLocked = false): Promise<void> {
  const found = tx
    .select({ id: workflows.id })
    .from(workflows)
    .where(and(eq(workflows.workspaceId, workspaceId), eq(workflows.id, workflowId)));
  const [row] = await (isLocked ? found.for('update') : found);
  if (row === undefined) throw new AppError('not_found', 'Workflow not found. It may have been deleted.');
}
