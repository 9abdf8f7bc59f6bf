import { isDeepStrictEqual } from 'node:util';
import { and, count, eq } from 'drizzle-orm';
import { type Plan, PlanTerms, plansLimit } from '#domain/billing/plans.ts';
import type { AuditAction } from '#domain/platform/audit-actions.ts';
import { AppError } from '#domain/platform/errors.ts';
import { requireWithinOwn } from '#server/billing/limits.ts';
import { pricesAt } from '#server/billing/products.ts';
import { findPlan, type PlanRow, readPlans } from '#server/billing/read-plans.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { advisoryLock } from '#server/platform/db/advisory-lock.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { plans, planVersions } from '#server/platform/db/schema/plans.table.ts';
import { workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import type { Scope } from '#server/scope.ts';
import { countSubscribers, hasEverSold } from './subscribers.ts';

/** What a plan is called, besides its terms. */
type Words = Pick<Plan, 'name' | 'description' | 'mostPopular' | 'offered'>;
/** Fields that a request leaves out stay as they are. */
type Change = { [K in keyof (PlanTerms & Words)]?: (PlanTerms & Words)[K] | undefined };

const shape = ({ plan, terms }: PlanRow, subscribers: number): Plan => {
  const { id, name, description, version, mostPopular, offered, status, createdAt } = plan;
  return {
    ...terms,
    id,
    name,
    description,
    version,
    mostPopular,
    offered,
    status,
    subscribers,
    createdAt: createdAt.toISOString(),
  };
};

export async function listPlans(scope: Scope): Promise<Plan[]> {
  const subscribers = await countSubscribers(scope);
  const rows = await scope.services.db.tenant(scope.workspaceId, (tx) => readPlans(tx, scope.workspaceId));
  return rows.map((row) => shape(row, subscribers.get(row.plan.id) ?? 0));
}

const refuse = (path: string, message: string) => new AppError('invalid_input', message, [{ path, message }]);

/** Terms that can be kept: limits are within the seller's own, and a minute beyond those included has a price in the plan's own currency. */
async function checkTerms(tx: Tx, { services, workspaceId }: Scope, terms: PlanTerms): Promise<void> {
  if (terms.trialDays > 0 && terms.trialMinutes === 0) {
    throw refuse('body.trialMinutes', 'Enter the number of trial minutes.');
  }
  // Anyone who runs the installation gives limits; an agency hands out no more than it has.
  const [own] = await tx
    .select({ operator: workspaces.operator })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId));
  if (!own?.operator) await requireWithinOwn(tx, workspaceId, terms.limits, 'body.limits');
  if (terms.overage === 'stop' || terms.includedMinutes === null) return;
  const prices = await pricesAt(tx, workspaceId, services.clock.now());
  const known = prices.some(({ kind, price }) => kind === 'voice-agents' && price.currency === terms.currency);
  if (known) return;
  const needed = `Set a price for Voice agents in ${terms.currency} under Products first, or reject calls instead.`;
  throw refuse('body.overage', needed);
}

/** Whether another plan may be made. One at a time, so that the limit holds. */
async function requireRoom(tx: Tx, workspaceId: string): Promise<void> {
  await advisoryLock(tx, `plans:${workspaceId}`);
  const [existing] = await tx.select({ n: count() }).from(plans).where(eq(plans.workspaceId, workspaceId));
  if (existing!.n >= plansLimit) {
    throw new AppError('limit_reached', `This workspace has reached its limit of ${plansLimit} plans.`);
  }
}

async function insertPlan(tx: Tx, scope: Scope, words: Pick<Words, 'name' | 'description'>, terms: PlanTerms) {
  const { services, workspaceId } = scope;
  const createdAt = new Date(services.clock.now());
  const planId = newId();
  const row = { workspaceId, id: planId, ...words, version: 1, status: 'active' as const, createdAt };
  await tx.insert(plans).values(row);
  await tx.insert(planVersions).values({ workspaceId, planId, version: 1, terms, createdAt });
  const object = { kind: 'plan', id: planId };
  const made = await findPlan(tx, workspaceId, planId);
  await recordChange(tx, scope, 'plan.created', { object, after: { ...words, ...terms } });
  return shape(made, 0);
}

/** @throws AppError invalid_input, limit_reached */
export function createPlan(scope: Scope, input: PlanTerms & Pick<Words, 'name' | 'description'>): Promise<Plan> {
  const { name, description, ...terms } = input;
  return scope.services.db.tenant(scope.workspaceId, async (tx) => {
    await requireRoom(tx, scope.workspaceId);
    await checkTerms(tx, scope, terms);
    return insertPlan(tx, scope, { name, description }, terms);
  });
}

