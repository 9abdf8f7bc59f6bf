import { eq } from 'drizzle-orm';
import type { WorkflowUse } from '#domain/agents/workflow-library.ts';
import type { Flow } from '#domain/agents/workflows.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { workflows } from '#server/platform/db/schema/workflows.table.ts';
import { live, selectAgents } from '#server/records/agent-rows.ts';

/** The version of a workflow that a flow has pinned; undefined for none. */
const pinnedIn = (flow: Flow, workflowId: string): number | undefined =>
  Object.values(flow.workflows ?? {}).find((pinned) => pinned.workflowId === workflowId)?.workflowVersion;

/** Agents, by what answers now, and other workflows that run a workflow. */
export async function findWorkflowUses(tx: Tx, workspaceId: string, workflowId: string): Promise<WorkflowUse[]> {
  const answering = await selectAgents(tx).where(live(workspaceId));
  const others = await tx
    .select({ id: workflows.id, name: workflows.name, flow: workflows.flow })
    .from(workflows)
    .where(eq(workflows.workspaceId, workspaceId));
  return [
    ...answering.map(({ agent: { id }, configuration: { name, flow } }) => ({
      kind: 'agent' as const,
      id,
      name,
      flow,
    })),
    ...others.map((row) => ({ kind: 'workflow' as const, ...row })),
  ].flatMap(({ flow, ...user }) => {
    const version = pinnedIn(flow, workflowId);
    return version === undefined ? [] : [{ ...user, version }];
  });
}
