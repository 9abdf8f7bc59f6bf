import { callAnalysesApi } from '#domain/calls/call-analyses.ts';
import { implement } from '#server/platform/http/implement.ts';
import { analyseCall } from './analyse-call.ts';

export const callAnalysesRoutes = implement(callAnalysesApi, {
  analyse: ({ scope, params, exchange }) =>
    analyseCall(scope, params.callId, { id: exchange.repeat?.id, signal: exchange.gone }),
});
