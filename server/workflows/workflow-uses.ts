import { and, eq, isNull } from 'drizzle-orm';
import type { WorkflowUse } from '#domain/workflow-library.ts';
import type { Flow } from '#domain/workflows.ts';
import { agents, agentVersions } from '#server/agents/agents.table.ts';
import type { Tx } from '#server/infra/db/open-database.ts';
import { workflows } from './workflows.table.ts';

/** The version of a workflow that a flow has pinned; undefined for none. */
const pinnedIn = (flow: Flow, workflowId: string): number | undefined =>
  Object.values(flow.workflows ?? {}).find((pinned) => pinned.workflowId === workflowId)?.workflowVersion;

/** Agents, by what answers now, and other workflows that run a workflow. */
export async function findWorkflowUses(tx: Tx, workspaceId: string, workflowId: string): Promise<WorkflowUse[]> {
  const live = await tx
    .select({ id: agents.id, configuration: agentVersions.configuration })
    .from(agents)
    .innerJoin(
      agentVersions,
      and(
        eq(agentVersions.workspaceId, agents.workspaceId),
        eq(agentVersions.agentId, agents.id),
        eq(agentVersions.version, agents.version),
      ),
    )
    .where(and(eq(agents.workspaceId, workspaceId), isNull(agents.deletedAt)));
  const others = await tx
    .select({ id: workflows.id, name: workflows.name, flow: workflows.flow })
    .from(workflows)
    .where(eq(workflows.workspaceId, workspaceId));
  return [
    ...live.map(({ id, configuration: { name, flow } }) => ({ kind: 'agent' as const, id, name, flow })),
    ...others.map((row) => ({ kind: 'workflow' as const, ...row })),
  ].flatMap(({ flow, ...user }) => {
    const version = pinnedIn(flow, workflowId);
    return version === undefined ? [] : [{ ...user, version }];
  });
}
