import type { Tx } from '#server/platform/db/open-database.ts';
import type { Services } from '#server/services.ts';
import { actionKinds } from './action-kinds.ts';

export const backgroundRunJob = 'actions.run';

/** Whether it leaves the house, or may: what the workspace set up shows only when it is run. */
export function isElsewhere(action: string): boolean {
  const kind = actionKinds[action];
  return kind !== undefined && kind.place !== 'inside';
}

/** Whether a run is left to the queue: no one waits for it, and it may take longer than a call. */
export const inBackground = ({ action, wait }: { action: string; wait: boolean }): boolean =>
  !wait && isElsewhere(action);

/** Leaves a run that is stored in this transaction to the queue. */
export function enqueueRun(tx: Tx, { jobs }: Services, workspaceId: string, runId: string): Promise<void> {
  return jobs.enqueue(tx, backgroundRunJob, { workspaceId, runId }, { key: runId });
}
