import { and, asc, eq } from 'drizzle-orm';
import type { Json } from '#domain/json.ts';
import { calls, callTurns } from '#server/calls/calls.table.ts';
import { ofCall } from '#server/calls/calls.ts';
import { openTurn } from '#server/calls/open-turn.ts';
import type { Tx } from '#server/infra/db/open-database.ts';
import type { Scope } from '#server/scope.ts';
import { findSeal } from '#server/secrets/find-seal.ts';
import { keptPlace } from '#server/secrets/kept-content.ts';
import type { Services } from '#server/services.ts';
import { collected, readSnapshot } from '#voice/flow/snapshot.ts';
import type { Values } from '../fill-texts.ts';
import { findTriggered, queueRun, runOf } from './triggered-runs.ts';

export const afterCallJob = 'actions.after-call';

type CallRow = typeof calls.$inferSelect;

/** Leaves what is to be done after a call to the queue, in the transaction that ends it. */
export async function leaveAfterCall(tx: Tx, { jobs }: Services, workspaceId: string, callId: string): Promise<void> {
  const wanted = await findTriggered(tx, workspaceId, 'afterCall');
  if (wanted.length > 0) await jobs.enqueue(tx, afterCallJob, { workspaceId, callId }, { key: callId });
}

/** What is known of a call that has ended, by name: what its caller said, and the call itself. */
async function valuesOf(tx: Tx, scope: Scope, call: CallRow): Promise<Values> {
  const seal = await findSeal(tx, scope.services, scope.workspaceId);
  const snapshot = call.snapshot && readSnapshot(seal.open(keptPlace('calls', 'snapshot', call.id), call.snapshot));
  const said = (snapshot ? collected(snapshot) : []).map(([name, { value, spoken }]): [string, Json] => [
    name,
    typeof value === 'object' ? spoken : value,
  ]);
  const turns = await tx.select().from(callTurns).where(ofCall(scope, call.id)).orderBy(asc(callTurns.seq));
  const lines = turns.map((turn) => `${turn.role === 'agent' ? 'Agent' : 'Caller'}: ${openTurn(seal, turn).text}`);
  const startedAt = call.startedAt ?? call.createdAt;
  const durationMs = Math.max(0, (call.endedAt ?? startedAt).getTime() - startedAt.getTime());
  return {
    ...Object.fromEntries(said),
    call_id: call.id,
    agent: call.agentName,
    outcome: call.outcome ?? 'neutral',
    end_reason: call.endReason ?? 'completed',
    started_at: startedAt.toISOString(),
    duration_seconds: Math.round(durationMs / 1000),
    transcript: lines.join('\n'),
  };
}

const among = <T>(chosen: readonly T[], one: T | null) => chosen.length === 0 || (one !== null && chosen.includes(one));

/** Has everything run that is to be done after a call, each once for the call. */
export async function runAfterCall(scope: Scope, callId: string): Promise<void> {
  const { services, workspaceId } = scope;
  await services.db.tenant(workspaceId, async (tx) => {
    const [call] = await tx
      .select()
      .from(calls)
      .where(and(eq(calls.workspaceId, workspaceId), eq(calls.id, callId), eq(calls.status, 'ended')));
    if (call === undefined) return;
    const wanted = (await findTriggered(tx, workspaceId, 'afterCall')).filter(({ triggers: { afterCall } }) =>
      afterCall === null ? false : among(afterCall.agentIds, call.agentId) && among(afterCall.outcomes, call.outcome),
    );
    if (wanted.length === 0) return;
    const values = await valuesOf(tx, scope, call);
    for (const action of wanted) {
      const runId = `after/${callId}/${action.id}`;
      await queueRun(tx, scope, runOf(action, 'after-call', { runId, callId, values }));
    }
  });
}
