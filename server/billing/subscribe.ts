import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { monthsOf, nextDiscount, priceOfTerm } from '#domain/billing/plan-price.ts';
import type { PlanTerms } from '#domain/billing/plans.ts';
import { allUnitsIncluded, type Included, includedIn, unitsIncludedIn } from '#domain/billing/rated-meters.ts';
import type { AuditAction } from '#domain/platform/audit-actions.ts';
import { AppError } from '#domain/platform/errors.ts';
import { addMonths } from '#domain/usage/months.ts';
import { findSeller } from '#server/billing/invoices/find-seller.ts';
import { tellSeller } from '#server/billing/invoices/tell-seller.ts';
import { issueOpen } from '#server/billing/issue-invoice.ts';
import { type Between, findCustomer } from '#server/billing/stripe/customers.ts';
import { findProvider } from '#server/billing/stripe/providers.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import {
  billingPeriods,
  type PeriodRow,
  type SubscriptionRow,
  subscriptions,
} from '#server/platform/db/schema/subscriptions.table.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { noteNumbers } from '#server/usage/note-numbers.ts';
import { agreedTerms } from './agreed-terms.ts';
import { feesOfTerm } from './fees-of-term.ts';
import { chargeFee, findCurrent, lockSubscription, openPeriod, paidUntil, type Span } from './periods.ts';
import { readChange } from './read-change.ts';
import { findPlan, findPlanVersion } from './read-plans.ts';
import { cutSubscription, ofSubscription, rollSubscription } from './roll-subscription.ts';
import type { Change } from './subscriptions/change-terms.ts';
import { takeCoupon } from './take-coupon.ts';

/** Milliseconds. */
const dayMs = 86_400_000;

/** What the audit log tells of a subscription. */
const told = ({ planName, planVersion, terms, status }: SubscriptionRow) => ({
  plan: planName,
  version: planVersion,
  price: terms.price,
  currency: terms.currency,
  status,
});

/** That what was confirmed is not what it would be now. */
export const changedSince = (name: string) =>
  new AppError('conflict', `${name} has changed. Review it before you subscribe.`);

/** Whether a workspace has a plan as it is offered: at the same version and the same prices. */
export const isSame = (
  { planId, planVersion, terms }: Pick<SubscriptionRow, 'planId' | 'planVersion' | 'terms'>,
  plan: { id: string; version: number },
  offered: PlanTerms,
): boolean =>
  planId === plan.id &&
  planVersion === plan.version &&
  terms.price === offered.price &&
  isDeepStrictEqual(terms.unitPrices, offered.unitPrices);

/** A plan that is offered to a workspace, by its seller, at the prices of a moment. @throws AppError not_found, conflict */
async function findOffer(tx: Tx, workspaceId: string, planId: string, at: number) {
  const sellerId = await findSeller(tx, workspaceId);
  if (sellerId === null) {
    throw new AppError('conflict', 'This workspace belongs to the operator, so it doesn’t need a plan.');
  }
  const { plan, terms } = await findPlan(tx, sellerId, planId);
  if (plan.status !== 'active') throw new AppError('not_found', 'Plan not found. It may have been deleted.');
  return { sellerId, plan, terms: await agreedTerms(tx, { sellerId, buyerId: workspaceId }, { planId, terms }, at) };
}

/** The trial of a plan: so many days and minutes, then calls wait for the first month. */
export const trialSpan = ({ trialDays }: PlanTerms, now: number): Span => {
  const to = now + trialDays * dayMs;
  return { monthFrom: now, monthTo: to, from: now, to };
};

/** Whether a workspace had a plan before: something is tried once. */
export async function hadPlan(tx: Tx, workspaceId: string): Promise<boolean> {
  const [one] = await tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.workspaceId, workspaceId))
    .limit(1);
  return one !== undefined;
}

/** What someone agreed to who was shown what a plan costs. */
export interface Agreed {
  /** Of the plan, whatever it became since. */
  version: number;
  termsUrl: string | null;
  /** When it was shown: the prices of then are agreed to. In ms. */
  at?: number | undefined;
  /** What was due then. */
  total?: number | undefined;
  /** What lessened it. */
  couponId?: string | undefined;
  /** Done in the same transaction. */
  note?: (tx: Tx) => Promise<unknown>;
}

