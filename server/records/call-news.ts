import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Tx } from '#server/platform/db/open-database.ts';

/** The channel on which processes tell each other of calls. */
export const callChannel = 'parley_calls';

export const CallNews = z.discriminatedUnion('type', [
  /** A call has a new owner, under this lease. */
  z.object({ type: z.literal('taken'), callId: z.uuid(), epoch: z.int() }),
  /** A person has done something in a call. */
  z.object({ type: z.literal('act'), callId: z.uuid() }),
  /** A run of a call has ended. */
  z.object({ type: z.literal('run_ended'), workspaceId: z.uuid(), callId: z.uuid(), runId: z.string() }),
]);
export type CallNews = z.infer<typeof CallNews>;

/** Tells all processes when the transaction commits. It only makes them quicker: each finds out by itself, too. */
export async function tellCalls(tx: Tx, news: CallNews): Promise<void> {
  await tx.execute(sql`select pg_notify(${callChannel}, ${JSON.stringify(news)})`);
}
