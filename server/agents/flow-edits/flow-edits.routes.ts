import { flowEditsApi } from '#domain/agents/draft-edits.ts';
import { languageOfPlan } from '#server/agents/flow-plans/propose-plan.ts';
import { implement } from '#server/platform/http/implement.ts';
import { proposeEdits } from './propose-edits.ts';

export const flowEditsRoutes = implement(flowEditsApi, {
  propose: async ({ scope, body, exchange }) =>
    proposeEdits(
      scope,
      { ...body, language: await languageOfPlan(scope, body) },
      { id: exchange.repeat?.id, signal: exchange.gone },
    ),
});
