import { and, eq } from 'drizzle-orm';
import type { Flow } from '#domain/agents/workflows.ts';
import { AppError } from '#domain/platform/errors.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { workflows, workflowVersions } from '#server/platform/db/schema/workflows.table.ts';
import { readFlow } from '#voice/flow/stored-flow.ts';

export type WorkflowRow = typeof workflows.$inferSelect;

export const oneWorkflow = (workspaceId: string, workflowId: string) =>
  and(eq(workflows.workspaceId, workspaceId), eq(workflows.id, workflowId));

/** A workflow as the audit log names it. */
export const objectOf = (id: string) => ({ kind: 'workflow', id });

/** @throws AppError not_found */
export async function findWorkflow(tx: Tx, workspaceId: string, workflowId: string): Promise<WorkflowRow> {
  const [row] = await tx.select().from(workflows).where(oneWorkflow(workspaceId, workflowId));
  if (row === undefined) throw new AppError('not_found', 'Workflow not found. It may have been deleted.');
  return { ...row, flow: readFlow(row.flow) };
}

/** The same, locked until the transaction ends. @throws AppError not_found */
export async function lockWorkflow(tx: Tx, workspaceId: string, workflowId: string): Promise<WorkflowRow> {
  await tx.select({ id: workflows.id }).from(workflows).where(oneWorkflow(workspaceId, workflowId)).for('update');
  return findWorkflow(tx, workspaceId, workflowId);
}

/** The flow of a version of a workflow; null for one that there is not. */
export async function findFlow(tx: Tx, workspaceId: string, workflowId: string, version: number): Promise<Flow | null> {
  const [row] = await tx
    .select({ flow: workflowVersions.flow })
    .from(workflowVersions)
    .where(
      and(
        eq(workflowVersions.workspaceId, workspaceId),
        eq(workflowVersions.workflowId, workflowId),
        eq(workflowVersions.version, version),
      ),
    );
  return row ? readFlow(row.flow) : null;
}

/** The flow of its newest version; null before the first. */
export const findVersion = (tx: Tx, { workspaceId, id, version }: WorkflowRow): Promise<Flow | null> =>
  findFlow(tx, workspaceId, id, version);
