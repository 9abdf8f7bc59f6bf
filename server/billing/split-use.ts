import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { type RatedMeter, ratedMeterNames, unitPriceOf } from '#domain/billing/rated-meters.ts';
import { costBetween, type UnitPrice } from '#domain/platform/money.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { readRows } from '#server/platform/db/read-rows.ts';
import { billingPeriods, type PeriodRow } from '#server/platform/db/schema/subscriptions.table.ts';

/**
 * What of a meter is used in a period and on no line yet, split into what is included and what is paid. The one
 * computation behind a bill and behind what is told of it before.
 */

/** How much of a meter costs nothing in a period; null for all of it. */
function freeOf({ hardStop, includedSeconds, included }: PeriodRow, meter: RatedMeter): number | null {
  // A minute that a limit refuses costs nothing where it came through all the same.
  if (meter === 'call_seconds') return hardStop ? null : includedSeconds;
  return included[meter] ?? null;
}

/**
 * Parts of a statement: `facts` of a workspace and of its subaccounts that no line has, and `split`, in which the included
 * ones come first, no matter who used them. What was recorded late, for a period that is closed, counts to this one.
 * @param from where an earlier part of the month ended, which is to be billed with this one
 */
export function splitUse(period: PeriodRow, meter: RatedMeter, until: Date, from?: Date): SQL {
  const { workspaceId } = period;
  const free = freeOf(period, meter);
  const since = from
    ? sql`${from}::timestamptz`
    : sql`(select min(p.from_at) from billing_periods p where p.workspace_id = ${workspaceId}::uuid
    and p.subscription_id = ${period.subscriptionId}::uuid)`;
  return sql`
    facts as (
      select e.id, e.quantity, e.recorded_at, false as pooled from usage_events e
      left join rated_usage r on r.workspace_id = e.workspace_id and r.usage_event_id = e.id
      where e.workspace_id = ${workspaceId}::uuid and e.meter = ${meter} and e.quantity <> 0
        and e.recorded_at >= ${since} and e.recorded_at < ${until} and r.usage_event_id is null
      union all
      select u.id, u.quantity, u.recorded_at, true from pooled_usage u
      left join rated_pooled_usage r on r.workspace_id = u.workspace_id and r.usage_event_id = u.id
      where u.workspace_id = ${workspaceId}::uuid and u.meter = ${meter}
        and u.recorded_at >= ${since} and u.recorded_at < ${until} and r.usage_event_id is null),
    summed as (
      select *, sum(quantity) over (order by recorded_at, id rows unbounded preceding) as so_far from facts),
    split as (
      select id, pooled, quantity, case when ${free}::bigint is null then 0
        else greatest(0, so_far - ${free}::bigint) - greatest(0, so_far - quantity - ${free}::bigint) end as billed
      from summed)`;
}

/** What lines of the same month have billed at the same price. */
async function billedBefore(tx: Tx, period: PeriodRow, meter: RatedMeter, pooled: boolean, { amount, per }: UnitPrice) {
  const rows = await readRows(
    tx,
    { billed: 'text' },
    sql`
    select coalesce(sum(c.quantity), 0) as billed from charges c
    join billing_periods p on p.workspace_id = c.workspace_id and p.id = c.period_id
    where c.workspace_id = ${period.workspaceId}::uuid and p.subscription_id = ${period.subscriptionId}::uuid
      and p.month_from = ${period.monthFrom} and c.kind = ${pooled ? 'wholesale' : 'usage'} and c.meter = ${meter}
      and c.unit_amount = ${amount} and c.per = ${per}`,
  );
  return Number(rows[0]!.billed);
}

/** What a quantity costs behind what the same month has billed already, with `more` that it is to bill before. */
export async function costOfUse(
  tx: Tx,
  period: PeriodRow,
  { meter, pooled }: Pick<OpenUse, 'meter' | 'pooled'>,
  quantity: number,
  more = 0,
) {
  const price = unitPriceOf(period.terms, meter, monthOf(period));
  const before = more + (await billedBefore(tx, period, meter, pooled, price));
  return { ...price, cost: costBetween(before, before + quantity, price) };
}

const monthOf = ({ monthFrom, monthTo }: PeriodRow) => ({
  monthFrom: monthFrom.getTime(),
  monthTo: monthTo.getTime(),
});

/** What a period would bill now. */
export interface OpenUse {
  meter: RatedMeter;
  /** Used by subaccounts. */
  pooled: boolean;
  included: number;
  billed: number;
  cost: number;
}

/**
 * What is used and not billed yet of a subscription, by each part of its month, as its end would bill it if nothing more
 * came.
 */
export async function readOpenUse(tx: Tx, { workspaceId, subscriptionId }: PeriodRow, now: number): Promise<OpenUse[]> {
  const parts = await tx
    .select()
    .from(billingPeriods)
    .where(
      and(
        eq(billingPeriods.workspaceId, workspaceId),
        eq(billingPeriods.subscriptionId, subscriptionId),
        isNull(billingPeriods.ratedAt),
      ),
    )
    .orderBy(asc(billingPeriods.toAt), asc(billingPeriods.id));
  const found: OpenUse[] = [];
  const billed = new Map<string, number>();
  for (const [n, part] of parts.entries()) {
    const until = new Date(n === parts.length - 1 ? now + 1 : part.toAt.getTime());
    for (const meter of ratedMeterNames) {
      const rows = await readRows(
        tx,
        { pooled: 'boolean', included: 'text', billed: 'text' },
        sql`
        with ${splitUse(part, meter, until, parts[n - 1]?.toAt)}
        select pooled, sum(quantity - billed) as included, sum(billed) as billed from split
        group by pooled order by pooled`,
      );
      for (const { pooled, ...sums } of rows) {
        const quantity = Number(sums.billed);
        const { amount, per } = unitPriceOf(part.terms, meter, monthOf(part));
        const key = [part.monthFrom.getTime(), meter, pooled, amount, per].join(' ');
        const before = billed.get(key) ?? 0;
        const { cost } = await costOfUse(tx, part, { meter, pooled }, quantity, before);
        billed.set(key, before + quantity);
        found.push({ meter, pooled, included: Number(sums.included), billed: quantity, cost });
      }
    }
  }
  return found;
}
