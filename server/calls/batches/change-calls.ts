import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Done, WhichCalls, WhichTagged } from '#domain/calls/call-batches.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import { forgetCalls } from '#server/records/forget-calls.ts';
import type { Scope } from '#server/scope.ts';
import { pickCalls } from './pick-calls.ts';

/** Tags of one call. */
const mostTags = 20;
const array = (values: readonly string[]) => sql`${JSON.stringify(values)}::jsonb`;

/** A call's tags with some more and without others, in their order. */
const tagsWith = (add: readonly string[], remove: readonly string[]): SQL<string[]> =>
  sql`array(select tag from (
    select tag, min(n) as place from (
      select tag, n from unnest(${calls.tags}) with ordinality as had (tag, n) where not ${array(remove)} ? tag
      union all select tag, 1000 + n from jsonb_array_elements_text(${array(add)}) with ordinality as given (tag, n)
    ) every group by tag) one order by place)`;

const objectOf = ({ workspaceId }: Scope) => ({ kind: 'workspace', id: workspaceId });

/** Tags calls, or takes tags from them. A call that would have too many stays as it is. @throws AppError invalid_input */
export function tagCalls(scope: Scope, { add, remove, ...which }: WhichTagged): Promise<Done> {
  return scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const { ids, next } = await pickCalls(tx, scope, which);
    if (ids.length === 0) return { changed: [], seen: 0, next };
    const after = tagsWith(add, remove);
    const rows = await tx
      .update(calls)
      .set({ tags: after })
      .where(
        and(
          eq(calls.workspaceId, scope.workspaceId),
          inArray(calls.id, ids),
          sql`${calls.tags} <> ${after}`,
          sql`cardinality(${after}) <= ${mostTags}`,
        ),
      )
      .returning({ id: calls.id });
    if (rows.length > 0)
      await recordChange(tx, scope, 'calls.tagged', {
        object: objectOf(scope),
        after: { calls: rows.length, add, remove },
      });
    return { changed: rows.map(({ id }) => id), seen: ids.length, next };
  });
}

/** Deletes calls, as `removeCall` deletes one. @throws AppError invalid_input */
export function removeCalls(scope: Scope, which: WhichCalls): Promise<Done> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    const { ids, next } = await pickCalls(tx, scope, which);
    if (ids.length === 0) return { changed: [], seen: 0, next };
    await forgetCalls(tx, services, workspaceId, ids);
    await recordChange(tx, scope, 'calls.deleted', { object: objectOf(scope), before: { calls: ids.length } });
    return { changed: ids, seen: ids.length, next };
  });
}
