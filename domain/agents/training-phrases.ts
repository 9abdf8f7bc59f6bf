import { z } from 'zod';
import { endpoints, Id } from '#domain/platform/http.ts';

const Key = z.string().regex(/^(?!constructor$)[a-z][a-z0-9_]{0,39}$/);
const Words = z.string().trim().min(1, 'Enter a phrase.').max(80, 'Use 80 characters or fewer.');

export const trainingPhrasesApi = endpoints({
  add: {
    method: 'POST',
    path: '/v1/agents/:agentId/training-phrases',
    idempotent: 'whole',
    summary: 'Add a phrase to an agent’s draft as a synonym for a choice, along with a test',
    description:
      'The phrase becomes a synonym for the choice, or a new choice. The live version doesn’t change until the draft is published.',
    can: 'agents:write',
    audit: 'agent.test-added',
    params: z.object({ agentId: Id }),
    body: z.object({
      /** The step that asked, and the choice that it asked for. */
      nodeId: Key,
      slot: Key,
      words: Words,
      /** All that was said, for the test; left out: the words. */
      said: z.string().trim().min(1).max(600).optional(),
      means: z.union([z.strictObject({ value: Key }), z.strictObject({ label: Words })]),
    }),
    reply: z.object({
      /** The choice that they mean now. */
      value: z.string(),
      /** Of the draft, as it is now. */
      revision: z.int(),
    }),
    status: 201,
    errors: ['conflict', 'limit_reached'],
    example: {
      body: { nodeId: 'ask_topic', slot: 'topic', words: 'chain came off', means: { value: 'repairs' } },
    },
  },
});
