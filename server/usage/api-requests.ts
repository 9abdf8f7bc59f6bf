import { and, eq, sql } from 'drizzle-orm';
import { monthOf } from '#domain/usage/usage.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { readRows } from '#server/platform/db/read-rows.ts';
import { apiRequestMonths } from '#server/platform/db/schema/limits.table.ts';
import type { Services } from '#server/services.ts';
import { tellOfUse } from '#server/usage/tell-of-use.ts';
import { trafficOf } from '#server/usage/traffic.ts';
import { type FoundLimit, findLimit } from './find-limits.ts';
import { overLimit, raisedBy } from './require-room.ts';

/**
 * Requests of tokens: each that is let in is counted here, and nowhere else. It is one of those that this server took from
 * the month, which is what the limit holds; and one in the figures of the day, of which every page shows the sum.
 *
 * A server takes from the month some at a time, a hundredth of what is left and at most this many: so not every request
 * writes, and all servers together never pass the limit. What is taken and not used is given back when a server stops.
 * A kill loses that, and the figures of the last seconds.
 */
const mostAtOnce = 100;

interface Taken {
  month: string;
  left: number;
  /** The next ones on their way: requests that come meanwhile wait for the same. */
  taking?: Promise<FoundLimit | null> | undefined;
}

const known = new WeakMap<Services, Map<string, Taken>>();

const takenOf = (services: Services): Map<string, Taken> => {
  const all = known.get(services) ?? new Map<string, Taken>();
  known.set(services, all);
  return all;
};

/** How many to take at once, of so many that are left. */
const someOf = (left: number) => Math.min(left, mostAtOnce, Math.max(1, Math.floor(left / 100)));

/** Takes some of the month; null, or the limit when there are none. */
async function takeSome(services: Services, workspaceId: string, taken: Taken): Promise<FoundLimit | null> {
  const { month } = taken;
  const { limit, some } = await services.db.tenant(workspaceId, async (tx) => {
    const limit = await findLimit(tx, workspaceId, 'apiRequests');
    const row = { workspaceId, month, requests: 0 };
    await tx.insert(apiRequestMonths).values(row).onConflictDoNothing();
    const own = and(eq(apiRequestMonths.workspaceId, workspaceId), eq(apiRequestMonths.month, month));
    const [before] = await tx.select().from(apiRequestMonths).where(own).for('update');
    const left = limit.value === null ? Number.POSITIVE_INFINITY : limit.value - before!.requests;
    const some = left <= 0 ? 0 : someOf(left);
    const requests = before!.requests + some;
    if (some > 0) await tx.update(apiRequestMonths).set({ requests }).where(own);
    await tellOfUse(tx, services, workspaceId, {
      type: 'api-requests-used',
      period: month,
      limit: limit.value,
      before: before!.requests,
      after: requests,
      more: { limit: limit.value ?? 0, raisedBy: raisedBy(limit) },
    });
    return { limit, some };
  });
  taken.left += some;
  return some > 0 ? null : limit;
}

/** Counts a request of a token. @throws AppError too_many_requests when the month's are used up */
export async function takeApiRequest(services: Services, workspaceId: string): Promise<void> {
  const all = takenOf(services);
  const month = monthOf(services.clock.now());
  let taken = all.get(workspaceId);
  if (taken?.month !== month) {
    taken = { month, left: 0 };
    all.set(workspaceId, taken);
  }
  while (taken.left === 0) {
    const own = taken;
    own.taking ??= takeSome(services, workspaceId, own).finally(() => {
      own.taking = undefined;
    });
    const full = await own.taking;
    if (full !== null) throw overLimit(full, 'too_many_requests');
  }
  taken.left -= 1;
  trafficOf(services).add(workspaceId, 'api_calls', 1);
}

/** Requests of this month: the figures of its days, and what this server has not written yet. */
export async function apiRequestsOf(tx: Tx, services: Services, workspaceId: string): Promise<number> {
  const month = monthOf(services.clock.now());
  const rows = await readRows(
    tx,
    { sum: 'text' },
    sql`
    select coalesce(sum(quantity), 0) as sum from usage_days where workspace_id = ${workspaceId}::uuid
      and meter = 'api_calls' and day >= ${`${month}-01`}::date`,
  );
  const waiting = [...trafficOf(services).waiting(workspaceId, 'api_calls')].filter(([day]) => day.startsWith(month));
  return waiting.reduce((sum, [, quantity]) => sum + quantity, Number(rows[0]!.sum));
}

/** Gives back what this server has taken and not used. For its end. */
export async function giveBackApiRequests(services: Services): Promise<void> {
  for (const [workspaceId, taken] of takenOf(services)) {
    const { month, left } = taken;
    if (left === 0) continue;
    taken.left = 0;
    await services.db.tenant(workspaceId, (tx) =>
      tx
        .update(apiRequestMonths)
        .set({ requests: sql`greatest(0, ${apiRequestMonths.requests} - ${left})` })
        .where(and(eq(apiRequestMonths.workspaceId, workspaceId), eq(apiRequestMonths.month, month))),
    );
  }
}
