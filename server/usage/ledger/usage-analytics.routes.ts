import { usageAnalyticsApi } from '#domain/usage/usage-analytics.ts';
import { implement } from '#server/platform/http/implement.ts';
import { getUsageAnalytics } from './usage-analytics.ts';

export const usageAnalyticsRoutes = implement(usageAnalyticsApi, {
  get: ({ scope, query }) => getUsageAnalytics(scope, query.days),
});
