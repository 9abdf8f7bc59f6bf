import { and, eq, inArray } from 'drizzle-orm';
import { shownJson, shownText } from '#domain/platform/hidden-values.ts';
import { isSubscribed } from '#server/notifications/known-webhooks.ts';
import { emitWebhookEvent } from '#server/notifications/tell-webhooks.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { actionRuns } from '#server/platform/db/schema/actions.table.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import { keptPlace } from '#server/platform/secrets/kept-content.ts';
import { tellCalls } from '#server/records/call-news.ts';
import { emptyRunsOf, isForgotten } from '#server/records/forget-calls.ts';
import { hiddenOfCall } from '#server/records/hidden-of-call.ts';
import { callerMailRun, crmNoteRun, engineRunId, workspaceRunId } from '#server/records/run-ids.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { readMemory } from '#voice/call/call-memory.ts';
import type { ActionResult } from '#voice/flow/conversation.ts';
import { actionKinds } from './action-kinds.ts';
import { callOf, type RunRow } from './action-runs.ts';
import { isElsewhere } from './background-run.ts';

export const followUpJob = 'actions.follow-up';

/**
 * Whether the conversation that asked for a run still waits for its result. If it is just giving up, this waits for that
 * step, or that step for this: one of the two sees that someone has to be told.
 */
async function isAwaited(tx: Tx, scope: Scope, callId: string, runId: string): Promise<boolean> {
  const [call] = await tx
    .select({ memory: calls.memory })
    .from(calls)
    .where(and(eq(calls.workspaceId, scope.workspaceId), eq(calls.id, callId), eq(calls.status, 'live')))
    .for('share');
  if (!call?.memory) return false;
  const seal = await findSeal(tx, scope.services, scope.workspaceId);
  const memory = readMemory(seal.open(keptPlace('calls', 'memory', callId), call.memory));
  return memory.runs.some((run) => run.runId === engineRunId(callId, runId));
}

function looksOnly(action: string): boolean {
  const kind = actionKinds[action];
  return kind?.place === 'inside' && kind.looksOnly;
}

/**
 * Whether a person has to know how a run of a call ended: no one waits for it any more and it was done all the same, or
 * no one waited and what was promised was not done.
 */
async function needsFollowUp(tx: Tx, scope: Scope, row: RunRow, result: ActionResult): Promise<boolean> {
  // Of what ran beside a conversation nothing was promised to its caller.
  if (row.callId === null || (row.trigger !== null && row.trigger !== 'step')) return false;
  // Its caller was promised nothing of it.
  if ([callerMailRun, crmNoteRun].some((own) => row.runId === workspaceRunId(row.callId!, own))) return false;
  if (!row.wait) return !result.ok;
  if (!result.ok || looksOnly(row.action)) return false;
  return !(await isAwaited(tx, scope, row.callId, row.runId));
}

/** Tells webhooks how a run ended. What only looked something up is no one's news. */
async function tellHooksOfRun(tx: Tx, scope: Scope, row: RunRow, result: ActionResult): Promise<void> {
  const { services, workspaceId } = scope;
  const type = result.ok ? 'action.succeeded' : 'action.failed';
  if (looksOnly(row.action) || !(await isSubscribed(tx, services, workspaceId, type))) return;
  const { runId, callId, action } = row;
  const hidden = await hiddenOfCall(tx, await findSeal(tx, services, workspaceId), workspaceId, callOf(row));
  const ended = {
    runId,
    callId,
    action,
    title: actionKinds[action]?.title ?? action,
    input: shownJson(row.input, hidden),
    startedAt: row.startedAt?.toISOString() ?? null,
    endedAt: new Date(scope.services.clock.now()).toISOString(),
  };
  if (result.ok) {
    const output = shownJson(result.output, hidden);
    await emitWebhookEvent(tx, scope, 'action.succeeded', () => ({ ...ended, output }), { callId: callOf(row) });
  } else {
    const error = { code: result.code, message: shownText(result.message, hidden) };
    await emitWebhookEvent(tx, scope, 'action.failed', () => ({ ...ended, error }), { callId: callOf(row) });
  }
}

/**
 * Brings the result of a run to its call, in the transaction that records it; without a call that hears it, to a
 * person; and to webhooks. Of a call that was deleted meanwhile nothing is told or kept.
 */
export async function afterRun(tx: Tx, scope: Scope, row: RunRow, result: ActionResult): Promise<void> {
  const { callId, runId } = row;
  const { workspaceId } = scope;
  const ofCall = callOf(row);
  if (ofCall !== null && (await isForgotten(tx, workspaceId, ofCall))) {
    await emptyRunsOf(tx, workspaceId, [ofCall]);
    return;
  }
  // What is done inside is done by anyone who wants the result.
  if (callId !== null && isElsewhere(row.action))
    await tellCalls(tx, { type: 'run_ended', workspaceId, callId, runId });
  if (await needsFollowUp(tx, scope, row, result)) {
    await scope.services.jobs.enqueue(tx, followUpJob, { workspaceId, runId }, { key: runId });
  }
  await tellHooksOfRun(tx, scope, row, result);
}

/**
 * Tells a person of runs that a conversation gave up, in the transaction that stores that: those that were done already,
 * while it still seemed to wait for them. What is done later `afterRun` looks after.
 */
export async function afterGivingUp(
  tx: Tx,
  { jobs }: Services,
  workspaceId: string,
  runIds: readonly string[],
): Promise<void> {
  const done = await tx
    .select({ runId: actionRuns.runId, action: actionRuns.action })
    .from(actionRuns)
    .where(
      and(
        eq(actionRuns.workspaceId, workspaceId),
        inArray(actionRuns.runId, [...runIds]),
        eq(actionRuns.wait, true),
        eq(actionRuns.status, 'succeeded'),
      ),
    );
  for (const { runId, action } of done) {
    if (!looksOnly(action)) await jobs.enqueue(tx, followUpJob, { workspaceId, runId }, { key: runId });
  }
}
