import { and, desc, eq } from 'drizzle-orm';
import { AppError } from '#domain/errors.ts';
import type { Json } from '#domain/json.ts';
import { placeOf } from '#server/analytics/place.ts';
import { tellOfStart } from '#server/calls/call-webhooks.ts';
import { calls } from '#server/calls/calls.table.ts';
import { knownBefore } from '#server/calls/known-before.ts';
import type { NewCall } from '#server/calls/new-call.ts';
import { checkStart } from '#server/calls/start-call.ts';
import { newId } from '#server/infra/db/new-id.ts';
import type { Scope } from '#server/scope.ts';
import { beginCallUsage } from '#server/usage/call-usage.ts';

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
  /** Over the stand-in carrier: marked as a test, and free. */
  isStandIn: boolean;
}

/** What a phone call adds to a row of calls. */
export const endsOf = ({ direction, numberId, own, other, isStandIn }: Ends) => ({
  ...{ direction, phoneNumberId: numberId, ownNumber: own, otherNumber: other },
  place: other === null ? null : placeOf(other),
  ...(isStandIn && { test: true }),
});

/** The latest conversation of a call at the carrier: one that was handed to another agent has several. */
export async function findBySid({ services, workspaceId }: Scope, carrierSid: string): Promise<CallRow | undefined> {
  const [row] = await services.db.tenant(workspaceId, (tx) =>
    tx
      .select()
      .from(calls)
      .where(and(eq(calls.workspaceId, workspaceId), eq(calls.carrierSid, carrierSid)))
      .orderBy(desc(calls.createdAt), desc(calls.id))
      .limit(1),
  );
  return row;
}

/**
 * Makes a call live that was answered: its first seconds are held, and it is told of.
 * @throws AppError minutes_used_up, conflict where it is live or over already
 */
export async function makeLive({ services, workspaceId }: Scope, callId: string): Promise<CallRow> {
  const at = new Date(services.clock.now());
  return services.db.system(async (tx) => {
    const [row] = await tx
      .update(calls)
      .set({ status: 'live', startedAt: at, leaseUntil: at })
      .where(and(eq(calls.workspaceId, workspaceId), eq(calls.id, callId), eq(calls.status, 'waiting')))
      .returning();
    if (row === undefined) throw new AppError('conflict', 'This call has begun already.');
    if (!row.test) await beginCallUsage(tx, services, row);
    await tellOfStart(tx, services, row);
    return row;
  });
}

/**
 * Takes a call that came in, for an agent. The same again is the same call.
 * @param closed all that is said, where nobody answers now
 * @throws AppError not_found, flow_invalid, too_many_calls, too_many_requests, minutes_used_up, workspace_suspended
 */
export async function beginInbound(
  scope: Scope,
  agentId: string,
  carrierSid: string,
  ends: Ends,
  closed?: string,
): Promise<string> {
  const { services, workspaceId } = scope;
  const callId = newId();
  const found: Record<string, Json> = ends.other === null ? {} : { phone: ends.other };
  const call: NewCall = {
    callId,
    agentId,
    channel: 'phone',
    known: {},
    found,
    ...(closed !== undefined && { closed }),
  };
  call.found = await knownBefore(scope, call);
  const ticketExpiresAt = new Date(services.clock.now() + takingMs);
  await services.db.tenant(workspaceId, async (tx) => {
    const row = await checkStart(tx, scope, call);
    await tx.insert(calls).values({ ...row, ...endsOf(ends), carrierSid, ticketExpiresAt });
  });
  await makeLive(scope, callId);
  return callId;
}
