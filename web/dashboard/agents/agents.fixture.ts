import type { Agent, AgentSummary } from '#domain/agents.ts';

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
  lastActive: null,
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
