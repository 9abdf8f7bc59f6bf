import { and, eq, sql } from 'drizzle-orm';
import { dayOf } from '#domain/usage.ts';
import type { Tx } from '#server/infra/db/open-database.ts';
import type { Services } from '#server/services.ts';
import { type FoundLimit, findLimit } from './find-limits.ts';
import { apiRequestMonths } from './limits.table.ts';
import { overLimit } from './require-room.ts';

/**
 * Requests of tokens, counted to the month of the workspace. A server takes them from the month some at a time, each time
 * a hundredth of what is left and at most this many: so not every request writes, and all servers together never pass
 * the limit. What is taken and not used is given back when a server stops; a kill loses it.
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

/** The calendar month (UTC) of a moment, as in `2026-11`. */
export const monthOf = (at: number) => dayOf(at).slice(0, 7);

/** How many to take at once, of so many that are left. */
const someOf = (left: number) => Math.min(left, mostAtOnce, Math.max(1, Math.floor(left / 100)));

/** Takes some of the month; null, or the limit when there are none. */
async function takeSome({ db }: Services, workspaceId: string, taken: Taken): Promise<FoundLimit | null> {
  const { month } = taken;
  const { limit, some } = await db.tenant(workspaceId, async (tx) => {
    const limit = await findLimit(tx, workspaceId, 'apiRequests');
    const row = { workspaceId, month, requests: 0 };
    await tx.insert(apiRequestMonths).values(row).onConflictDoNothing();
    const own = and(eq(apiRequestMonths.workspaceId, workspaceId), eq(apiRequestMonths.month, month));
    const [before] = await tx.select().from(apiRequestMonths).where(own).for('update');
    const left = limit.value === null ? Number.POSITIVE_INFINITY : limit.value - before!.requests;
    const some = left <= 0 ? 0 : someOf(left);
    const requests = before!.requests + some;
    if (some > 0) await tx.update(apiRequestMonths).set({ requests }).where(own);
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
}

/** Requests of a month so far: what is taken, without what lies here unused. */
export async function apiRequestsUsed(tx: Tx, services: Services, workspaceId: string): Promise<number> {
  const month = monthOf(services.clock.now());
  const [row] = await tx
    .select({ requests: apiRequestMonths.requests })
    .from(apiRequestMonths)
    .where(and(eq(apiRequestMonths.workspaceId, workspaceId), eq(apiRequestMonths.month, month)));
  const here = takenOf(services).get(workspaceId);
  return Math.max(0, (row?.requests ?? 0) - (here?.month === month ? here.left : 0));
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
