import { plansApi } from '#domain/billing/plans.ts';
import { implement } from '#server/platform/http/implement.ts';
import { createPlan, duplicatePlan, listPlans, removePlan, setPlanStatus, updatePlan } from './plans.ts';
import { listSubscribers } from './subscribers.ts';

export const plansRoutes = implement(plansApi, {
  list: async ({ scope }) => ({ items: await listPlans(scope) }),
  create: ({ scope, body }) => createPlan(scope, body),
  update: ({ scope, params, body }) => updatePlan(scope, params.planId, body),
  duplicate: ({ scope, params }) => duplicatePlan(scope, params.planId),
  setStatus: ({ scope, params, body }) => setPlanStatus(scope, params.planId, body.status),
  remove: ({ scope, params }) => removePlan(scope, params.planId),
  subscribers: async ({ scope, params }) => ({ items: await listSubscribers(scope, params.planId) }),
});
