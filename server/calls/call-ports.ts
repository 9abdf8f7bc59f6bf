import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { ActionRun } from '#server/actions/kinds/kind.ts';
import { runAction, storeRun } from '#server/actions/run-action.ts';
import type { Tx } from '#server/infra/db/open-database.ts';
import { outlastOutage } from '#server/infra/db/outlast-outage.ts';
import type { Scope } from '#server/scope.ts';
import { countedSpeech } from '#server/speech/speech-metrics.ts';
import type { ActionRequest, CallChange, CallPorts, StoredTurn } from '#voice/call/ports.ts';
import { callEvents, calls, callTurns } from './calls.table.ts';
import { ofCall } from './calls.ts';

/** How long a process is believed to live after it last said so, in ms. It says so with each step and `renewMs`. */
export const leaseMs = 15_000;
export const renewMs = 5_000;

/** The engine numbers the runs of one conversation; in the workspace the call goes before. */
const inWorkspace = (callId: string, { wait: _, ...run }: ActionRequest): ActionRun => ({
  ...run,
  runId: `${callId}/${run.runId}`,
  callId,
});

/** Another process has taken the call over: this one may not store anything of it any more. */
export class LeaseLost extends Error {
  constructor(callId: string) {
    super(`Call ${callId} belongs to another process.`);
    this.name = 'LeaseLost';
  }
}

/** The end of a call, stored already: the commit that nobody heard of, because the connection broke at it. */
const endedBy = (ended: NonNullable<CallChange['ended']>) =>
  and(eq(calls.status, 'ended'), eq(calls.endedAt, new Date(ended.at)), eq(calls.endReason, ended.reason));

/**
 * Stores one step of a call, or nothing of it. The same step again changes nothing: events and turns go by their
 * numbers, which only the call's owner gives, and runs by their ids.
 */
export async function storeChange(tx: Tx, scope: Scope, callId: string, change: CallChange): Promise<void> {
  const { clock, calls: live } = scope.services;
  const { ended, snapshot, memory } = change;
  const held = await tx
    .update(calls)
    .set({
      snapshot,
      memory,
      leaseUntil: new Date(clock.now() + leaseMs),
      ...(ended && {
        status: 'ended' as const,
        endedAt: new Date(ended.at),
        endReason: ended.reason,
        outcome: ended.outcome,
      }),
    })
    .where(
      and(
        eq(calls.workspaceId, scope.workspaceId),
        eq(calls.id, callId),
        or(eq(calls.status, 'live'), ended ? endedBy(ended) : undefined),
        eq(calls.owner, live.owner),
      ),
    )
    .returning({ id: calls.id });
  if (held.length === 0) throw new LeaseLost(callId);
  const key = { workspaceId: scope.workspaceId, callId };
  if (change.events.length > 0) {
    await tx
      .insert(callEvents)
      .values(change.events.map((event) => ({ ...key, ...event, at: new Date(event.at) })))
      .onConflictDoNothing();
  }
  if (change.turns.length > 0) {
    await tx
      .insert(callTurns)
      .values(change.turns.map((turn) => ({ ...key, ...turn })))
      .onConflictDoUpdate({
        target: [callTurns.workspaceId, callTurns.callId, callTurns.seq],
        set: {
          text: sql`excluded.text`,
          intended: sql`excluded.intended`,
          interrupted: sql`excluded.interrupted`,
          startMs: sql`excluded.start_ms`,
          heardMs: sql`excluded.heard_ms`,
          timings: sql`excluded.timings`,
          audio: sql`excluded.audio`,
        },
      });
  }
  for (const run of change.runs) await storeRun(tx, scope, inWorkspace(callId, run));
}

/** The turns of a call as its session keeps them. */
export async function readTurns(tx: Tx, scope: Scope, callId: string): Promise<StoredTurn[]> {
  const rows = await tx.select().from(callTurns).where(ofCall(scope, callId)).orderBy(asc(callTurns.seq));
  return rows.map(({ workspaceId: _w, callId: _c, ...turn }) => turn);
}

/** What a call's session needs, over the database and this server's engines. It outlasts a database's outage. */
export function callPorts(scope: Scope, callId: string): CallPorts {
  const { services, workspaceId } = scope;
  const commit = (change: CallChange) =>
    services.db.tenant(workspaceId, (tx) => storeChange(tx, scope, callId, change));
  return {
    clock: services.clock,
    speech: countedSpeech(services),
    log: services.log,
    store: { commit: (change) => outlastOutage(services.log, () => commit(change)) },
    runAction: (run) => outlastOutage(services.log, () => runAction(scope, inWorkspace(callId, run))),
  };
}
