import type { Agent, AgentSummary } from '#domain/agents/agents.ts';
import type { Draft } from '#domain/agents/drafts.ts';
import type { Answer, Sent } from '#web/testing/stub-network.ts';
import { liveConfiguration } from './agent-configuration.ts';

export const agentId = '019a0000-0000-7000-8000-0000000000a1';

/** A row of the list, as the server sends it. */
export const anAgentSummary = (change: Partial<AgentSummary> = {}): AgentSummary => ({
  id: agentId,
  name: 'Front desk',
  type: 'Appointment Scheduler',
  template: 'appointment-scheduler',
  status: 'inactive',
  calls: 0,
  successRate: null,
  lastActiveAt: null,
  externalId: null,
  metadata: {},
  createdAt: '2026-11-20T10:00:00Z',
  ...change,
});

/** An agent with a conversation of two steps. */
export const anAgent = (change: Partial<Agent> = {}): Agent => ({
  ...anAgentSummary(),
  persona: 'You are calm and precise.',
  greeting: 'Hello, this is Ada.',
  voice: 'sarah',
  language: 'en-US',
  speed: 1,
  flow: {
    name: 'Booking',
    nodes: [
      { id: 'begin', type: 'start', title: 'Start', config: {}, x: 0, y: 0 },
      { id: 'bye', type: 'end', title: 'Goodbye', config: { message: 'Goodbye.' }, x: 0, y: 0 },
    ],
    edges: [{ from: 'begin', port: 'next', to: 'bye' }],
  },
  version: 1,
  problems: [],
  ...change,
});

export const aDraft = (agent: Agent, change: Partial<Draft> = {}): Draft => ({
  revision: 0,
  baseVersion: agent.version,
  configuration: liveConfiguration(agent),
  problems: agent.problems,
  updatedAt: null,
  changedBy: null,
  isChanged: false,
  ...change,
});

/** What the page of an agent asks for, with a draft that saves. */
export function agentRoutes(agent: Agent, change: Partial<Draft> = {}) {
  let draft = aDraft(agent, change);
  const path = `/v1/agents/${agent.id}`;
  return {
    [`GET ${path}`]: { body: agent },
    [`GET ${path}/draft`]: () => ({ body: draft }),
    [`GET ${path}/draft/events`]: { body: {} },
    [`PUT ${path}/draft/presence`]: { status: 204 },
    [`PUT ${path}/draft`]: ({ body }: Sent): Answer => {
      draft = { ...draft, ...(body as Draft), revision: draft.revision + 1, isChanged: true };
      return { body: draft };
    },
    [`GET ${path}/after-call`]: {
      body: {
        promisesTo: 'owner',
        memberId: null,
        summaryEmail: 'never',
        callerEmail: null,
        analysis: { fields: [], criteria: [] },
      },
    },
    [`GET ${path}/approvals`]: { body: { required: false, items: [] } },
    [`GET ${path}/import`]: { body: { import: null } },
    [`GET ${path}/release`]: { body: { release: null } },
    'GET /v1/agents': { body: { items: [] } },
    'GET /v1/tasks/people': { body: { items: [] } },
    'GET /v1/voices': { body: { voices: [] } },
  };
}
