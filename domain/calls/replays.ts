import { z } from 'zod';
import { endpoints, Id, Moment } from '#domain/platform/http.ts';
import { callOutcomes } from '#domain/records/call-states.ts';
import { ReplayDifference } from './calls.ts';

/** Calls that one replay may take. */
export const mostReplayed = 100;

const Side = z.object({
  says: z.array(z.string()),
  /** The step that the conversation stood at behind the turn. */
  title: z.string(),
  slots: z.array(z.string()),
  end: z.string().nullable(),
});

/** What became of one call on what is replayed on. */
export const ReplayedCall = z.object({
  callId: Id,
  startedAt: Moment,
  outcome: z.enum(callOutcomes).nullable(),
  same: z.boolean(),
  /** The gravest thing that differs; null where nothing does. */
  kind: ReplayDifference.shape.kind.nullable(),
  differences: z.int(),
  /** The first turn that goes otherwise, from both sides, with the steps that are passed up to there. */
  first: z
    .object({
      turn: z.int(),
      heard: z.string().nullable(),
      expected: Side,
      got: Side.nullable(),
      path: z.array(z.string()),
    })
    .nullable(),
  /** Why it could not be computed again; null where it could. */
  problem: z.string().nullable(),
});
export type ReplayedCall = z.infer<typeof ReplayedCall>;

const Count = z.int().min(1).max(mostReplayed);

export const replaysApi = endpoints({
  run: {
    method: 'POST',
    path: '/v1/agents/:agentId/replays',
    summary: 'Replay an agent’s stored calls on its draft or a version and find the ones that would change',
    description:
      'Past calls are replayed with the same caller input and action results. Nothing is sent, booked, or saved. The biggest differences are listed first. A replay covers up to 100 calls and takes up to 20 seconds.',
    can: 'calls:read',
    audit: null,
    params: z.object({ agentId: Id }),
    body: z.object({
      /** Which of the agent's calls that have ended: those of people before tests, the latest first. */
      calls: z.union([
        z.strictObject({ last: Count }),
        z.strictObject({ failed: Count }),
        /** Among its last hundred, those with a tag that the flow gave them. */
        z.strictObject({ tagged: z.string().trim().min(1).max(60) }),
        z.strictObject({ ids: z.array(Id).min(1).max(mostReplayed) }),
      ]),
      version: z.union([z.int().min(1), z.literal('draft')]).default('draft'),
    }),
    reply: z.object({
      items: z.array(ReplayedCall),
      /** Calls that there was no time for. */
      left: z.int(),
      ms: z.int(),
    }),
    errors: ['too_many_requests'],
    perMinute: 20,
    example: { body: { calls: { last: 100 } } },
  },
});
