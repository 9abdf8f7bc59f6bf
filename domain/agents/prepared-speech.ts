import { z } from 'zod';
import { endpoints, Id, Moment } from '#domain/platform/http.ts';

/**
 * waiting: the sentences are not made yet. making: some are. ready: all are that can be. not_needed: the voice is one of a
 * connected service, which is paid for what it says: it keeps what calls have said.
 */
export const preparedSpeechStates = ['waiting', 'making', 'ready', 'not_needed'] as const;

/** The fixed sentences of an agent's live version, spoken before any call needs them. */
export const PreparedSpeech = z.object({
  status: z.enum(preparedSpeechStates),
  /** The version whose sentences these are. */
  version: z.number().int(),
  /** Sentences that are the same in every call. */
  sentences: z.number().int(),
  ready: z.number().int(),
  /** Sentences that the voice could not say. */
  failed: z.number().int(),
  updatedAt: Moment.nullable(),
});
export type PreparedSpeech = z.infer<typeof PreparedSpeech>;

export const preparedSpeechApi = endpoints({
  get: {
    method: 'GET',
    path: '/v1/agents/:agentId/prepared-speech',
    summary: 'Get the number of an agent’s fixed sentences that are ready for calls',
    description:
      'When a version is published, sentences used unchanged in every call are synthesized in the background so that a slow voice doesn’t keep callers waiting.',
    can: 'agents:read',
    params: z.object({ agentId: Id }),
    reply: PreparedSpeech,
  },
});
