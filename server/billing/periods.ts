import { and, eq, isNull, sql } from 'drizzle-orm';
import type { PlanTerms } from '#domain/billing/plans.ts';
import type { IncludedUnits } from '#domain/billing/rated-meters.ts';
import { addMonths } from '#domain/usage/months.ts';
import { advisoryLock } from '#server/platform/db/advisory-lock.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { readRows } from '#server/platform/db/read-rows.ts';
import {
  billingPeriods,
  charges,
  type PeriodRow,
  type SubscriptionRow,
  subscriptions,
} from '#server/platform/db/schema/subscriptions.table.ts';
import type { Fee } from './subscriptions/change-terms.ts';

/** Anyone who changes a workspace's subscription waits for anyone who does already. */
export const lockSubscription = (tx: Tx, workspaceId: string) => advisoryLock(tx, `subscription:${workspaceId}`);

/** The subscription that a workspace has, with its period of now. */
export async function findCurrent(
  tx: Tx,
  workspaceId: string,
): Promise<{ subscription: SubscriptionRow; period: PeriodRow } | undefined> {
  const [found] = await tx
    .select({ subscription: subscriptions, period: billingPeriods })
    .from(subscriptions)
    .innerJoin(
      billingPeriods,
      and(eq(billingPeriods.workspaceId, subscriptions.workspaceId), eq(billingPeriods.id, subscriptions.periodId)),
    )
    .where(and(eq(subscriptions.workspaceId, workspaceId), isNull(subscriptions.endedAt)));
  return found;
}

/** The end of the month or year that is paid, or of the trial. */
export const paidUntil = ({ subscription, period }: { subscription: SubscriptionRow; period: PeriodRow }): number =>
  subscription.paidMonths === 0
    ? period.toAt.getTime()
    : addMonths(subscription.anchor.getTime(), subscription.months + subscription.paidMonths);

/** What the counter of call seconds stood at: what was recorded before a moment, which may be a little past. */
async function counterAt(tx: Tx, workspaceId: string, at: Date): Promise<number> {
  const rows = await readRows(
    tx,
    { counter: 'text' },
    sql`
    select coalesce((select used from usage_meters m where m.workspace_id = ${workspaceId}::uuid
        and meter = 'call_seconds' and period = 'always'), 0)
      - coalesce((select sum(quantity) from usage_events e where e.workspace_id = ${workspaceId}::uuid
        and meter = 'call_seconds' and recorded_at >= ${at}), 0) as counter`,
  );
  return Number(rows[0]!.counter);
}

/** When a period begins and ends, and the month of which it is a part. */
export interface Span {
  monthFrom: number;
  monthTo: number;
  from: number;
  to: number;
}

interface Opening {
  workspaceId: string;
  subscriptionId: string;
  sellerId: string;
  terms: PlanTerms;
  span: Span;
  includedSeconds: number | null;
  included: IncludedUnits;
  hardStop: boolean;
}

/** Begins a period: from now on what is used counts to it. Answers its id. */
export async function openPeriod(tx: Tx, { span, ...opening }: Opening): Promise<string> {
  const id = newId();
  const fromAt = new Date(span.from);
  await tx.insert(billingPeriods).values({
    ...opening,
    id,
    fromAt,
    toAt: new Date(span.to),
    monthFrom: new Date(span.monthFrom),
    monthTo: new Date(span.monthTo),
    counterAtStart: await counterAt(tx, opening.workspaceId, fromAt),
  });
  return id;
}

interface Charged {
  period: Pick<Opening, 'workspaceId' | 'sellerId'> & { periodId: string };
  fee: Fee;
  terms: PlanTerms;
  from: number;
  to: number;
  at: number;
}

/** Puts a plan's price, a part of it, or what lessens it, on the next invoice. */
export async function chargeFee(tx: Tx, { period, fee, terms, from, to, at }: Charged) {
  const { kind, description, amount } = fee;
  if (amount === 0) return;
  const units = {
    plan: terms.interval,
    discount: 'discount',
    setup: 'set-up',
    proration: `part of a ${terms.interval}`,
  };
  await tx.insert(charges).values({
    ...period,
    id: newId(),
    kind,
    description,
    amount,
    currency: terms.currency,
    quantity: 1,
    unit: units[kind],
    unitAmount: amount,
    per: 1,
    fromAt: new Date(from),
    toAt: new Date(to),
    createdAt: new Date(at),
  });
}
