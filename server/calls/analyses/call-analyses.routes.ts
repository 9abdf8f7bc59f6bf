import { callAnalysesApi } from '#domain/calls/call-analyses.ts';
import { implement } from '#server/platform/http/implement.ts';
import { analyzeCall } from './analyze-call.ts';

export const callAnalysesRoutes = implement(callAnalysesApi, {
  analyze: ({ scope, params, exchange }) =>
    analyzeCall(scope, params.callId, { id: exchange.repeat?.id, signal: exchange.gone }),
});
