import { and, eq } from 'drizzle-orm';
import type { AuditAction } from '#domain/audit-actions.ts';
import { AppError } from '#domain/errors.ts';
import { shareOf } from '#domain/money.ts';
import { addMonths } from '#domain/months.ts';
import type { PlanTerms } from '#domain/plans.ts';
import { recordChange } from '#server/audit/record-change.ts';
import { issueOpen } from '#server/billing/issue-invoice.ts';
import { newId } from '#server/infra/db/new-id.ts';
import type { Tx } from '#server/infra/db/open-database.ts';
import { findSeller } from '#server/money/find-seller.ts';
import { findPlan, findPlanVersion } from '#server/plans/plans.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { type Between, findCustomer } from '#server/stripe/customers.ts';
import { findProvider } from '#server/stripe/providers.ts';
import { readSums } from '#server/usage/ledger.ts';
import { chargeFee, findCurrent, includedIn, lockSubscription, openPeriod, type Span } from './periods.ts';
import { cutSubscription, ofSubscription, rollSubscription } from './roll.ts';
import { billingPeriods, type PeriodRow, type SubscriptionRow, subscriptions } from './subscriptions.table.ts';

/** Milliseconds. */
const dayMs = 86_400_000;

/** What the audit log tells of a subscription. */
const told = ({ planName, planVersion, terms, status }: SubscriptionRow) => ({
  ...{ plan: planName, version: planVersion, price: terms.price, currency: terms.currency, status },
});

