import { and, eq, gt } from 'drizzle-orm';
import { type CallEndReason, maxCallSeconds } from '#domain/calls.ts';
import { AppError } from '#domain/errors.ts';
import { findVersion } from '#server/agents/agents.ts';
import type { Tx } from '#server/infra/db/open-database.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { CallMemory } from '#voice/call/call-memory.ts';
import type { StoredCall } from '#voice/call/call-record.ts';
import { type CallPlan, CallSession } from '#voice/call/call-session.ts';
import { Snapshot } from '#voice/flow/snapshot.ts';
import { callPorts, leaseMs, readTurns } from './call-ports.ts';
import { calls } from './calls.table.ts';
import { hashToken, newToken } from './secret-token.ts';

type CallRow = typeof calls.$inferSelect;

/** A call that a socket was connected with. */
export interface ConnectedCall {
  session: CallSession;
  agentName: string;
  startedAt: number;
  resumeToken: string;
}

const scopeOf = (services: Services, call: CallRow): Scope => ({
  services,
  workspaceId: call.workspaceId,
  actor: null,
});

/** What is fixed for a call, from its row and the version of its agent. */
export async function planOf(tx: Tx, scope: Scope, call: CallRow): Promise<CallPlan> {
  const { voice, language, speed, flow } = await findVersion(tx, scope, call.agentId!, call.agentVersion);
  return {
    callId: call.id,
    flow,
    setting: call.setting,
    voice: { voice, language, speed },
    fairnessKey: call.workspaceId,
    startedAt: call.startedAt!.getTime(),
    maxMs: maxCallSeconds * 1000,
  };
}

/** A call as it was stored last; null when nothing of the conversation was. */
export async function readStored(tx: Tx, scope: Scope, call: CallRow): Promise<StoredCall | null> {
  if (call.memory === null) return null;
  return {
    snapshot: call.snapshot === null ? null : Snapshot.parse(call.snapshot),
    memory: CallMemory.parse(call.memory),
    turns: await readTurns(tx, scope, call.id),
  };
}

async function openSession(scope: Scope, call: CallRow): Promise<CallSession> {
  const [plan, stored] = await scope.services.db.tenant(scope.workspaceId, async (tx) => [
    await planOf(tx, scope, call),
    await readStored(tx, scope, call),
  ]);
  return new CallSession(plan, callPorts(scope, call.id), stored);
}

const lease = (services: Services) => ({
  owner: services.calls.owner,
  leaseUntil: new Date(services.clock.now() + leaseMs),
});

/**
 * Begins the call that a ticket was given for. A ticket works once.
 * @throws AppError session_required, not_ready, too_many_calls
 */
export async function connectCall(services: Services, ticket: string): Promise<ConnectedCall> {
  refuseWhenFull(services);
  const now = services.clock.now();
  const resumeToken = newToken();
  const [call] = await services.db.system((tx) =>
    tx
      .update(calls)
      .set({
        status: 'live',
        ticketHash: null,
        startedAt: new Date(now),
        resumeHash: hashToken(resumeToken),
        ...lease(services),
      })
      .where(
        and(
          eq(calls.ticketHash, hashToken(ticket)),
          eq(calls.status, 'waiting'),
          gt(calls.ticketExpiresAt, new Date(now)),
        ),
      )
      .returning(),
  );
  if (call === undefined) throw new AppError('session_required', 'This ticket is not valid, or no longer.');
  const session = await services.calls.open(call.id, () => openSession(scopeOf(services, call), call));
  return { session, agentName: call.agentName, startedAt: now, resumeToken };
}

/**
 * Takes a call up again after its connection, or its server, was lost. Answers the reason when it has ended meanwhile.
 * @throws AppError session_required, not_ready, too_many_calls
 */
export async function resumeCall(
  services: Services,
  callId: string,
  resumeToken: string,
): Promise<ConnectedCall | { endReason: CallEndReason }> {
  if (services.calls.find(callId) === undefined) refuseWhenFull(services);
  const its = and(eq(calls.id, callId), eq(calls.resumeHash, hashToken(resumeToken)));
  const { call, ended } = await services.db.system(async (tx) => {
    const [taken] = await tx
      .update(calls)
      .set(lease(services))
      .where(and(its, eq(calls.status, 'live')))
      .returning();
    if (taken !== undefined) return { call: taken, ended: undefined };
    const [over] = await tx.select({ endReason: calls.endReason }).from(calls).where(its);
    return { call: undefined, ended: over };
  });
  if (ended?.endReason) return { endReason: ended.endReason };
  if (call === undefined) throw new AppError('session_required', 'This call cannot be taken up from here.');
  const session = await services.calls.open(call.id, () => openSession(scopeOf(services, call), call));
  return { session, agentName: call.agentName, startedAt: call.startedAt!.getTime(), resumeToken };
}

function refuseWhenFull(services: Services): void {
  if (services.calls.draining) throw new AppError('not_ready');
  if (services.calls.full) throw new AppError('too_many_calls', 'This server has no free line. Try again shortly.');
}
