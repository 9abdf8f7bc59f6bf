import { afterCallsApi } from '#domain/calls/after-calls.ts';
import { implement } from '#server/platform/http/implement.ts';
import { getAfterCall, setAfterCall } from './after-calls.ts';

export const afterCallsRoutes = implement(afterCallsApi, {
  get: ({ scope, params }) => getAfterCall(scope, params.agentId),
  set: ({ scope, params, body }) => setAfterCall(scope, params.agentId, body),
});
