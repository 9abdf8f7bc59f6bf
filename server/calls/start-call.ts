import { and, count, eq, gt, sql } from 'drizzle-orm';
import { AppError } from '#domain/errors.ts';
import type { Json } from '#domain/json.ts';
import { recordChange } from '#server/audit/record-change.ts';
import { newId } from '#server/infra/db/new-id.ts';
import type { Tx } from '#server/infra/db/open-database.ts';
import { findLimit } from '#server/limits/find-limits.ts';
import { overLimit } from '#server/limits/require-room.ts';
import type { Scope } from '#server/scope.ts';
import { requireMinutes } from '#server/usage/trial.ts';
import { calls } from './calls.table.ts';
import { newCallRow } from './new-call.ts';
import { openCalls } from './open-calls.ts';
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
    throw new AppError('too_many_requests', 'Too many calls were started in the last minute. Wait a moment.');
  }
}

/**
 * Prepares a call and gives the ticket that its socket is opened with, once. An inactive agent can be called too, by
 * its own workspace, which is who may ask.
 * @param known what it begins with, by the names of variables and slots
 * @throws AppError not_found, flow_invalid, invalid_input, too_many_calls, too_many_requests, minutes_used_up, workspace_suspended, not_ready
 */
export async function startCall(
  scope: Scope,
  agentId: string,
  channel: 'browser',
  known: Record<string, Json> = {},
): Promise<{ callId: string; ticket: string; socketPath: string }> {
  const { services, workspaceId } = scope;
  if (services.calls.draining) throw new AppError('not_ready');
  if (services.calls.full) throw new AppError('too_many_calls', 'This server has no free line. Try again shortly.');
  services.speech.prepare?.();
  const now = services.clock.now();
  const callId = newId();
  const ticket = newToken();
  await services.db.tenant(workspaceId, async (tx) => {
    const row = await newCallRow(tx, scope, { callId, agentId, channel, known });
    await checkStarts(tx, scope, now);
    await checkLines(tx, scope, now);
    await requireMinutes(tx, scope);
    await tx.insert(calls).values({ ...row, ticketHash: hashToken(ticket), ticketExpiresAt: new Date(now + ticketMs) });
    const object = { kind: 'call', id: callId };
    await recordChange(tx, scope, 'call.started', {
      object,
      after: { agentId, agentVersion: row.agentVersion, channel },
    });
  });
  return { callId, ticket, socketPath };
}
