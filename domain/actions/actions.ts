import { z } from 'zod';
import { endpoints, Id, Moment, page } from '#domain/platform/http.ts';
import { Json } from '#domain/platform/json.ts';
import { callOutcomes } from '#domain/records/call-states.ts';
import { ActionConfiguration, ActionVariable } from './action-configurations.ts';
import { ActionWords } from './action-labels.ts';
import { actionCategories, actionTemplates } from './action-templates.data.ts';

/** pending: stored, not begun. running: claimed for a try. unknown: begun, and no one knows whether it took effect;
 * with an end it stays so. */
export const actionRunStatuses = ['pending', 'running', 'succeeded', 'failed', 'unknown'] as const;
export type ActionRunStatus = (typeof actionRunStatuses)[number];

/** What had an action run. `try`: someone tried it on its page, which does what it does. */
export const runTriggers = [
  'step',
  'manual',
  'try',
  'api',
  'after_call',
  'schedule',
  'before_call',
  'automation',
] as const;
export type RunTrigger = (typeof runTriggers)[number];

export const actionStatuses = ['inactive', 'active'] as const;
/** Actions that a workspace may have. */
export const actionsLimit = 500;

export const actionTemplateIds = actionTemplates.map(({ id }) => id);

/** Weekdays as ISO counts them: 1 is Monday. */
const Weekday = z.int().min(1).max(7);

/** Some minutes of the week. */
export const Schedule = z.strictObject({
  at: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time, such as 09:30.'),
  days: z.array(Weekday).min(1, 'Choose at least one day.').max(7),
});
export type Schedule = z.infer<typeof Schedule>;

/** What has the action run by itself. A step of a conversation that runs it is in that conversation. */
export const ActionTriggers = z.strictObject({
  /** When a call has ended: of these agents, with these outcomes; of all, with all, where none is named. */
  afterCall: z
    .strictObject({ agentIds: z.array(Id).max(100), outcomes: z.array(z.enum(callOutcomes)).max(callOutcomes.length) })
    .nullable(),
  /** By the wall clock of the workspace's time zone. */
  schedule: Schedule.nullable(),
  /** Before a call of these agents, of all where none is named: what it gives back is known in the conversation. */
  beforeCall: z.strictObject({ agentIds: z.array(Id).max(100) }).nullable(),
});
export type ActionTriggers = z.infer<typeof ActionTriggers>;
export const noTriggers: ActionTriggers = { afterCall: null, schedule: null, beforeCall: null };

/** A card of the gallery. */
export const ActionTemplate = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.enum(actionCategories),
  features: z.array(z.string()),
  triggers: z.array(z.string()),
  /** What is not there yet and without which its runs are refused; null when nothing lacks. */
  missing: z.string().nullable(),
});
export type ActionTemplate = z.infer<typeof ActionTemplate>;

/** A row of the Actions page. */
export const ActionSummary = z.object({
  id: Id,
  name: z.string(),
  /** Its template's id, and its name. */
  template: z.string(),
  type: z.string(),
  status: z.enum(actionStatuses),
  /** Triggers that are set, and steps of conversations that run it. */
  triggers: z.number().int(),
  /** Null reads as "Never". */
  lastRunAt: Moment.nullable(),
  createdAt: Moment,
});
export type ActionSummary = z.infer<typeof ActionSummary>;

/** Where an action is used. */
export const ActionUse = z.object({ agentId: Id, agent: z.string(), steps: z.array(z.string()) });

/** An action with what is set up of it. Secret headers come without their values. */
export const Action = ActionSummary.extend({
  configuration: ActionConfiguration,
  variables: z.array(ActionVariable),
  words: ActionWords,
  triggerSettings: ActionTriggers,
  /** When its schedule has it run next. */
  nextRunAt: Moment.nullable(),
  usedBy: z.array(ActionUse),
  /** What keeps it from being activated, as sentences. */
  problems: z.array(z.string()),
  missing: z.string().nullable(),
});
export type Action = z.infer<typeof Action>;

const result = {
  runId: z.string(),
  status: z.enum(actionRunStatuses),
  trigger: z.enum(runTriggers),
  attempts: z.number().int(),
  callId: Id.nullable(),
  createdAt: Moment,
  startedAt: Moment.nullable(),
  endedAt: Moment.nullable(),
  /** Of a test call: nothing was sent, and this is what would have been. */
  simulated: z.boolean(),
};

export const ActionRunSummary = z.object(result);
export type ActionRunSummary = z.infer<typeof ActionRunSummary>;

