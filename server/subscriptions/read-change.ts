import { sql } from 'drizzle-orm';
import type { PlanTerms } from '#domain/plans.ts';
import { type Included, ratedMeterNames, type Used } from '#domain/rated-meters.ts';
import type { Tx } from '#server/infra/db/open-database.ts';
import { type Change, changeTerms } from './change-terms.ts';
import type { PeriodRow, SubscriptionRow } from './subscriptions.table.ts';

/** What a workspace and its subaccounts have used since a period began, by meter. */
export async function readUsed(
  tx: Tx,
  { workspaceId, fromAt }: Pick<PeriodRow, 'workspaceId' | 'fromAt'>,
): Promise<Used> {
  const { rows } = await tx.execute<{ meter: string; used: string }>(sql`
    select meter, sum(quantity) as used from (
      select meter, quantity from usage_events where workspace_id = ${workspaceId}::uuid and recorded_at >= ${fromAt}
        and meter in ('call_seconds', 'message_segments', 'number_days')
      union all
      select meter, quantity from pooled_usage where workspace_id = ${workspaceId}::uuid and recorded_at >= ${fromAt}
    ) as facts group by meter`);
  return Object.fromEntries(
    ratedMeterNames.map((meter) => [meter, Math.max(0, Number(rows.find((row) => row.meter === meter)?.used ?? 0))]),
  ) as Used;
}

const includedOf = ({ includedSeconds, included }: PeriodRow): Included => ({
  call_seconds: includedSeconds,
  message_segments: included.message_segments ?? null,
  number_days: included.number_days ?? null,
});

/** What a change costs and includes. A trial goes on as it is, and costs nothing. */
export async function readChange(
  tx: Tx,
  { subscription, period }: { subscription: SubscriptionRow; period: PeriodRow },
  next: { name: string; terms: PlanTerms },
  at: number,
): Promise<Change> {
  const month = { monthFrom: period.monthFrom.getTime(), monthTo: period.monthTo.getTime() };
  const included = includedOf(period);
  if (subscription.status === 'trialing') return { kept: included, next: included, fees: [] };
  const old = { name: subscription.planName, terms: period.terms, month, included, used: await readUsed(tx, period) };
  return changeTerms(old, next, Math.min(Math.max(at, month.monthFrom), month.monthTo));
}
