import { and, eq } from 'drizzle-orm';
import type { Flow } from '#domain/agents/workflows.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { callFacts } from '#server/platform/db/schema/analytics.table.ts';
import { configurationOfCall } from '#server/records/configuration-of-call.ts';
import { slotDefsOf } from '#voice/flow/slot-defs.ts';
import { collected, type Snapshot } from '#voice/flow/snapshot.ts';
import { ratingBounds } from '#voice/understanding/types/rating.ts';

/**
 * What was rated on scales of their own, together: the mean of each in percent of its scale. Null where nothing was.
 * @param given what was collected as a number, by slot
 */
export function satisfactionOf(flow: Flow, given: readonly [name: string, value: number][]): number | null {
  const slots = new Map([...Object.values(flow.workflows ?? {}), flow].flatMap((graph) => [...slotDefsOf(graph)]));
  const shares = given.flatMap(([name, value]) => {
    const slot = slots.get(name);
    if (slot?.type !== 'rating') return [];
    const { min, max } = ratingBounds(slot);
    return max > min ? [(value - min) / (max - min)] : [];
  });
  if (shares.length === 0) return null;
  return Math.round((shares.reduce((sum, share) => sum + share, 0) / shares.length) * 100);
}

/** Writes down what the caller of a call that has ended was asked to rate. Nothing for one that was not. */
export async function keepSatisfaction(
  tx: Tx,
  workspaceId: string,
  callId: string,
  snapshot: Snapshot | null,
): Promise<void> {
  const given = (snapshot ? collected(snapshot) : []).flatMap(([name, { value }]) =>
    typeof value === 'number' ? [[name, value] as [string, number]] : [],
  );
  if (given.length === 0) return;
  const call = await configurationOfCall(tx, workspaceId, callId);
  const satisfaction = call ? satisfactionOf(call.configuration.flow, given) : null;
  if (satisfaction === null) return;
  await tx
    .update(callFacts)
    .set({ satisfaction })
    .where(and(eq(callFacts.workspaceId, workspaceId), eq(callFacts.callId, callId)));
}
