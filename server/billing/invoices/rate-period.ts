import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import { type RatedMeter, ratedMeterNames, ratedMeters } from '#domain/billing/rated-meters.ts';
import { costOfUse, splitUse } from '#server/billing/split-use.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { readRows } from '#server/platform/db/read-rows.ts';
import { products } from '#server/platform/db/schema/products.table.ts';
import { billingPeriods, charges, type PeriodRow } from '#server/platform/db/schema/subscriptions.table.ts';

/** What the seller calls a product now. */
async function namesOf(tx: Tx, { sellerId }: PeriodRow): Promise<Map<string, string>> {
  const rows = await tx
    .select({ kind: products.kind, name: products.name })
    .from(products)
    .where(eq(products.workspaceId, sellerId));
  return new Map(rows.map(({ kind, name }) => [kind, name]));
}

async function rateMeter(tx: Tx, period: PeriodRow, meter: RatedMeter, names: Map<string, string>, now: number) {
  const { workspaceId, sellerId, id: periodId, terms } = period;
  const ids = { own: newId(), pooled: newId() };
  const rows = await readRows(
    tx,
    { pooled: 'boolean', included: 'text', billed: 'text' },
    sql`
    with ${splitUse(period, meter, period.toAt)},
    own as (
      insert into rated_usage (workspace_id, usage_event_id, charge_id, included, billed)
      select ${workspaceId}::uuid, id, ${ids.own}::uuid, quantity - billed, billed from split where not pooled
      returning included, billed),
    pool as (
      insert into rated_pooled_usage (workspace_id, usage_event_id, charge_id, included, billed)
      select ${workspaceId}::uuid, id, ${ids.pooled}::uuid, quantity - billed, billed from split where pooled
      returning included, billed)
    select false as pooled, sum(included) as included, sum(billed) as billed from own having count(*) > 0
    union all select true, sum(included), sum(billed) from pool having count(*) > 0`,
  );
  for (const { pooled, ...sums } of rows) {
    const quantity = Number(sums.billed);
    const { amount: unitAmount, per, cost } = await costOfUse(tx, period, { meter, pooled }, quantity);
    const { kind, unit } = ratedMeters[meter];
    // What costs nothing and no plan speaks of is on no invoice: chats and tokens, until someone sets a price.
    if (unitAmount === 0 && quantity > 0 && Number(sums.included) === 0 && meter !== 'call_seconds') continue;
    const name = names.get(kind) ?? kind;
    await tx.insert(charges).values({
      workspaceId,
      id: pooled ? ids.pooled : ids.own,
      sellerId,
      periodId,
      meter,
      kind: pooled ? 'wholesale' : 'usage',
      description: pooled ? `${name}: subaccounts` : name,
      quantity,
      included: Number(sums.included),
      unit,
      unitAmount,
      per,
      amount: cost,
      currency: terms.currency,
      fromAt: period.fromAt,
      toAt: period.toAt,
      createdAt: new Date(now),
    });
  }
}

/**
 * Puts what was used in a period on charges, by the workspace and by its subaccounts, each unit on one: the included ones
 * first, then those that are paid, at the price that was agreed. In a transaction of the system's, under the subscription's
 * lock; again adds nothing.
 */
export async function ratePeriod(tx: Tx, period: PeriodRow, now: number): Promise<void> {
  const names = await namesOf(tx, period);
  for (const meter of ratedMeterNames) await rateMeter(tx, period, meter, names, now);
  await closePeriod(tx, period, now);
}

/** Closes a period with what stands on its charges. */
export async function closePeriod(tx: Tx, { workspaceId, id }: PeriodRow, now: number): Promise<void> {
  await tx
    .update(billingPeriods)
    .set({ ratedAt: new Date(now) })
    .where(and(eq(billingPeriods.workspaceId, workspaceId), eq(billingPeriods.id, id)));
}

/**
 * Periods of a workspace that are over by a moment and not rated, oldest first. A part of
 * a month waits for the rest of it: what was used in both is on one invoice.
 */
export async function unratedPeriods(tx: Tx, workspaceId: string, before: Date): Promise<PeriodRow[]> {
  const goesOn = sql`not exists (select from billing_periods later
    where later.workspace_id = billing_periods.workspace_id and later.subscription_id = billing_periods.subscription_id
      and later.month_from = billing_periods.month_from and later.to_at > ${before})`;
  return tx
    .select()
    .from(billingPeriods)
    .where(
      and(
        eq(billingPeriods.workspaceId, workspaceId),
        lte(billingPeriods.toAt, before),
        isNull(billingPeriods.ratedAt),
        goesOn,
      ),
    )
    .orderBy(asc(billingPeriods.toAt), asc(billingPeriods.id));
}
