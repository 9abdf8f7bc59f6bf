import type { AnalyticsRange } from '#domain/calls/analytics.ts';

/** What the named ranges are called. */
export const rangeWords: Record<AnalyticsRange, string> = {
  today: 'Today',
  '7-days': 'Last 7 Days',
  '30-days': 'Last 30 Days',
  '90-days': 'Last 90 Days',
  'this-month': 'This Month',
  'last-month': 'Last Month',
};
