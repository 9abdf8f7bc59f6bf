import { z } from 'zod';
import { endpoints, Id, Moment } from '#domain/platform/http.ts';
import { TestsOverride } from './agent-test-suites.ts';
import { DraftEventsQuery, draftEvents, draftEventsAre, presence, Revision } from './drafts.ts';
import { workflowCategories } from './workflow-categories.ts';
import { workflowTemplates } from './workflow-templates.data.ts';
import { Flow, FlowProblem, Subflow } from './workflows.ts';

export const workflowStatuses = ['inactive', 'active'] as const;

/** A card of the gallery. */
export const WorkflowTemplateCard = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.enum(workflowCategories),
  /** Counted in its graph. */
  steps: z.int(),
  /** In words: from the workspace's own calls where there are any, else as a rule. */
  estimatedTime: z.string(),
  features: z.array(z.string()),
});
export type WorkflowTemplateCard = z.infer<typeof WorkflowTemplateCard>;

/** A span of minutes as a card says it: "2-3 min". */
export function minutesInWords(from: number, to: number): string {
  const [least, most] = [Math.max(1, Math.floor(from)), Math.max(1, Math.ceil(to))];
  return least === most ? `${least} min` : `${least}-${most} min`;
}

/** A row of the Workflows page. */
export const WorkflowSummary = z.object({
  id: Id,
  name: z.string(),
  /** The template's id; null for one that began from nothing. */
  template: z.string().nullable(),
  /** The template's name. */
  type: z.string(),
  status: z.enum(workflowStatuses),
  steps: z.int(),
  /** Conversations that ran it, computed from stored calls. */
  executions: z.int(),
  /** Share of those that ended with outcome success, in percent; null before the first. */
  successRate: z.number().nullable(),
  /** Null reads as "Never". */
  lastRunAt: Moment.nullable(),
  createdAt: Moment,
});
export type WorkflowSummary = z.infer<typeof WorkflowSummary>;

/** Who runs a workflow: an agent or another workflow, and the version of it that is pinned there. */
export const WorkflowUse = z.object({
  kind: z.enum(['agent', 'workflow']),
  id: Id,
  name: z.string(),
  version: z.int(),
});
export type WorkflowUse = z.infer<typeof WorkflowUse>;

export const Workflow = WorkflowSummary.extend({
  /** As it is being built. */
  flow: Flow,
  /** Grows with each change: a save names the one that it began from. */
  revision: z.int(),
  /** The version that steps pin; 0 before the first was published. */
  version: z.int(),
  /** Whether the flow differs from that version. */
  isChanged: z.boolean(),
  problems: z.array(FlowProblem),
  usedBy: z.array(WorkflowUse),
});
export type Workflow = z.infer<typeof Workflow>;

