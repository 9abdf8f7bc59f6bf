import { z } from 'zod';
import { endpoints, Id, Moment } from '#domain/platform/http.ts';
import { TurnWhy } from '#domain/records/why.ts';

/** taught: the agent’s draft knows them now. answered: the FAQ does. ignored: nothing is to be done. */
export const unrecognizedStatuses = ['open', 'taught', 'answered', 'ignored'] as const;
export type UnrecognizedStatus = (typeof unrecognizedStatuses)[number];

/** Words of callers at one step that no rule explained; those that are alike stand together. */
export const Unrecognized = z.object({
  /** Of the latest time that they were said; names all of them. */
  id: Id,
  agentId: Id,
  agentName: z.string(),
  /** The step that asked, and its question; empty where it asked nothing. */
  node: z.string(),
  title: z.string(),
  asked: z.string(),
  /** The latest wording. */
  said: z.string(),
  status: z.enum(unrecognizedStatuses),
  count: z.int(),
  lastSaidAt: Moment,
  /** The question whose choices they could be taught to mean; null where it was none of that kind. */
  teach: TurnWhy.shape.teach,
  /** The latest times, at most twenty. */
  calls: z.array(z.object({ callId: Id, turn: z.int(), said: z.string(), at: Moment })),
});
export type Unrecognized = z.infer<typeof Unrecognized>;

export const unrecognizedApi = endpoints({
  list: {
    method: 'GET',
    path: '/v1/unrecognized-utterances',
    summary: 'List what callers said that no step understood, most frequent first',
    description: 'Covers calls in the last 90 days, except test calls. Calls are processed within a minute of ending.',
    can: 'calls:read',
    query: z.object({
      agentId: Id.optional(),
      status: z.enum(unrecognizedStatuses).default('open'),
      limit: z.coerce.number().int().min(1).max(200).default(100),
    }),
    reply: z.object({ items: z.array(Unrecognized) }),
  },
  close: {
    method: 'POST',
    path: '/v1/unrecognized-utterances/:unrecognizedId/close',
    idempotent: 'whole',
    summary: 'Resolve an unrecognized phrase and similar ones',
    can: 'agents:write',
    audit: 'missed-words.closed',
    params: z.object({ unrecognizedId: Id }),
    body: z.object({ resolution: z.enum(unrecognizedStatuses).exclude(['open']) }),
    reply: z.object({ closed: z.int() }),
    example: { body: { resolution: 'ignored' } },
  },
});
