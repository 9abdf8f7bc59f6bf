import { trialApi } from '#domain/usage/trial.ts';
import { implement } from '#server/platform/http/implement.ts';
import { grantByOperator } from '#server/usage/trial.ts';

export const trialRoutes = implement(trialApi, {
  grant: ({ scope, params, body, exchange }) =>
    grantByOperator(scope, params.workspaceId, body.minutes, exchange.repeat?.id),
});
