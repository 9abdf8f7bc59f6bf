import { analyticsApi } from '#domain/calls/analytics.ts';
import { implement } from '#server/platform/http/implement.ts';
import { exportCalls } from './export-calls.ts';
import { getAnalytics } from './get-analytics.ts';
import { getFunnel } from './get-funnel.ts';

export const analyticsRoutes = implement(analyticsApi, {
  get: ({ scope, query }) => getAnalytics(scope, query),
  agentFunnel: ({ scope, params, query }) => getFunnel(scope, params, query),
  workflowFunnel: ({ scope, params, query }) => getFunnel(scope, params, query),
  calls: ({ scope, query }) => exportCalls(scope, query),
});
