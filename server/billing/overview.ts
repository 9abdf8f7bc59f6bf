import { and, count, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Billing, Meter, Offer, Subscription } from '#domain/billing.ts';
import { AppError } from '#domain/errors.ts';
import { costOf } from '#domain/money.ts';
import { type PlanTerms, planMeters } from '#domain/plans.ts';
import { dayOf } from '#domain/usage.ts';
import { agents } from '#server/agents/agents.table.ts';
import type { Tx } from '#server/infra/db/open-database.ts';
import type { Site } from '#server/infra/http/site.ts';
import { findOperator, findSeller } from '#server/money/find-seller.ts';
import { phoneNumbers } from '#server/phone/phone.table.ts';
import { readPlans } from '#server/plans/plans.ts';
import { pricesAt } from '#server/products/products.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { findCustomer } from '#server/stripe/customers.ts';
import { findProvider } from '#server/stripe/providers.ts';
import { askAgain } from '#server/stripe/reconcile.ts';
import { findCurrent } from '#server/subscriptions/periods.ts';
import { charges, type PeriodRow, type SubscriptionRow } from '#server/subscriptions/subscriptions.table.ts';
import { readSums } from '#server/usage/ledger.ts';
import { usageDays } from '#server/usage/usage.table.ts';
import { creditsOf } from './book.ts';
import { readProfile } from './profiles.ts';

type Current = { subscription: SubscriptionRow; period: PeriodRow };

/** What a workspace has used in its period. */
interface Used {
  seconds: number;
  apiCalls: number;
  agents: number;
  phoneNumbers: number;
}

async function readUsed(tx: Tx, workspaceId: string, period: PeriodRow, now: number): Promise<Used> {
  const { used } = await readSums(tx, workspaceId, 'call_seconds', now);
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
  const [made] = await tx.select({ n: count() }).from(agents).where(eq(agents.workspaceId, workspaceId));
  const [numbers] = await tx.select({ n: count() }).from(phoneNumbers).where(eq(phoneNumbers.workspaceId, workspaceId));
  return {
    seconds: Math.max(0, used - period.counterAtStart),
    apiCalls: calls!.n,
    agents: made!.n,
    phoneNumbers: numbers!.n,
  };
}

/** The meters of a plan: minutes, and what else it counts. */
function metersOf({ meters }: PlanTerms, { includedSeconds }: PeriodRow, used: Used): Meter[] {
  const current: Record<keyof typeof planMeters, number> = {
    apiCalls: used.apiCalls,
    agents: used.agents,
    phoneNumbers: used.phoneNumbers,
    // None is sent yet.
    sms: 0,
  };
  const minutes: Meter = {
    ...{ id: 'phoneMinutes', name: 'Phone minutes', unit: 'minutes', current: Math.ceil(used.seconds / 60) },
    limit: includedSeconds === null ? null : Math.floor(includedSeconds / 60),
  };
  const others = Object.entries(planMeters).flatMap(([id, { name, unit }]): Meter[] => {
    const limit = meters[id as keyof typeof planMeters];
    return limit === undefined ? [] : [{ id, name, unit, current: current[id as keyof typeof planMeters], limit }];
  });
  return [minutes, ...others];
}

