import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/open-database.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import type { Scope } from '#server/scope.ts';

const dayMs = 24 * 3_600_000;

/** What widgets did lately: by widget, conversations and the minutes of calls, but for previews. */
export async function figuresOf(tx: Tx, { services, workspaceId }: Scope, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const now = services.clock.now();
  const dayAgo = new Date(now - dayMs).toISOString();
  const inDay = sql`${calls.createdAt} > ${dayAgo}::timestamptz`;
  const spoken = sql`${calls.channel} = 'browser'`;
  const seconds = sql`extract(epoch from coalesce(${calls.endedAt}, ${new Date(now).toISOString()}::timestamptz) - ${calls.startedAt})`;
  const rows = await tx
    .select({
      widgetId: calls.widgetId,
      day: sql<number>`count(*) filter (where ${inDay})::int`,
      month: sql<number>`count(*)::int`,
      dayMinutes: sql<number>`coalesce(round((sum(${seconds}) filter (where ${inDay} and ${spoken}) / 60)::numeric, 1), 0)::float8`,
      monthMinutes: sql<number>`coalesce(round((sum(${seconds}) filter (where ${spoken}) / 60)::numeric, 1), 0)::float8`,
    })
    .from(calls)
    .where(
      and(
        eq(calls.workspaceId, workspaceId),
        inArray(calls.widgetId, [...ids]),
        gt(calls.createdAt, new Date(now - 30 * dayMs)),
        sql`${calls.startedAt} is not null and not ${calls.test}`,
      ),
    )
    .groupBy(calls.widgetId);
  return new Map(
    rows.map(({ widgetId, day, month, dayMinutes, monthMinutes }) => [
      widgetId!,
      {
        lastDay: { conversations: day, minutes: dayMinutes },
        last30Days: { conversations: month, minutes: monthMinutes },
      },
    ]),
  );
}