/** The plan as it was agreed to, also when it was changed or archived since. @throws AppError not_found, conflict */
async function findAgreed(tx: Tx, workspaceId: string, planId: string, agreed: Agreed | undefined, now: number) {
  if (agreed === undefined) return findOffer(tx, workspaceId, planId, now);
  const sellerId = await findSeller(tx, workspaceId);
  const found = sellerId && (await findPlanVersion(tx, sellerId, planId, agreed.version));
  if (!found) throw new AppError('not_found', 'Plan not found. It may have been deleted.');
  const between = { sellerId, buyerId: workspaceId };
  const terms = await agreedTerms(tx, between, { planId, terms: found.terms }, agreed.at ?? now);
  return { sellerId, ...found, terms };
}

/** Whether a plan asks for nothing but what is used beyond it. */
export const isFree = ({ price, setupFee }: PlanTerms): boolean => price === 0 && setupFee === 0;

/** @throws AppError conflict while a seller that collects online has no card of the workspace */
async function requireCard(
  tx: Tx,
  services: Services,
  between: Between,
  { terms, how }: { terms: PlanTerms; how: string },
): Promise<void> {
  if (isFree(terms)) return;
  const provider = await findProvider(tx, services, between.sellerId);
  if (provider === null || (await findCustomer(tx, between, provider))?.card) return;
  throw new AppError('conflict', `This plan requires a card. ${how}`);
}

/**
 * Subscribes a workspace to a plan of its seller. The first month begins and is invoiced now, or behind the trial.
 * @param id the same again changes nothing
 * @throws AppError not_found, conflict
 */
export const subscribe = (scope: Scope, planId: string, id = newId(), agreed?: Agreed): Promise<void> =>
  scope.services.db.system('sale', (tx) => subscribeIn(tx, scope, planId, id, { agreed, byCard: true }));

/** Tells the seller that a plan of theirs was taken. */
const tellOfPlan = (tx: Tx, { services, workspaceId: buyerId, actor }: Scope, sellerId: string, plan: string) =>
  tellSeller(tx, services, { sellerId, buyerId, actor }, 'client-subscribed', { id: buyerId, plan });

/** How a subscription comes about. */
interface Way {
  /** The name that it has in the audit log. */
  action?: AuditAction;
  agreed?: Agreed | undefined;
  /** Given by the seller. */
  couponId?: string | undefined;
  /** Anyone who takes a plan themselves puts a card down first, where the seller collects online. */
  byCard?: boolean;
}

/**
 * The same, as a part of what else is done in a transaction of the system's.
 * @throws AppError not_found, conflict
 */
export async function subscribeIn(
  tx: Tx,
  scope: Scope,
  planId: string,
  id: string,
  { action = 'subscription.started', agreed, couponId = agreed?.couponId, byCard = false }: Way = {},
): Promise<void> {
  const { services, workspaceId } = scope;
  await lockSubscription(tx, workspaceId);
  const now = services.clock.now();
  await rollSubscription(tx, workspaceId, now);
  const current = await findCurrent(tx, workspaceId);
  if (current?.subscription.id === id) return void (await agreed?.note?.(tx));
  if (current !== undefined) {
    throw new AppError(
      'conflict',
      `This workspace is on the ${current.subscription.planName} plan. Change the plan instead.`,
    );
  }
  const { sellerId, plan, terms } = await findAgreed(tx, workspaceId, planId, agreed, now);
  if (byCard) {
    const how = 'Add a card at checkout first.';
    await requireCard(tx, services, { sellerId, buyerId: workspaceId }, { terms, how });
  }
  const tries = terms.trialDays > 0 && !(await hadPlan(tx, workspaceId));
  const [from, to] = [now, addMonths(now, 1)];
  const span = tries ? trialSpan(terms, now) : { monthFrom: from, monthTo: to, from, to };
  const planVersion = agreed?.version ?? plan.version;
  const about = { sellerId, buyerId: workspaceId, terms, now, agreed: agreed?.note !== undefined };
  const taken = couponId === undefined ? null : await takeCoupon(tx, couponId, about);
  const discount = tries ? taken : nextDiscount(terms, taken);
  const paidMonths = tries ? 0 : monthsOf(terms) - 1;
  const subscription = {
    workspaceId,
    id,
    sellerId,
    planId,
    planVersion,
    planName: plan.name,
    terms,
    status: tries ? ('trialing' as const) : ('active' as const),
    anchor: new Date(span.to),
    discount,
    paidMonths,
    paidPrice: tries ? 0 : priceOfTerm(terms, discount),
    months: tries ? 0 : 1,
    periodId: newId(),
    startedAt: new Date(now),
    endsWithPeriod: false,
    endedAt: null,
  };
  if (!tries) subscription.anchor = new Date(now);
  await tx.insert(subscriptions).values(subscription);
  const periodId = await openPeriod(tx, {
    workspaceId,
    subscriptionId: id,
    sellerId,
    terms,
    span,
    includedSeconds: tries ? terms.trialMinutes * 60 : includedIn(terms, 'call_seconds', span),
    included: tries ? allUnitsIncluded : unitsIncludedIn(terms, span),
    hardStop: tries || terms.overage === 'stop',
  });
  await tx.update(subscriptions).set({ periodId }).where(ofSubscription(subscription));
  if (!tries) {
    const period = { workspaceId, sellerId, periodId };
    for (const fee of feesOfTerm(plan.name, terms, discount, true)) {
      await chargeFee(tx, { period, fee, terms, from, to: addMonths(now, monthsOf(terms)), at: now });
    }
    await issueOpen(tx, services, sellerId, workspaceId, { name: plan.name, total: agreed?.total });
  }
  await agreed?.note?.(tx);
  if (byCard) await tellOfPlan(tx, scope, sellerId, plan.name);
  const object = { kind: 'subscription', id };
  const after = { ...told(subscription), ...(agreed && { termsUrl: agreed.termsUrl }) };
  await recordChange(tx, scope, action, { object, after });
}

