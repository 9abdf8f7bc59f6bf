import { and, asc, eq } from 'drizzle-orm';
import type { Json } from '#domain/platform/json.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { calls, callTurns } from '#server/platform/db/schema/calls.table.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import { keptPlace } from '#server/platform/secrets/kept-content.ts';
import type { Scope } from '#server/scope.ts';
import { readSnapshot } from '#voice/flow/snapshot.ts';
import { ofCall, showTurn } from './open-turn.ts';
import { slotsShown } from './shown-slots.ts';

/** A call of the workspace that has ended; undefined while it goes on, or where there is none. */
export async function findEndedCall(
  tx: Tx,
  workspaceId: string,
  callId: string,
): Promise<typeof calls.$inferSelect | undefined> {
  const [call] = await tx
    .select()
    .from(calls)
    .where(and(eq(calls.workspaceId, workspaceId), eq(calls.id, callId), eq(calls.status, 'ended')));
  return call;
}

/** What is known of a call that has ended, by name: what its caller said, and the call itself. */
export async function factsOfCall(
  tx: Tx,
  scope: Scope,
  call: typeof calls.$inferSelect,
): Promise<Record<string, Json>> {
  const seal = await findSeal(tx, scope.services, scope.workspaceId);
  const snapshot = call.snapshot && readSnapshot(seal.open(keptPlace('calls', 'snapshot', call.id), call.snapshot));
  const said = (snapshot ? slotsShown(snapshot, call.hiddenSlots) : []).map(
    ({ name, value, spoken }): [string, Json] => [name, typeof value === 'object' ? spoken : value],
  );
  const turns = await tx.select().from(callTurns).where(ofCall(scope, call.id)).orderBy(asc(callTurns.seq));
  const lines = turns.map((turn) => `${turn.role === 'agent' ? 'Agent' : 'Caller'}: ${showTurn(seal, turn).text}`);
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
