import { and, eq } from 'drizzle-orm';
import type { CallEndReason } from '#domain/records/call-states.ts';
import { tellOfEnd } from '#server/calls/tell-of-end.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import { type DialRow, dials } from '#server/platform/db/schema/phone.table.ts';
import type { Services } from '#server/services.ts';
import { afterDialEvent, type DialEvent, type DialResult, type DialState, lookAfterSeconds } from './dial.ts';

/** The state of a dial, as its row has it. */
export function stateOf({ state, carrierSid, looks, fault, problem, result }: DialRow): DialState {
  switch (state) {
    case 'planned':
    case 'sending':
    case 'not_placed':
      return { state };
    case 'unknown':
      return { state, looks };
    case 'placed':
      return { state, callSid: carrierSid! };
    case 'failed':
      return {
        state,
        fault: (fault ?? 'refused') as Extract<DialState, { state: 'failed' }>['fault'],
        message: problem ?? '',
      };
    case 'ended':
      return { state, callSid: carrierSid!, result: result ?? 'completed' };
  }
}

/** How a call ends that no one took. */
const endings: Record<DialResult, CallEndReason> = {
  // It was taken, and no one asked what to do: the request was lost.
  completed: 'failed',
  busy: 'busy',
  no_answer: 'no_answer',
  failed: 'failed',
  canceled: 'agent_hangup',
};

/** Ends a call that never began. */
export async function endWaiting(tx: Tx, services: Services, row: DialRow, endReason: CallEndReason): Promise<void> {
  const { workspaceId, callId } = row;
  const [ended] = await tx
    .update(calls)
    .set({ status: 'ended', endedAt: new Date(services.clock.now()), endReason, outcome: 'neutral' })
    .where(and(eq(calls.workspaceId, workspaceId), eq(calls.id, callId), eq(calls.status, 'waiting')))
    .returning({ id: calls.id });
  if (ended) await tellOfEnd(tx, services, workspaceId, callId);
}

/** A dial by its call, locked. */
export async function lockDial(tx: Tx, workspaceId: string, callId: string): Promise<DialRow | undefined> {
  const [row] = await tx
    .select()
    .from(dials)
    .where(and(eq(dials.workspaceId, workspaceId), eq(dials.callId, callId)))
    .for('update');
  return row;
}

/**
 * What is known of a dial now, stored. What comes late, twice or in another order changes nothing.
 * Answers how it stands; undefined where there is no such dial.
 */
export function applyDialEvent(
  services: Services,
  workspaceId: string,
  callId: string,
  event: DialEvent,
): Promise<DialRow | undefined> {
  return services.db.tenant(workspaceId, async (tx) => {
    const row = await lockDial(tx, workspaceId, callId);
    if (row === undefined) return undefined;
    const before = stateOf(row);
    const after = afterDialEvent(before, event);
    if (after === before) return row;
    const own = and(eq(dials.workspaceId, workspaceId), eq(dials.callId, callId));
    const [stored] = await tx.update(dials).set(columnsOf(after, row)).where(own).returning();
    if (after.state === 'placed' || after.state === 'ended') {
      await tx
        .update(calls)
        .set({ carrierSid: after.callSid })
        .where(and(eq(calls.workspaceId, workspaceId), eq(calls.id, callId)));
    }
    if (after.state === 'failed' || after.state === 'not_placed') await endWaiting(tx, services, row, 'failed');
    if (after.state === 'ended') await endWaiting(tx, services, row, endings[after.result]);
    return stored;
  });
}

/** What a state is in a row. */
function columnsOf(after: DialState, { sentAt }: DialRow): Partial<DialRow> {
  const from = sentAt?.getTime() ?? 0;
  return {
    state: after.state,
    nextLookAt: after.state === 'unknown' ? new Date(from + lookAfterSeconds[after.looks]! * 1000) : null,
    ...(after.state === 'unknown' && { looks: after.looks }),
    ...('callSid' in after && { carrierSid: after.callSid }),
    ...(after.state === 'ended' && { result: after.result }),
    ...(after.state === 'failed' && { fault: after.fault, problem: after.message.slice(0, 500) }),
    ...(after.state === 'not_placed' && { problem: 'The carrier has no record of this call, so no one was dialed.' }),
  };
}
