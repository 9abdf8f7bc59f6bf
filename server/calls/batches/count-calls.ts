import { and, count, eq } from 'drizzle-orm';
import { mostCounted, mostTogether } from '#domain/calls/call-batches.ts';
import type { CallSearch } from '#domain/calls/calls.ts';
import { timeZoneOf } from '#server/calls/analytics/counted.ts';
import { passingCalls } from '#server/calls/calls.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import type { Scope } from '#server/scope.ts';
import { passingIds } from './pick-calls.ts';

/** How many calls have ended and pass; of a search, whose calls have to be read, no more than some thousand. */
export async function countCalls(scope: Scope, filters: CallSearch): Promise<{ calls: number; more: boolean }> {
  const { services, workspaceId } = scope;
  if (filters.q === undefined) {
    const [row] = await services.db.tenant(workspaceId, async (tx) =>
      tx
        .select({ n: count() })
        .from(calls)
        .where(
          and(await passingCalls(() => timeZoneOf(tx, workspaceId), workspaceId, filters), eq(calls.status, 'ended')),
        ),
    );
    return { calls: row!.n, more: false };
  }
  let found = 0;
  let cursor: string | undefined;
  do {
    const from = cursor;
    const some = await services.db.tenant(workspaceId, (tx) => passingIds(tx, scope, filters, from, mostTogether));
    found += some.ids.length;
    cursor = some.next ?? undefined;
  } while (cursor !== undefined && found < mostCounted);
  return { calls: found, more: cursor !== undefined };
}
