import { and, desc, eq } from 'drizzle-orm';
import { type CarrierName, carrierCan } from '#domain/carriers/carrier-kinds.ts';
import { AppError } from '#domain/platform/errors.ts';
import type { Json } from '#domain/platform/json.ts';
import { hasLookUps } from '#server/actions/before-call.ts';
import { tellOfStart } from '#server/calls/call-webhooks.ts';
import { knowingMore } from '#server/calls/known-before.ts';
import { type NewCall, newCallRow } from '#server/calls/new-call.ts';
import { placeOf } from '#server/calls/place-of.ts';
import { newLease } from '#server/calls/renew-leases.ts';
import { checkStart } from '#server/calls/start-call.ts';
import { tellOfEnd } from '#server/calls/tell-of-end.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import type { Scope } from '#server/scope.ts';
import { beginCallUsage } from '#server/usage/call-usage.ts';
import { requireAgencyMinutes } from '#server/usage/trial.ts';

type CallRow = typeof calls.$inferSelect;

/** How long a call that is being taken may need until it is live, in ms. */
const takingMs = 30_000;

/** The two ends of a phone call, and who carries it. */
export interface Ends {
  direction: 'inbound' | 'outbound';
  numberId: string;
  own: string;
  /** Null where it is withheld. */
  other: string | null;
  /** Calls over the simulator are marked as tests. */
  carrier: CarrierName;
}

/** What a phone call adds to a row of calls. */
export const endsOf = ({ direction, numberId, own, other, carrier }: Ends) => ({
  direction,
  phoneNumberId: numberId,
  ownNumber: own,
  otherNumber: other,
  place: other === null ? null : placeOf(other),
  ...(carrier === 'stand-in' && { test: true }),
});

/** The latest conversation of a call at the carrier: one that was handed to another agent has several. */
export async function findBySidIn(tx: Tx, workspaceId: string, carrierSid: string): Promise<CallRow | undefined> {
  const [row] = await tx
    .select()
    .from(calls)
    .where(and(eq(calls.workspaceId, workspaceId), eq(calls.carrierSid, carrierSid)))
    .orderBy(desc(calls.createdAt), desc(calls.id))
    .limit(1);
  return row;
}

/** The same in a transaction of its own. */
export const findBySid = ({ services, workspaceId }: Scope, carrierSid: string): Promise<CallRow | undefined> =>
  services.db.tenant(workspaceId, (tx) => findBySidIn(tx, workspaceId, carrierSid));

/**
 * Makes a call live that was answered, taken by this process for its first step: its first seconds are held, and it is told of.
 * @throws AppError minutes_used_up, conflict where it is live or over already
 */
export async function makeLive({ services, workspaceId }: Scope, callId: string): Promise<CallRow> {
  const at = new Date(services.clock.now());
  return services.db.system('key', async (tx) => {
    const [row] = await tx
      .update(calls)
      .set({ ...newLease(services), status: 'live', startedAt: at })
      .where(and(eq(calls.workspaceId, workspaceId), eq(calls.id, callId), eq(calls.status, 'waiting')))
      .returning();
    if (row === undefined) throw new AppError('conflict', 'This call has already started.');
    await beginCallUsage(tx, services, row);
    await tellOfStart(tx, services, row);
    return row;
  });
}

/**
 * Takes a call that came in, for an agent.
 * @param closed all that is said, where no one answers now
 * @throws AppError not_found also for an agent that does not answer the public, flow_invalid, too_many_calls, too_many_requests, minutes_used_up, workspace_suspended
 */
export async function beginInbound(
  scope: Scope,
  agentId: string,
  carrierSid: string,
  ends: Ends,
  { closed, isTried, onDuty }: { closed?: string | undefined; isTried: boolean; onDuty: boolean },
): Promise<CallRow> {
  const { services, workspaceId } = scope;
  const callId = newId();
  const found: Record<string, Json> = ends.other === null ? {} : { phone: ends.other };
  let call: NewCall = {
    callId,
    agentId,
    channel: 'phone',
    known: {},
    found,
    ends,
    needsActive: !isTried,
    onDuty,
    unrecorded: !carrierCan[ends.carrier].records,
    ...(closed !== undefined && { closed }),
  };
  const put = async (tx: Tx) => {
    const row = await checkStart(tx, scope, call);
    const ticketExpiresAt = new Date(services.clock.now() + takingMs);
    await tx.insert(calls).values({ ...row, ...endsOf(ends), carrierSid, ticketExpiresAt });
  };
  await requireAgencyMinutes(services, workspaceId);
  const waits = await services.db.tenant(workspaceId, async (tx) => {
    const looksUp = await hasLookUps(tx, workspaceId, agentId);
    if (!looksUp) await put(tx);
    return looksUp;
  });
  if (waits) {
    // Others are asked outside of any transaction.
    call = await knowingMore(scope, call);
    await services.db.tenant(workspaceId, put);
  }
  return makeLive(scope, callId);
}

/** Keeps a call that came in and was refused, so that who called is known. Again keeps it once. */
export async function keepRefused(scope: Scope, agentId: string, carrierSid: string, ends: Ends): Promise<void> {
  const { services, workspaceId } = scope;
  const call: NewCall = { callId: newId(), agentId, channel: 'phone', known: {}, found: {}, refused: true };
  const ended = { status: 'ended', endReason: 'refused', outcome: 'failure' } as const;
  await services.db.tenant(workspaceId, async (tx) => {
    const endedAt = new Date(services.clock.now());
    const before = await findBySidIn(tx, workspaceId, carrierSid);
    if (before !== undefined && before.status !== 'waiting') return;
    if (before === undefined) {
      const row = await newCallRow(tx, scope, call);
      await tx.insert(calls).values({ ...row, ...endsOf(ends), ...ended, endedAt, carrierSid });
    } else {
      const own = and(eq(calls.workspaceId, workspaceId), eq(calls.id, before.id));
      await tx
        .update(calls)
        .set({ ...ended, endedAt })
        .where(own);
    }
    await tellOfEnd(tx, services, workspaceId, before?.id ?? call.callId);
  });
}
