import type { PlanQuote, SubaccountPlan } from '#domain/agency/subaccounts.ts';
import { monthsOf, nextDiscount } from '#domain/billing/plan-price.ts';
import type { PlanTerms } from '#domain/billing/plans.ts';
import { AppError } from '#domain/platform/errors.ts';
import { addMonths } from '#domain/usage/months.ts';
import { withPrices } from '#server/billing/agreed-terms.ts';
import { type ClientPrice, clientPricesAt, forClient } from '#server/billing/client-prices.ts';
import { feesOfTerm, sumOf } from '#server/billing/fees-of-term.ts';
import { shapeSubscription } from '#server/billing/overview.ts';
import { findCurrent, paidUntil } from '#server/billing/periods.ts';
import { pricesAt } from '#server/billing/products.ts';
import { readChange } from '#server/billing/read-change.ts';
import { findPlan, readPlans } from '#server/billing/read-plans.ts';
import { ofSubscription } from '#server/billing/roll-subscription.ts';
import { changePlanIn, hadPlan, isSame, subscribeIn } from '#server/billing/subscribe.ts';
import { takeCoupon } from '#server/billing/take-coupon.ts';
import { inside, recordInBoth, requireChild } from '#server/identity/find-child.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { clientPrices } from '#server/platform/db/schema/plans.table.ts';
import { subscriptions } from '#server/platform/db/schema/subscriptions.table.ts';
import type { Scope } from '#server/scope.ts';

/** An agency gives its subaccounts plans. The subaccount could choose them itself: what it costs is the same. */

type Current = NonNullable<Awaited<ReturnType<typeof findCurrent>>>;
const dayMs = 86_400_000;
const iso = (at: number) => new Date(at).toISOString();

/** Why a plan of a former seller stands in the way: it runs to its end, and nothing of it is the agency's to change. */
const foreignTo = (agencyId: string, { subscription, period }: Current): string | undefined =>
  subscription.sellerId === agencyId
    ? undefined
    : `The current plan runs until ${period.toAt.toISOString().slice(0, 10)}. After that, you can assign one of your own plans.`;

/** What a plan costs who has none. */
function firstQuote(name: string, terms: PlanTerms, tries: boolean, now: number): PlanQuote {
  const first = sumOf(feesOfTerm(name, terms, null, true));
  if (tries) {
    const trialUntil = iso(now + terms.trialDays * dayMs);
    return { trialUntil, dueNow: 0, nextBillingAt: trialUntil, nextPrice: first, difference: 0, problem: null };
  }
  const next = { nextBillingAt: iso(addMonths(now, monthsOf(terms))), nextPrice: terms.price };
  return { trialUntil: null, dueNow: first, ...next, difference: 0, problem: null };
}

/** What a change to a plan costs, as `changePlan` will charge it. */
async function changeQuote(tx: Tx, current: Current, next: { name: string; terms: PlanTerms }, now: number) {
  const { subscription, period } = current;
  const { terms } = next;
  const isTrial = subscription.status === 'trialing';
  const before = subscription.terms;
  const { fees, discount, paidMonths } = await readChange(tx, current, next, now);
  const difference = sumOf(fees);
  const nextAt = iso(paidUntil({ subscription: { ...subscription, paidMonths }, period }));
  const quote: PlanQuote = {
    trialUntil: isTrial ? period.toAt.toISOString() : null,
    nextBillingAt: nextAt,
    dueNow: Math.max(0, difference),
    difference,
    nextPrice: sumOf(feesOfTerm(next.name, terms, nextDiscount(terms, discount), isTrial)),
    problem:
      terms.currency === before.currency
        ? null
        : `The new plan is billed in ${terms.currency}, but the current plan is billed in ${before.currency}. End the current plan first.`,
  };
  return quote;
}

async function readPlan(tx: Tx, { services, workspaceId: agencyId }: Scope, childId: string): Promise<SubaccountPlan> {
  const now = services.clock.now();
  const found = await findCurrent(tx, childId);
  const foreign = found && foreignTo(agencyId, found);
  const current = foreign === undefined ? found : undefined;
  const isNew = found === undefined && !(await hadPlan(tx, childId));
  const prices = await pricesAt(tx, agencyId, now);
  const own = await clientPricesAt(tx, { sellerId: agencyId, buyerId: childId }, now);
  const offers: SubaccountPlan['offers'] = [];
  for (const { plan, terms: listed } of await readPlans(tx, agencyId)) {
    if (plan.status !== 'active') continue;
    const terms = forClient(withPrices(listed, prices), own.get(plan.id));
    const { id, name, description, mostPopular, version } = plan;
    const isCurrent = current !== undefined && isSame(current.subscription, plan, terms);
    const quote = current
      ? await changeQuote(tx, current, { name, terms }, now)
      : { ...firstQuote(name, terms, isNew && terms.trialDays > 0, now), ...(foreign && { problem: foreign }) };
    offers.push({
      ...terms,
      id,
      name,
      description,
      mostPopular,
      version,
      current: isCurrent,
      quote,
      own: own.get(id) ?? everyones,
    });
  }
  return { subscription: current ? shapeSubscription(current) : null, offers };
}

