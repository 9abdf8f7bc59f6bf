import { flowPlansApi } from '#domain/flow-plans.ts';
import { implement } from '#server/infra/http/implement.ts';
import { composePlan, proposePlan } from './propose-plan.ts';

export const flowPlansRoutes = implement(flowPlansApi, {
  compose: ({ body }) => composePlan(body.plan, body.language),
  propose: ({ scope, body, exchange }) => proposePlan(scope, body, { id: exchange.repeat?.id, signal: exchange.gone }),
});
