import { AppError } from '#domain/errors.ts';
import { addMonths } from '#domain/months.ts';
import type { PlanTerms } from '#domain/plans.ts';
import type { PlanQuote, SubaccountPlan } from '#domain/subaccounts.ts';
import { recordChange } from '#server/audit/record-change.ts';
import { shapeSubscription } from '#server/billing/overview.ts';
import { newId } from '#server/infra/db/new-id.ts';
import type { Tx } from '#server/infra/db/open-database.ts';
import { withPrices } from '#server/plans/agreed-terms.ts';
import { readPlans } from '#server/plans/plans.ts';
import { pricesAt } from '#server/products/products.ts';
import type { Scope } from '#server/scope.ts';
import { findCurrent } from '#server/subscriptions/periods.ts';
import { readChange } from '#server/subscriptions/read-change.ts';
import { changePlanIn, hadPlan, isSame, subscribeIn } from '#server/subscriptions/subscribe.ts';
import { inside, requireChild } from './find-child.ts';

/** An agency gives its subaccounts plans. The subaccount could choose them itself: what it costs is the same. */

type Current = NonNullable<Awaited<ReturnType<typeof findCurrent>>>;
const dayMs = 86_400_000;
const iso = (at: number) => new Date(at).toISOString();

/** Why a plan of a former seller stands in the way: it runs to its end, and nothing of it is the agency's to change. */
const foreignTo = (agencyId: string, { subscription, period }: Current): string | undefined =>
  subscription.sellerId === agencyId
    ? undefined
    : `Its plan of before runs until ${period.toAt.toISOString().slice(0, 10)}. It can have one of yours then.`;

/** What a plan costs who has none. */
function firstQuote({ price, trialDays }: PlanTerms, tries: boolean, now: number): PlanQuote {
  const trialUntil = tries ? now + trialDays * dayMs : null;
  return {
    trialUntil: trialUntil === null ? null : iso(trialUntil),
    dueNow: trialUntil === null ? price : 0,
    ...{ nextAt: iso(trialUntil ?? addMonths(now, 1)), nextPrice: price, difference: 0, problem: null },
  };
}

/** What a change to a plan costs, as `changePlan` will charge it. */
async function changeQuote(tx: Tx, current: Current, next: { name: string; terms: PlanTerms }, now: number) {
  const { subscription, period } = current;
  const { terms } = next;
  const isTrial = subscription.status === 'trialing';
  const before = subscription.terms;
  const { fees } = await readChange(tx, current, next, now);
  const difference = fees.reduce((sum, { amount }) => sum + amount, 0);
  const quote: PlanQuote = {
    ...{ trialUntil: isTrial ? period.toAt.toISOString() : null, nextAt: period.toAt.toISOString() },
    ...{ dueNow: Math.max(0, difference), nextPrice: terms.price, difference },
    problem:
      terms.currency === before.currency
        ? null
        : `It is paid in ${terms.currency}, and the present plan in ${before.currency}. That one has to end first.`,
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
  const offers: SubaccountPlan['offers'] = [];
  for (const { plan, terms: own } of await readPlans(tx, agencyId)) {
    if (plan.status !== 'active') continue;
    const terms = withPrices(own, prices);
    const { id, name, description, mostPopular, version } = plan;
    const isCurrent = current !== undefined && isSame(current.subscription, plan, terms);
    const quote = current
      ? await changeQuote(tx, current, { name, terms }, now)
      : { ...firstQuote(terms, isNew && terms.trialDays > 0, now), ...(foreign && { problem: foreign }) };
    offers.push({ ...terms, id, name, description, mostPopular, version, current: isCurrent, quote });
  }
  return { subscription: current ? shapeSubscription(current) : null, offers };
}

/** The plan of a subaccount, and what each plan of the agency would cost it now. @throws AppError not_found */
export const getPlan = (scope: Scope, childId: string): Promise<SubaccountPlan> =>
  scope.services.db.system(async (tx) => {
    await requireChild(tx, scope.workspaceId, childId, false);
    return readPlan(tx, scope, childId);
  });

/**
 * Gives a subaccount a plan, or another one. Again changes nothing.
 * @throws AppError not_found, conflict, workspace_deleted
 */
export const setPlan = (scope: Scope, childId: string, planId: string): Promise<SubaccountPlan> =>
  scope.services.db.system(async (tx) => {
    const { deletedAt } = await requireChild(tx, scope.workspaceId, childId);
    if (deletedAt !== null) throw new AppError('workspace_deleted', 'This subaccount is deleted. Take it back first.');
    const child = inside(scope, childId);
    const found = await findCurrent(tx, childId);
    const foreign = found && foreignTo(scope.workspaceId, found);
    if (foreign !== undefined) throw new AppError('conflict', foreign);
    const before = found?.subscription;
    if (before === undefined) await subscribeIn(tx, child, planId, newId(), { action: 'subaccount.plan-set' });
    else await changePlanIn(tx, child, planId, 'subaccount.plan-set');
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
