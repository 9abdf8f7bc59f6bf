import { analyticsApi } from '#domain/analytics.ts';
import { implement } from '#server/infra/http/implement.ts';
import { exportCalls } from './export-calls.ts';
import { getAnalytics } from './get-analytics.ts';

export const analyticsRoutes = implement(analyticsApi, {
  get: ({ scope, query }) => getAnalytics(scope, query),
  calls: ({ scope, query }) => exportCalls(scope, query),
});
