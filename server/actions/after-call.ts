import type { Tx } from '#server/platform/db/open-database.ts';
import { factsOfCall, findEndedCall } from '#server/records/facts-of-call.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { findTriggered, queueRun, runOf } from './triggers/triggered-runs.ts';

export const afterCallJob = 'actions.after-call';

/** Leaves what is to be done after a call to the queue, in the transaction that ends it. */
export async function leaveAfterCall(tx: Tx, { jobs }: Services, workspaceId: string, callId: string): Promise<void> {
  const wanted = await findTriggered(tx, workspaceId, 'afterCall');
  if (wanted.length > 0) await jobs.enqueue(tx, afterCallJob, { workspaceId, callId }, { key: callId });
}

/** Whether one is among those that were chosen; all are where none was. */
export const among = <T>(chosen: readonly T[], one: T | null) =>
  chosen.length === 0 || (one !== null && chosen.includes(one));

/** Has everything run that is to be done after a call, each once for the call. */
export async function runAfterCall(scope: Scope, callId: string): Promise<void> {
  const { services, workspaceId } = scope;
  await services.db.tenant(workspaceId, async (tx) => {
    const call = await findEndedCall(tx, workspaceId, callId);
    if (call === undefined) return;
    const wanted = (await findTriggered(tx, workspaceId, 'afterCall')).filter(({ triggers: { afterCall } }) =>
      afterCall === null ? false : among(afterCall.agentIds, call.agentId) && among(afterCall.outcomes, call.outcome),
    );
    if (wanted.length === 0) return;
    const values = await factsOfCall(tx, scope, call);
    for (const action of wanted) {
      const runId = `after/${callId}/${action.id}`;
      await queueRun(tx, scope, runOf(action, 'after_call', { runId, callId, values }));
    }
  });
}
