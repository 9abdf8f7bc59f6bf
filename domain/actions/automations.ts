import { z } from 'zod';
import { endpoints, Id, Moment, page } from '#domain/platform/http.ts';
import { Json } from '#domain/platform/json.ts';
import { callEndReasons, callOutcomes } from '#domain/records/call-states.ts';
import { Schedule } from './actions.ts';

/** Triggers that one workflow may have. */
export const triggersLimit = 20;
/** Automations of a workspace that are run in an hour; further ones are kept as not run. */
export const automationsPerHour = 1_000;

/** What has a workflow run by itself, without a caller. */
export const TriggerSettings = z.discriminatedUnion('kind', [
  /** When a call has ended: of these agents, so, for these reasons; of all, however, for any where none is named. */
  z.strictObject({
    kind: z.literal('call_ended'),
    agentIds: z.array(Id).max(100).default([]),
    outcomes: z.array(z.enum(callOutcomes)).max(callOutcomes.length).default([]),
    reasons: z.array(z.enum(callEndReasons)).max(callEndReasons.length).default([]),
  }),
  /** When a contact is added: with one of these tags, with any where none is named. */
  z.strictObject({
    kind: z.literal('contact_added'),
    tags: z.array(z.string().trim().min(1).max(60)).max(20).default([]),
  }),
  /** By the wall clock of the workspace's time zone. */
  Schedule.extend({ kind: z.literal('schedule') }),
]);
export type TriggerSettings = z.infer<typeof TriggerSettings>;
export type TriggerKind = TriggerSettings['kind'];

export const WorkflowTrigger = z.object({
  id: Id,
  settings: TriggerSettings,
  /** A paused one waits, and forgets what happens meanwhile. */
  isPaused: z.boolean(),
  /** When its schedule has it run next. */
  nextRunAt: Moment.nullable(),
  createdAt: Moment,
});
export type WorkflowTrigger = z.infer<typeof WorkflowTrigger>;

/** What had a workflow run; `manual`: someone, or a program. */
export const automationCauses = ['call_ended', 'contact_added', 'schedule', 'manual'] as const;
export type AutomationCause = (typeof automationCauses)[number];

/** running: also while it waits. failed: it stopped before its end. */
export const automationStatuses = ['running', 'succeeded', 'failed'] as const;
export type AutomationStatus = (typeof automationStatuses)[number];

export const AutomationSummary = z.object({
  id: Id,
  cause: z.enum(automationCauses),
  status: z.enum(automationStatuses),
  /** Of the workflow. */
  version: z.int(),
  outcome: z.enum(callOutcomes).nullable(),
  /** Why it failed, as a sentence. */
  error: z.string().nullable(),
  callId: Id.nullable(),
  contactId: Id.nullable(),
  startedAt: Moment,
  endedAt: Moment.nullable(),
});
export type AutomationSummary = z.infer<typeof AutomationSummary>;

/** One thing that an automation did. */
export const AutomationStep = z.object({
  nodeId: z.string(),
  title: z.string(),
  /** As steps name what they have done: `send_email`. */
  did: z.string(),
  at: Moment,
  /** Null while no one knows. */
  ok: z.boolean().nullable(),
  /** Why it was refused. */
  message: z.string().nullable(),
});
export type AutomationStep = z.infer<typeof AutomationStep>;

export const Automation = AutomationSummary.extend({
  /** What of it came from a call, and is not for the requester. */
  withheld: z.boolean(),
  values: z.record(z.string(), Json).nullable(),
  steps: z.array(AutomationStep),
});
export type Automation = z.infer<typeof Automation>;

const WorkflowParams = z.object({ workflowId: Id });
const TriggerParams = WorkflowParams.extend({ triggerId: Id });

export const automationsApi = endpoints({
  triggers: {
    method: 'GET',
    path: '/v1/workflows/:workflowId/triggers',
    summary: 'List a workflow’s triggers',
    can: 'workflows:read',
    params: WorkflowParams,
    reply: z.object({ items: z.array(WorkflowTrigger) }),
  },
  addTrigger: {
    method: 'POST',
    path: '/v1/workflows/:workflowId/triggers',
    idempotent: 'whole',
    summary: 'Add a trigger that runs a workflow when a call ends, when a contact is added, or on a schedule',
    description:
      'While the workflow is active, the trigger runs its newest version. Because there’s no caller, workflows that ask questions are rejected. The error lists the steps that ask questions.',
    can: 'workflows:manage',
    audit: 'workflow.trigger-added',
    params: WorkflowParams,
    body: z.object({ settings: TriggerSettings }),
    reply: WorkflowTrigger,
    status: 201,
    errors: ['conflict', 'flow_invalid'],
    example: { body: { settings: { kind: 'schedule', at: '09:00', days: [1] } } },
  },
  changeTrigger: {
    method: 'PATCH',
    path: '/v1/workflows/:workflowId/triggers/:triggerId',
    summary: 'Update, pause, or resume a workflow trigger',
    can: 'workflows:manage',
    audit: 'workflow.trigger-changed',
    params: TriggerParams,
    body: z.object({ settings: TriggerSettings, isPaused: z.boolean() }).partial(),
    reply: WorkflowTrigger,
    errors: ['flow_invalid'],
    example: { body: { isPaused: true } },
  },
  removeTrigger: {
    method: 'DELETE',
    path: '/v1/workflows/:workflowId/triggers/:triggerId',
    summary: 'Remove a workflow trigger; past runs are kept',
    can: 'workflows:manage',
    audit: 'workflow.trigger-removed',
    params: TriggerParams,
  },
  run: {
    method: 'POST',
    path: '/v1/workflows/:workflowId/automations',
    idempotent: 'whole',
    summary: 'Run a workflow now, without a caller',
    description:
      'The workflow’s steps run for real and continue after the response is sent. `values` contains its input variables.',
    can: 'workflows:manage',
    // The list of what ran tells of it.
    audit: null,
    params: WorkflowParams,
    body: z.object({ values: z.record(z.string().max(60), Json).default({}) }),
    reply: AutomationSummary,
    status: 201,
    errors: ['conflict', 'flow_invalid'],
    perMinute: 60,
    example: { body: { values: {} } },
  },
  list: {
    method: 'GET',
    path: '/v1/workflows/:workflowId/automations',
    summary: 'List a workflow’s automated runs, newest first',
    can: 'workflows:read',
    params: WorkflowParams,
    query: z.object({ cursor: Id.optional(), limit: z.coerce.number().int().min(1).max(100).default(20) }),
    reply: page(AutomationSummary),
  },
  get: {
    method: 'GET',
    path: '/v1/workflows/:workflowId/automations/:automationId',
    summary: 'Get an automated workflow run, step by step',
    can: 'workflows:read',
    params: WorkflowParams.extend({ automationId: Id }),
    reply: Automation,
  },
});
