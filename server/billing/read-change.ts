import { inArray, sql } from 'drizzle-orm';
import type { Discount } from '#domain/billing/coupons.ts';
import { changedDiscount, monthsOf, priceOfTerm } from '#domain/billing/plan-price.ts';
import type { PlanTerms } from '#domain/billing/plans.ts';
import { type Included, ratedMeterNames, type Used } from '#domain/billing/rated-meters.ts';
import { addMonths } from '#domain/usage/months.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { readRows } from '#server/platform/db/read-rows.ts';
import type { PeriodRow, SubscriptionRow } from '#server/platform/db/schema/subscriptions.table.ts';
import { type Change, changeTerms } from './subscriptions/change-terms.ts';

/** What a workspace and its subaccounts have used since a period began, by meter. */
export async function readUsed(
  tx: Tx,
  { workspaceId, fromAt }: Pick<PeriodRow, 'workspaceId' | 'fromAt'>,
): Promise<Used> {
  const rows = await readRows(
    tx,
    { meter: 'text', used: 'text' },
    sql`
    select meter, sum(quantity) as used from (
      select meter, quantity from usage_events where workspace_id = ${workspaceId}::uuid and recorded_at >= ${fromAt}
        and ${inArray(sql`meter`, ratedMeterNames)}
      union all
      select meter, quantity from pooled_usage where workspace_id = ${workspaceId}::uuid and recorded_at >= ${fromAt}
    ) as facts group by meter`,
  );
  return Object.fromEntries(
    ratedMeterNames.map((meter) => [meter, Math.max(0, Number(rows.find((row) => row.meter === meter)?.used ?? 0))]),
  ) as Used;
}

const includedOf = ({ includedSeconds, included }: PeriodRow): Included =>
  Object.fromEntries(
    ratedMeterNames.map((meter) => [meter, meter === 'call_seconds' ? includedSeconds : (included[meter] ?? null)]),
  ) as Included;

/** What a change costs and includes, and what stands on the subscription behind it. */
export interface PlanChange extends Change {
  paidMonths: number;
  paidPrice: number;
  discount: Discount | null;
}

/**
 * What is paid of a subscription: the month that runs, or the year that it is a part of. A year that is begun in the middle
 * of a month begins with that month.
 */
function termOf({ anchor, months }: SubscriptionRow, { interval }: PlanTerms, paidMonths: number) {
  const last = months + paidMonths;
  const from = last - monthsOf({ interval });
  return { from: addMonths(anchor.getTime(), from), to: addMonths(anchor.getTime(), last) };
}

/** What a change costs and includes. A trial goes on as it is, and costs nothing. */
export async function readChange(
  tx: Tx,
  { subscription, period }: { subscription: SubscriptionRow; period: PeriodRow },
  next: { name: string; terms: PlanTerms },
  at: number,
): Promise<PlanChange> {
  const month = { monthFrom: period.monthFrom.getTime(), monthTo: period.monthTo.getTime() };
  const included = includedOf(period);
  const { status, planName, paidPrice: paid } = subscription;
  if (status === 'trialing') {
    const { discount } = subscription;
    return { kept: included, next: included, fees: [], paidMonths: 0, paidPrice: 0, discount };
  }
  const { terms } = period;
  const used = await readUsed(tx, period);
  const old = { name: planName, terms, month, term: termOf(subscription, terms, subscription.paidMonths), paid };
  const discount = changedDiscount(terms, next.terms, subscription.discount, subscription.paidMonths);
  // A year goes on, begins with this month, or ends with it.
  const goesOn = terms.interval === next.terms.interval;
  const paidMonths = goesOn ? subscription.paidMonths : monthsOf(next.terms) - 1;
  const term = termOf(subscription, next.terms, paidMonths);
  const price = priceOfTerm(next.terms, discount);
  const change = changeTerms(
    { ...old, included, used },
    { ...next, term, price },
    Math.min(Math.max(at, month.monthFrom), month.monthTo),
  );
  return { ...change, paidMonths, paidPrice: price, discount };
}
