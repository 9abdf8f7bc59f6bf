import { and, asc, eq } from 'drizzle-orm';
import type { PlanTerms } from '#domain/billing/plans.ts';
import { AppError } from '#domain/platform/errors.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { plans, planVersions } from '#server/platform/db/schema/plans.table.ts';

export interface PlanRow {
  plan: typeof plans.$inferSelect;
  terms: PlanTerms;
}

/** A workspace's plans with the terms of now, oldest first. */
export async function readPlans(tx: Tx, workspaceId: string): Promise<PlanRow[]> {
  return tx
    .select({ plan: plans, terms: planVersions.terms })
    .from(plans)
    .innerJoin(
      planVersions,
      and(
        eq(planVersions.workspaceId, plans.workspaceId),
        eq(planVersions.planId, plans.id),
        eq(planVersions.version, plans.version),
      ),
    )
    .where(eq(plans.workspaceId, workspaceId))
    .orderBy(asc(plans.createdAt), asc(plans.id));
}

/** @throws AppError not_found */
export async function findPlan(tx: Tx, workspaceId: string, planId: string): Promise<PlanRow> {
  const found = (await readPlans(tx, workspaceId)).find(({ plan }) => plan.id === planId);
  if (found === undefined) throw new AppError('not_found', 'Plan not found. It may have been deleted.');
  return found;
}

/** A plan with the terms that one of its versions has. */
export async function findPlanVersion(
  tx: Tx,
  workspaceId: string,
  planId: string,
  version: number,
): Promise<PlanRow | undefined> {
  const its = and(
    eq(planVersions.workspaceId, workspaceId),
    eq(planVersions.planId, planId),
    eq(planVersions.version, version),
  );
  const [row] = await tx
    .select({ plan: plans, terms: planVersions.terms })
    .from(planVersions)
    .innerJoin(plans, and(eq(plans.workspaceId, planVersions.workspaceId), eq(plans.id, planVersions.planId)))
    .where(its);
  return row;
}
