import { z } from 'zod';
import { endpoints, Id, Moment } from '#domain/platform/http.ts';
import { DraftEntry } from './knowledge-search.ts';

/** answered: an entry or a synonym was made of it. ignored: it needs no answer. */
export const gapStatuses = ['open', 'answered', 'ignored'] as const;

/** Questions of callers that are alike and that no document answered. */
export const KnowledgeGap = z.object({
  id: Id,
  /** The latest wording. */
  question: z.string(),
  status: z.enum(gapStatuses),
  /** How often it was asked. */
  count: z.int(),
  lastAskedAt: Moment,
  /** The entry of the FAQ that answers it now. */
  fileId: Id.nullable(),
});
export type KnowledgeGap = z.infer<typeof KnowledgeGap>;

/** What became of a question; its words are for those who may see calls. */
const ClosedGap = z.object({ id: Id, status: z.enum(gapStatuses), fileId: Id.nullable() });

export const KnowledgeGapDetail = KnowledgeGap.extend({
  /** Each time that it was asked, latest first; at most fifty. */
  asked: z.array(z.object({ question: z.string(), callId: Id, at: Moment })),
  /** What could be answered: the wordings, and the sentence that came nearest. */
  proposal: z.object({ question: z.string(), phrasings: z.array(z.string()), spokenAnswer: z.string() }),
});
export type KnowledgeGapDetail = z.infer<typeof KnowledgeGapDetail>;

const GapParams = z.object({ gapId: Id });

export const knowledgeGapsApi = endpoints({
  list: {
    method: 'GET',
    path: '/v1/knowledge/gaps',
    summary: 'List caller questions that no document answered, most frequent first',
    description: 'Questions are deleted with their calls.',
    can: 'calls:read',
    query: z.object({
      status: z.enum(gapStatuses).default('open'),
      limit: z.coerce.number().int().min(1).max(200).default(100),
    }),
    reply: z.object({ items: z.array(KnowledgeGap) }),
  },
  get: {
    method: 'GET',
    path: '/v1/knowledge/gaps/:gapId',
    summary: 'Get an unanswered question with its calls and a suggested answer',
    can: 'calls:read',
    params: GapParams,
    reply: KnowledgeGapDetail,
  },
  answer: {
    method: 'POST',
    path: '/v1/knowledge/gaps/:gapId/answer',
    idempotent: 'whole',
    summary: 'Answer a question permanently by adding an FAQ entry, worded as callers ask it',
    can: 'knowledge:write',
    audit: 'gap.answered',
    params: GapParams,
    body: DraftEntry.extend({ folderId: Id.optional() }),
    reply: ClosedGap,
    errors: ['conflict', 'limit_reached'],
    example: {
      body: {
        question: 'Do you rent boats?',
        phrasings: ['Can I rent a boat?'],
        spokenAnswer: 'No, but the harbor does, a minute from here.',
      },
    },
  },
  close: {
    method: 'POST',
    path: '/v1/knowledge/gaps/:gapId/close',
    idempotent: 'whole',
    summary: 'Ignore a question that doesn’t need an answer or is now covered by a synonym',
    can: 'knowledge:write',
    audit: 'gap.ignored',
    params: GapParams,
    body: z.object({ resolution: z.enum(['ignored', 'answered']).default('ignored') }),
    reply: ClosedGap,
    example: { body: { resolution: 'ignored' } },
  },
});
