import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/open-database.ts';
import { callFacts } from '#server/platform/db/schema/analytics.table.ts';
import { callWords } from '#server/platform/db/schema/call-search.table.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import type { Services } from '#server/services.ts';
import { partsOfCalls } from './parts-of-calls.ts';
import { requireSearchKey } from './search-key.ts';
import { tokenizer, tokensOf } from './tokens.ts';

/** Calls of one transaction: short enough that those that go on do not notice. */
const callsAtOnce = 25;

/** Makes some calls that have ended findable by what is known of them now. */
export async function indexCalls(
  tx: Tx,
  services: Services,
  workspaceId: string,
  callIds: readonly string[],
): Promise<void> {
  const rows = await tx
    .select()
    .from(calls)
    .where(and(eq(calls.workspaceId, workspaceId), inArray(calls.id, [...callIds]), eq(calls.status, 'ended')))
    // Until this is stored no one changes or deletes them.
    .for('share');
  const tokenOf = tokenizer(await requireSearchKey(tx, services, workspaceId));
  const parts = await partsOfCalls(tx, await findSeal(tx, services, workspaceId), workspaceId, rows);
  for (const [callId, found] of parts) {
    const words = tokensOf(
      found.map(({ text }) => text),
      tokenOf,
    );
    await tx
      .insert(callWords)
      .values({ workspaceId, callId, words })
      .onConflictDoUpdate({ target: [callWords.workspaceId, callWords.callId], set: { words } });
  }
  await tx
    .update(callFacts)
    .set({ searchable: true })
    .where(and(eq(callFacts.workspaceId, workspaceId), inArray(callFacts.callId, [...callIds])));
}

/** Makes calls findable that are not yet, the newest first. Answers how many. */
export async function indexSome(services: Services, most: number): Promise<number> {
  const due = await services.db.system('job', (tx) =>
    tx
      .select({ workspaceId: callFacts.workspaceId, callId: callFacts.callId })
      .from(callFacts)
      .where(eq(callFacts.searchable, false))
      .orderBy(desc(callFacts.slot))
      .limit(most),
  );
  for (const [workspaceId, ofOne] of Map.groupBy(due, (one) => one.workspaceId))
    await services.db.tenant(workspaceId, (tx) =>
      indexCalls(
        tx,
        services,
        workspaceId,
        ofOne.map(({ callId }) => callId),
      ),
    );
  return due.length;
}

/** The same until none is left, or someone says that it is time to stop. */
export async function indexAll(services: Services, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await indexSome(services, callsAtOnce)) > 0);
}
