import { z } from 'zod';
import { endpoints, Id, Moment } from '#domain/platform/http.ts';
import { TestsOverride } from './agent-test-suites.ts';
import { AgentConfiguration } from './agents.ts';
import { Editor, Revision, VersionNote } from './drafts.ts';

export const approvalStates = ['open', 'approved', 'refused', 'withdrawn'] as const;

/** Someone asks that a draft, as it was then, be published by someone else. */
export const Approval = z.object({
  id: Id,
  status: z.enum(approvalStates),
  note: z.string().nullable(),
  askedBy: Editor.nullable(),
  createdAt: Moment,
  decidedBy: Editor.nullable(),
  decidedAt: Moment.nullable(),
  /** What the person who decided has said. */
  word: z.string().nullable(),
  configuration: AgentConfiguration,
});
export type Approval = z.infer<typeof Approval>;

const AgentParams = z.object({ agentId: Id });

export const approvalsApi = endpoints({
  list: {
    method: 'GET',
    path: '/v1/agents/:agentId/approvals',
    summary: 'Get the approval setting and the ten most recent requests',
    can: 'agents:read',
    params: AgentParams,
    reply: z.object({ required: z.boolean(), items: z.array(Approval) }),
  },
  require: {
    method: 'PUT',
    path: '/v1/agents/:agentId/approvals',
    summary: 'Set whether publishing needs a second person’s approval',
    description: 'Restoring an older version and stopping a rollout never need approval.',
    can: 'agents:manage',
    audit: 'agent.approval-set',
    params: AgentParams,
    body: z.object({ required: z.boolean() }),
    example: { body: { required: false } },
  },
  ask: {
    method: 'POST',
    path: '/v1/agents/:agentId/approvals',
    idempotent: 'whole',
    summary: 'Request approval to publish the current draft; this replaces any open request',
    can: 'agents:write',
    audit: 'agent.approval-asked',
    params: AgentParams,
    body: z.object({ revision: Revision, note: VersionNote.optional() }),
    reply: Approval.pick({ id: true, status: true, note: true, createdAt: true }),
    status: 201,
    errors: ['flow_invalid', 'draft_changed'],
    example: { body: { revision: 0, note: 'Asks for the address last.' } },
  },
  decide: {
    method: 'PUT',
    path: '/v1/agents/:agentId/approvals/:approvalId',
    summary: 'Approve and publish a requested change, or reject it with a comment; you can’t review your own request',
    can: 'agents:manage',
    audit: 'agent.approval-decided',
    params: AgentParams.extend({ approvalId: Id }),
    body: z.object({ approve: z.boolean(), word: VersionNote.optional(), override: TestsOverride.optional() }),
    reply: Approval,
    errors: ['flow_invalid', 'tests_red', 'conflict'],
    example: { body: { approve: true, word: 'Good.' } },
  },
});
