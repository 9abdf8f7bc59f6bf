import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { costBetween } from '#domain/money.ts';
import { newId } from '#server/infra/db/new-id.ts';
import type { Tx } from '#server/infra/db/open-database.ts';
import { prices, products } from '#server/products/products.table.ts';
import { billingPeriods, charges, type PeriodRow } from '#server/subscriptions/subscriptions.table.ts';

interface Price {
  amount: number;
  per: number;
  validFrom: Date;
  name: string;
}

/** The seller's prices of a minute that seconds of a period can have, oldest first. */
async function pricesIn(tx: Tx, { sellerId, terms, toAt }: PeriodRow): Promise<Price[]> {
  return tx
    .select({ amount: prices.amount, per: prices.per, validFrom: prices.validFrom, name: products.name })
    .from(prices)
    .innerJoin(products, and(eq(products.workspaceId, prices.workspaceId), eq(products.id, prices.productId)))
    .where(
      and(
        eq(prices.workspaceId, sellerId),
        eq(products.kind, 'voice-agents'),
        eq(prices.currency, terms.currency),
        lte(prices.validFrom, toAt),
      ),
    )
    .orderBy(asc(prices.validFrom), asc(prices.id));
}

/** Seconds at the same price that earlier parts of the same month have billed. */
async function billedBefore(tx: Tx, period: PeriodRow, { amount, per }: Price): Promise<number> {
  const parts = tx
    .select({ id: billingPeriods.id })
    .from(billingPeriods)
    .where(
      and(
        eq(billingPeriods.workspaceId, period.workspaceId),
        eq(billingPeriods.subscriptionId, period.subscriptionId),
        eq(billingPeriods.monthFrom, period.monthFrom),
      ),
    );
  const [row] = await tx
    .select({ billed: sql<number>`coalesce(sum(${charges.quantity}), 0)`.mapWith(Number) })
    .from(charges)
    .where(
      and(
        eq(charges.workspaceId, period.workspaceId),
        eq(charges.kind, 'usage'),
        eq(charges.unitAmount, amount),
        eq(charges.per, per),
        inArray(charges.periodId, parts),
      ),
    );
  return row!.billed;
}

/** When the first period of the same subscription began: what was recorded before is the trial's. */
async function subscribedSince(tx: Tx, { workspaceId, subscriptionId }: PeriodRow): Promise<Date> {
  const [first] = await tx
    .select({ fromAt: billingPeriods.fromAt })
    .from(billingPeriods)
    .where(and(eq(billingPeriods.workspaceId, workspaceId), eq(billingPeriods.subscriptionId, subscriptionId)))
    .orderBy(asc(billingPeriods.fromAt))
    .limit(1);
  return first!.fromAt;
}

/**
 * Puts what was used in a period on charges, each second on one: the included ones first, then those that are paid, at
 * the price of the moment when they were used. What was recorded late, for a period that is closed, counts to this one.
 * In a transaction of the system's, under the subscription's lock; again adds nothing.
 */
export async function ratePeriod(tx: Tx, period: PeriodRow, now: number): Promise<void> {
  const { workspaceId, sellerId, id: periodId, includedSeconds, hardStop, terms } = period;
  const known = await pricesIn(tx, period);
  const each = known.length > 0 ? known : [{ amount: 0, per: 60, validFrom: new Date(0), name: 'Voice agents' }];
  const lines = each.map((price) => ({ ...price, chargeId: newId() }));
  // A minute that a limit refuses costs nothing where it came through all the same.
  const free = hardStop ? null : includedSeconds;
  const { rows } = await tx.execute<{ charge_id: string; included: string; billed: string }>(sql`
    with price (charge_id, valid_from, place) as (values ${sql.join(
      lines.map(
        ({ chargeId, validFrom }, place) => sql`(${chargeId}::uuid, ${validFrom}::timestamptz, ${place}::integer)`,
      ),
      sql`, `,
    )}),
    used as (
      select e.id, e.quantity, coalesce(o.occurred_at, e.occurred_at) as at,
        sum(e.quantity) over (order by e.recorded_at, e.id rows unbounded preceding) as so_far
      from usage_events e
      left join usage_events o on o.workspace_id = e.workspace_id and o.id = e.corrects
      left join rated_usage r on r.workspace_id = e.workspace_id and r.usage_event_id = e.id
      where e.workspace_id = ${workspaceId}::uuid and e.meter = 'call_seconds' and e.quantity <> 0
        and e.recorded_at >= ${await subscribedSince(tx, period)} and e.recorded_at < ${period.toAt}
        and r.usage_event_id is null),
    split as (
      select id, at, quantity, case when ${free}::bigint is null then 0
        else greatest(0, so_far - ${free}::bigint) - greatest(0, so_far - quantity - ${free}::bigint) end as billed
      from used),
    rated as (
      insert into rated_usage (workspace_id, usage_event_id, charge_id, included, billed)
      select ${workspaceId}::uuid, id, coalesce(
          (select charge_id from price where valid_from <= split.at order by place desc limit 1),
          (select charge_id from price order by place limit 1)),
        quantity - billed, billed
      from split
      returning charge_id, included, billed)
    select charge_id, sum(included) as included, sum(billed) as billed from rated group by charge_id`);
  for (const line of lines) {
    const sums = rows.find(({ charge_id }) => charge_id === line.chargeId);
    if (sums === undefined) continue;
    const quantity = Number(sums.billed);
    const before = await billedBefore(tx, period, line);
    await tx.insert(charges).values({
      ...{ workspaceId, id: line.chargeId, sellerId, periodId, kind: 'usage', description: line.name },
      ...{ quantity, included: Number(sums.included), unit: 'second', unitAmount: line.amount, per: line.per },
      ...{ amount: costBetween(before, before + quantity, line), currency: terms.currency },
      ...{ fromAt: period.fromAt, toAt: period.toAt, createdAt: new Date(now) },
    });
  }
  await closePeriod(tx, period, now);
}

/** Closes a period with what stands on its charges. */
export async function closePeriod(tx: Tx, { workspaceId, id }: PeriodRow, now: number): Promise<void> {
  await tx
    .update(billingPeriods)
    .set({ ratedAt: new Date(now) })
    .where(and(eq(billingPeriods.workspaceId, workspaceId), eq(billingPeriods.id, id)));
}

/** Periods of a workspace that are over by a moment and not rated, oldest first. */
export async function unratedPeriods(tx: Tx, workspaceId: string, before: Date): Promise<PeriodRow[]> {
  return tx
    .select()
    .from(billingPeriods)
    .where(
      and(
        eq(billingPeriods.workspaceId, workspaceId),
        lte(billingPeriods.toAt, before),
        isNull(billingPeriods.ratedAt),
      ),
    )
    .orderBy(asc(billingPeriods.toAt), asc(billingPeriods.id));
}
