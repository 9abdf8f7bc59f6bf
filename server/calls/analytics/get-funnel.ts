import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Flow } from '#domain/agents/workflows.ts';
import type { Funnel, FunnelQuery } from '#domain/calls/analytics.ts';
import { findWorkflow } from '#server/agents/workflow-rows.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { callFacts, callSteps } from '#server/platform/db/schema/analytics.table.ts';
import { findRow } from '#server/records/agent-rows.ts';
import type { Scope } from '#server/scope.ts';
import { counted } from './counted.ts';

/** Whose steps are counted: a workflow's, whichever agent ran it, or those of an agent's own flow. */
export type FunnelOf = { workflowId: string } | { agentId: string };

async function graphOf(tx: Tx, scope: Scope, of: FunnelOf) {
  if ('workflowId' in of) {
    const { name, flow } = await findWorkflow(tx, scope.workspaceId, of.workflowId);
    return { id: of.workflowId, workflow: of.workflowId, name, flow };
  }
  const { configuration } = await findRow(tx, scope, of.agentId);
  return { id: of.agentId, workflow: '', name: configuration.name, flow: configuration.flow };
}

/** Calls that reached the same steps and ended at the same one. */
interface Path {
  steps: string[];
  last: string | null;
  calls: number;
}

const pathsIn = (tx: Tx, where: SQL, workflow: string): Promise<Path[]> =>
  tx
    .select({ steps: callSteps.steps, last: callSteps.lastStep, calls: sql<number>`count(*)::int` })
    .from(callSteps)
    .innerJoin(callFacts, and(eq(callFacts.workspaceId, callSteps.workspaceId), eq(callFacts.callId, callSteps.callId)))
    .where(and(where, eq(callSteps.workflow, workflow)))
    .groupBy(callSteps.steps, callSteps.lastStep);

/** Each step of the graph in its order, also those that no one reached; behind them such as are not in it any more. */
function stepsOf(flow: Flow, paths: readonly Path[]): Funnel['steps'] {
  const found = new Map(
    flow.nodes.map(({ id, title }): [string, Funnel['steps'][number]] => [id, { node: id, title, calls: 0, left: 0 }]),
  );
  for (const { steps, last, calls } of paths) {
    for (const node of steps) {
      const step = found.get(node) ?? { node, title: null, calls: 0, left: 0 };
      found.set(node, step);
      step.calls += calls;
      if (node === last) step.left += calls;
    }
  }
  return [...found.values()];
}

/**
 * How many calls reached each step of a workflow or of an agent's flow, and where they ended.
 * @throws AppError not_found, invalid_input for days that are no range
 */
export function getFunnel(scope: Scope, of: FunnelOf, query: FunnelQuery): Promise<Funnel> {
  return scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const { id, workflow, name, flow } = await graphOf(tx, scope, of);
    const { days, timeZone, where } = await counted(tx, scope, { ...query, ...('agentId' in of && of) });
    const paths = await pathsIn(tx, where, workflow);
    const calls = paths.reduce((sum, path) => sum + path.calls, 0);
    return { id, name, ...days, timeZone, calls, steps: stepsOf(flow, paths), flow };
  });
}
