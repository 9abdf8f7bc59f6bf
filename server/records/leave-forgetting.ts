import { and, eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/open-database.ts';
import { agentRetention } from '#server/platform/db/schema/retention.table.ts';
import type { Services } from '#server/services.ts';

/** Removes what was said in one call whose agent keeps no words. */
export const forgetWordsJob = 'retention.forget-words';
/** What is done behind a call (a summary, a mail, a webhook) reads it for so long, in ms. */
export const afterWorkMs = 5 * 60_000;

/** Leaves a call that has just ended to be emptied, where its agent keeps no words. */
export async function leaveForgetting(
  tx: Tx,
  { clock, jobs }: Services,
  { workspaceId, callId, agentId }: { workspaceId: string; callId: string; agentId: string | null },
): Promise<void> {
  if (agentId === null) return;
  const [setting] = await tx
    .select({ keepsWords: agentRetention.keepsWords })
    .from(agentRetention)
    .where(and(eq(agentRetention.workspaceId, workspaceId), eq(agentRetention.agentId, agentId)));
  if (setting === undefined || setting.keepsWords) return;
  const startAfter = new Date(clock.now() + afterWorkMs);
  await jobs.enqueue(tx, forgetWordsJob, { workspaceId, callId }, { key: callId, startAfter });
}
