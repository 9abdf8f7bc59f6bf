import type { AnalyticsQuery } from '#domain/analytics.ts';

/** The page of the calls behind a figure. */
export function callsBehind(asked: Partial<AnalyticsQuery>, days: { from: string; to: string }): string {
  const { range: _, tests, ...filters } = asked;
  const all = { ...filters, ...days, ...(tests !== 'with' && { tests }) };
  const given = Object.entries(all).flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : []));
  return `/dashboard/calls?${new URLSearchParams(given)}`;
}