/** A subscription as both sides see it. */
export const shapeSubscription = ({ subscription, period }: Current): Subscription => {
  const { id, planId, planName: plan, status, terms, startedAt, endsWithPeriod } = subscription;
  const { price, currency, interval, overage, includedMinutes } = terms;
  return {
    ...{ id, planId, plan, status: status as 'trialing' | 'active', price, currency, interval, overage },
    ...{ includedMinutes, since: startedAt.toISOString(), periodFrom: period.fromAt.toISOString() },
    ...{ nextBilling: period.toAt.toISOString(), endsWithPeriod },
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
function estimateOf(
  { subscription, period }: Current,
  seconds: number,
  other: number,
  prices: Awaited<ReturnType<typeof pricesAt>>,
) {
  const { terms, endsWithPeriod } = subscription;
  const price = prices.find((row) => row.kind === 'voice-agents' && row.price.currency === terms.currency)?.price;
  const isPaid = !period.hardStop && period.includedSeconds !== null && price !== undefined;
  const usage = isPaid ? costOf(Math.max(0, seconds - period.includedSeconds!), price) : 0;
  const plan = endsWithPeriod ? 0 : terms.price;
  return { plan, other, usage, total: plan + other + usage, currency: terms.currency };
}

/** A workspace's plan with its meters, and what it will pay next. */
export async function getBilling({ services, workspaceId }: Scope): Promise<Billing> {
  const now = services.clock.now();
  const own = await services.db.tenant(workspaceId, async (tx) => {
    const current = await findCurrent(tx, workspaceId);
    if (current === undefined) return undefined;
    const open = await openCharges(tx, current.subscription);
    return { current, open, used: await readUsed(tx, workspaceId, current.period, now) };
  });
  const known = own?.current.subscription.sellerId;
  const sellerId = known ?? (await services.db.system((tx) => findSeller(tx, workspaceId)));
  if (sellerId === null) {
    const payment = { online: false, card: null };
    return { subscription: null, seller: null, meters: [], estimate: null, credits: [], payment };
  }
  // What the seller has of it, as one who sees the seller's rows alone.
  const { seller, credits, prices, provider } = await services.db.tenant(sellerId, async (tx) => {
    await askAgain(tx, services, sellerId, workspaceId);
    return {
      seller: (await readProfile(tx, sellerId)).name,
      credits: await creditsOf(tx, { sellerId, buyerId: workspaceId }),
      prices: await pricesAt(tx, sellerId, now),
      provider: await findProvider(tx, services, sellerId),
    };
  });
  const between = { sellerId, buyerId: workspaceId };
  const customer = provider && (await services.db.tenant(workspaceId, (tx) => findCustomer(tx, between, provider)));
  const payment = { online: provider !== null, card: customer?.card ?? null };
  if (own === undefined) return { subscription: null, seller, meters: [], estimate: null, credits, payment };
  const { current, used, open } = own;
  return {
    ...{ subscription: shapeSubscription(current), seller, credits, payment },
    meters: metersOf(current.subscription.terms, current.period, used),
    estimate: estimateOf(current, used.seconds, open, prices),
  };
}

/** The plans that whoever sells to a workspace offers it. */
export async function listOffers({ services, workspaceId }: Scope): Promise<Offer[]> {
  const current = await services.db.tenant(workspaceId, (tx) => findCurrent(tx, workspaceId));
  const sellerId = await services.db.system((tx) => findSeller(tx, workspaceId));
  if (sellerId === null) return [];
  const rows = await services.db.tenant(sellerId, (tx) => readPlans(tx, sellerId));
  return rows
    .filter(({ plan }) => plan.status === 'active' && plan.offered)
    .map(({ plan: { id, name, description, mostPopular, version }, terms }) => ({
      ...{ ...terms, id, name, description, mostPopular, version },
      current: current?.subscription.planId === id && current.subscription.planVersion === version,
    }));
}

/** A plan by its checkout link, at the address of who sells it. @throws AppError not_found */
export async function showPlan(services: Services, { brand }: Site, planId: string) {
  const sellerId = brand?.workspaceId ?? (await services.db.system(findOperator));
  const rows = sellerId === null ? [] : await services.db.tenant(sellerId, (tx) => readPlans(tx, sellerId));
  const found = rows.find(({ plan }) => plan.id === planId && plan.status === 'active');
  if (found === undefined) throw new AppError('not_found', 'This plan is not offered any more.');
  const { id, name, description, mostPopular, version } = found.plan;
  return { plan: { ...found.terms, id, name, description, mostPopular, version }, signUp: brand?.signUp ?? true };
}
