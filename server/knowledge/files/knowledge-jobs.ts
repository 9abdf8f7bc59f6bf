import type { Tx } from '#server/platform/db/open-database.ts';
import type { Services } from '#server/services.ts';

/** Names of the work that the Knowledge Base leaves to the queue, and what each is told. */
export const readJob = 'knowledge.read';
export const pageJob = 'knowledge.page';
export const siteJob = 'knowledge.site';
export const indexJob = 'knowledge.index';
export const clearJob = 'knowledge.clear';
export const dueJob = 'knowledge.due';

/** A file to work on. While the same waits, it is not added again; what is to be done now does not wait for a later try. */
export const enqueueFor = (
  tx: Tx | null,
  { jobs }: Services,
  job: string,
  { workspaceId, id: fileId }: { workspaceId: string; id: string },
  startAfter?: Date,
): Promise<void> =>
  jobs.enqueue(
    tx,
    job,
    { workspaceId, fileId },
    startAfter === undefined ? { key: fileId } : { key: `${fileId} later`, startAfter },
  );

/** What reads something of this kind. */
export const jobOf = (kind: string): string => (kind === 'page' ? pageJob : kind === 'site' ? siteJob : readJob);
