import type { Tx } from '#server/platform/db/open-database.ts';
import { callSteps } from '#server/platform/db/schema/analytics.table.ts';
import type { ReachedSteps } from '#voice/replay/steps-reached.ts';

/** Keeps which steps a call reached. Kept again it stays as it is: the same call reaches the same steps. */
export async function keepSteps(
  tx: Tx,
  workspaceId: string,
  callId: string,
  reached: readonly ReachedSteps[],
): Promise<void> {
  if (reached.length === 0) return;
  const rows = reached.map(({ workflowId, steps, last }) => ({
    workspaceId,
    callId,
    workflow: workflowId ?? '',
    steps,
    lastStep: last,
  }));
  await tx.insert(callSteps).values(rows).onConflictDoNothing();
}
