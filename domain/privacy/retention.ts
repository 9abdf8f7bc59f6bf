import { z } from 'zod';
import { endpoints, Id, Moment } from '#domain/platform/http.ts';

/** Days that something is kept; null: as long as no one deletes it. */
const Days = z
  .number()
  .int()
  .min(1, 'Keep the data for at least one day.')
  .max(3650, 'Keep the data for 10 years or less.')
  .nullable();

const days = {
  transcripts: Days.describe(
    'Days to keep transcripts, summaries, search data, and unanswered questions; null to keep them until deleted',
  ),
  values: Days.describe('Days to keep collected values'),
  recordings: Days.describe('Days to keep recordings'),
  audio: Days.describe('Days to keep the agent’s sentences in the speech cache; no longer than the transcript'),
  modelInputs: Days.describe('Days to keep model requests and responses'),
  webhookBodies: Days.describe('Days to keep webhook events; at most 30'),
  logs: Days.describe(
    'Days to keep action and workflow values, requests, and responses; no longer than collected values',
  ),
};

/** Details that are removed from transcripts. numbers: those of phones and accounts, and emails. */
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
  keepsWords: z.boolean().describe('If false, call content is deleted within minutes of each call'),
});
export type AgentRetention = z.infer<typeof AgentRetention>;

export const Retention = z.object({
  days: RetentionDays,
  redacts: z.array(z.enum(redactedKinds)).describe('Details to remove from transcripts a few minutes after each call'),
  /** Agents that differ. */
  agents: z.array(AgentRetention),
  updatedAt: Moment.nullable(),
});
export type Retention = z.infer<typeof Retention>;

export const retentionApi = endpoints({
  get: {
    method: 'GET',
    path: '/v1/retention',
    summary: 'Get data retention periods for the workspace and by agent',
    can: 'settings:read',
    reply: Retention,
  },
  update: {
    method: 'PATCH',
    path: '/v1/retention',
    summary: 'Set the workspace’s data retention periods; omitted fields don’t change',
    description:
      'Content that’s past its retention period is removed every night. Durations, outcomes, costs, and other metrics are kept, and content on legal hold isn’t removed.',
    can: 'settings:manage',
    audit: 'retention.updated',
    body: z.object({
      days: RetentionDays.partial().default({}),
      redacts: z
        .array(z.enum(redactedKinds))
        .max(redactedKinds.length)
        .optional()
        .describe(
          'Details to remove from the transcripts of new calls; replaces the previous setting, but doesn’t affect calls already redacted',
        ),
    }),
    reply: Retention,
    example: { body: { days: { transcripts: 90, recordings: 30 } } },
  },
  setAgent: {
    method: 'PUT',
    path: '/v1/retention/agents/:agentId',
    summary: 'Set shorter retention periods for an agent than for its workspace',
    description:
      'If `keepsWords` is false, the transcripts, values, recordings, model inputs, webhook events, and logs of the agent’s calls are removed minutes after each call. Metrics and phone numbers are kept.',
    can: 'settings:manage',
    audit: 'retention.updated',
    params: z.object({ agentId: Id }),
    body: z.object({
      days: RetentionDays.partial().default({}),
      keepsWords: z.boolean().default(true).describe('If false, call content is deleted within minutes of each call'),
    }),
    reply: Retention,
    example: { body: { days: { transcripts: 7 }, keepsWords: true } },
  },
});
