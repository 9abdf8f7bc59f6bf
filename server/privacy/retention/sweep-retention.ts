import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { type CallRow, calls } from '#server/platform/db/schema/calls.table.ts';
import { workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import type { Services } from '#server/services.ts';
import { findRules, type Rule } from './find-rules.ts';
import { type Swept, sweepCalls, sweepRecordings } from './sweep-calls.ts';
import { sweepOthers } from './sweep-others.ts';

export const sweepJob = 'retention.sweep';

/** Removes what a workspace has kept long enough. Cut off, it goes on the next night, or at the next try. */
export async function sweepWorkspace(services: Services, workspaceId: string, signal: AbortSignal): Promise<number> {
  const swept: Swept = { services, workspaceId, signal };
  const rules = await services.db.tenant(workspaceId, (tx) => findRules(tx, workspaceId));
  let removed = 0;
  for (const rule of rules) {
    for (const sweep of [sweepCalls, sweepRecordings, sweepOthers]) {
      if (signal.aborted) return removed;
      removed += await sweep(swept, rule);
    }
  }
  return removed;
}

/** Leaves a job for each workspace that keeps something for some days only. */
export async function leaveSweeps({ db, jobs }: Services): Promise<void> {
  const says = sql`exists (select from workspace_retention r where r.workspace_id = ${workspaces.id})`;
  const differs = sql`exists (select from agent_retention r where r.workspace_id = ${workspaces.id})`;
  await db.system('job', async (tx) => {
    const rows = await tx
      .select({ id: workspaces.id })
      .from(workspaces)
      .where(and(isNull(workspaces.deletedAt), or(isNotNull(workspaces.recordingDays), says, differs)));
    for (const { id } of rows) await jobs.enqueue(tx, sweepJob, { workspaceId: id }, { key: id });
  });
}

/** Removes the words of one call whose agent keeps none, and of what was done behind it. */
export async function forgetWords(services: Services, workspaceId: string, callId: string): Promise<void> {
  const its = and(eq(calls.workspaceId, workspaceId), eq(calls.id, callId), eq(calls.status, 'ended'));
  const found = await services.db.tenant(workspaceId, async (tx) => {
    const [call] = await tx.select().from(calls).where(its);
    return { call, rules: await findRules(tx, workspaceId) };
  });
  const rule = found.call && ruleOf(found.call, found.rules);
  if (rule === undefined) return;
  const swept: Swept = { services, workspaceId, signal: new AbortController().signal };
  for (const sweep of [sweepCalls, sweepRecordings, sweepOthers]) await sweep(swept, rule);
}

/** The rule of a call's own agent; undefined where it has none, or keeps words again. */
const ruleOf = ({ agentId }: CallRow, rules: readonly Rule[]): Rule | undefined =>
  rules.find(({ agents, days }) => 'only' in agents && agents.only.includes(agentId ?? '') && days.transcripts === 0);
