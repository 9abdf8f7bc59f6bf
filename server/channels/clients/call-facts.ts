import { and, eq } from 'drizzle-orm';
import type { Call, CallSummary } from '#domain/calls/calls.ts';
import type { CallFacts } from '#domain/notifications/call-forms/call-facts.ts';
import { AppError } from '#domain/platform/errors.ts';
import { Id } from '#domain/platform/http.ts';
import { getCall } from '#server/calls/calls.ts';
import { type CallRow, calls } from '#server/platform/db/schema/calls.table.ts';
import type { Scope } from '#server/scope.ts';

/** Channels that are calls at other platforms, too. */
const spoken: readonly CallFacts['channel'][] = ['browser', 'phone'];

export const isSpoken = ({ channel }: Pick<CallFacts, 'channel'>): boolean => spoken.includes(channel);

/** Who calls whom. */
function endsOf(direction: CallFacts['direction'], own: string | null, other: string | null) {
  const [from, to] = direction === 'outbound' ? [own, other] : [other, own];
  return { direction, from, to };
}

/** What a list tells of a call. */
export function factsOfSummary(call: CallSummary): CallFacts {
  const { id, agentId, agentName, channel, phone, status, startedAt, endedAt, durationMs, metadata } = call;
  return {
    id,
    agentId,
    agentName,
    channel,
    status,
    endedAt,
    durationMs,
    metadata,
    ...endsOf(phone?.direction ?? null, phone?.ownNumber ?? null, phone?.otherNumber ?? null),
    startedAt: status === 'ended' && durationMs === 0 ? null : startedAt,
    endReason: call.endReason,
    outcome: call.outcome,
    externalId: call.externalId,
  };
}

function factsOfCall({ services }: Scope, call: Call): CallFacts {
  const { analysis, agentVersion, summary, slots, turns, recording } = call;
  return {
    ...factsOfSummary(call),
    agentVersion,
    analysis,
    summary: summary.text,
    collected: Object.fromEntries(slots.filter(({ hidden }) => !hidden).map(({ name, value }) => [name, value])),
    transcript: turns.filter(({ text }) => text !== ''),
    recordingUrl: recording === null ? null : `${services.config.publicUrl}/v1/calls/${call.id}/recording`,
  };
}

function factsOfWaiting(row: CallRow): CallFacts {
  const { id, agentId, agentName, agentVersion, channel, status, externalId, metadata } = row;
  const none = { startedAt: null, endedAt: null, durationMs: 0, endReason: null, outcome: null };
  const ends = endsOf(row.direction, row.ownNumber, row.otherNumber);
  return { ...none, ...ends, id, agentId, agentName, agentVersion, channel, status, externalId, metadata };
}

/**
 * A call as far as it is known: also one that still rings, or waits for its caller.
 * @throws AppError not_found, for conversations in text, too
 */
export async function readFacts(scope: Scope, callId: string): Promise<CallFacts> {
  const missing = new AppError('not_found', 'Call not found. It may have been deleted.');
  if (!Id.safeParse(callId).success) throw missing;
  const { services, workspaceId } = scope;
  const own = and(eq(calls.workspaceId, workspaceId), eq(calls.id, callId));
  const [row] = await services.db.tenant(workspaceId, (tx) => tx.select().from(calls).where(own));
  if (row === undefined || !isSpoken(row)) throw missing;
  if (row.status === 'waiting') return factsOfWaiting(row);
  return { ...factsOfCall(scope, await getCall(scope, callId)), numberId: row.phoneNumberId };
}
