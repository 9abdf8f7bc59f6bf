import { eq, sql } from 'drizzle-orm';
import { issueOpen } from '#server/billing/issue-invoice.ts';
import { lockSubscription } from '#server/billing/periods.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { readRows } from '#server/platform/db/read-rows.ts';
import { workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import type { Services } from '#server/services.ts';
import { noteNumbers } from '#server/usage/note-numbers.ts';
import { closePeriod, ratePeriod, unratedPeriods } from './rate-period.ts';

/** How long after its end a period is closed, in ms: what a call used is recorded a little after it was. */
export const graceMs = 10 * 60_000;
/** Workspaces that one run takes; the rest waits a minute. */
const mostAtOnce = 200;

/** Bills what is over: rates every period of a workspace and puts it on an invoice, with the prices of new months. */
export async function billWorkspace(tx: Tx, services: Services, workspaceId: string): Promise<void> {
  await lockSubscription(tx, workspaceId);
  const now = services.clock.now();
  await noteNumbers(tx, services, workspaceId);
  const periods = await unratedPeriods(tx, workspaceId, new Date(now - graceMs));
  for (const [sellerId, own] of Map.groupBy(periods, (period) => period.sellerId)) {
    const [seller] = await tx.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.id, sellerId));
    // No one asks for what was used of a seller that is gone.
    for (const period of own) await (seller ? ratePeriod(tx, period, now) : closePeriod(tx, period, now));
    if (seller !== undefined) await issueOpen(tx, services, sellerId, workspaceId);
  }
}

/**
 * Closes the periods that are over, each workspace's in a transaction of its own: rated, charged, invoiced and booked, or
 * nothing of it. Killed in between, the next run finds what is left.
 */
export async function closePeriods(services: Services): Promise<number> {
  const { db, clock, log } = services;
  const before = new Date(clock.now() - graceMs);
  const rows = await db.system('job', (tx) =>
    readRows(
      tx,
      { workspace_id: 'text' },
      sql`
      select workspace_id from billing_periods p where rated_at is null and to_at <= ${before}
        and not exists (select from billing_periods later where later.workspace_id = p.workspace_id
          and later.subscription_id = p.subscription_id and later.month_from = p.month_from and later.to_at > ${before})
      group by workspace_id order by min(to_at) limit ${mostAtOnce}`,
    ),
  );
  for (const { workspace_id: workspaceId } of rows) {
    try {
      await db.system('job', (tx) => billWorkspace(tx, services, workspaceId));
    } catch (error) {
      // One workspace's trouble is not the others'.
      log.error({ err: error, workspaceId }, 'a period could not be billed');
    }
  }
  return rows.length;
}
