import { and, eq } from 'drizzle-orm';
import { callPorts } from '#server/calls/call-ports.ts';
import type { Lease } from '#server/calls/lease.ts';
import { loadCallIn } from '#server/calls/load-call.ts';
import { actsAfter } from '#server/calls/read-commands.ts';
import { newLease, underLease } from '#server/calls/renew-leases.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import type { Scope } from '#server/scope.ts';
import { aheadMs, type HeldUntil, renewSeconds } from '#server/usage/call-usage.ts';
import type { CallPlan } from '#voice/call/call-plan.ts';
import { type GatherAnswer, GatherCall } from '#voice/call/gather-call.ts';
import { CallTaken } from '#voice/call/ports.ts';

type CallRow = typeof calls.$inferSelect;

/** How long a call may be silent between two requests of its carrier before it counts as lost, in ms. */
const quietMs = 120_000;
/** A step that lost its call to another process is tried again so often: it finds what that one stored. */
const mostTries = 4;

/** A session of this process that led the call over a stream stores what was heard, and leaves. */
async function endSession({ services }: Scope, callId: string): Promise<void> {
  const held = services.calls.find(callId);
  if (held === undefined) return;
  held.session.suspend();
  await held.session.done;
}

async function takeIn(tx: Tx, { services, workspaceId }: Scope, callId: string): Promise<CallRow | null> {
  const [row] = await tx
    .update(calls)
    .set(newLease(services))
    .where(and(eq(calls.workspaceId, workspaceId), eq(calls.id, callId), eq(calls.status, 'live')))
    .returning();
  return row ?? null;
}

/** The call for one step of this process. Whoever had it can store nothing of it any more. */
export async function takeStep(scope: Scope, callId: string): Promise<CallRow | null> {
  await endSession(scope, callId);
  return scope.services.db.tenant(scope.workspaceId, (tx) => takeIn(tx, scope, callId));
}

/** The same, with all that the step needs; `begun` has been taken with its beginning. */
async function takeLoaded(scope: Scope, callId: string, begun?: CallRow) {
  if (begun === undefined) await endSession(scope, callId);
  return scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const call = begun ?? (await takeIn(tx, scope, callId));
    if (call === null) return null;
    const loaded = await loadCallIn(tx, scope, call);
    // What people have done in it since its last step.
    const its = { workspaceId: scope.workspaceId, callId };
    const acts = begun ? [] : await actsAfter(tx, scope.services, its, loaded.stored?.memory.acts ?? 0);
    return { call, acts, ...loaded };
  });
}

/** No one leads a call between two requests; the next one of its carrier is waited for until then. */
function leave({ services, workspaceId }: Scope, lease: Lease, untilMs: number): Promise<unknown> {
  const { clock } = services;
  return services.db.tenant(workspaceId, (tx) =>
    tx
      .update(calls)
      .set({ owner: null, leaseUntil: new Date(clock.now() + untilMs) })
      .where(and(underLease(services, lease), eq(calls.status, 'live'))),
  );
}

/** Until when a call has seconds; null where there are more behind them. */
async function secondsUntil({ services }: Scope, call: CallRow): Promise<number | null> {
  const { clock, db } = services;
  const next = (): Promise<HeldUntil | null> => db.system('key', (tx) => renewSeconds(tx, services, call));
  let held = await next();
  // Between two requests several holds may have ended: a minute is taken for each, up to now.
  while (held !== null && !held.isLast && held.untilMs - aheadMs <= clock.now()) held = await next();
  return held?.isLast ? held.untilMs : null;
}

/**
 * One step of a phone call that its carrier asks about: loaded, advanced, stored, left for whoever is asked next.
 * Answers what is to be done now; null for a call that has ended.
 * @param begun the call, where this process has begun it just now
 */
export function stepCall(
  scope: Scope,
  callId: string,
  work: (call: GatherCall, plan: CallPlan) => Promise<void>,
  begun?: CallRow,
): Promise<GatherAnswer | null> {
  const { services, workspaceId } = scope;
  return services.calls.withCallLock(callId, async () => {
    for (let tries = 1; ; tries++) {
      const taken = await takeLoaded(scope, callId, tries === 1 ? begun : undefined);
      if (taken === null) return null;
      const { call, plan, stored, seal, acts } = taken;
      const lease: Lease = { workspaceId, callId, epoch: call.epoch };
      const until = await secondsUntil(scope, call);
      const maxMs = until === null ? plan.maxMs : Math.min(plan.maxMs, until - plan.startedAt);
      const gather = new GatherCall(
        { ...plan, maxMs },
        callPorts(scope, { lease, seal, setting: plan.setting, channel: call.channel }, quietMs),
        stored,
      );
      try {
        for (const act of acts) await gather.act(act);
        await work(gather, plan);
        const answer = gather.answer();
        // Two people who talk need nothing from here for as long as they may. A person who acts in a call that no process holds takes a step of it.
        if (answer.next.do !== 'hang_up')
          await leave(scope, lease, answer.next.do === 'transfer' ? maxMs + quietMs : quietMs);
        return answer;
      } catch (error) {
        if (!(error instanceof CallTaken) || tries === mostTries) throw error;
      }
    }
  });
}