/** What is held of a workspace's subscription, brought to the present. @throws AppError conflict without one */
async function holdCurrent(tx: Tx, workspaceId: string, now: number) {
  await lockSubscription(tx, workspaceId);
  await rollSubscription(tx, workspaceId, now);
  const current = await findCurrent(tx, workspaceId);
  if (current === undefined) throw new AppError('conflict', 'This workspace has no plan. Subscribe to one first.');
  return current;
}

/** Ends a part of a month now, with what it includes. */
const cutPeriod = (tx: Tx, { workspaceId, id, fromAt }: PeriodRow, { kept }: Change, now: number) =>
  tx
    .update(billingPeriods)
    .set({ toAt: new Date(Math.max(now, fromAt.getTime())), ...partsOf(kept) })
    .where(and(eq(billingPeriods.workspaceId, workspaceId), eq(billingPeriods.id, id)));

const partsOf = ({ call_seconds: includedSeconds, ...included }: Included) => ({ includedSeconds, included });

/**
 * Changes to another plan of the same seller, from now on. A trial goes on as it is, and what follows it is the new plan.
 * @throws AppError not_found, conflict
 */
export const changePlan = (scope: Scope, planId: string, confirmed?: Confirmed): Promise<void> =>
  scope.services.db.system('sale', (tx) => changePlanIn(tx, scope, planId, 'subscription.changed', confirmed));

/** What was confirmed: the quote of a moment, with its sum. */
export interface Confirmed {
  version?: number | undefined;
  quotedAt?: string | undefined;
  total?: number | undefined;
}

/** How long a quote holds, in ms. */
const quoteMs = 30 * 60_000;

/** The moment of a quote, at which what was shown is computed again. @throws AppError conflict where that is over */
export function momentOf({ quotedAt }: Confirmed, from: number, now: number): number {
  if (quotedAt === undefined) return now;
  const at = Date.parse(quotedAt);
  if (at <= now && at >= Math.max(from, now - quoteMs)) return at;
  throw new AppError('conflict', 'The price has changed. Review the new price before you confirm.');
}

/**
 * The same, as a part of what else is done in a transaction of the system's, under the name that it has there.
 * @throws AppError not_found, conflict
 */
