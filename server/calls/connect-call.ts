import { and, eq, gt, sql } from 'drizzle-orm';
import { firstSpeechModelOf } from '#domain/agents/prompt-agents.ts';
import { AppError } from '#domain/platform/errors.ts';
import type { CallEndReason } from '#domain/records/call-states.ts';
import { checkArrival, needsFactor } from '#server/identity/check-arrival.ts';
import { readSettings, type Security, securityOf } from '#server/identity/read-security.ts';
import { openCallSpeech } from '#server/models/speech-to-speech.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import { tellCalls } from '#server/records/call-news.ts';
import type { Arrival, Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { beginCallUsage, type HeldUntil, keepCallUsage } from '#server/usage/call-usage.ts';
import type { CallPlan } from '#voice/call/call-plan.ts';
import { CallSession } from '#voice/call/call-session.ts';
import type { CallPorts } from '#voice/call/ports.ts';
import { spokenLanguages } from '#voice/call/spoken-languages.ts';
import { callPorts } from './call-ports.ts';
import { tellOfStart } from './call-webhooks.ts';
import { loadCall } from './load-call.ts';
import { bringActsSoon } from './read-commands.ts';
import { leaseEnd, newLease, underLease } from './renew-leases.ts';
import { hashToken, newToken } from './secret-token.ts';

type CallRow = typeof calls.$inferSelect;

/** A call that a socket was connected with. */
export interface ConnectedCall {
  session: CallSession;
  agentName: string;
  startedAt: number;
  resumeToken: string;
  /** Whose call it is, where a member or a token began it; null for callers from the public. */
  guardedBy: string | null;
  workspaceId: string;
}

/** The same with what its caller is listened to in, where that is done here. */
export type BegunCall = ConnectedCall & Pick<OpenedSession, 'language' | 'among'>;

/** Calls of members come from where members may; callers from the public are no members. */
const guardOf = ({ createdBy, workspaceId }: CallRow) => (createdBy === null ? null : workspaceId);

/** @throws AppError tls_required, address_refused */
async function checkCaller(tx: Tx, call: CallRow, from: Arrival | undefined): Promise<Security | null> {
  if (guardOf(call) === null) return null;
  const security = securityOf(await readSettings(tx, call.workspaceId));
  checkArrival(security, from);
  return security;
}

/** A ticket from before two-factor authentication began says nothing about a second factor. @throws AppError session_required */
function checkTicket(security: Security | null, call: CallRow, now: number): void {
  if (security === null || !needsFactor(security, now)) return;
  if (call.createdAt.getTime() >= security.twoFactorRequiredFrom!) return;
  throw new AppError('session_required', 'This ticket is no longer valid. Request a new one.');
}

export interface OpenedSession {
  session: CallSession;
  /** BCP 47, that the caller speaks. */
  language: string;
  /** All that may be spoken. */
  among: readonly string[];
}

/**
 * Leads a call that this process has just taken, from where it was stored last.
 * @param options `held`: what was held when it was answered just now.  `ports`: what
 * its line can do beside. `adapt`: what its line makes otherwise
 */
export async function openSession(
  services: Services,
  call: CallRow,
  {
    held = null,
    ports = {},
    adapt = (plan) => plan,
  }: { held?: HeldUntil | null; ports?: Partial<CallPorts>; adapt?(plan: CallPlan): CallPlan },
): Promise<OpenedSession> {
  const scope: Scope = { services, workspaceId: call.workspaceId, actor: null };
  const lease = { workspaceId: call.workspaceId, callId: call.id, epoch: call.epoch };
  const { seal, plan, stored } = await loadCall(scope, call);
  const wanted = firstSpeechModelOf(plan.flow);
  // A line that speaks by itself brings no sound of its caller.
  const speech = wanted && ports.openSpeaker === undefined ? openCallSpeech(scope, call.id, wanted) : undefined;
  const of = { lease, seal, setting: plan.setting, channel: call.channel, speech };
  const session = new CallSession(adapt(plan), { ...callPorts(scope, of), ...ports }, stored);
  if (speech) void session.done.then(() => speech.close());
  services.calls.keep({ session, lease });
  // What people did while no one had it.
  if (stored !== null) bringActsSoon(services, { session, lease });
  keepCallUsage(services, call, session, held);
  const { language } = plan.voice;
  return { session, language, among: spokenLanguages(language, plan.setting) };
}

/**
 * Begins the call that a ticket was given for. A ticket works once.
 * @throws AppError session_required, minutes_used_up, not_ready, too_many_calls, tls_required, address_refused
 */
export async function connectCall(
  services: Services,
  ticket: string,
  from?: Arrival,
  cameBy?: string,
): Promise<BegunCall> {
  refuseWhenFull(services);
  const now = services.clock.now();
  const resumeToken = newToken();
  const { call, held } = await services.db.system('key', async (tx) => {
    const [answered] = await tx
      .update(calls)
      .set({
        status: 'live',
        ticketHash: null,
        startedAt: new Date(now),
        resumeHash: hashToken(resumeToken),
        ...newLease(services),
      })
      .where(
        and(
          eq(calls.ticketHash, hashToken(ticket)),
          eq(calls.status, 'waiting'),
          cameBy === undefined ? undefined : eq(calls.widgetId, cameBy),
          gt(calls.ticketExpiresAt, new Date(now)),
          sql`exists (select from workspaces w where w.id = ${calls.workspaceId} and w.deleted_at is null
            and w.suspended_at is null)`,
        ),
      )
      .returning();
    if (answered !== undefined) checkTicket(await checkCaller(tx, answered, from), answered, now);
    const begun = answered && (await beginCallUsage(tx, services, answered));
    if (answered !== undefined) await tellOfStart(tx, services, answered);
    return { call: answered, held: begun };
  });
  if (call === undefined)
    throw new AppError('session_required', 'This ticket is invalid or has expired. Request a new one.');
  const { session, language, among } = await services.calls.withCallLock(call.id, () =>
    openSession(services, call, held === undefined ? {} : { held }),
  );
  return {
    session,
    language,
    among,
    agentName: call.agentName,
    startedAt: now,
    resumeToken,
    guardedBy: guardOf(call),
    workspaceId: call.workspaceId,
  };
}

interface TakenUp {
  kept?: CallRow;
  session?: CallSession;
  taken?: CallRow;
  ended?: { reason: CallEndReason | null } | undefined;
}

/** A call of this process as long as no other one has taken it; else this process's, as its next owner. */
async function takeUp(
  services: Services,
  callId: string,
  resumeToken: string,
  from: Arrival | undefined,
  cameBy: string | undefined,
): Promise<TakenUp> {
  const its = and(
    eq(calls.id, callId),
    eq(calls.resumeHash, hashToken(resumeToken)),
    cameBy === undefined ? undefined : eq(calls.widgetId, cameBy),
  );
  const held = services.calls.find(callId);
  return services.db.system('key', async (tx) => {
    if (held !== undefined) {
      const [kept] = await tx
        .update(calls)
        .set({ leaseUntil: leaseEnd(services) })
        .where(and(its, eq(calls.status, 'live'), underLease(services, held.lease)))
        .returning();
      if (kept !== undefined) {
        await checkCaller(tx, kept, from);
        return { kept, session: held.session };
      }
    }
    const [taken] = await tx
      .update(calls)
      .set(newLease(services))
      .where(and(its, eq(calls.status, 'live')))
      .returning();
    if (taken !== undefined) {
      await checkCaller(tx, taken, from);
      await tellCalls(tx, { type: 'taken', callId, epoch: taken.epoch });
      return { taken };
    }
    const [ended] = await tx.select({ reason: calls.endReason }).from(calls).where(its);
    return { ended };
  });
}

/**
 * Takes a call up again after its connection, or its server, was lost. Answers the reason when it has ended meanwhile.
 * @throws AppError session_required, not_ready, tls_required, address_refused
 */
export async function resumeCall(
  services: Services,
  callId: string,
  resumeToken: string,
  from?: Arrival,
  cameBy?: string,
): Promise<ConnectedCall | { endReason: CallEndReason }> {
  return services.calls.withCallLock(callId, async () => {
    // A call that lost its server is taken however much there is to do: else it would be lost for good.
    if (services.calls.draining && services.calls.find(callId) === undefined) throw new AppError('not_ready');
    const { kept, session, taken, ended }: TakenUp = await takeUp(services, callId, resumeToken, from, cameBy);
    if (ended?.reason) return { endReason: ended.reason };
    const call = kept ?? taken;
    if (call === undefined) throw new AppError('session_required', 'You can’t resume this call on this connection.');
    // A session that is left here had the call before another process did: what it still knows is old.
    if (taken) services.calls.find(callId)?.session.taken();
    return {
      session: session ?? (await openSession(services, call, {})).session,
      agentName: call.agentName,
      startedAt: call.startedAt!.getTime(),
      resumeToken,
      guardedBy: guardOf(call),
      workspaceId: call.workspaceId,
    };
  });
}

function refuseWhenFull(services: Services): void {
  if (services.calls.draining) throw new AppError('not_ready');
  if (services.calls.full)
    throw new AppError('too_many_calls', 'This server has no available lines. Try again shortly.');
}
