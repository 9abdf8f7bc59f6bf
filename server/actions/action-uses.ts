import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Action } from '#domain/actions.ts';
import type { Flow, FlowNode } from '#domain/workflows.ts';
import { agents, agentVersions } from '#server/agents/agents.table.ts';
import type { Tx } from '#server/infra/db/open-database.ts';

type Use = Action['usedBy'][number];

/** Nodes are the same in flows of every form. */
const nodesOf = (flow: Flow): FlowNode[] => [
  ...flow.nodes,
  ...Object.values(flow.workflows ?? {}).flatMap(({ nodes }) => nodes),
];

/** Steps of the conversations of agents that run actions of the workspace, by the action's id. */
export async function findUses(tx: Tx, workspaceId: string): Promise<Map<string, Use[]>> {
  const rows = await tx
    .select({ agentId: agents.id, configuration: agentVersions.configuration })
    .from(agents)
    .innerJoin(
      agentVersions,
      and(
        eq(agentVersions.workspaceId, agents.workspaceId),
        eq(agentVersions.agentId, agents.id),
        eq(agentVersions.version, agents.version),
      ),
    )
    .where(and(eq(agents.workspaceId, workspaceId), isNull(agents.deletedAt)))
    .orderBy(asc(agents.createdAt), asc(agents.id));
  const uses = new Map<string, Use[]>();
  for (const { agentId, configuration } of rows) {
    for (const { type, title, config } of nodesOf(configuration.flow)) {
      if (type !== 'run_action' || typeof config.actionId !== 'string') continue;
      const known = uses.get(config.actionId) ?? [];
      const same = known.find((use) => use.agentId === agentId);
      if (same) same.steps.push(title);
      else known.push({ agentId, agent: configuration.name, steps: [title] });
      uses.set(config.actionId, known);
    }
  }
  return uses;
}

export const countSteps = (uses: readonly Use[] | undefined): number =>
  (uses ?? []).reduce((sum, { steps }) => sum + steps.length, 0);
