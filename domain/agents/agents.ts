import { z } from 'zod';
import { ModelSetting } from '#domain/models/model-setting.ts';
import { AgentLanguage } from '#domain/platform/agent-languages.ts';
import { endpoints, Id, Moment } from '#domain/platform/http.ts';
import { ownTerms, ownTermsChanged, ownTermsFilter, ownTermsGiven } from '#domain/platform/metadata.ts';
import { TestsOverride } from './agent-test-suites.ts';
import { CallSettings } from './call-settings.ts';
import { Flow, FlowProblem } from './workflows.ts';

export const agentStatuses = ['active', 'inactive'] as const;

/** Voices of the embedded engine that an agent can speak with. */
export const agentVoices = [
  { id: 'sarah', name: 'Sarah', description: 'Warm professional female' },
  { id: 'michael', name: 'Michael', description: 'Clear confident male' },
  { id: 'emma', name: 'Emma', description: 'Friendly energetic female' },
  { id: 'david', name: 'David', description: 'Deep authoritative male' },
] as const;

/** The template of agents that were made of a flow of their own. */
export const ownTemplate = 'custom';

export const agentSpeed = { min: 0.8, max: 1.2, step: 0.1, default: 1 } as const;

/** What every agent includes, whatever its template. */
export const allAgentsInclude = [
  { title: 'Voice calls', text: 'Talk in the browser now, and connect a phone number when you’re ready.' },
  { title: 'SMS', text: 'The same conversation by text message, once you connect a number.' },
  {
    title: 'Real-time processing',
    text: 'Responds in real time, and stores every turn before it’s spoken.',
  },
] as const;

/** One of the embedded voices, or a voice of an engine that settings add: `elevenlabs/…`. */
export const AgentVoice = z.union(
  [z.enum(agentVoices.map((voice) => voice.id)), z.string().regex(/^[a-z][a-z-]{0,30}\/[\w.:-]{1,80}$/)],
  'Voice not found. Choose another.',
);

const configuration = {
  name: z.string().trim().min(1, 'Give the agent a name.').max(80),
  persona: z.string().trim().max(4000),
  greeting: z.string().trim().min(1, 'Enter a greeting. It’s the first thing callers hear.').max(600),
  voice: AgentVoice,
  language: AgentLanguage,
  speed: z.number().min(agentSpeed.min).max(agentSpeed.max),
  /** What a language model may do in its conversations; left out: nothing beside steps that it leads. */
  model: ModelSetting.optional(),
  /** How it takes turns, how it says words, and which calls it takes; left out: as agents do. */
  callSettings: CallSettings.optional(),
};

/** What is fixed in a version of an agent. A call remembers its version. */
export const AgentConfiguration = z.object({ ...configuration, flow: Flow });
export type AgentConfiguration = z.infer<typeof AgentConfiguration>;

/** A row of the Agents page. */
export const AgentSummary = z.object({
  id: Id,
  name: z.string(),
  /** The template's name, e.g. `Appointment Scheduler`. */
  type: z.string(),
  template: z.string(),
  status: z.enum(agentStatuses),
  /** Computed from stored calls. */
  calls: z.number().int(),
  /** Share of ended calls with outcome success, in percent; null before the first. */
  successRate: z.number().nullable(),
  /** When its last call started; null reads as "Never". */
  lastActiveAt: Moment.nullable(),
  ...ownTerms,
  createdAt: Moment,
});
export type AgentSummary = z.infer<typeof AgentSummary>;

export const Agent = AgentSummary.extend({
  ...configuration,
  flow: Flow,
  version: z.number().int(),
  /** What keeps the flow from going live, newest check. */
  problems: z.array(FlowProblem),
});
export type Agent = z.infer<typeof Agent>;

/** A card of the template picker. */
export const AgentTemplateCard = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  features: z.array(z.string()),
  personality: z.string(),
});
export type AgentTemplateCard = z.infer<typeof AgentTemplateCard>;

