import { and, eq, inArray, lt } from 'drizzle-orm';
import { resumeSeconds } from '#domain/calls.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { CallRecord } from '#voice/call/call-record.ts';
import { leaseMs, renewMs, storeChange } from './call-ports.ts';
import { calls } from './calls.table.ts';
import { planOf, readStored } from './connect-call.ts';
import { warmUp } from './warm-up.ts';

/** How often calls are looked for whose process is gone, in ms. */
const sweepMs = 10_000;
/** A call whose caller never came is forgotten this long after its ticket ended, in ms. */
const forgetMs = 60_000;

/** Ends calls that no process has had for as long as a caller may come back. Answers how many. */
export async function sweepCalls(services: Services, serverStartedAt: number): Promise<number> {
  const now = services.clock.now();
  // Callers of a server that was down could not come back: their time runs from its start.
  const lostBefore = new Date(now - resumeSeconds * 1000);
  await services.db.system((tx) =>
    tx.delete(calls).where(and(eq(calls.status, 'waiting'), lt(calls.ticketExpiresAt, new Date(now - forgetMs)))),
  );
  if (serverStartedAt > lostBefore.getTime()) return 0;
  const taken = await services.db.system((tx) =>
    tx
      .update(calls)
      .set({ owner: services.calls.owner })
      .where(and(eq(calls.status, 'live'), lt(calls.leaseUntil, lostBefore)))
      .returning(),
  );
  for (const call of taken) {
    const scope: Scope = { services, workspaceId: call.workspaceId, actor: null };
    await services.db.tenant(scope.workspaceId, async (tx) => {
      const plan = await planOf(tx, scope, call);
      const record = new CallRecord(plan.flow, plan.startedAt, await readStored(tx, scope, call));
      const at = Math.min(now, call.leaseUntil!.getTime());
      const outcome = record.end('lost_connection', at);
      const change = record.takeChange({ at, reason: 'lost_connection', outcome });
      if (change) await storeChange(tx, scope, call.id, change);
    });
  }
  return taken.length;
}

/** Says that this process lives and has its calls. */
export async function renewLeases(services: Services): Promise<void> {
  const ids = services.calls.ids();
  if (ids.length === 0) return;
  await services.db.system((tx) =>
    tx
      .update(calls)
      .set({ leaseUntil: new Date(services.clock.now() + leaseMs) })
      .where(and(inArray(calls.id, ids), eq(calls.owner, services.calls.owner), eq(calls.status, 'live'))),
  );
}

/**
 * From the start of the server to its stop: keeps the leases of its calls, and ends calls that a killed server left
 * and nobody took up again. Warms the conversation engine up first.
 */
export async function recoverCalls(services: Services): Promise<void> {
  const { clock, log } = services;
  const startedAt = clock.now();
  const every = (ms: number, work: () => Promise<unknown>) => {
    clock.after(ms, async () => {
      // A server that stops has only to see its last calls off.
      if (services.calls.draining && services.calls.size === 0) return;
      await work().catch((error: unknown) => log.error({ err: error }, 'the upkeep of calls failed'));
      every(ms, work);
    });
  };
  void warmUp(startedAt).catch((error: unknown) => log.error({ err: error }, 'the engine could not be warmed up'));
  every(renewMs, () => renewLeases(services));
  every(sweepMs, () => sweepCalls(services, startedAt));
}
