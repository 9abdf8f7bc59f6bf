import { type AnyColumn, sql } from 'drizzle-orm';
import type { Analytics } from '#domain/calls/analytics.ts';
import { callFacts } from '#server/platform/db/schema/analytics.table.ts';

/** Figures as they are added up: a mean comes last. */
export interface Sums {
  calls: number;
  successes: number;
  failures: number;
  durationMs: number;
  rated: number;
  /** Of all that were rated. */
  satisfactionSum: number;
  billedSeconds: number;
  modelCost: number;
}

type Figures = Omit<Analytics['series'][number], 'date' | 'cost'>;

const total = (of: AnyColumn) => sql<number>`coalesce(sum(${of}), 0)::float8`;

/** The columns of a group of calls. */
export const sumsOfCalls = {
  calls: sql<number>`count(*)::int`,
  successes: sql<number>`count(*) filter (where ${callFacts.outcome} = 'success')::int`,
  failures: sql<number>`count(*) filter (where ${callFacts.outcome} = 'failure')::int`,
  durationMs: total(callFacts.durationMs),
  rated: sql<number>`count(${callFacts.satisfaction})::int`,
  satisfactionSum: total(callFacts.satisfaction),
  billedSeconds: total(callFacts.billedSeconds),
  // A sum of `bigint` is `numeric` in between, which takes twice as long.
  modelCost: sql<number>`coalesce(sum(${callFacts.modelCost}::float8), 0)`,
};

const none: Sums = {
  calls: 0,
  successes: 0,
  failures: 0,
  durationMs: 0,
  rated: 0,
  satisfactionSum: 0,
  billedSeconds: 0,
  modelCost: 0,
};
const names = Object.keys(none) as (keyof Sums)[];

/** Groups, taken together. */
export function addUp(groups: readonly Sums[]): Sums {
  const all = { ...none };
  for (const group of groups) for (const name of names) all[name] += group[name];
  return all;
}

/** Figures as they are shown. */
export const figuresOf = ({ calls, successes, failures, durationMs, rated, ...rest }: Sums): Figures => ({
  calls,
  successes,
  failures,
  durationMs,
  rated,
  satisfaction: rated === 0 ? null : Math.round(rest.satisfactionSum / rated),
  billedSeconds: rest.billedSeconds,
  modelCost: rest.modelCost,
});
