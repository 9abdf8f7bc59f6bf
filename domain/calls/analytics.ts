import { z } from 'zod';
import { Flow } from '#domain/agents/workflows.ts';
import { endpoints, Id } from '#domain/platform/http.ts';
import { Currency } from '#domain/platform/money.ts';
import { callChannels, callEndReasons } from '#domain/records/call-states.ts';
import { CallFilters } from './calls.ts';

/** Ranges with a name, in days of the workspace's time zone; today is the last day of the first four. */
export const analyticsRanges = ['today', '7_days', '30_days', '90_days', 'this_month', 'last_month'] as const;
export type AnalyticsRange = (typeof analyticsRanges)[number];

/** Days that a range may have. */
export const mostDays = 366;

/** Which calls are counted. The days go before `range`. */
export const AnalyticsQuery = CallFilters.extend({ range: z.enum(analyticsRanges).default('30_days') });
export type AnalyticsQuery = z.infer<typeof AnalyticsQuery>;

const Figures = z.object({
  calls: z.int(),
  successes: z.int(),
  failures: z.int(),
  /** Of all of them together. */
  durationMs: z.number(),
  /** Calls in which something was rated, and the mean of them in percent of their scales; null where there is none. */
  rated: z.int(),
  satisfaction: z.number().nullable(),
  /** Seconds that were taken from what the workspace has. */
  billedSeconds: z.number(),
  /** What language models cost, in millionths of a US dollar. */
  modelCost: z.number(),
});

/** What the seconds cost, in the smallest unit of the currency; null where there is no price. */
const cost = z.int().nullable();

const Totals = Figures.extend({
  cost,
  /** Agents that had at least one call. */
  activeAgents: z.int(),
  /** Share of calls with outcome success, in percent; null where there is no call. */
  successRate: z.number().nullable(),
  averageMs: z.number().nullable(),
});

export const Analytics = z.object({
  /** Whether the workspace has ever had a call that ended. */
  hasCalls: z.boolean(),
  /** The days that were counted, both included, and those that they are compared with: as many, just before. */
  from: z.iso.date(),
  to: z.iso.date(),
  timeZone: z.string(),
  before: z.object({ from: z.iso.date(), to: z.iso.date() }),
  totals: Totals,
  totalsBefore: Totals,
  /** Each day, oldest first. */
  series: z.array(Figures.extend({ date: z.iso.date(), cost })),
  /** Of costs. */
  currency: Currency,
  /** Each agent that had a call, most calls first. */
  agents: z.array(Figures.extend({ agentId: Id.nullable(), name: z.string() })),
  channels: z.array(z.object({ channel: z.enum(callChannels), calls: z.int() })),
  endReasons: z.array(z.object({ endReason: z.enum(callEndReasons), calls: z.int() })),
  /** Of phone calls, by country and area code, most calls first; null where it is not known. */
  places: z.array(z.object({ place: z.string().nullable(), calls: z.int(), successes: z.int() })),
  /** The 50 tags that most calls have. */
  tags: z.array(z.object({ tag: z.string(), calls: z.int() })),
  /** Hours of the week with calls; weekday 0 is Sunday. */
  hours: z.array(z.object({ weekday: z.int(), hour: z.int(), calls: z.int() })),
  /** Milliseconds from the end of a caller's turn to the first sound of the answer; null where nothing was measured. */
  answers: z.object({ turns: z.int(), p50: z.number(), p90: z.number(), p95: z.number(), p99: z.number() }).nullable(),
});
export type Analytics = z.infer<typeof Analytics>;

/** Whose steps they are says the path. */
export const FunnelQuery = AnalyticsQuery.omit({ workflowId: true, endNodeId: true });
export type FunnelQuery = z.infer<typeof FunnelQuery>;

/** How many calls reach each step of a graph, and where they end. */
export const Funnel = z.object({
  /** Of the workflow, or of the agent. */
  id: Id,
  name: z.string(),
  from: z.iso.date(),
  to: z.iso.date(),
  timeZone: z.string(),
  /** Calls that came into it. */
  calls: z.int(),
  /** Each step of the graph as it is now, then those that it has no more: their title is null. */
  steps: z.array(z.object({ node: z.string(), title: z.string().nullable(), calls: z.int(), left: z.int() })),
  flow: Flow,
});
export type Funnel = z.infer<typeof Funnel>;

/** From so many calls on, and this share of those who reach a step. */
const worthALook = { calls: 3, share: 0.2 };

/** Whether so many calls end at a step that someone should look why. Where nothing follows, calls are meant to end. */
export function losesMany(step: Funnel['steps'][number], flow: Funnel['flow']): boolean {
  const goesOn = flow.edges.some(({ from }) => from === step.node);
  return goesOn && step.left >= worthALook.calls && step.left >= step.calls * worthALook.share;
}

export const analyticsApi = endpoints({
  get: {
    method: 'GET',
    path: '/v1/analytics',
    summary:
      'Get call metrics: totals compared to the previous period, and breakdowns by day, agent, channel, and hour',
    description:
      'Ended calls are counted on the day they started, in the workspace’s time zone. The totals match the counts in `GET /v1/calls`.',
    can: 'analytics:read',
    query: AnalyticsQuery,
    reply: Analytics,
  },
  agentFunnel: {
    method: 'GET',
    path: '/v1/agents/:agentId/funnel',
    summary: 'Get the funnel of an agent’s own flow: calls that reach each step, and where calls end',
    description: 'Calls are counted within a minute of ending.',
    can: 'analytics:read',
    params: z.object({ agentId: Id }),
    query: FunnelQuery,
    reply: Funnel,
  },
  workflowFunnel: {
    method: 'GET',
    path: '/v1/workflows/:workflowId/funnel',
    summary: 'Get the funnel of a workflow, across all agents: calls that reach each step, and where calls end',
    description: 'Calls are counted within a minute of ending.',
    can: 'analytics:read',
    params: z.object({ workflowId: Id }),
    query: FunnelQuery,
    reply: Funnel,
  },
  calls: {
    method: 'GET',
    path: '/v1/analytics/calls',
    summary: 'Export the calls behind the metrics as CSV or JSON Lines',
    can: 'calls:read',
    query: AnalyticsQuery.extend({ format: z.enum(['csv', 'jsonl']).default('csv') }),
    raw: ['text/csv', 'application/x-ndjson'],
  },
});
