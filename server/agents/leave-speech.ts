import { z } from 'zod';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { Services } from '#server/services.ts';

/** Job: speaks what an agent always says before a call needs it (server/calls/prepared-speech). */
export const prepareJob = 'agents.prepare-speech';

/** A change is often followed by the next: what is published is spoken so much later, in ms. */
const afterMs = 5_000;

export const ToPrepare = z.object({
  workspaceId: z.uuid(),
  agentId: z.uuid(),
  version: z.number().int(),
  /** Sentences that were tried already, and those of them that failed. */
  done: z.number().int().min(0),
  failed: z.number().int().min(0),
});
export type ToPrepare = z.infer<typeof ToPrepare>;

/** Leaves it to the queue to speak what a version says. */
export const leaveSpeech = (tx: Tx | null, { jobs, clock }: Services, work: ToPrepare, inMs = afterMs): Promise<void> =>
  jobs.enqueue(tx, prepareJob, work, {
    key: `${work.agentId}:${work.version}:${work.done}`,
    startAfter: new Date(clock.now() + inMs),
  });
