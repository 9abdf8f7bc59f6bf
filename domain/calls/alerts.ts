import { z } from 'zod';
import { endpoints, Id, Moment, page } from '#domain/platform/http.ts';
import { AnalyticsQuery } from './analytics.ts';

/** How a figure is told and counted: `events` are no calls, and filters of calls do not apply to them. */
interface AlertFigure {
  label: string;
  unit: 'count' | 'percent' | 'seconds' | 'milliseconds' | 'points' | 'money' | 'minutes';
  of: 'calls' | 'events';
  /** What it is, in one sentence. */
  hint: string;
}

export const alertFigures = {
  calls: { label: 'Total calls', unit: 'count', of: 'calls', hint: 'Calls that have ended.' },
  success_rate: { label: 'Success rate', unit: 'percent', of: 'calls', hint: 'Calls that reached their goal.' },
  failure_rate: { label: 'Failed calls', unit: 'percent', of: 'calls', hint: 'Calls with the outcome Failure.' },
  broken_off: {
    label: 'Dropped calls',
    unit: 'percent',
    of: 'calls',
    hint: 'Calls that failed or lost their connection.',
  },
  average_duration: {
    label: 'Average duration',
    unit: 'seconds',
    of: 'calls',
    hint: 'Average over calls that have ended.',
  },
  active_agents: { label: 'Active agents', unit: 'count', of: 'calls', hint: 'Agents with at least one call.' },
  answer_time: {
    label: 'Answer time',
    unit: 'milliseconds',
    of: 'calls',
    hint: '95% of responses were faster than this.',
  },
  satisfaction: {
    label: 'Satisfaction',
    unit: 'percent',
    of: 'calls',
    hint: 'Callers’ ratings, as a share of the highest rating.',
  },
  cost: {
    label: 'Call cost',
    unit: 'money',
    of: 'calls',
    hint: 'Cost of minutes at each day’s price, in your currency.',
  },
  model_cost: { label: 'Model cost', unit: 'money', of: 'calls', hint: 'Language model cost, in US dollars.' },
  minutes: { label: 'Minutes used', unit: 'minutes', of: 'calls', hint: 'Based on the workspace’s minutes.' },
  quality: { label: 'Quality', unit: 'points', of: 'calls', hint: 'The average score, out of 100.' },
  not_understood: {
    label: 'Not understood',
    unit: 'count',
    of: 'calls',
    hint: 'Turns that didn’t match any rule, per 100 calls.',
  },
  left_early: {
    label: 'Left early',
    unit: 'percent',
    of: 'calls',
    hint: 'Callers who hung up before reaching the goal.',
  },
  provider_failures: {
    label: 'Provider failures',
    unit: 'count',
    of: 'events',
    hint: 'Requests to carriers and models that failed or were rejected.',
  },
  action_failures: { label: 'Action failures', unit: 'count', of: 'events', hint: 'Actions that failed.' },
  webhook_failures: {
    label: 'Webhook failures',
    unit: 'count',
    of: 'events',
    hint: 'Events that couldn’t be delivered.',
  },
  busy_lines: { label: 'Busy lines', unit: 'count', of: 'events', hint: 'Callers who got a busy signal.' },
} as const satisfies Record<string, AlertFigure>;
export type AlertFigureId = keyof typeof alertFigures;
const figureIds = Object.keys(alertFigures) as [AlertFigureId, ...AlertFigureId[]];

/** How far back a rule looks, in minutes. Calls are counted by quarters of an hour. */
export const alertWindows = [15, 60, 240, 1_440, 10_080] as const;
export type AlertWindow = (typeof alertWindows)[number];

/** Rules of one workspace. */
export const alertRulesLimit = 50;

/** A figure's value in words: "62%", "1,240 ms". */
export function sayFigure(figure: AlertFigureId, value: number): string {
  const { unit } = alertFigures[figure];
  const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 }).format(value);
  switch (unit) {
    case 'percent':
      return `${number}%`;
    case 'seconds':
      return `${number} s`;
    case 'milliseconds':
      return `${number} ms`;
    case 'minutes':
      return `${number} min`;
    case 'money':
      return value.toFixed(2);
    default:
      return number;
  }
}

const Filters = AnalyticsQuery.pick({
  agentId: true,
  workflowId: true,
  campaignId: true,
  channel: true,
  direction: true,
});
export type AlertFilters = z.infer<typeof Filters>;

const Name = z
  .string('Enter a name for the alert.')
  .trim()
  .min(1, 'Enter a name for the alert.')
  .max(60, 'Use 60 characters or fewer.');
const Limit = z.number('Enter a number.').min(0, 'Enter 0 or more.').max(1e9, 'Enter a smaller number.');

