import { and, eq, inArray, lt, notInArray, or, sql } from 'drizzle-orm';
import { resumeSeconds } from '#domain/calls/call-protocol.ts';
import { chatIdleHours } from '#domain/channels/chats.ts';
import { textChannels } from '#domain/records/call-states.ts';
import { leaseMs } from '#server/calls/lease.ts';
import { loadCallIn } from '#server/calls/load-call.ts';
import { newLease, underLease } from '#server/calls/renew-leases.ts';
import { storeStep } from '#server/calls/store-steps.ts';
import { tellOfEnd } from '#server/calls/tell-of-end.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import { databaseFault } from '#server/platform/db/sql-error.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { settleCall } from '#server/usage/call-usage.ts';
import { CallRecord } from '#voice/call/call-record.ts';
import { CallTaken } from '#voice/call/ports.ts';

/** A call whose caller never came is forgotten this long after its ticket ended, in ms. */
const forgetMs = 60_000;
/** Calls at a time: the rest waits for the next sweep. */
const mostAtOnce = 100;

type CallRow = typeof calls.$inferSelect;

/** Whether it is written, and has no line that could be lost. */
const isText = ({ channel }: CallRow) => (textChannels as readonly string[]).includes(channel);

/** Ends a call whose caller did not come back, as its flow would have it. */
async function endLost(services: Services, call: CallRow, at: number): Promise<void> {
  const scope: Scope = { services, workspaceId: call.workspaceId, actor: null };
  const { seal, plan, stored } = await services.db.tenant(scope.workspaceId, (tx) => loadCallIn(tx, scope, call));
  const record = new CallRecord(plan.flow, plan.startedAt, stored);
  // Who has not written for a day says nothing more.
  const reason = isText(call) ? 'silence' : 'lost_connection';
  const outcome = record.end(reason, at);
  const change = record.takeChange({ at, reason, outcome })!;
  const lease = { workspaceId: call.workspaceId, callId: call.id, epoch: call.epoch };
  await storeStep(services, { lease, seal, change });
}

/** Ends a call of which no one can tell any more where it stood. Its turns and events stay. */
async function endUnreadable(services: Services, call: CallRow, at: number): Promise<void> {
  const lease = { workspaceId: call.workspaceId, callId: call.id, epoch: call.epoch };
  await services.db.tenant(call.workspaceId, async (tx) => {
    await tx
      .update(calls)
      .set({ status: 'ended', endedAt: new Date(at), endReason: 'failed', outcome: 'neutral' })
      .where(and(underLease(services, lease), eq(calls.status, 'live')));
    await tellOfEnd(tx, services, call.workspaceId, call.id);
  });
}

async function endCall(services: Services, call: CallRow): Promise<void> {
  // What its process was last known to live to see: what was lost behind it is no part of the call.
  const at = Math.min(services.clock.now(), call.leaseUntil!.getTime() - leaseMs);
  await services.db.tenant(call.workspaceId, (tx) => settleCall(tx, services, call, at));
  try {
    await endLost(services, call, at);
  } catch (error) {
    // The next sweep finds it again, unless its caller or another server was faster.
    if (databaseFault(error) !== undefined || error instanceof CallTaken) throw error;
    services.log.error({ err: error, callId: call.id }, 'a lost call cannot be read and ends as failed');
    await endUnreadable(services, call, at);
  }
}

/**
 * Ends calls that no process has had for as long as a caller may come back, each by itself: one that cannot be ended
 * leaves the others alone. Answers how many were ended.
 */
export async function sweepCalls(services: Services, serverStartedAt: number): Promise<number> {
  const { clock, db, log } = services;
  const now = clock.now();
  // Callers of a server that was down could not come back: their time runs from its start.
  const lostBefore = new Date(now - resumeSeconds * 1000);
  // One that was dialled is looked for until its end is known, and stays: no one is dialled twice.
  await db.system('job', (tx) =>
    tx
      .delete(calls)
      .where(
        and(
          eq(calls.status, 'waiting'),
          lt(calls.ticketExpiresAt, new Date(now - forgetMs)),
          sql`not exists (select from dials d where d.workspace_id = ${calls.workspaceId} and d.call_id = ${calls.id})`,
        ),
      ),
  );
  if (serverStartedAt > lostBefore.getTime()) return 0;
  const idleBefore = new Date(now - chatIdleHours * 3_600_000);
  const lost = and(
    eq(calls.status, 'live'),
    or(
      and(notInArray(calls.channel, [...textChannels]), lt(calls.leaseUntil, lostBefore)),
      and(inArray(calls.channel, [...textChannels]), lt(calls.leaseUntil, idleBefore)),
    ),
  );
  // After a pause this process may find its own calls here; they go on.
  const own = services.calls.held().map(({ callId }) => callId);
  const found = await db.system('job', (tx) =>
    tx
      .select({ workspaceId: calls.workspaceId, id: calls.id })
      .from(calls)
      .where(and(lost, own.length > 0 ? notInArray(calls.id, own) : undefined))
      .limit(mostAtOnce),
  );
  let ended = 0;
  for (const { workspaceId, id } of found) {
    try {
      // One at a time, so that a sweep that is cut off leaves the rest to the next; another server may have been faster.
      const [call] = await db.tenant(workspaceId, (tx) =>
        tx
          .update(calls)
          .set({ owner: services.calls.owner, epoch: newLease(services).epoch })
          .where(and(eq(calls.workspaceId, workspaceId), eq(calls.id, id), lost))
          .returning(),
      );
      if (call === undefined) continue;
      await endCall(services, call);
      ended += 1;
    } catch (error) {
      if (error instanceof CallTaken) continue;
      log.error({ err: error, callId: id }, 'a lost call could not be ended');
    }
  }
  return ended;
}
