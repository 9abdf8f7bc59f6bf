import type { AnalyticsRange } from '#domain/calls/analytics.ts';

/** What the named ranges are called. */
export const rangeWords: Record<AnalyticsRange, string> = {
  today: 'Today',
  '7_days': 'Last 7 Days',
  '30_days': 'Last 30 Days',
  '90_days': 'Last 90 Days',
  this_month: 'This Month',
  last_month: 'Last Month',
};
