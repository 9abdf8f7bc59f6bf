import { z } from 'zod';
import { type EventsOf, endpoints, Id, Moment } from '#domain/platform/http.ts';
import { TestsOverride } from './agent-test-suites.ts';
import { Agent, AgentConfiguration } from './agents.ts';
import { Rollout } from './releases.ts';
import { FlowProblem } from './workflows.ts';

/** A member of the workspace, or someone who was one. */
export const Editor = z.object({ id: Id, name: z.string() });
export type Editor = z.infer<typeof Editor>;

/** What an agent is to become. Everyone who may change the agent works on the same one. */
export const Draft = z.object({
  /** Grows with each change: a save names the one that it began from. */
  revision: z.int(),
  /** The published version that it was made from. */
  baseVersion: z.int(),
  configuration: AgentConfiguration,
  /** What is wrong with its flow: errors keep it from being published. */
  problems: z.array(FlowProblem),
  /** Null while nothing was changed since the agent was made. */
  updatedAt: Moment.nullable(),
  changedBy: Editor.nullable(),
  /** Whether it differs from the version that answers. */
  isChanged: z.boolean(),
});
export type Draft = z.infer<typeof Draft>;

/** Someone who has an agent open to change it, and the step that they are at. */
export const Present = Editor.extend({ nodeId: z.string().nullable() });
export type Present = z.infer<typeof Present>;

/**
 * Seconds between two signs of someone who has a draft open, after how many without one they are gone, and how long at
 * most events of a draft are sent before a client asks anew.
 */
export const draftSeconds = { sign: 5, gone: 15, events: 60 } as const;

/** What the events of a draft say, by their names. */
export const draftEvents = {
  /** Everyone who has it open, in the order in which they came. */
  people: z.object({ items: z.array(Present) }),
  /** Its revision is this one now: what is older has to be read again. */
  draft: z.object({ revision: z.int() }),
};
export type DraftEvents = EventsOf<typeof draftEvents>;

/** Characters of a note to a version. */
export const longestNote = 500;
export const VersionNote = z.string().trim().max(longestNote, `Use ${longestNote} characters or fewer.`);

/** How events of a draft are asked for. */
export const DraftEventsQuery = z.object({
  /** How long to stay, in seconds; 0 says what is so now, and no more. */
  seconds: z.coerce.number().int().min(0).max(draftSeconds.events).default(0),
});
export const draftEventsAre =
  'There are two events: `people` lists everyone who has the draft open, with their current step, and `draft` contains the draft’s revision. Both are sent right away and then on each change.';

/** How someone says that they have a draft open. */
export const presence = {
  description: `People who haven’t reported in for ${draftSeconds.gone} seconds are removed.`,
  // It is forgotten after some seconds.
  audit: null,
  body: z.object({ nodeId: z.string().max(80).nullable() }),
  example: { body: { nodeId: 'ask_name' } },
};

const AgentParams = z.object({ agentId: Id });
/** A draft's, as it was read. */
export const Revision = z
  .int()
  .min(0)
  .max(2 ** 31 - 1);

export const draftsApi = endpoints({
  get: {
    method: 'GET',
    path: '/v1/agents/:agentId/draft',
    summary: 'Get an agent’s draft, which will be published next',
    can: 'agents:read',
    params: AgentParams,
    reply: Draft,
  },
  save: {
    method: 'PUT',
    path: '/v1/agents/:agentId/draft',
    summary: 'Save an agent’s draft; the live version doesn’t change',
    description:
      'You can save a flow with errors. Pass the `revision` you read. If someone else has saved since then, the request fails with `draft_changed`. Saving the same content doesn’t create a new revision.',
    can: 'agents:write',
    // A draft is told of when it is published: it saves itself with every word that is typed.
    audit: null,
    params: AgentParams,
    body: z.object({ revision: Revision, configuration: AgentConfiguration }),
    reply: Draft,
    errors: ['draft_changed'],
    example: {
      body: {
        revision: 0,
        configuration: {
          name: 'Front desk',
          persona: 'Friendly and brief.',
          greeting: 'Hello, how can I help?',
          voice: 'emma',
          language: 'en-US',
          speed: 1,
          flow: {
            name: 'Front desk',
            nodes: [
              { id: 'start', type: 'start', title: 'Start Call', config: {} },
              { id: 'end', type: 'end', title: 'End Call', config: { outcome: 'success' } },
            ],
            edges: [{ from: 'start', port: 'next', to: 'end' }],
          },
        },
      },
    },
  },
  discard: {
    method: 'DELETE',
    path: '/v1/agents/:agentId/draft',
    summary: 'Reset a draft to the live version',
    can: 'agents:write',
    audit: 'agent.draft-discarded',
    params: AgentParams,
    reply: Draft,
  },
  events: {
    method: 'GET',
    path: '/v1/agents/:agentId/draft/events',
    summary: 'Subscribe to a draft’s changes and current editors, as server-sent events',
    description: draftEventsAre,
    can: 'agents:read',
    params: AgentParams,
    query: DraftEventsQuery,
    raw: ['text/event-stream'],
    events: draftEvents,
    perMinute: 60,
  },
  present: {
    method: 'PUT',
    path: '/v1/agents/:agentId/draft/presence',
    summary: 'Report that you have a draft open and which step you’re on',
    can: 'agents:write',
    params: AgentParams,
    ...presence,
  },
  publish: {
    method: 'POST',
    path: '/v1/agents/:agentId/publish',
    idempotent: 'whole',
    summary: 'Publish the draft; it takes effect with the next call',
    description:
      'Live calls keep their version. Publishing an unchanged draft doesn’t create a new version. Publishing ends any rollout in progress. With `rollout`, the version answers only some calls, and `version` in the response doesn’t change. All tests must pass unless you give a reason in `override`.',
    can: 'agents:write',
    audit: 'agent.published',
    params: AgentParams,
    body: z.object({
      revision: Revision,
      /** What is new, for those who read the list of versions. */
      note: VersionNote.optional(),
      /** Whom it answers first; left out: everyone. */
      rollout: Rollout.optional(),
      override: TestsOverride.optional(),
    }),
    reply: Agent,
    errors: ['flow_invalid', 'tests_red', 'draft_changed', 'approval_required'],
    example: { body: { revision: 0, note: 'Asks for the address last.' } },
  },
});