/** A run with what went in and came out. What was said in a call is shown to those who may see calls. */
export const ActionRunDetail = ActionRunSummary.extend({
  withheld: z.boolean(),
  /** Its call was deleted, and what was said in it with it. */
  deleted: z.boolean(),
  values: Json,
  /** What was sent, without secrets. */
  request: Json,
  /** What the other side answered: of a request its status, some headers, and the beginning of its body. */
  answer: Json,
  /** What the action gave back; `{ code, message }` when it failed. */
  output: Json,
});
export type ActionRunDetail = z.infer<typeof ActionRunDetail>;

const Name = z.string().trim().min(1, 'Give the action a name.').max(80);
const ActionParams = z.object({ actionId: Id });
const RunParams = z.object({ actionId: Id, actionRunId: z.string().min(1).max(200) });

export const actionsApi = endpoints({
  templates: {
    method: 'GET',
    path: '/v1/action-templates',
    summary: 'List action templates',
    can: 'actions:read',
    reply: z.object({ items: z.array(ActionTemplate) }),
  },
  list: {
    method: 'GET',
    path: '/v1/actions',
    summary: 'List actions, oldest first',
    can: 'actions:read',
    reply: z.object({ items: z.array(ActionSummary) }),
  },
  create: {
    method: 'POST',
    path: '/v1/actions',
    idempotent: 'whole',
    summary: 'Create an action from a template; it starts inactive',
    can: 'actions:write',
    audit: 'action.created',
    body: z.object({ template: z.string().max(60), name: Name.optional() }),
    reply: Action,
    status: 201,
    errors: ['limit_reached'],
    example: { body: { template: 'send-email', name: 'Tell the team' } },
  },
  get: {
    method: 'GET',
    path: '/v1/actions/:actionId',
    summary: 'Get an action with its configuration and where it’s used',
    can: 'actions:read',
    params: ActionParams,
    reply: Action,
  },
  update: {
    method: 'PATCH',
    path: '/v1/actions/:actionId',
    summary: 'Update an action',
    description:
      'A secret header with an empty value keeps its stored value, as long as requests go to the same host. Fields you leave out don’t change.',
    can: 'actions:write',
    audit: 'action.updated',
    params: ActionParams,
    body: z
      .object({
        name: Name,
        configuration: ActionConfiguration,
        variables: z.array(ActionVariable).max(50),
        words: ActionWords,
        triggerSettings: ActionTriggers,
      })
      .partial(),
    reply: Action,
    example: { body: { name: 'Tell the front desk' } },
  },
  setStatus: {
    method: 'PUT',
    path: '/v1/actions/:actionId/status',
    summary: 'Activate or pause an action',
    can: 'actions:manage',
    audit: 'action.status-changed',
    params: ActionParams,
    body: z.object({ status: z.enum(actionStatuses) }),
    reply: Action,
    example: { body: { status: 'active' } },
  },
  remove: {
    method: 'DELETE',
    path: '/v1/actions/:actionId',
    summary: 'Delete an unused action; runs from calls are kept',
    can: 'actions:manage',
    audit: 'action.deleted',
    params: ActionParams,
    errors: ['conflict'],
  },
  run: {
    method: 'POST',
    path: '/v1/actions/:actionId/runs',
    idempotent: 'long',
    summary: 'Run an action with values for its variables',
    description:
      'This runs the action for real. The response is sent when the action is done. If the outcome can’t be confirmed in time, the status is unknown. `trial` makes this a trial run, which also works for inactive actions.',
    can: 'actions:write',
    // The history of runs tells of it.
    audit: null,
    params: ActionParams,
    body: z.object({ values: z.record(z.string().max(60), Json).default({}), trial: z.boolean().default(false) }),
    reply: ActionRunDetail,
    status: 201,
    errors: ['conflict'],
    perMinute: 120,
    example: { body: { values: { name: 'Ann Lee', message: 'Please call me back.' } } },
  },
  runs: {
    method: 'GET',
    path: '/v1/actions/:actionId/runs',
    summary: 'List an action’s runs, newest first',
    can: 'actions:read',
    params: ActionParams,
    query: z.object({
      status: z.enum(actionRunStatuses).optional(),
      trigger: z.enum(runTriggers).optional(),
      cursor: z.string().max(400).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    reply: page(ActionRunSummary),
  },
  getRun: {
    method: 'GET',
    path: '/v1/actions/:actionId/runs/:actionRunId',
    summary: 'Get an action run with its input and result',
    can: 'actions:read',
    params: RunParams,
    reply: ActionRunDetail,
  },
  retryRun: {
    method: 'POST',
    path: '/v1/actions/:actionId/runs/:actionRunId/retry',
    idempotent: 'long',
    summary: 'Rerun an action with values from an earlier run',
    description: 'Creates a new run that uses the action’s current configuration.',
    can: 'actions:write',
    // The history of runs tells of it.
    audit: null,
    params: RunParams,
    reply: ActionRunDetail,
    status: 201,
    errors: ['conflict'],
    perMinute: 120,
  },
});
