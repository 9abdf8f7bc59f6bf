import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { PlanSubscriber } from '#domain/billing/plans.ts';
import { findPlan } from '#server/billing/read-plans.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { subscriptions } from '#server/platform/db/schema/subscriptions.table.ts';
import { workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import type { Scope } from '#server/scope.ts';

/** Who subscribed is another workspace's row: a seller sees of it which plan, since when, and whose it is. */

/** Workspaces that have each plan of a seller now. */
export async function countSubscribers({ services, workspaceId }: Scope): Promise<Map<string, number>> {
  const rows = await services.db.system('sale', (tx) =>
    tx
      .select({ planId: subscriptions.planId, n: count() })
      .from(subscriptions)
      .where(and(eq(subscriptions.sellerId, workspaceId), isNull(subscriptions.endedAt)))
      .groupBy(subscriptions.planId),
  );
  return new Map(rows.map(({ planId, n }) => [planId, n]));
}

/** Whether anyone ever had a plan. In a transaction of the system's. */
export async function hasEverSold(tx: Tx, sellerId: string, planId: string): Promise<boolean> {
  const [one] = await tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.sellerId, sellerId), eq(subscriptions.planId, planId)))
    .limit(1);
  return one !== undefined;
}

/** Subscribers that are listed. */
const mostListed = 500;

/** Who has a plan, or had it. @throws AppError not_found */
export async function listSubscribers(
  { services, workspaceId }: Scope,
  planId: string,
): Promise<z.infer<typeof PlanSubscriber>[]> {
  await services.db.tenant(workspaceId, (tx) => findPlan(tx, workspaceId, planId));
  const rows = await services.db.system('sale', (tx) =>
    tx
      .select({ subscription: subscriptions, name: workspaces.name })
      .from(subscriptions)
      .innerJoin(workspaces, eq(workspaces.id, subscriptions.workspaceId))
      .where(and(eq(subscriptions.sellerId, workspaceId), eq(subscriptions.planId, planId)))
      .orderBy(desc(subscriptions.startedAt), desc(subscriptions.id))
      .limit(mostListed),
  );
  return rows.map(({ subscription, name }) => ({
    workspaceId: subscription.workspaceId,
    name,
    status: subscription.status,
    version: subscription.planVersion,
    since: subscription.startedAt.toISOString(),
  }));
}
