import { and, eq } from 'drizzle-orm';
import { analysisJob } from '#server/calls/analyses/analysis-job.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import { readAfterCall } from '#server/records/read-after-call.ts';
import type { Services } from '#server/services.ts';

/** The job that does what follows a call. */
export const afterCallJob = 'after-calls.follow';

/** Leaves to the queue what follows a call, in the transaction that stores its end. Where nothing does, nothing is left. */
export async function enqueueAfterCall(tx: Tx, services: Services, workspaceId: string, callId: string): Promise<void> {
  const [call] = await tx
    .select({ agentId: calls.agentId })
    .from(calls)
    .where(and(eq(calls.workspaceId, workspaceId), eq(calls.id, callId)));
  const { summaryEmail, callerEmail, analysis } = await readAfterCall(tx, workspaceId, call?.agentId ?? null);
  if (analysis.fields.length + analysis.criteria.length > 0)
    await services.jobs.enqueue(tx, analysisJob, { workspaceId, callId }, { key: callId });
  if (summaryEmail === 'never' && callerEmail === null) return;
  await services.jobs.enqueue(tx, afterCallJob, { workspaceId, callId }, { key: callId });
}