/** What running a flow with answers of every kind has shown. */
export const FlowExploration = z.object({
  /** In words that claim no more than was seen. */
  claim: z.string(),
  /** Whether every state was seen that the kinds of answers lead to. */
  complete: z.boolean(),
  states: z.number().int(),
  /** Ways out of steps that some run took, of all that are drawn. */
  ports: z.object({
    taken: z.number().int(),
    all: z.number().int(),
    missing: z.array(z.object({ workflow: z.string().nullable(), node: z.string(), port: z.string() })),
  }),
  /** Where a conversation ends in "something went wrong", with what the caller says to get there. */
  faults: z.array(z.object({ nodeId: z.string(), message: z.string(), lines: z.array(z.string()) })),
});
export type FlowExploration = z.infer<typeof FlowExploration>;

const AgentParams = z.object({ agentId: Id });

export const agentsApi = endpoints({
  templates: {
    method: 'GET',
    path: '/v1/agent-templates',
    summary: 'List agent templates',
    can: 'agents:read',
    reply: z.object({ items: z.array(AgentTemplateCard) }),
  },
  list: {
    method: 'GET',
    path: '/v1/agents',
    summary: 'List agents with their metrics',
    can: 'agents:read',
    query: z.object(ownTermsFilter),
    reply: z.object({ items: z.array(AgentSummary) }),
  },
  create: {
    method: 'POST',
    path: '/v1/agents',
    idempotent: 'whole',
    summary: 'Create an agent from a template or from your own flow; it starts inactive',
    can: 'agents:write',
    audit: 'agent.created',
    body: z
      .object({
        template: z.string().max(60).optional(),
        name: configuration.name.optional(),
        /** Instead of a template: the conversation itself. */
        flow: Flow.optional(),
        greeting: configuration.greeting.optional(),
        persona: configuration.persona.optional(),
        ...ownTermsGiven,
      })
      .refine(({ template, flow }) => (template === undefined) !== (flow === undefined), {
        message: 'Provide a template name or a flow.',
        path: ['template'],
      }),
    reply: Agent,
    status: 201,
    errors: ['limit_reached'],
    example: { body: { template: 'appointment-scheduler', name: 'Front desk' } },
  },
  get: {
    method: 'GET',
    path: '/v1/agents/:agentId',
    summary: 'Get an agent with its configuration and flow',
    can: 'agents:read',
    params: AgentParams,
    reply: Agent,
  },
  update: {
    method: 'PATCH',
    path: '/v1/agents/:agentId',
    summary: 'Update an agent; each change except metadata creates a new version',
    can: 'agents:write',
    audit: 'agent.updated',
    params: AgentParams,
    body: z
      .object(configuration)
      .partial()
      .extend({ ...ownTermsChanged, override: TestsOverride.optional() }),
    reply: Agent,
    errors: ['approval_required', 'tests_red'],
    example: { body: { voice: 'emma', greeting: 'Good day! How can I help?' } },
  },
  setStatus: {
    method: 'PUT',
    path: '/v1/agents/:agentId/status',
    summary: 'Activate or deactivate an agent',
    can: 'agents:manage',
    audit: 'agent.status-changed',
    params: AgentParams,
    body: z.object({ status: z.enum(agentStatuses), override: TestsOverride.optional() }),
    reply: Agent,
    errors: ['flow_invalid', 'tests_red'],
    example: { body: { status: 'active' } },
  },
  explore: {
    method: 'POST',
    path: '/v1/agents/:agentId/explore',
    summary: 'Run an agent’s flow with many different answers to find problems',
    description: 'Explores up to 20,000 states for up to 5 seconds. Nothing is stored or spoken, and no actions run.',
    can: 'agents:read',
    audit: null,
    params: AgentParams,
    reply: FlowExploration,
    errors: ['too_many_requests'],
    perMinute: 20,
  },
  remove: {
    method: 'DELETE',
    path: '/v1/agents/:agentId',
    summary: 'Delete an agent; its calls are kept',
    can: 'agents:manage',
    audit: 'agent.deleted',
    params: AgentParams,
  },
});
