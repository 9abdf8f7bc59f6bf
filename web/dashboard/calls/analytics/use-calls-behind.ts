import type { AnalyticsQuery } from '#domain/calls/analytics.ts';
import { useCan } from '#web/lib/can.tsx';

/** The page of the calls behind a figure; `more` narrows down what is asked. */
export type LinkToCalls = (more?: Partial<AnalyticsQuery>) => string | undefined;

/** Where the calls are that were counted, for anyone who may see calls; nowhere for others. */
export function useCallsBehind(asked: AnalyticsQuery, days: { from: string; to: string }): LinkToCalls {
  const maySee = useCan('calls:read');
  return (more) => {
    if (!maySee) return undefined;
    const { range: _, tests, ...filters } = asked;
    const all = { ...filters, ...days, ...(tests !== 'with' && { tests }), ...more };
    const given = Object.entries(all).flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : []));
    return `/dashboard/calls?${new URLSearchParams(given)}`;
  };
}
