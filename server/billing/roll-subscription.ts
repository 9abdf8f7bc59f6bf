import { and, asc, eq, isNotNull, isNull, lte, or } from 'drizzle-orm';
import { monthsOf, nextDiscount, priceOfTerm } from '#domain/billing/plan-price.ts';
import { includedIn, unitsIncludedIn } from '#domain/billing/rated-meters.ts';
import { restoreDays } from '#domain/identity/workspaces.ts';
import { addMonths } from '#domain/usage/months.ts';
import { findSeller } from '#server/billing/invoices/find-seller.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import {
  billingPeriods,
  type PeriodRow,
  type SubscriptionRow,
  subscriptions,
} from '#server/platform/db/schema/subscriptions.table.ts';
import { workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import type { Services } from '#server/services.ts';
import { feesOfTerm } from './fees-of-term.ts';
import { chargeFee, findCurrent, lockSubscription, openPeriod } from './periods.ts';

/** Subscriptions that one run takes; the rest waits a minute. */
const mostAtOnce = 500;
/** A deleted workspace is billed for the last time so long after that, a day before it is erased, in ms. */
const lastBillMs = (restoreDays - 1) * 86_400_000;

type Current = { subscription: SubscriptionRow; period: PeriodRow };

export const ofSubscription = ({ workspaceId, id }: SubscriptionRow) =>
  and(eq(subscriptions.workspaceId, workspaceId), eq(subscriptions.id, id));

/** Ends a subscription. What was used in its last period is still billed. */
export async function endSubscription(tx: Tx, subscription: SubscriptionRow, at: Date): Promise<void> {
  await tx.update(subscriptions).set({ status: 'cancelled', endedAt: at }).where(ofSubscription(subscription));
}

/** Whether a workspace is about to be erased: what it used is billed while its rows are there. */
async function isGoing(tx: Tx, workspaceId: string, now: number): Promise<boolean> {
  const closed = and(eq(workspaces.id, workspaceId), lte(workspaces.deletedAt, new Date(now - lastBillMs)));
  const [going] = await tx.select({ id: workspaces.id }).from(workspaces).where(closed);
  return going !== undefined;
}

/** Ends a period now, and the subscription with it. */
export async function cutSubscription(tx: Tx, { subscription, period }: Current, now: number): Promise<void> {
  const at = new Date(Math.max(now, period.fromAt.getTime()));
  await tx
    .update(billingPeriods)
    .set({ toAt: at })
    .where(and(eq(billingPeriods.workspaceId, period.workspaceId), eq(billingPeriods.id, period.id)));
  await endSubscription(tx, subscription, at);
}

/** Whether it goes on: not when that was agreed, when its workspace is closed, or when its seller sells to it no more. */
async function goesOn(
  tx: Tx,
  { workspaceId, sellerId, endsWithPeriod, paidMonths }: SubscriptionRow,
): Promise<boolean> {
  // Of a year what is paid is had, whatever comes behind it.
  const isPaid = paidMonths > 0;
  if (endsWithPeriod && !isPaid) return false;
  const open = and(eq(workspaces.id, workspaceId), isNull(workspaces.deletedAt));
  const [own] = await tx.select({ id: workspaces.id }).from(workspaces).where(open);
  return own !== undefined && (isPaid || (await findSeller(tx, workspaceId)) === sellerId);
}

/** Begins the month behind a period that is over, and asks its price. */
async function beginMonth(
  tx: Tx,
  subscription: SubscriptionRow,
  period: PeriodRow,
  now: number,
  isPaidFirst = subscription.status === 'trialing',
): Promise<void> {
  const { workspaceId, id: subscriptionId, sellerId, terms, planName } = subscription;
  const isFirst = subscription.status === 'trialing';
  const anchor = isFirst ? period.toAt.getTime() : subscription.anchor.getTime();
  const months = isFirst ? 1 : subscription.months + 1;
  const [from, to] = [addMonths(anchor, months - 1), addMonths(anchor, months)];
  const span = { monthFrom: from, monthTo: to, from, to };
  const periodId = await openPeriod(tx, {
    workspaceId,
    subscriptionId,
    sellerId,
    terms,
    span,
    includedSeconds: includedIn(terms, 'call_seconds', span),
    included: unitsIncludedIn(terms, span),
    hardStop: terms.overage === 'stop',
  });
  const begun = { status: 'active' as const, anchor: new Date(anchor), months, periodId };
  if (subscription.paidMonths > 0) {
    const paidMonths = subscription.paidMonths - 1;
    await tx
      .update(subscriptions)
      .set({ ...begun, paidMonths })
      .where(ofSubscription(subscription));
    return;
  }
  const discount = nextDiscount(terms, subscription.discount);
  const paid = { paidMonths: monthsOf(terms) - 1, paidPrice: priceOfTerm(terms, discount), discount };
  await tx
    .update(subscriptions)
    .set({ ...begun, ...paid })
    .where(ofSubscription(subscription));
  const until = addMonths(anchor, months + paid.paidMonths);
  for (const fee of feesOfTerm(planName, terms, discount, isPaidFirst)) {
    await chargeFee(tx, { period: { workspaceId, sellerId, periodId }, fee, terms, from, to: until, at: now });
  }
}

async function isSuspended(tx: Tx, workspaceId: string): Promise<boolean> {
  const suspended = and(
    eq(workspaces.id, workspaceId),
    isNotNull(workspaces.suspendedAt),
    isNull(workspaces.deletedAt),
  );
  const [found] = await tx.select({ id: workspaces.id }).from(workspaces).where(suspended);
  return found !== undefined;
}

/**
 * Lets the months of a workspace go on that is suspended no more: none is asked for in which it did not work. Answers whose
 * price is to be invoiced for a month that begins with it; null where none does.
 */
export async function goOnBehindSuspension(tx: Tx, workspaceId: string, now: number): Promise<string | null> {
  await lockSubscription(tx, workspaceId);
  const current = await findCurrent(tx, workspaceId);
  if (current === undefined || current.period.toAt.getTime() > now) return null;
  const { subscription, period } = current;
  if (!(await goesOn(tx, subscription))) {
    await endSubscription(tx, subscription, period.toAt);
    return null;
  }
  const since = { ...subscription, anchor: new Date(now), months: 0, status: 'active' as const };
  await beginMonth(tx, since, period, now, subscription.status === 'trialing');
  return subscription.sellerId;
}

/** Brings a workspace's subscription to the present: every month that has begun meanwhile. Under its lock. */
export async function rollSubscription(tx: Tx, workspaceId: string, now: number): Promise<void> {
  for (;;) {
    const current = await findCurrent(tx, workspaceId);
    if (current === undefined) return;
    const { subscription, period } = current;
    if (period.toAt.getTime() > now) {
      if (await isGoing(tx, workspaceId, now)) await cutSubscription(tx, current, now);
      return;
    }
    // While it is suspended no month begins; it goes on from the day on which it works again.
    if (await isSuspended(tx, workspaceId)) return;
    if (await goesOn(tx, subscription)) await beginMonth(tx, subscription, period, now);
    else return endSubscription(tx, subscription, period.toAt);
  }
}

/** Begins the months that are due, each workspace's in a transaction of its own. Again changes nothing. */
export async function rollDue({ db, clock, log }: Services): Promise<number> {
  const due = await db.system('job', (tx) =>
    tx
      .select({ workspaceId: subscriptions.workspaceId })
      .from(subscriptions)
      .innerJoin(
        billingPeriods,
        and(eq(billingPeriods.workspaceId, subscriptions.workspaceId), eq(billingPeriods.id, subscriptions.periodId)),
      )
      .innerJoin(workspaces, eq(workspaces.id, subscriptions.workspaceId))
      .where(
        and(
          isNull(subscriptions.endedAt),
          or(isNull(workspaces.suspendedAt), isNotNull(workspaces.deletedAt)),
          or(
            lte(billingPeriods.toAt, new Date(clock.now())),
            lte(workspaces.deletedAt, new Date(clock.now() - lastBillMs)),
          ),
        ),
      )
      .orderBy(asc(billingPeriods.toAt))
      .limit(mostAtOnce),
  );
  for (const { workspaceId } of due) {
    try {
      await db.system('job', async (tx) => {
        await lockSubscription(tx, workspaceId);
        await rollSubscription(tx, workspaceId, clock.now());
      });
    } catch (error) {
      // One workspace's trouble is not the others'.
      log.error({ err: error, workspaceId }, 'the next month of a subscription could not begin');
    }
  }
  return due.length;
}
