import { and, count, eq, gt, sql } from 'drizzle-orm';
import { AppError } from '#domain/errors.ts';
import { defaultWorkspaceName } from '#domain/workspaces.ts';
import { lookUpBefore } from '#server/actions/triggers/before-call.ts';
import { findLiveVersion } from '#server/agents/agents.ts';
import { recordChange } from '#server/audit/record-change.ts';
import { newId } from '#server/infra/db/new-id.ts';
import type { Tx } from '#server/infra/db/open-database.ts';
import { findLimit } from '#server/limits/find-limits.ts';
import { overLimit } from '#server/limits/require-room.ts';
import type { Scope } from '#server/scope.ts';
import { findSeal } from '#server/secrets/find-seal.ts';
import { keptPlace } from '#server/secrets/kept-content.ts';
import { requireRunning } from '#server/subaccounts/require-running.ts';
import { requireMinutes } from '#server/usage/trial.ts';
import { findWorkspace } from '#server/workspaces/workspaces.ts';
import type { Setting } from '#voice/flow/conversation.ts';
import { validateFlow } from '#voice/flow/validate-flow.ts';
import { calls } from './calls.table.ts';
import { hearing } from './hearing.ts';
import { openCalls } from './open-calls.ts';
import { hashToken, newToken } from './secret-token.ts';

/** Calls that a workspace may start in a minute. */
export const startsPerMinute = 30;
/** How long a ticket is good, in ms. */
export const ticketMs = 30_000;
export const socketPath = '/v1/calls/socket';

async function checkLimits(tx: Tx, scope: Scope, now: number): Promise<void> {
  const { services, workspaceId } = scope;
  // One start at a time in a workspace, so that two cannot both take the last line.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`calls:${workspaceId}`}, 0))`);
  const own = eq(calls.workspaceId, workspaceId);
  const limit = await findLimit(tx, workspaceId, 'concurrentCalls');
  if (limit.value !== null && (await openCalls(tx, workspaceId, now)) >= limit.value)
    throw overLimit(limit, 'too_many_calls');
  const [recent] = await tx
    .select({ n: count() })
    .from(calls)
    .where(and(own, gt(calls.createdAt, new Date(now - 60_000))));
  if (recent!.n >= startsPerMinute * services.config.rateLimit) {
    throw new AppError('too_many_requests', 'Too many calls were started in the last minute. Wait a moment.');
  }
}

/**
 * The agent as it answers now, where a call of it may begin.
 * @throws AppError as startCall
 */
async function checkStart(tx: Tx, scope: Scope, agentId: string) {
  const workspace = await findWorkspace(tx, scope.workspaceId);
  requireRunning(workspace.suspendedAt && (workspace.suspendedBecause ?? ''));
  const { version, configuration } = await findLiveVersion(tx, scope, agentId);
  const faults = validateFlow(configuration.flow).filter((problem) => problem.level === 'error');
  if (faults.length > 0) {
    const details = faults.map((fault) => ({ path: fault.nodeId ?? 'flow', message: fault.message }));
    throw new AppError('flow_invalid', undefined, details);
  }
  await checkLimits(tx, scope, scope.services.clock.now());
  await requireMinutes(tx, scope);
  return { workspace, version, configuration };
}

/**
 * A request that comes again, and had got as far as the call: that gets another ticket. False where there is none.
 * @throws AppError conflict when somebody is in it
 */
async function renewTicket(tx: Tx, { workspaceId }: Scope, callId: string, ticket: object): Promise<boolean> {
  const own = and(eq(calls.workspaceId, workspaceId), eq(calls.id, callId));
  const [call] = await tx.select({ status: calls.status }).from(calls).where(own).for('update');
  if (call === undefined) return false;
  if (call.status !== 'waiting') throw new AppError('conflict', 'This call has begun already. Start another one.');
  await tx.update(calls).set(ticket).where(own);
  return true;
}

/**
 * Prepares a call and gives the ticket that its socket is opened with, once. An inactive agent can be called too, by
 * its own workspace, which is who may ask.
 * @param callId the same for each try of a request
 * @throws AppError not_found, flow_invalid, too_many_calls, too_many_requests, minutes_used_up, workspace_suspended, not_ready
 */
export async function startCall(
  scope: Scope,
  agentId: string,
  channel: 'browser',
  callId = newId(),
): Promise<{ callId: string; ticket: string; socketPath: string }> {
  const { services, workspaceId } = scope;
  if (services.calls.draining) throw new AppError('not_ready');
  if (services.calls.full) throw new AppError('too_many_calls', 'This server has no free line. Try again shortly.');
  services.speech.prepare?.();
  const secret = newToken();
  const answer = { callId, ticket: secret, socketPath };
  const known = await lookUpBefore(scope, { callId, agentId, channel }, async () => {
    const { configuration } = await services.db.tenant(workspaceId, (tx) => checkStart(tx, scope, agentId));
    return { agent: configuration.name };
  });
  const now = services.clock.now();
  const ticket = { ticketHash: hashToken(secret), ticketExpiresAt: new Date(now + ticketMs) };
  await services.db.tenant(workspaceId, async (tx) => {
    if (await renewTicket(tx, scope, callId, ticket)) return;
    const { workspace, version, configuration } = await checkStart(tx, scope, agentId);
    const seal = await findSeal(tx, services, workspaceId);
    const setting: Setting = {
      agentName: configuration.name,
      // Nobody answers the phone as "My Workspace".
      businessName: workspace.name === defaultWorkspaceName ? '' : workspace.name,
      timeZone: workspace.timeZone,
      ...hearing(configuration.language),
      hours: workspace.businessHours,
      channel,
      greeting: configuration.greeting,
      known,
    };
    await tx.insert(calls).values({
      workspaceId,
      id: callId,
      agentId,
      agentVersion: version,
      agentName: configuration.name,
      channel,
      status: 'waiting',
      setting: seal.keep(keptPlace('calls', 'setting', callId), setting),
      createdBy: scope.actor?.userId ?? null,
      createdAt: new Date(now),
      ...ticket,
    });
    const object = { kind: 'call', id: callId };
    await recordChange(tx, scope, 'call.started', { object, after: { agentId, agentVersion: version, channel } });
  });
  return answer;
}
