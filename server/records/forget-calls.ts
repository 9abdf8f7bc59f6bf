import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/open-database.ts';
import { actionRuns } from '#server/platform/db/schema/actions.table.ts';
import { automations } from '#server/platform/db/schema/automations.table.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import { callRecordings } from '#server/platform/db/schema/recordings.table.ts';
import { webhookEventRows } from '#server/platform/db/schema/webhooks.table.ts';
import { dropSoundOf } from '#server/records/drop-sound.ts';
import { requireNotHeld } from '#server/records/holds.ts';
import type { Services } from '#server/services.ts';

/**
 * Takes what ended runs of actions held of calls: values, requests, answers and outcomes. That they ran stays in the
 * action's history. A run that is still to end is emptied when it has.
 */
export async function emptyRunsOf(tx: Tx, workspaceId: string, callIds: readonly string[]): Promise<void> {
  const ofCalls = or(inArray(actionRuns.callId, [...callIds]), inArray(actionRuns.ofCallId, [...callIds]));
  await tx
    .update(actionRuns)
    .set({ input: sql`'null'::jsonb`, output: null, request: null, answer: null })
    .where(and(eq(actionRuns.workspaceId, workspaceId), ofCalls, isNotNull(actionRuns.endedAt)));
}

/**
 * Deletes calls with all that tells of them: transcript, values, sound, search, notes, links, what replays them (by
 * the rows' references to the call), and what stands elsewhere: actions' histories, runs of workflows behind them, and
 * events on their way to webhooks. Appointments, tasks, messages and usage stay: they are other things than the call.
 * @throws AppError conflict where one of them is on legal hold
 */
export async function forgetCalls(tx: Tx, services: Services, workspaceId: string, ids: readonly string[]) {
  await requireNotHeld(tx, workspaceId, ids);
  const recorded = await tx
    .select({ callId: callRecordings.callId })
    .from(callRecordings)
    .where(and(eq(callRecordings.workspaceId, workspaceId), inArray(callRecordings.callId, [...ids])));
  for (const { callId } of recorded) await dropSoundOf(tx, services, workspaceId, callId);
  await emptyRunsOf(tx, workspaceId, ids);
  await tx
    .delete(automations)
    .where(
      and(
        eq(automations.workspaceId, workspaceId),
        inArray(automations.callId, [...ids]),
        isNotNull(automations.endedAt),
      ),
    );
  const told = and(eq(webhookEventRows.workspaceId, workspaceId), inArray(webhookEventRows.callId, [...ids]));
  await tx.delete(webhookEventRows).where(told);
  await tx.delete(calls).where(and(eq(calls.workspaceId, workspaceId), inArray(calls.id, [...ids])));
}

/** Whether a call was deleted. */
export async function isForgotten(tx: Tx, workspaceId: string, callId: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: calls.id })
    .from(calls)
    .where(and(eq(calls.workspaceId, workspaceId), eq(calls.id, callId)));
  return found === undefined;
}
