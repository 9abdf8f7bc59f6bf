import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/open-database.ts';
import { automations } from '#server/platform/db/schema/automations.table.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import { workflowRuns, workflows } from '#server/platform/db/schema/workflows.table.ts';
import { configurationOfCall } from '#server/records/configuration-of-call.ts';
import type { Snapshot } from '#voice/flow/snapshot.ts';

/** What conversations have shown of a workflow. */
export interface WorkflowFigures {
  executions: number;
  /** In percent; null before the first. */
  successRate: number | null;
  lastRun: Date | null;
}

export const noRuns: WorkflowFigures = { executions: 0, successRate: null, lastRun: null };

interface Counted {
  id: string;
  executions: number;
  successes: number;
  lastRun: string;
}

/** Conversations that ran workflows, by workflow. */
const countRuns = (tx: Tx, workspaceId: string): Promise<Counted[]> =>
  tx
    .select({
      id: workflowRuns.workflowId,
      executions: sql<number>`count(*)::int`,
      successes: sql<number>`(count(*) filter (where ${workflowRuns.outcome} = 'success'))::int`,
      lastRun: sql<string>`max(${workflowRuns.ranAt})`,
    })
    .from(workflowRuns)
    .where(eq(workflowRuns.workspaceId, workspaceId))
    .groupBy(workflowRuns.workflowId);

/** Runs of workflows without a caller that have ended, by workflow. */
const countAutomations = (tx: Tx, workspaceId: string): Promise<Counted[]> =>
  tx
    .select({
      id: automations.workflowId,
      executions: sql<number>`count(*)::int`,
      successes: sql<number>`(count(*) filter (where ${automations.outcome} = 'success'))::int`,
      lastRun: sql<string>`max(${automations.endedAt})`,
    })
    .from(automations)
    .where(and(eq(automations.workspaceId, workspaceId), isNotNull(automations.endedAt)))
    .groupBy(automations.workflowId);

/** Figures by workflow, of conversations that ran it and of runs without a caller. */
export async function workflowFigures(tx: Tx, workspaceId: string): Promise<Map<string, WorkflowFigures>> {
  const counted = [...(await countRuns(tx, workspaceId)), ...(await countAutomations(tx, workspaceId))];
  return new Map(
    [...Map.groupBy(counted, ({ id }) => id)].map(([id, parts]) => {
      const executions = parts.reduce((sum, part) => sum + part.executions, 0);
      const successes = parts.reduce((sum, part) => sum + part.successes, 0);
      const lastRun = new Date(Math.max(...parts.map((part) => Date.parse(part.lastRun))));
      return [id, { executions, successRate: Math.round((successes / executions) * 100), lastRun }];
    }),
  );
}

/** Writes down which workflows a call that has ended ran. The same call again changes nothing; a test or a draft that
 * is tried counts nowhere. */
export async function keepWorkflowRuns(
  tx: Tx,
  workspaceId: string,
  callId: string,
  snapshot: Pick<Snapshot, 'ran' | 'end'> | null,
  at: Date,
): Promise<void> {
  const { ran = [], end = null } = snapshot ?? {};
  if (ran.length === 0) return;
  const call = await configurationOfCall(tx, workspaceId, callId);
  // Below nought: a draft that was tried.
  if (!call || call.channel === 'test' || call.version < 0) return;
  const pinned = call.configuration.flow.workflows ?? {};
  const rows = ran.flatMap((key) => {
    const workflow = pinned[key];
    if (!workflow?.workflowId) return [];
    const { workflowId, workflowVersion: version } = workflow;
    return [{ workspaceId, workflowId, callId, version, outcome: end?.outcome ?? ('neutral' as const), ranAt: at }];
  });
  if (rows.length > 0) await tx.insert(workflowRuns).values(rows).onConflictDoNothing();
}

/** Minutes that the middle half of the conversations took which ran workflows made from each template, by its id. */
export async function templateMinutes(tx: Tx, workspaceId: string): Promise<Map<string, [number, number]>> {
  const minutes = sql`extract(epoch from ${calls.endedAt} - ${calls.startedAt}) / 60`;
  const rows = await tx
    .select({
      template: sql<string>`${workflows.template}`,
      from: sql<number>`(percentile_cont(0.25) within group (order by ${minutes}))::float`,
      to: sql<number>`(percentile_cont(0.75) within group (order by ${minutes}))::float`,
    })
    .from(workflowRuns)
    .innerJoin(workflows, and(eq(workflows.workspaceId, workspaceId), eq(workflows.id, workflowRuns.workflowId)))
    .innerJoin(calls, and(eq(calls.workspaceId, workspaceId), eq(calls.id, workflowRuns.callId)))
    .where(and(eq(workflowRuns.workspaceId, workspaceId), isNotNull(workflows.template), isNotNull(calls.endedAt)))
    .groupBy(workflows.template);
  return new Map(rows.map(({ template, from, to }) => [template, [from, to]]));
}
