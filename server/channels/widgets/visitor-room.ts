import { and, eq, gt, sql } from 'drizzle-orm';
import type { WidgetLimits } from '#domain/channels/widgets.ts';
import { AppError } from '#domain/platform/errors.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import type { Scope } from '#server/scope.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

interface Wanted {
  widgetId: string;
  limits: WidgetLimits;
  visitor: string;
  spoken: boolean;
}

/**
 * Refuses a visitor for whom there is no room. Call it while starts of the workspace go one at a time. A call that has not
 * ended counts with all that it may last, so that many at once cannot go beyond the day's minutes.
 * @returns the minutes that a call may last
 * @throws AppError too_many_requests
 */
export async function requireVisitorRoom(
  tx: Tx,
  { services, workspaceId }: Scope,
  { widgetId, limits, visitor, spoken }: Wanted,
): Promise<number> {
  const now = services.clock.now();
  const hourAgo = new Date(now - hourMs).toISOString();
  const [used] = await tx
    .select({
      day: sql<number>`count(*)::int`,
      hour: sql<number>`count(*) filter (where ${calls.visitor} = ${visitor} and ${calls.createdAt} > ${hourAgo}::timestamptz)::int`,
      minutes: sql<number>`coalesce(sum(case
        when ${calls.maxMinutes} is null then 0
        when ${calls.status} = 'ended' then extract(epoch from ${calls.endedAt} - ${calls.startedAt}) / 60
        when ${calls.status} = 'live' or ${calls.ticketExpiresAt} > ${new Date(now).toISOString()}::timestamptz then ${calls.maxMinutes}
        else 0 end), 0)::float8`,
    })
    .from(calls)
    .where(
      and(eq(calls.workspaceId, workspaceId), eq(calls.widgetId, widgetId), gt(calls.createdAt, new Date(now - dayMs))),
    );
  if (used!.day >= limits.conversationsPerDay) {
    throw new AppError('too_many_requests', 'This chat has reached its limit for today. Come back tomorrow.');
  }
  if (used!.hour >= limits.conversationsPerHour) {
    throw new AppError('too_many_requests', 'You’ve started too many conversations in the last hour. Try again later.');
  }
  const left = Math.floor(limits.minutesPerDay - used!.minutes);
  if (spoken && left < 1) {
    throw new AppError(
      'too_many_requests',
      'No call minutes are left for today. Send a message instead, or call tomorrow.',
    );
  }
  return Math.min(limits.minutesPerCall, left);
}