/** Another plan with the same terms. @throws AppError not_found, limit_reached */
export function duplicatePlan(scope: Scope, planId: string): Promise<Plan> {
  const { workspaceId } = scope;
  return scope.services.db.tenant(workspaceId, async (tx) => {
    await requireRoom(tx, workspaceId);
    const { plan, terms } = await findPlan(tx, workspaceId, planId);
    const taken = new Set((await readPlans(tx, workspaceId)).map(({ plan: { name } }) => name.toLowerCase()));
    const names = Array.from(
      { length: plansLimit + 1 },
      (_, n) => `${plan.name.slice(0, 65)} copy${n ? ` ${n + 1}` : ''}`,
    );
    const name = names.find((one) => !taken.has(one.toLowerCase()))!;
    return insertPlan(tx, scope, { name, description: plan.description }, terms);
  });
}

/** What is done to one plan: reads it, lets `act` change it, records both ends. */
async function changePlan(
  scope: Scope,
  planId: string,
  action: AuditAction,
  act: (tx: Tx, row: PlanRow) => Promise<void>,
): Promise<Plan> {
  const { services, workspaceId } = scope;
  const subscribers = await countSubscribers(scope);
  return services.db.tenant(workspaceId, async (tx) => {
    await advisoryLock(tx, `plans:${workspaceId}`);
    const before = await findPlan(tx, workspaceId, planId);
    await act(tx, before);
    const after = await findPlan(tx, workspaceId, planId);
    const told = ({ plan, terms }: PlanRow) => {
      const { name, description, mostPopular, offered, status } = plan;
      return { name, description, mostPopular, offered, status, ...terms };
    };
    const object = { kind: 'plan', id: planId };
    await recordChange(tx, scope, action, { object, before: told(before), after: told(after) });
    return shape(after, subscribers.get(planId) ?? 0);
  });
}

/** @throws AppError not_found, invalid_input */
export function updatePlan(scope: Scope, planId: string, change: Change): Promise<Plan> {
  const { services, workspaceId } = scope;
  return changePlan(scope, planId, 'plan.updated', async (tx, { plan, terms: before }) => {
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Partial<
      PlanTerms & Words
    >;
    const { name = plan.name, description = plan.description, mostPopular = plan.mostPopular, ...others } = given;
    const { offered = plan.offered, ...rest } = others;
    const terms = PlanTerms.parse({ ...before, ...rest });
    await checkTerms(tx, scope, terms);
    const own = and(eq(plans.workspaceId, workspaceId), eq(plans.id, planId));
    // One plan at most is the most popular one.
    if (mostPopular) {
      const others = and(eq(plans.workspaceId, workspaceId), eq(plans.mostPopular, true));
      await tx.update(plans).set({ mostPopular: false }).where(others);
    }
    const isOther = !isDeepStrictEqual(terms, PlanTerms.parse(before));
    const version = plan.version + (isOther ? 1 : 0);
    if (isOther) {
      const createdAt = new Date(services.clock.now());
      await tx.insert(planVersions).values({ workspaceId, planId, version, terms, createdAt });
    }
    await tx.update(plans).set({ name, description, mostPopular, offered, version }).where(own);
  });
}

/** Offers a plan, or does not any more. Who has it keeps it. @throws AppError not_found */
export function setPlanStatus(scope: Scope, planId: string, status: Plan['status']): Promise<Plan> {
  const { workspaceId } = scope;
  return changePlan(scope, planId, 'plan.status-changed', async (tx) => {
    const own = and(eq(plans.workspaceId, workspaceId), eq(plans.id, planId));
    await tx
      .update(plans)
      .set({ status, ...(status === 'archived' && { mostPopular: false }) })
      .where(own);
  });
}

/** Deletes a plan that no one ever had. @throws AppError not_found, conflict */
export async function removePlan(scope: Scope, planId: string): Promise<undefined> {
  const { services, workspaceId } = scope;
  const isSold = await services.db.system('sale', (tx) => hasEverSold(tx, workspaceId, planId));
  await services.db.tenant(workspaceId, async (tx) => {
    const { plan, terms } = await findPlan(tx, workspaceId, planId);
    if (isSold) {
      throw new AppError(
        'conflict',
        `${plan.name} appears on existing invoices, so it can’t be deleted. Archive the plan instead.`,
      );
    }
    await tx.delete(plans).where(and(eq(plans.workspaceId, workspaceId), eq(plans.id, planId)));
    const object = { kind: 'plan', id: planId };
    await recordChange(tx, scope, 'plan.deleted', { object, before: { name: plan.name, ...terms } });
  });
}