/** A plan that is offered to a workspace, by whoever sells to it. @throws AppError not_found, conflict */
async function findOffer(tx: Tx, workspaceId: string, planId: string) {
  const sellerId = await findSeller(tx, workspaceId);
  if (sellerId === null) {
    throw new AppError('conflict', 'This workspace runs the installation: nobody sells it a plan.');
  }
  const { plan, terms } = await findPlan(tx, sellerId, planId);
  if (plan.status !== 'active') throw new AppError('not_found', 'There is no such plan.');
  return { sellerId, plan, terms };
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

/** What somebody agreed to who was shown what a plan costs. */
export interface Agreed {
  /** Of the plan, whatever it became since. */
  version: number;
  termsUrl: string | null;
  /** Done in the same transaction. */
  note?: (tx: Tx) => Promise<unknown>;
}

/** The plan as it was agreed to, also when it was changed or archived since. @throws AppError not_found, conflict */
async function findAgreed(tx: Tx, workspaceId: string, planId: string, agreed: Agreed | undefined) {
  if (agreed === undefined) return findOffer(tx, workspaceId, planId);
  const sellerId = await findSeller(tx, workspaceId);
  const found = sellerId && (await findPlanVersion(tx, sellerId, planId, agreed.version));
  if (!found) throw new AppError('not_found', 'There is no such plan.');
  return { sellerId, ...found };
}

/** @throws AppError conflict while a seller that collects online has no card of the workspace */
async function requireCard(tx: Tx, services: Services, between: Between, { price }: PlanTerms): Promise<void> {
  if (price === 0) return;
  const provider = await findProvider(tx, services, between.sellerId);
  if (provider === null || (await findCustomer(tx, between, provider))?.card) return;
  throw new AppError('conflict', 'This plan is paid by card: take it by its checkout, where one is put down first.');
}

/**
 * Subscribes a workspace to a plan of its seller. The first month begins and is invoiced now, or behind the trial.
 * @param id the same again changes nothing
 * @throws AppError not_found, conflict
 */
export const subscribe = (scope: Scope, planId: string, id = newId(), agreed?: Agreed): Promise<void> =>
  scope.services.db.system((tx) => subscribeIn(tx, scope, planId, id, { agreed, byCard: true }));

/** How a subscription comes about. */
interface Way {
  /** The name that it has in the audit log. */
  action?: AuditAction;
  agreed?: Agreed | undefined;
  /** Whoever takes a plan themselves puts a card down first, where the seller collects online. */
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
  { action = 'subscription.started', agreed, byCard = false }: Way = {},
): Promise<void> {
  const { services, workspaceId } = scope;
  await lockSubscription(tx, workspaceId);
  const now = services.clock.now();
  await rollSubscription(tx, workspaceId, now);
  const current = await findCurrent(tx, workspaceId);
  if (current?.subscription.id === id) return void (await agreed?.note?.(tx));
  if (current !== undefined) {
    throw new AppError('conflict', `This workspace has the plan ${current.subscription.planName}. Change it instead.`);
  }
  const { sellerId, plan, terms } = await findAgreed(tx, workspaceId, planId, agreed);
  if (byCard) await requireCard(tx, services, { sellerId, buyerId: workspaceId }, terms);
  const tries = terms.trialDays > 0 && !(await hadPlan(tx, workspaceId));
  const [from, to] = [now, addMonths(now, 1)];
  const span = tries ? trialSpan(terms, now) : { monthFrom: from, monthTo: to, from, to };
  const planVersion = agreed?.version ?? plan.version;
  const subscription = {
    ...{ workspaceId, id, sellerId, planId, planVersion, planName: plan.name, terms },
    ...{ status: tries ? ('trialing' as const) : ('active' as const), anchor: new Date(span.to) },
    ...{ months: tries ? 0 : 1, periodId: newId(), startedAt: new Date(now), endsWithPeriod: false, endedAt: null },
  };
  if (!tries) subscription.anchor = new Date(now);
  await tx.insert(subscriptions).values(subscription);
  const periodId = await openPeriod(tx, {
    ...{ workspaceId, subscriptionId: id, sellerId, terms, span },
    includedSeconds: tries ? terms.trialMinutes * 60 : includedIn(terms, span),
    hardStop: tries || terms.overage === 'stop',
  });
  await tx.update(subscriptions).set({ periodId }).where(ofSubscription(subscription));
  if (!tries) {
    const period = { workspaceId, sellerId, periodId };
    await chargeFee(tx, {
      ...{ period, kind: 'plan', description: plan.name, amount: terms.price, terms, from, to, at: now },
    });
    await issueOpen(tx, services, sellerId, workspaceId);
  }
  await agreed?.note?.(tx);
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

/**
 * Ends a part of a month now, and says what of the included seconds is left for the next part: all parts together
 * include what each plan does by its time. Null without a limit.
 */
async function cutPeriod(tx: Tx, period: PeriodRow, next: PlanTerms, now: number): Promise<number | null> {
  const { workspaceId, id, terms, includedSeconds, counterAtStart, fromAt, toAt } = period;
  const month = { monthFrom: period.monthFrom.getTime(), monthTo: period.monthTo.getTime() };
  const part = (from: number, to: number) => ({ ...month, from, to });
  const { used } = await readSums(tx, workspaceId, 'call_seconds', now);
  const usedHere = Math.max(0, used - counterAtStart);
  const later = includedIn(next, part(now, toAt.getTime()));
  // What this part may use: all that it was given but what belongs to the time that is cut off.
  const unusable = includedIn(terms, part(now, toAt.getTime()));
  const own = includedSeconds === null || unusable === null ? null : Math.max(0, includedSeconds - unusable);
  const pool = own === null || later === null ? null : own + later;
  const included = pool === null ? null : Math.min(usedHere, pool);
  const set = { toAt: new Date(Math.max(now, fromAt.getTime())), includedSeconds: included };
  await tx
    .update(billingPeriods)
    .set(set)
    .where(and(eq(billingPeriods.workspaceId, workspaceId), eq(billingPeriods.id, id)));
  if (later === null) return null;
  return pool === null ? later : pool - included!;
}

/** Puts the rest of a month on the next invoice: back at the old price, and again at the new one. */
async function chargeChange(tx: Tx, before: SubscriptionRow, after: SubscriptionRow, period: PeriodRow, now: number) {
  const { workspaceId, sellerId } = after;
  const month = { from: period.monthFrom.getTime(), to: period.monthTo.getTime() };
  const rest = ({ terms }: SubscriptionRow) => shareOf(terms.price, month, now, month.to);
  const fee = { period: { workspaceId, sellerId, periodId: after.periodId }, kind: 'proration' as const };
  const time = { from: now, to: month.to, at: now };
  const [old, next] = [`Rest of ${before.planName}`, `${after.planName} from the change on`];
  await chargeFee(tx, { ...fee, description: old, amount: -rest(before), terms: before.terms, ...time });
  await chargeFee(tx, { ...fee, description: next, amount: rest(after), terms: after.terms, ...time });
}

/**
 * Changes to another plan of the same seller, from now on. A trial goes on as it is, and what follows it is the new plan.
 * @throws AppError not_found, conflict
 */
export const changePlan = (scope: Scope, planId: string): Promise<void> =>
  scope.services.db.system((tx) => changePlanIn(tx, scope, planId));

/**
 * The same, as a part of what else is done in a transaction of the system's, under the name that it has there.
 * @throws AppError not_found, conflict
 */
export async function changePlanIn(
  tx: Tx,
  scope: Scope,
  planId: string,
  action: AuditAction = 'subscription.changed',
): Promise<void> {
  const { services, workspaceId } = scope;
  const now = services.clock.now();
  const { subscription, period } = await holdCurrent(tx, workspaceId, now);
  const { plan, terms } = await findOffer(tx, workspaceId, planId);
  if (subscription.planId === planId && subscription.planVersion === plan.version) {
    if (!subscription.endsWithPeriod) return;
    throw new AppError('conflict', `This workspace has ${plan.name}, which ends with its month. Keep it instead.`);
  }
  if (terms.currency !== subscription.terms.currency) {
    throw new AppError(
      'conflict',
      `${plan.name} is paid in ${terms.currency}, your plan in ${subscription.terms.currency}. Cancel that one first.`,
    );
  }
  const after: SubscriptionRow = {
    ...subscription,
    ...{ planId, planVersion: plan.version, planName: plan.name, terms, endsWithPeriod: false },
  };
  if (subscription.status === 'active') {
    const includedSeconds = await cutPeriod(tx, period, terms, now);
    const span = {
      ...{ monthFrom: period.monthFrom.getTime(), monthTo: period.monthTo.getTime() },
      ...{ from: Math.max(now, period.fromAt.getTime()), to: period.toAt.getTime() },
    };
    after.periodId = await openPeriod(tx, {
      ...{ workspaceId, subscriptionId: subscription.id, sellerId: subscription.sellerId, terms, span },
      ...{ includedSeconds, hardStop: terms.overage === 'stop' },
    });
    await chargeChange(tx, subscription, after, period, now);
  }
  await tx.update(subscriptions).set(after).where(ofSubscription(subscription));
  const object = { kind: 'subscription', id: subscription.id };
  await recordChange(tx, scope, action, { object, before: told(subscription), after: told(after) });
}

/** Ends a plan, with its month or now. Again changes nothing. @throws AppError conflict without one */
export function cancelPlan(scope: Scope, when: 'end' | 'now'): Promise<void> {
  const { services, workspaceId } = scope;
  return services.db.system(async (tx) => {
    const now = services.clock.now();
    const { subscription, period } = await holdCurrent(tx, workspaceId, now);
    if (when === 'end') {
      await tx.update(subscriptions).set({ endsWithPeriod: true }).where(ofSubscription(subscription));
    } else {
      await cutSubscription(tx, { subscription, period }, now);
    }
    const object = { kind: 'subscription', id: subscription.id };
    await recordChange(tx, scope, 'subscription.cancelled', { object, after: { ...told(subscription), when } });
  });
}

/** Keeps a plan that would end with its month. @throws AppError conflict without one */
export function resumePlan(scope: Scope): Promise<void> {
  const { services, workspaceId } = scope;
  return services.db.system(async (tx) => {
    const { subscription } = await holdCurrent(tx, workspaceId, services.clock.now());
    await tx.update(subscriptions).set({ endsWithPeriod: false }).where(ofSubscription(subscription));
    const object = { kind: 'subscription', id: subscription.id };
    await recordChange(tx, scope, 'subscription.resumed', { object, after: told(subscription) });
  });
}