export async function changePlanIn(
  tx: Tx,
  scope: Scope,
  planId: string,
  action: AuditAction = 'subscription.changed',
  confirmed: Confirmed = {},
): Promise<void> {
  const { services, workspaceId } = scope;
  const now = services.clock.now();
  await noteNumbers(tx, services, workspaceId);
  const { subscription, period } = await holdCurrent(tx, workspaceId, now);
  const at = momentOf(confirmed, period.fromAt.getTime(), now);
  const { plan, terms } = await findOffer(tx, workspaceId, planId, at);
  if (confirmed.version !== undefined && confirmed.version !== plan.version) throw changedSince(plan.name);
  if (isSame(subscription, plan, terms)) {
    if (!subscription.endsWithPeriod) return;
    throw new AppError('conflict', `${plan.name} ends this month. To keep it, choose Keep the plan.`);
  }
  if (terms.currency !== subscription.terms.currency) {
    throw new AppError(
      'conflict',
      `${plan.name} is billed in ${terms.currency}, but your plan is billed in ${subscription.terms.currency}. Cancel your plan first.`,
    );
  }
  // A seller who changes it for them may be paid in another way.
  if (action === 'subscription.changed') {
    const between = { sellerId: subscription.sellerId, buyerId: workspaceId };
    await requireCard(tx, services, between, { terms, how: 'Add a card first.' });
  }
  const after: SubscriptionRow = {
    ...subscription,
    planId,
    planVersion: plan.version,
    planName: plan.name,
    terms,
    endsWithPeriod: false,
  };
  if (subscription.status === 'active') {
    const change = await readChange(tx, { subscription, period }, { name: plan.name, terms }, at);
    await cutPeriod(tx, period, change, now);
    const span = {
      monthFrom: period.monthFrom.getTime(),
      monthTo: period.monthTo.getTime(),
      from: Math.max(now, period.fromAt.getTime()),
      to: period.toAt.getTime(),
    };
    const { sellerId } = subscription;
    Object.assign(after, { paidMonths: change.paidMonths, paidPrice: change.paidPrice, discount: change.discount });
    after.periodId = await openPeriod(tx, {
      workspaceId,
      subscriptionId: subscription.id,
      sellerId,
      terms,
      span,
      ...partsOf(change.next),
      hardStop: terms.overage === 'stop',
    });
    const charged = { period: { workspaceId, sellerId, periodId: after.periodId }, terms };
    const to = addMonths(subscription.anchor.getTime(), subscription.months + change.paidMonths);
    for (const fee of change.fees) await chargeFee(tx, { ...charged, fee, from: at, to, at: now });
    await issueOpen(tx, services, sellerId, workspaceId, { name: plan.name, total: confirmed.total });
  }
  await tx.update(subscriptions).set(after).where(ofSubscription(subscription));
  if (action === 'subscription.changed') await tellOfPlan(tx, scope, subscription.sellerId, plan.name);
  const object = { kind: 'subscription', id: subscription.id };
  await recordChange(tx, scope, action, { object, before: told(subscription), after: told(after) });
}

/** Ends a plan, with its month or now. Again changes nothing. @throws AppError conflict without one */
export function cancelPlan(scope: Scope, when: 'end' | 'now'): Promise<void> {
  const { services, workspaceId } = scope;
  return services.db.system('sale', async (tx) => {
    const now = services.clock.now();
    const { subscription, period } = await holdCurrent(tx, workspaceId, now);
    if (when === 'end') {
      await tx.update(subscriptions).set({ endsWithPeriod: true }).where(ofSubscription(subscription));
    } else {
      await cutSubscription(tx, { subscription, period }, now);
    }
    const { sellerId, planName: plan } = subscription;
    const about = { sellerId, buyerId: workspaceId, actor: scope.actor };
    const words = { id: workspaceId, plan };
    const at = new Date(paidUntil({ subscription, period })).toISOString().slice(0, 10);
    await tellSeller(tx, services, about, 'client-cancelled', when === 'end' ? { ...words, at } : words);
    const object = { kind: 'subscription', id: subscription.id };
    await recordChange(tx, scope, 'subscription.cancelled', { object, after: { ...told(subscription), when } });
  });
}

/** Keeps a plan that would end with its month. @throws AppError conflict without one */
export function resumePlan(scope: Scope): Promise<void> {
  const { services, workspaceId } = scope;
  return services.db.system('sale', async (tx) => {
    const { subscription } = await holdCurrent(tx, workspaceId, services.clock.now());
    await tx.update(subscriptions).set({ endsWithPeriod: false }).where(ofSubscription(subscription));
    const object = { kind: 'subscription', id: subscription.id };
    await recordChange(tx, scope, 'subscription.resumed', { object, after: told(subscription) });
  });
}
