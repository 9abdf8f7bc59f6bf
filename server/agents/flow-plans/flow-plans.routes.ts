import { flowPlansApi } from '#domain/agents/flow-plans.ts';
import { implement } from '#server/platform/http/implement.ts';
import { composePlan, languageOfPlan, proposePlan } from './propose-plan.ts';

export const flowPlansRoutes = implement(flowPlansApi, {
  compose: async ({ scope, body }) => composePlan(body.plan, await languageOfPlan(scope, body)),
  propose: async ({ scope, body, exchange }) =>
    proposePlan(
      scope,
      { ...body, language: await languageOfPlan(scope, body) },
      { id: exchange.repeat?.id, signal: exchange.gone },
    ),
});
