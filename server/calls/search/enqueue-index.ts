import type { Tx } from '#server/platform/db/open-database.ts';
import type { Services } from '#server/services.ts';

/** The job that makes one call findable. */
export const indexOneJob = 'call-search.index-one';

/** Has a call made findable soon, in the transaction that stores its end. */
export const enqueueIndex = (tx: Tx, services: Services, workspaceId: string, callId: string): Promise<void> =>
  services.jobs.enqueue(tx, indexOneJob, { workspaceId, callId }, { key: callId });