const everyones = { price: null, setupFee: null };

/** The plan of a subaccount, and what each plan of the agency would cost it now. @throws AppError not_found */
export const getPlan = (scope: Scope, childId: string): Promise<SubaccountPlan> =>
  scope.services.db.system('agency', async (tx) => {
    await requireChild(tx, scope.workspaceId, childId, false);
    return readPlan(tx, scope, childId);
  });

/**
 * Gives a subaccount a plan, or another one. Again changes nothing.
 * @throws AppError not_found, conflict, workspace_deleted
 */
export const setPlan = (
  scope: Scope,
  childId: string,
  { planId, couponId }: { planId: string; couponId?: string | undefined },
): Promise<SubaccountPlan> =>
  scope.services.db.system('agency', async (tx) => {
    const { deletedAt } = await requireChild(tx, scope.workspaceId, childId);
    if (deletedAt !== null) throw new AppError('workspace_deleted', 'This subaccount was deleted. Restore it first.');
    const child = inside(scope, childId);
    const found = await findCurrent(tx, childId);
    const foreign = found && foreignTo(scope.workspaceId, found);
    if (foreign !== undefined) throw new AppError('conflict', foreign);
    const before = found?.subscription;
    if (before === undefined)
      await subscribeIn(tx, child, planId, newId(), { action: 'subaccount.plan-set', couponId });
    else {
      await changePlanIn(tx, child, planId, 'subaccount.plan-set');
      if (couponId !== undefined) await giveCoupon(tx, scope, childId, couponId);
    }
    const after = (await findCurrent(tx, childId))!.subscription;
    if (before?.planId !== planId || before.planVersion !== after.planVersion) {
      await recordChange(tx, scope, 'subaccount.plan-set', {
        object: { kind: 'subaccount', id: childId },
        before: { plan: before?.planName ?? null },
        after: { plan: after.planName, version: after.planVersion },
      });
    }
    return readPlan(tx, scope, childId);
  });

/** Lessens what a subaccount pays from the next payment on. @throws AppError conflict */
async function giveCoupon(tx: Tx, scope: Scope, childId: string, couponId: string): Promise<void> {
  const now = scope.services.clock.now();
  const { subscription } = (await findCurrent(tx, childId))!;
  const about = { sellerId: scope.workspaceId, buyerId: childId, terms: subscription.terms, now };
  const discount = await takeCoupon(tx, couponId, about);
  await tx.update(subscriptions).set({ discount }).where(ofSubscription(subscription));
  await recordInBoth(tx, scope, childId, 'coupon.given', { after: { code: discount.code } });
}

/** Says what a plan costs a subaccount from now on. @throws AppError not_found */
export const setClientPrice = (
  scope: Scope,
  { subaccountId: childId, planId }: { subaccountId: string; planId: string },
  own: ClientPrice,
): Promise<SubaccountPlan> =>
  scope.services.db.system('agency', async (tx) => {
    const { services, workspaceId: agencyId } = scope;
    await requireChild(tx, agencyId, childId);
    const { plan } = await findPlan(tx, agencyId, planId);
    const now = services.clock.now();
    const before = (await clientPricesAt(tx, { sellerId: agencyId, buyerId: childId }, now)).get(planId) ?? everyones;
    const key = { workspaceId: agencyId, buyerId: childId, planId, validFrom: new Date(now) };
    await tx
      .insert(clientPrices)
      .values({ ...key, ...own })
      .onConflictDoUpdate({
        target: [clientPrices.workspaceId, clientPrices.buyerId, clientPrices.planId, clientPrices.validFrom],
        set: own,
      });
    const told = (price: ClientPrice) => ({ plan: plan.name, ...price });
    await recordInBoth(tx, scope, childId, 'subaccount.price-set', { before: told(before), after: told(own) });
    return readPlan(tx, scope, childId);
  });
