import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/open-database.ts';
import { agentRetention, workspaceRetention } from '#server/platform/db/schema/retention.table.ts';
import { workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import type { Services } from '#server/services.ts';

/** Removes what was said in one call whose agent keeps no words. */
export const forgetWordsJob = 'retention.forget-words';
/** Takes details out of what was said in one call. */
export const redactJob = 'retention.redact';
/** What is done behind a call (a summary, a mail, a webhook) reads it for so long, in ms. */
export const afterWorkMs = 5 * 60_000;

/** Leaves a call that has just ended to be emptied where its agent keeps no words, else redacted where its workspace says so. */
export async function leaveForgetting(
  tx: Tx,
  { clock, jobs }: Services,
  { workspaceId, callId, agentId }: { workspaceId: string; callId: string; agentId: string | null },
): Promise<void> {
  const [found] = await tx
    .select({ keepsWords: agentRetention.keepsWords, redacts: workspaceRetention.redacts })
    .from(workspaces)
    .leftJoin(workspaceRetention, eq(workspaceRetention.workspaceId, workspaces.id))
    .leftJoin(
      agentRetention,
      and(
        eq(agentRetention.workspaceId, workspaces.id),
        agentId === null ? sql`false` : eq(agentRetention.agentId, agentId),
      ),
    )
    .where(eq(workspaces.id, workspaceId));
  const job = found?.keepsWords === false ? forgetWordsJob : (found?.redacts ?? []).length > 0 ? redactJob : null;
  if (job === null) return;
  const startAfter = new Date(clock.now() + afterWorkMs);
  await jobs.enqueue(tx, job, { workspaceId, callId }, { key: callId, startAfter });
}
