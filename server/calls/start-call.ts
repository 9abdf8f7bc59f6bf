import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { OwnCall } from '#domain/calls/calls.ts';
import { AppError } from '#domain/platform/errors.ts';
import type { Json } from '#domain/platform/json.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import type { Scope } from '#server/scope.ts';
import { findLimit } from '#server/usage/find-limits.ts';
import { openCalls } from '#server/usage/open-calls.ts';
import { overLimit } from '#server/usage/require-room.ts';
import { requireAgencyMinutes, requireMinutes } from '#server/usage/trial.ts';
import { knowingMore } from './known-before.ts';
import { type Admission, type NewCall, newCallRow } from './new-call.ts';
import { hashToken, newToken } from './secret-token.ts';

/** Calls that a workspace may start in a minute. */
export const startsPerMinute = 30;
/** How long a ticket is good, in ms. */
export const ticketMs = 30_000;
export const socketPath = '/v1/calls/socket';

async function checkLines(tx: Tx, scope: Scope, now: number): Promise<void> {
  const limit = await findLimit(tx, scope.workspaceId, 'concurrentCalls');
  if (limit.value !== null && (await openCalls(tx, scope.workspaceId, now)) >= limit.value)
    throw overLimit(limit, 'too_many_calls');
}

/** Refuses more conversations in a minute than a workspace may start. One starts at a time until the transaction ends. @throws AppError too_many_requests */
export async function checkStarts(tx: Tx, { services, workspaceId }: Scope, now: number): Promise<void> {
  // One start at a time in a workspace, so that two cannot both take the last line.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`calls:${workspaceId}`}, 0))`);
  const own = eq(calls.workspaceId, workspaceId);
  const [recent] = await tx
    .select({ n: count() })
    .from(calls)
    .where(and(own, gt(calls.createdAt, new Date(now - 60_000))));
  if (recent!.n >= startsPerMinute * services.config.rateLimit) {
    throw new AppError(
      'too_many_requests',
      'Too many calls were started in the last minute. Wait a moment, then try again.',
    );
  }
}

/**
 * The row of a call that may begin now.
 * @throws AppError as startCall
 */
export async function checkStart(tx: Tx, scope: Scope, call: NewCall, admit?: Admission) {
  const row = await newCallRow(tx, scope, call);
  const now = scope.services.clock.now();
  await checkStarts(tx, scope, now);
  const admitted = await admit?.(tx);
  await checkLines(tx, scope, now);
  await requireMinutes(tx, scope);
  return { ...row, ...admitted };
}

/**
 * A request that comes again, and had got as far as the call: that gets another ticket. False where there is none.
 * @throws AppError conflict when someone is in it
 */
async function renewTicket(tx: Tx, { workspaceId }: Scope, callId: string, ticket: object): Promise<boolean> {
  const own = and(eq(calls.workspaceId, workspaceId), eq(calls.id, callId));
  const [call] = await tx.select({ status: calls.status }).from(calls).where(own).for('update');
  if (call === undefined) return false;
  if (call.status !== 'waiting') throw new AppError('conflict', 'This call has already started. Start a new one.');
  await tx.update(calls).set(ticket).where(own);
  return true;
}

/**
 * Prepares a call and gives the ticket that its socket is opened with, once. An inactive agent can be called too, by
 * its own workspace, which is who may ask, or whom a way in of its own admits.
 * @param input `variables`: what it begins with, by the names of variables and slots; `draft`: tries the agent's draft; `admit`: the way in, where it is not a member's
 * @param callId the same for each try of a request
 * @throws AppError not_found, flow_invalid, invalid_input, too_many_calls, too_many_requests, minutes_used_up, workspace_suspended, not_ready
 */
export async function startCall(
  scope: Scope,
  agentId: string,
  input: {
    channel: 'browser';
    variables?: Record<string, Json>;
    draft?: boolean;
    admit?: Admission;
  } & Partial<OwnCall>,
  callId = newId(),
): Promise<{ callId: string; ticket: string; socketPath: string }> {
  const { services, workspaceId } = scope;
  const { channel, variables = {}, draft = false, admit, externalId, metadata, overrides } = input;
  if (services.calls.draining) throw new AppError('not_ready');
  if (services.calls.full)
    throw new AppError('too_many_calls', 'This server has no available lines. Try again shortly.');
  await requireAgencyMinutes(services, workspaceId);
  services.speech.prepare?.();
  const secret = newToken();
  const answer = { callId, ticket: secret, socketPath };
  const own = { externalId, metadata, overrides };
  const asked: NewCall = { callId, agentId, channel, draft, known: variables, found: {}, own };
  const call = await knowingMore(scope, asked, (tx) => checkStart(tx, scope, asked, admit));
  const now = services.clock.now();
  const ticket = { ticketHash: hashToken(secret), ticketExpiresAt: new Date(now + ticketMs) };
  await services.db.tenant(workspaceId, async (tx) => {
    if (await renewTicket(tx, scope, callId, ticket)) return;
    const row = await checkStart(tx, scope, call, admit);
    await tx.insert(calls).values({ ...row, ...ticket });
    const object = { kind: 'call', id: callId };
    await recordChange(tx, scope, 'call.started', {
      object,
      after: { agentId: row.agentId ?? agentId, agentVersion: row.agentVersion, channel },
    });
  });
  return answer;
}