/** What is watched, and when it is too much or too little. */
const Watched = z.object({
  figure: z.enum(figureIds),
  /** Raised when the figure is above the limit, or below. */
  when: z.enum(['above', 'below']),
  limit: Limit,
  minutes: z.literal(alertWindows, 'Choose one of the time ranges.'),
  /** Fewer calls than this say nothing: the rule is silent. Of total calls and of events it does not count. */
  leastCalls: z.int('Enter a whole number.').min(0, 'Enter 0 or more.').max(100_000, 'Enter 100,000 or less.'),
  /** Which calls count. Of events: all. */
  filters: Filters,
  /**
   * Only the business hours of the workspace count: what happens outside of them is left out, its span is made of open
   * minutes, and nothing is judged while it is closed. Absent: all hours count.
   */
  openHoursOnly: z.boolean().optional(),
});
export type Watched = z.infer<typeof Watched>;

export const AlertRule = Watched.extend({
  id: Id,
  name: z.string(),
  active: z.boolean(),
  /** What it was when it was looked at last; null where nothing was to be said, or no one has looked yet. */
  value: z.number().nullable(),
  checkedAt: Moment.nullable(),
  /** The alert that it raised and that is not over. */
  openAlertId: Id.nullable(),
});
export type AlertRule = z.infer<typeof AlertRule>;

export const Alert = z.object({
  id: Id,
  ruleId: Id,
  name: z.string(),
  ...Watched.pick({ figure: true, when: true, limit: true, minutes: true, filters: true, openHoursOnly: true }).shape,
  /** When it was raised, now, and at the worst. */
  value: z.number(),
  latest: z.number().nullable(),
  worst: z.number(),
  raisedAt: Moment,
  /** By whom: the name of an account; null where it has none any more. */
  acknowledged: z.object({ at: Moment, by: z.string().nullable() }).nullable(),
  /** Of an alert that is over. By itself: the figure was fine for ten minutes. */
  resolved: z.object({ at: Moment, by: z.string().nullable(), itself: z.boolean() }).nullable(),
});
export type Alert = z.infer<typeof Alert>;

const RuleParams = z.object({ ruleId: Id });
const AlertParams = z.object({ alertId: Id });

const example = {
  figure: 'success_rate',
  when: 'below',
  limit: 60,
  minutes: 1_440,
  leastCalls: 10,
  filters: { channel: 'phone' },
} as const;

export const alertsApi = endpoints({
  rules: {
    method: 'GET',
    path: '/v1/alert-rules',
    summary: 'List alert rules, with current values',
    can: 'analytics:read',
    reply: z.object({ items: z.array(AlertRule) }),
  },
  createRule: {
    method: 'POST',
    path: '/v1/alert-rules',
    idempotent: 'whole',
    summary: 'Create an alert rule for a metric or a type of failure',
    can: 'analytics:write',
    audit: 'alert-rule.created',
    body: Watched.extend({ name: Name }),
    reply: AlertRule,
    status: 201,
    errors: ['limit_reached'],
    example: { body: { ...example, name: 'Success rate drop' } },
  },
  updateRule: {
    method: 'PATCH',
    path: '/v1/alert-rules/:ruleId',
    summary: 'Update or pause an alert rule',
    can: 'analytics:write',
    audit: 'alert-rule.updated',
    params: RuleParams,
    body: Watched.extend({ name: Name, active: z.boolean() }).partial(),
    reply: AlertRule,
    example: { body: { limit: 50 } },
  },
  removeRule: {
    method: 'DELETE',
    path: '/v1/alert-rules/:ruleId',
    summary: 'Delete an alert rule with its past alerts',
    can: 'analytics:write',
    audit: 'alert-rule.deleted',
    params: RuleParams,
  },
  preview: {
    method: 'POST',
    path: '/v1/alert-rules/preview',
    summary: 'Preview a metric’s current value and whether an alert would trigger',
    can: 'analytics:read',
    audit: null,
    body: Watched,
    reply: z.object({
      value: z.number().nullable(),
      calls: z.int(),
      /** The workspace is closed now, and only its business hours count. */
      closed: z.boolean(),
      raised: z.boolean(),
    }),
    example: { body: example },
  },
  list: {
    method: 'GET',
    path: '/v1/alerts',
    summary: 'List open or past alerts, newest first',
    can: 'analytics:read',
    query: z.object({
      status: z.enum(['open', 'over']).default('open'),
      cursor: Id.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    reply: page(Alert),
  },
  acknowledge: {
    method: 'PUT',
    path: '/v1/alerts/:alertId/acknowledged',
    summary: 'Acknowledge an alert',
    can: 'analytics:write',
    audit: 'alert.acknowledged',
    params: AlertParams,
    reply: Alert,
    errors: ['conflict'],
  },
  resolve: {
    method: 'PUT',
    path: '/v1/alerts/:alertId/resolved',
    summary: 'Resolve an alert; the rule can trigger again once the metric is back to normal',
    can: 'analytics:write',
    audit: 'alert.resolved',
    params: AlertParams,
    reply: Alert,
    errors: ['conflict'],
  },
});
