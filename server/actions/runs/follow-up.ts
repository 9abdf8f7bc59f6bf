import { actionKinds } from '#server/actions/action-kinds.ts';
import { findRun, resultOf } from '#server/actions/action-runs.ts';
import { makeTask } from '#server/contacts/make-task.ts';
import { callOfTask, lastCallerTurns, storedCallerName } from '#server/contacts/promised-tasks.ts';
import type { Scope } from '#server/scope.ts';

/** Makes a task of a run that went otherwise than its caller was told, for the workspace's own people. Twice is once. */
export async function followUp(scope: Scope, runId: string): Promise<void> {
  const { services, workspaceId } = scope;
  const row = await findRun(scope, runId);
  const result = row && resultOf(row);
  if (!result || row.callId === null) return;
  const { callId, nodeId } = row;
  const title = actionKinds[row.action]?.title ?? row.action;
  const happened = result.ok
    ? `${title}: the action went through, but only after the caller hung up or was told it couldn’t be done.`
    : `${title}: the caller was told this would be done, but it wasn’t (${result.message}).`;
  await services.db.tenant(workspaceId, async (tx) => {
    const call = await callOfTask(tx, workspaceId, callId);
    if (call === undefined) return;
    await makeTask(tx, services, workspaceId, {
      source: `run:${runId}`,
      kind: 'follow_up',
      call,
      node: nodeId,
      phone: null,
      summary: `${happened} Please let the caller know.`,
      callerName: await storedCallerName(tx, services, workspaceId, call),
      turns: await lastCallerTurns(tx, workspaceId, callId),
      at: services.clock.now(),
    });
  });
}
