import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import { mostTogether, type WhichCalls } from '#domain/calls/call-batches.ts';
import type { CallSearch } from '#domain/calls/calls.ts';
import { timeZoneOf } from '#server/calls/analytics/counted.ts';
import { passingCalls } from '#server/calls/calls.ts';
import { searchCalls } from '#server/calls/search/search-calls.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import type { Scope } from '#server/scope.ts';

/** Some calls that have ended, and where the next ones begin. */
export interface Picked {
  ids: string[];
  next: string | null;
}

/** The next calls that pass, newest first. */
export async function passingIds(
  tx: Tx,
  scope: Scope,
  { q, ...filters }: CallSearch,
  cursor: string | undefined,
  limit: number,
): Promise<Picked> {
  const condition = and(
    await passingCalls(() => timeZoneOf(tx, scope.workspaceId), scope.workspaceId, filters),
    eq(calls.status, 'ended'),
  );
  if (q !== undefined) {
    const { calls: found, next } = await searchCalls(tx, scope, { q, condition, cursor, limit });
    return { ids: found.map(({ row }) => row.id), next };
  }
  const rows = await tx
    .select({ id: calls.id })
    .from(calls)
    .where(and(condition, cursor === undefined ? undefined : lt(calls.id, cursor)))
    .orderBy(desc(calls.id))
    .limit(limit + 1);
  const ids = rows.slice(0, limit).map(({ id }) => id);
  return { ids, next: rows.length > limit ? ids.at(-1)! : null };
}

/** The calls of one request, locked. */
export async function pickCalls(tx: Tx, scope: Scope, { ids, filter, cursor }: WhichCalls): Promise<Picked> {
  const wanted = ids ? { ids, next: null } : await passingIds(tx, scope, filter!, cursor, mostTogether);
  if (wanted.ids.length === 0) return wanted;
  const rows = await tx
    .select({ id: calls.id })
    .from(calls)
    .where(and(eq(calls.workspaceId, scope.workspaceId), eq(calls.status, 'ended'), inArray(calls.id, wanted.ids)))
    .orderBy(calls.id)
    .for('update');
  return { ids: rows.map(({ id }) => id), next: wanted.next };
}
