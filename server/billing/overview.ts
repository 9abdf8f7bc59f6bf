import { and, count, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Billing, Meter, Offer, Subscription } from '#domain/billing/billing.ts';
import { nextDiscount } from '#domain/billing/plan-price.ts';
import { type PlanTerms, planMeters } from '#domain/billing/plans.ts';
import { AppError } from '#domain/platform/errors.ts';
import { dayOf } from '#domain/usage/usage.ts';
import { findOperator, findSeller } from '#server/billing/invoices/find-seller.ts';
import { findCustomer } from '#server/billing/stripe/customers.ts';
import { findProvider } from '#server/billing/stripe/providers.ts';
import { askAgain } from '#server/billing/stripe/reconcile.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { readRows } from '#server/platform/db/read-rows.ts';
import { agents } from '#server/platform/db/schema/agents.table.ts';
import { carrierAccounts, phoneNumbers } from '#server/platform/db/schema/phone.table.ts';
import {
  billingPeriods,
  charges,
  type PeriodRow,
  type SubscriptionRow,
} from '#server/platform/db/schema/subscriptions.table.ts';
import { usageDays } from '#server/platform/db/schema/usage.table.ts';
import { workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import type { Site } from '#server/platform/http/site.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { countsAsNumber, withAccount } from '#server/usage/note-numbers.ts';
import { withPrices } from './agreed-terms.ts';
import { creditsOf } from './book.ts';
import { clientPricesAt, forClient } from './client-prices.ts';
import { feesOfTerm, sumOf } from './fees-of-term.ts';
import { findCurrent, paidUntil } from './periods.ts';
import { pricesAt } from './products.ts';
import { readProfile } from './profiles.ts';
import { readUsed } from './read-change.ts';
import { readPlans } from './read-plans.ts';
import { type OpenUse, readOpenUse } from './split-use.ts';
import { isSame } from './subscribe.ts';

type Current = { subscription: SubscriptionRow; period: PeriodRow };

/** What a workspace has used in its period, by what its plan counts. */
interface Counted extends Record<keyof typeof planMeters, number> {
  seconds: number;
  /** Of the seconds, those of its subaccounts. */
  pooled: number;
}

async function countUsed(
  tx: Tx,
  workspaceId: string,
  period: Pick<PeriodRow, 'workspaceId' | 'fromAt'>,
): Promise<Counted> {
  const used = await readUsed(tx, period);
  const [calls] = await tx
    .select({ n: sql<number>`coalesce(sum(${usageDays.quantity}), 0)`.mapWith(Number) })
    .from(usageDays)
    .where(
      and(
        eq(usageDays.workspaceId, workspaceId),
        eq(usageDays.meter, 'api_calls'),
        gte(usageDays.day, dayOf(period.fromAt.getTime())),
      ),
    );
  const [made] = await tx
    .select({ n: count() })
    .from(agents)
    .where(and(eq(agents.workspaceId, workspaceId), isNull(agents.deletedAt)));
  const [numbers] = await tx
    .select({ n: count() })
    .from(phoneNumbers)
    .innerJoin(carrierAccounts, withAccount())
    .where(countsAsNumber(workspaceId));
  const rows = await readRows(
    tx,
    { seconds: 'text' },
    sql`
    select coalesce(sum(quantity), 0) as seconds from pooled_usage where workspace_id = ${workspaceId}::uuid
      and meter = 'call_seconds' and recorded_at >= ${period.fromAt}`,
  );
  return {
    seconds: used.call_seconds,
    pooled: Number(rows[0]!.seconds),
    sms: used.message_segments,
    chats: used.chats,
    modelTokens: used.model_tokens,
    apiCalls: calls!.n,
    agents: made!.n,
    phoneNumbers: numbers!.n,
  };
}

/**
 * The month that runs as one, also where it has parts: what was used of a part before counts, and so does what was included
 * in it.
 */
async function readMonth(tx: Tx, { subscription, period }: Current) {
  const parts = await tx
    .select()
    .from(billingPeriods)
    .where(
      and(
        eq(billingPeriods.workspaceId, period.workspaceId),
        eq(billingPeriods.subscriptionId, subscription.id),
        eq(billingPeriods.monthFrom, period.monthFrom),
      ),
    );
  const from = Math.min(...parts.map(({ fromAt }) => fromAt.getTime()));
  const isCounted = parts.every(({ includedSeconds }) => includedSeconds !== null);
  const included = parts.reduce((sum, { includedSeconds }) => sum + (includedSeconds ?? 0), 0);
  return {
    workspaceId: period.workspaceId,
    fromAt: new Date(from),
    includedSeconds: isCounted ? included : period.includedSeconds,
  };
}

/** Of numbers the count is shown, and their days are paid. */
const isRatedUse = (id: string) => id === 'sms' || id === 'chats' || id === 'modelTokens';

/** The meters of a plan: minutes, and what else it counts. */
function metersOf(
  { meters }: PlanTerms,
  { includedSeconds }: Pick<PeriodRow, 'includedSeconds'>,
  used: Counted,
): Meter[] {
  const minutes: Meter = {
    id: 'phoneMinutes',
    name: 'Phone minutes',
    unit: 'minutes',
    current: Math.ceil(used.seconds / 60),
    limit: includedSeconds === null ? null : Math.floor(includedSeconds / 60),
  };
  const ofSubaccounts: Meter = {
    id: 'subaccountMinutes',
    name: 'Subaccount minutes',
    unit: 'of these minutes',
    limit: null,
    current: Math.ceil(used.pooled / 60),
  };
  const others = Object.entries(planMeters).flatMap(([id, { name, unit }]): Meter[] => {
    const limit = meters[id as keyof typeof planMeters];
    const current = used[id as keyof typeof planMeters];
    // What is paid by use is counted wherever there was some, also where a plan includes none.
    if (limit === undefined && !(isRatedUse(id) && current > 0)) return [];
    return [{ id, name, unit, current, limit: limit === undefined ? 0 : limit }];
  });
  return [minutes, ...(used.pooled > 0 ? [ofSubaccounts] : []), ...others];
}

/** A subscription as both sides see it. */
export const shapeSubscription = ({ subscription, period }: Current): Subscription => {
  const { id, planId, planName: plan, status, terms, startedAt, endsWithPeriod } = subscription;
  const { price, currency, interval, overage, includedMinutes, unitPrices } = terms;
  const until = new Date(paidUntil({ subscription, period })).toISOString();
  const { discount } = subscription;
  const holds = discount !== null && (discount.left !== 0 || discount.covered > 0);
  return {
    id,
    planId,
    plan,
    status: status as 'trialing' | 'active',
    price,
    currency,
    interval,
    overage,
    includedMinutes,
    unitPrices,
    startedAt: startedAt.toISOString(),
    periodStartedAt: period.fromAt.toISOString(),
    nextBillingAt: endsWithPeriod ? until : period.toAt.toISOString(),
    endsWithPeriod,
    paidUntil: until,
    discount: holds ? { code: discount.code, left: discount.left, duration: discount.duration } : null,
  };
};

/** What waits for the next invoice. */
async function openCharges(tx: Tx, { workspaceId, sellerId }: SubscriptionRow): Promise<number> {
  const [open] = await tx
    .select({ total: sql<number>`coalesce(sum(${charges.amount}), 0)`.mapWith(Number) })
    .from(charges)
    .where(and(eq(charges.workspaceId, workspaceId), eq(charges.sellerId, sellerId), isNull(charges.invoiceId)));
  return open!.total;
}

/** What the next invoice would be: the next month, what was used beyond what is included, and changes of plans. */
function estimateOf({ subscription, period }: Current, use: OpenUse[], other: number) {
  const { terms, endsWithPeriod, planName, status } = subscription;
  const isPaid = endsWithPeriod || paidUntil({ subscription, period }) > period.toAt.getTime();
  const next = feesOfTerm(planName, terms, nextDiscount(terms, subscription.discount), status === 'trialing');
  const sum = (pooled: boolean) => use.filter((one) => one.pooled === pooled).reduce((all, { cost }) => all + cost, 0);
  const [usage, wholesale, plan] = [sum(false), sum(true), isPaid ? 0 : sumOf(next)];
  return { plan, other, usage, wholesale, total: plan + other + usage + wholesale, currency: terms.currency };
}

/**
 * The operator buys from no one: it is shown as on the first of its own plans, by calendar months (UTC), so
 * that it sees what its clients see. Nothing of it is ever invoiced.
 */
async function planOfOperator(
  tx: Tx,
  workspaceId: string,
  now: number,
): Promise<Pick<Billing, 'subscription' | 'meters'>> {
  const own = (await readPlans(tx, workspaceId)).find(({ plan }) => plan.status === 'active');
  const [workspace] = await tx.select().from(workspaces).where(eq(workspaces.id, workspaceId));
  if (own === undefined || !workspace?.operator) return { subscription: null, meters: [] };
  const date = new Date(now);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const fromAt = new Date(Date.UTC(year, month, 1));
  const { includedMinutes, price, currency, interval, overage } = own.terms;
  const terms = withPrices(own.terms, await pricesAt(tx, workspaceId, now));
  const nextMonth = new Date(Date.UTC(year, month + 1, 1)).toISOString();
  const includedSeconds = includedMinutes === null ? null : includedMinutes * 60;
  const period = { workspaceId, fromAt, includedSeconds };
  return {
    subscription: {
      id: own.plan.id,
      planId: own.plan.id,
      plan: own.plan.name,
      status: 'active',
      price,
      currency,
      interval,
      overage,
      includedMinutes,
      unitPrices: terms.unitPrices,
      startedAt: workspace.createdAt.toISOString(),
      periodStartedAt: fromAt.toISOString(),
      nextBillingAt: nextMonth,
      paidUntil: nextMonth,
      endsWithPeriod: false,
      discount: null,
    },
    meters: metersOf(terms, period, await countUsed(tx, workspaceId, period)),
  };
}

/** A workspace's plan with its meters, and what it will pay next. */
export async function getBilling({ services, workspaceId }: Scope): Promise<Billing> {
  const now = services.clock.now();
  const own = await services.db.tenant(workspaceId, async (tx) => {
    const current = await findCurrent(tx, workspaceId);
    if (current === undefined) return undefined;
    const open = await openCharges(tx, current.subscription);
    const use = await readOpenUse(tx, current.period, now);
    const month = await readMonth(tx, current);
    return { current, open, use, month, used: await countUsed(tx, workspaceId, month) };
  });
  const known = own?.current.subscription.sellerId;
  const sellerId = known ?? (await services.db.system('sale', (tx) => findSeller(tx, workspaceId)));
  if (sellerId === null) {
    const payment = { online: false, card: null };
    const none = { seller: null, estimate: null, credits: [], payment };
    return { ...none, ...(await services.db.tenant(workspaceId, (tx) => planOfOperator(tx, workspaceId, now))) };
  }
  // What the seller has of it, as one who sees the seller's rows alone.
  const { seller, credits, provider } = await services.db.tenant(sellerId, async (tx) => {
    await askAgain(tx, services, sellerId, workspaceId);
    return {
      seller: (await readProfile(tx, sellerId)).name,
      credits: await creditsOf(tx, { sellerId, buyerId: workspaceId }),
      provider: await findProvider(tx, services, sellerId),
    };
  });
  const between = { sellerId, buyerId: workspaceId };
  const customer = provider && (await services.db.tenant(workspaceId, (tx) => findCustomer(tx, between, provider)));
  const payment = { online: provider !== null, card: customer?.card ?? null };
  if (own === undefined) return { subscription: null, seller, meters: [], estimate: null, credits, payment };
  const { current, used, use, open, month } = own;
  return {
    subscription: shapeSubscription(current),
    seller,
    credits,
    payment,
    meters: metersOf(current.subscription.terms, month, used),
    estimate: estimateOf(current, use, open),
  };
}

/** The plans of a seller with all prices as they hold now, for a client where one asks. */
const readOffers = ({ db, clock }: Services, sellerId: string, buyerId: string | null) =>
  db.tenant(sellerId, async (tx) => {
    const prices = await pricesAt(tx, sellerId, clock.now());
    const own = buyerId === null ? null : await clientPricesAt(tx, { sellerId, buyerId }, clock.now());
    return (await readPlans(tx, sellerId)).map(({ plan, terms }) => ({
      plan,
      terms: forClient(withPrices(terms, prices), own?.get(plan.id)),
    }));
  });

/** The plans that a workspace's seller offers it. */
export async function listOffers({ services, workspaceId }: Scope): Promise<Offer[]> {
  const current = await services.db.tenant(workspaceId, (tx) => findCurrent(tx, workspaceId));
  const sellerId = await services.db.system('sale', (tx) => findSeller(tx, workspaceId));
  if (sellerId === null) return [];
  const rows = await readOffers(services, sellerId, workspaceId);
  return rows
    .filter(({ plan: { status, offered } }) => status === 'active' && offered)
    .map(({ plan, terms }) => {
      const { id, name, description, mostPopular, version } = plan;
      const isCurrent = current !== undefined && isSame(current.subscription, plan, terms);
      return { ...terms, id, name, description, mostPopular, version, current: isCurrent };
    });
}

/** A plan by its checkout link, at the address of who sells it. @throws AppError not_found */
export async function showPlan(services: Services, { brand }: Site, planId: string) {
  const sellerId = brand?.workspaceId ?? (await services.db.system('sale', findOperator));
  const rows = sellerId === null ? [] : await readOffers(services, sellerId, null);
  const found = rows.find(({ plan }) => plan.id === planId && plan.status === 'active');
  if (found === undefined) throw new AppError('not_found', 'This plan is no longer offered. Choose another one.');
  const { id, name, description, mostPopular, version } = found.plan;
  return { plan: { ...found.terms, id, name, description, mostPopular, version }, signUp: brand?.signUp ?? true };
}
