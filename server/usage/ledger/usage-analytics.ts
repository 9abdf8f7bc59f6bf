import { and, eq, gte, inArray } from 'drizzle-orm';
import type { LimitId } from '#domain/usage/limits.ts';
import { dayOf, monthOf, type UsageMeter } from '#domain/usage/usage.ts';
import { gigabyte, type UsageAnalytics, type UsageRange, usageLimits } from '#domain/usage/usage-analytics.ts';
import { usageDays } from '#server/platform/db/schema/usage.table.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { findLimits } from '#server/usage/find-limits.ts';
import { storedBytes } from '#server/usage/stored-bytes.ts';
import { trafficOf } from '#server/usage/traffic.ts';

/** Milliseconds. */
const dayMs = 86_400_000;

const meters = {
  apiCalls: 'api_calls',
  bandwidthBytes: 'bandwidth_bytes',
  callSeconds: 'call_seconds',
  characters: 'speech_characters',
} as const satisfies Record<string, UsageMeter>;
type Figure = keyof typeof meters;
const figures = Object.keys(meters) as Figure[];

/** Requests that this server has counted and not written yet. */
const waiting = (services: Services, workspaceId: string) =>
  [...trafficOf(services).waiting(workspaceId, 'api_calls')].map(([day, quantity]) => ({
    day,
    meter: 'api_calls' as const,
    quantity,
  }));

/** What a workspace used in the last days, and what of that counts to the limits of this month. */
export async function getUsageAnalytics({ services, workspaceId }: Scope, days: UsageRange): Promise<UsageAnalytics> {
  const now = services.clock.now();
  const monthStart = `${monthOf(now)}-01`;
  const first = dayOf(now - (days - 1) * dayMs);
  const { written, stored, limits } = await services.db.tenant(workspaceId, async (tx) => ({
    written: await tx
      .select({ day: usageDays.day, meter: usageDays.meter, quantity: usageDays.quantity })
      .from(usageDays)
      .where(
        and(
          eq(usageDays.workspaceId, workspaceId),
          inArray(usageDays.meter, Object.values(meters)),
          gte(usageDays.day, first < monthStart ? first : monthStart),
        ),
      ),
    stored: await storedBytes(tx, workspaceId),
    limits: await findLimits(tx, workspaceId),
  }));
  const rows = [...written, ...waiting(services, workspaceId)];
  const found = new Map<string, number>();
  for (const { day, meter, quantity } of rows) {
    found.set(`${day} ${meter}`, (found.get(`${day} ${meter}`) ?? 0) + quantity);
  }
  const series = Array.from({ length: days }, (_, index) => {
    const date = dayOf(now - (days - 1 - index) * dayMs);
    const of = (figure: Figure) => found.get(`${date} ${meters[figure]}`) ?? 0;
    return {
      date,
      apiCalls: of('apiCalls'),
      bandwidthBytes: of('bandwidthBytes'),
      callSeconds: of('callSeconds'),
      characters: of('characters'),
    };
  });
  const inMonth = (meter: UsageMeter) =>
    rows.filter((row) => row.meter === meter && row.day >= monthStart).reduce((sum, { quantity }) => sum + quantity, 0);
  const total = (figure: Figure) => series.reduce((sum, day) => sum + day[figure], 0);
  const limitOf = (id: LimitId) => limits.get(id)?.value ?? null;
  const storageGb = limitOf('storageGb');
  return {
    days,
    apiCalls: { used: inMonth('api_calls'), limit: limitOf('apiRequests') },
    storageBytes: { used: stored, limit: storageGb === null ? null : storageGb * gigabyte },
    bandwidthBytes: { used: inMonth('bandwidth_bytes'), limit: usageLimits.bandwidthGb * gigabyte },
    totals: Object.fromEntries(figures.map((figure) => [figure, total(figure)])) as UsageAnalytics['totals'],
    series,
  };
}