export const WorkflowName = z.string().trim().min(1, 'Give the workflow a name.').max(80);
const WorkflowParams = z.object({ workflowId: Id });
export const workflowsApi = endpoints({
  templates: {
    method: 'GET',
    path: '/v1/workflow-templates',
    summary: 'List workflow templates',
    can: 'workflows:read',
    reply: z.object({ items: z.array(WorkflowTemplateCard) }),
  },
  list: {
    method: 'GET',
    path: '/v1/workflows',
    summary: 'List workflows with their metrics, oldest first',
    can: 'workflows:read',
    reply: z.object({ items: z.array(WorkflowSummary) }),
  },
  create: {
    method: 'POST',
    path: '/v1/workflows',
    idempotent: 'whole',
    summary: 'Create a workflow, either empty or from a template; it starts inactive',
    can: 'workflows:write',
    audit: 'workflow.created',
    body: z.object({
      template: z.enum(workflowTemplates.map(({ id }) => id)).optional(),
      name: WorkflowName.optional(),
      /** Left out: the template's, or one that greets and ends. */
      flow: Flow.optional(),
    }),
    reply: Workflow,
    status: 201,
    errors: ['limit_reached'],
    example: { body: { template: 'payment-reminder', name: 'June reminders' } },
  },
  get: {
    method: 'GET',
    path: '/v1/workflows/:workflowId',
    summary: 'Get a workflow with its flow',
    can: 'workflows:read',
    params: WorkflowParams,
    reply: Workflow,
  },
  save: {
    method: 'PUT',
    path: '/v1/workflows/:workflowId/flow',
    summary: 'Save a workflow’s draft; the version that agents run doesn’t change',
    description:
      'You can save a flow with errors. Pass the `revision` you read. If someone else has saved since then, the request fails with `draft_changed`.',
    can: 'workflows:write',
    // It saves itself with every word that is typed; publishing is told.
    audit: null,
    params: WorkflowParams,
    body: z.object({ revision: Revision, flow: Flow }),
    reply: Workflow,
    errors: ['draft_changed'],
    example: {
      body: {
        revision: 0,
        flow: {
          name: 'Reminders',
          nodes: [
            { id: 'start', type: 'start', title: 'Start Call', config: {} },
            { id: 'end', type: 'end', title: 'End Call', config: { outcome: 'success' } },
          ],
          edges: [{ from: 'start', port: 'next', to: 'end' }],
        },
      },
    },
  },
  events: {
    method: 'GET',
    path: '/v1/workflows/:workflowId/flow/events',
    summary: 'Subscribe to a workflow’s changes and current editors, as server-sent events',
    description: draftEventsAre,
    can: 'workflows:read',
    params: WorkflowParams,
    query: DraftEventsQuery,
    raw: ['text/event-stream'],
    events: draftEvents,
    perMinute: 60,
  },
  present: {
    method: 'PUT',
    path: '/v1/workflows/:workflowId/flow/presence',
    summary: 'Report that you have a workflow open and which step you’re on',
    can: 'workflows:write',
    params: WorkflowParams,
    ...presence,
  },
  rename: {
    method: 'PATCH',
    path: '/v1/workflows/:workflowId',
    summary: 'Rename a workflow',
    can: 'workflows:write',
    audit: 'workflow.renamed',
    params: WorkflowParams,
    body: z.object({ name: WorkflowName }),
    reply: Workflow,
    example: { body: { name: 'Reminders' } },
  },
  publish: {
    method: 'POST',
    path: '/v1/workflows/:workflowId/publish',
    idempotent: 'whole',
    summary: 'Publish a workflow version that flows can run as one step',
    description: 'Flows that run an older version keep it until they update.',
    can: 'workflows:write',
    audit: 'workflow.published',
    params: WorkflowParams,
    body: z.object({ revision: Revision, override: TestsOverride.optional() }),
    reply: Workflow,
    errors: ['flow_invalid', 'tests_red', 'draft_changed'],
    example: { body: { revision: 0 } },
  },
  pinned: {
    method: 'GET',
    path: '/v1/workflows/:workflowId/pinned',
    summary: 'Get a workflow’s latest version, to run as one step in a flow',
    can: 'workflows:read',
    params: WorkflowParams,
    reply: z.object({
      workflow: Subflow,
      /** The workflows that it runs itself, by the keys that its steps name. */
      workflows: z.record(z.string(), Subflow),
    }),
    errors: ['conflict'],
  },
  setStatus: {
    method: 'PUT',
    path: '/v1/workflows/:workflowId/status',
    summary: 'Activate or deactivate a workflow; only active workflows can be added to a flow',
    can: 'workflows:manage',
    audit: 'workflow.status-changed',
    params: WorkflowParams,
    body: z.object({ status: z.enum(workflowStatuses) }),
    reply: Workflow,
    errors: ['flow_invalid'],
    example: { body: { status: 'active' } },
  },
  remove: {
    method: 'DELETE',
    path: '/v1/workflows/:workflowId',
    summary: 'Delete a workflow; flows that use a version of it keep that version',
    can: 'workflows:manage',
    audit: 'workflow.deleted',
    params: WorkflowParams,
  },
});
