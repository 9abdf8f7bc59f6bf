import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Analytics, AnalyticsQuery } from '#domain/calls/analytics.ts';
import { notificationEvents } from '#server/platform/db/schema/notifications.table.ts';
import { workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import { notify } from '#server/platform/notify.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { addDays as daysLater, isoDate, wallTime, weekdayOf } from '#voice/understanding/calendar.ts';
import { getAnalytics } from './get-analytics.ts';
import { addDays, type Days } from './range.ts';

/** Hours of a workspace's morning in which its report is made: a server that was down at seven makes it later. */
const morning = { from: 7, until: 12 };
/** Workspaces that had a call within so many quarters of an hour: two months. */
const recently = 62 * 96;

type Report = 'weekly-report' | 'monthly-report';

/** What is told of on a morning: the week before on Mondays, the month before on the first. */
export function reportsOf(at: number, timeZone: string): { report: Report; days: Days }[] {
  const now = wallTime(at, timeZone);
  if (now.hour < morning.from || now.hour >= morning.until) return [];
  const today = isoDate(now);
  const yesterday = isoDate(daysLater(now, -1));
  return [
    ...(weekdayOf(now) === 1
      ? [{ report: 'weekly-report' as const, days: { from: addDays(today, -7), to: yesterday } }]
      : []),
    ...(now.day === 1
      ? [{ report: 'monthly-report' as const, days: { from: `${yesterday.slice(0, 7)}-01`, to: yesterday } }]
      : []),
  ];
}

/** What a report's sentence needs, of calls that were no tests. */
const wordsOf = ({ totals, totalsBefore }: Analytics, { from, to }: Days) => ({
  from,
  to,
  calls: totals.calls,
  before: totalsBefore.calls,
  agents: totals.activeAgents,
  ...(totals.successRate !== null && { successRate: totals.successRate }),
  ...(totals.averageMs !== null && { averageMs: totals.averageMs }),
});

async function tell(scope: Scope, report: Report, days: Days): Promise<void> {
  const { services, workspaceId } = scope;
  const once = `${report} ${days.to}`;
  const known = await services.db.tenant(workspaceId, (tx) =>
    tx
      .select({ id: notificationEvents.id })
      .from(notificationEvents)
      .where(and(eq(notificationEvents.workspaceId, workspaceId), eq(notificationEvents.once, once))),
  );
  if (known.length > 0) return;
  const found = await getAnalytics(scope, AnalyticsQuery.parse({ ...days, tests: 'without' }));
  if (found.totals.calls + found.totalsBefore.calls === 0) return;
  await services.db.tenant(workspaceId, (tx) => notify(tx, scope, report, wordsOf(found, days), { once }));
}

/** Tells of the week and the month before in workspaces where it is their morning, once. */
export async function tellReports(services: Services): Promise<void> {
  const now = services.clock.now();
  const since = Math.floor(now / 900_000) - recently;
  const found = await services.db.system('job', (tx) =>
    tx
      .select({ id: workspaces.id, timeZone: workspaces.timeZone })
      .from(workspaces)
      .where(
        and(
          isNull(workspaces.deletedAt),
          sql`exists (select from call_facts f where f.workspace_id = ${workspaces.id} and f.slot >= ${since})`,
        ),
      ),
  );
  for (const { id, timeZone } of found) {
    for (const { report, days } of reportsOf(now, timeZone)) {
      await tell({ services, workspaceId: id, actor: null }, report, days).catch((error: unknown) => {
        services.log.error({ err: error, workspaceId: id }, 'a report could not be made');
      });
    }
  }
}
