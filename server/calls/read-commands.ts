import { and, asc, eq, gt } from 'drizzle-orm';
import type { HeldCall } from '#server/calls/live-calls.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { callActs } from '#server/platform/db/schema/live.table.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import { keptPlace } from '#server/platform/secrets/kept-content.ts';
import type { Services } from '#server/services.ts';
import type { SupervisorCommand } from '#voice/call/supervisor-command.ts';

/** What people did in a call behind the act of this number, as the call takes it. */
export async function actsAfter(
  tx: Tx,
  services: Services,
  { workspaceId, callId }: { workspaceId: string; callId: string },
  seq: number,
): Promise<SupervisorCommand[]> {
  const its = and(eq(callActs.workspaceId, workspaceId), eq(callActs.callId, callId));
  const rows = await tx
    .select()
    .from(callActs)
    .where(and(its, gt(callActs.seq, seq)))
    .orderBy(asc(callActs.seq));
  if (rows.length === 0) return [];
  const seal = await findSeal(tx, services, workspaceId);
  return rows.map((row) => ({
    seq: row.seq,
    kind: row.kind,
    by: row.userId,
    ...seal.open(keptPlace('call_acts', 'data', callId, row.seq), row.data),
  }));
}

/** Gives a call of this process what people have done in it. */
export async function readCommands(services: Services, { session, lease }: HeldCall): Promise<void> {
  const acts = await services.db.tenant(lease.workspaceId, (tx) =>
    actsAfter(tx, services, lease, session.people.actsGiven),
  );
  for (const act of acts) session.people.act(act);
}

/** The same for a call that was just taken up, which does not wait for it. */
export function bringActsSoon(services: Services, held: HeldCall): void {
  readCommands(services, held).catch((error: unknown) =>
    services.log.error({ err: error, callId: held.lease.callId }, 'what people did in a call could not be brought'),
  );
}
