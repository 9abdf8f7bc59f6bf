import { z } from 'zod';
import { endpoints, Id, Moment } from '#domain/platform/http.ts';

/** Days that something is kept; null: as long as no one deletes it. */
const Days = z
  .number()
  .int()
  .min(1, 'Keep it for a day at least.')
  .max(3650, 'Keep it for ten years at most.')
  .nullable();

const days = {
  /** What was said in calls, chats and texts, with what was made of it: summaries by models, search, questions without an answer. */
  transcripts: Days,
  /** What flows collected, and what conversations were started with. */
  values: Days,
  recordings: Days,
  /** The agent's sentences in the cache of speech. They go with the transcript at the latest. */
  audio: Days,
  /** What language models were asked and answered. */
  modelInputs: Days,
  /** Events for webhooks with their deliveries; 30 days at most. */
  webhookBodies: Days,
  /** Values, requests and answers in the history of actions and workflows. They go with the values at the latest. */
  logs: Days,
};

/** Details that are taken out of transcripts. numbers: those of phones and accounts, and emails. */
export const redactedKinds = ['names', 'numbers', 'addresses', 'cards', 'health'] as const;
export type RedactedKind = (typeof redactedKinds)[number];

/** Days by what is kept. */
export const RetentionDays = z.object(days);
export type RetentionDays = z.infer<typeof RetentionDays>;
export type KeptKind = keyof RetentionDays;
export const keptKinds = Object.keys(days) as KeptKind[];

/** Where no one has said anything: all but recordings stay. */
export const usualDays = Object.fromEntries(keptKinds.map((kind) => [kind, null])) as RetentionDays;

/** An agent that keeps less than its workspace. */
export const AgentRetention = z.object({
  agentId: Id,
  agentName: z.string(),
  /** Null: as long as the workspace. Where both say something, the shorter of the two counts. */
  days: RetentionDays,
  /** False: minutes after the end of a call no word of it is left. */
  keepsWords: z.boolean(),
});
export type AgentRetention = z.infer<typeof AgentRetention>;

export const Retention = z.object({
  days: RetentionDays,
  /** Details that are taken out of transcripts minutes after each call. */
  redacts: z.array(z.enum(redactedKinds)),
  /** Agents that differ. */
  agents: z.array(AgentRetention),
  updatedAt: Moment.nullable(),
});
export type Retention = z.infer<typeof Retention>;

export const retentionApi = endpoints({
  get: {
    method: 'GET',
    path: '/v1/retention',
    summary: 'Get how many days content is kept, in the workspace and by agent',
    can: 'settings:read',
    reply: Retention,
  },
  update: {
    method: 'PATCH',
    path: '/v1/retention',
    summary: 'Set how many days the workspace keeps content; fields you leave out stay unchanged',
    description:
      'What is older is removed every night. Durations, outcomes, costs, and other metrics stay, and what is on legal hold isn’t touched.',
    can: 'settings:manage',
    audit: 'retention.updated',
    body: z.object({
      days: RetentionDays.partial().default({}),
      /** Takes the place of those that were set; calls that have been redacted stay so. */
      redacts: z.array(z.enum(redactedKinds)).max(redactedKinds.length).optional(),
    }),
    reply: Retention,
    example: { body: { days: { transcripts: 90, recordings: 30 }, redacts: ['cards', 'health'] } },
  },
  setAgent: {
    method: 'PUT',
    path: '/v1/retention/agents/:agentId',
    summary: 'Set what an agent keeps for a shorter time than its workspace',
    description:
      'With `keepsWords` false, transcripts, values, recordings, model inputs, webhook events, and logs of its calls are removed minutes after each call; metrics and phone numbers stay.',
    can: 'settings:manage',
    audit: 'retention.updated',
    params: z.object({ agentId: Id }),
    body: z.object({ days: RetentionDays.partial().default({}), keepsWords: z.boolean().default(true) }),
    reply: Retention,
    example: { body: { days: { transcripts: 7 }, keepsWords: true } },
  },
});
