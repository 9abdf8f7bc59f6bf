import { z } from 'zod';
import { Unreadable } from '#server/knowledge/reading.ts';
import { nextRefresh } from '#server/knowledge/web/next-refresh.ts';
import { readPage } from '#server/knowledge/web/read-page.ts';
import { readSite } from '#server/knowledge/web/read-site.ts';
import { refreshDue } from '#server/knowledge/web/refresh-due.ts';
import { type FileRow, knowledgeFiles } from '#server/platform/db/schema/knowledge.table.ts';
import type { Services } from '#server/services.ts';
import { clearOrphans } from './clear-orphans.ts';
import { oneFile } from './find-file.ts';
import { clearJob, dueJob, enqueueFor, indexJob, pageJob, readJob, siteJob } from './knowledge-jobs.ts';
import { readAnew } from './read-anew.ts';
import { clearDeleted, noteUnreadable, readFile } from './read-file.ts';
import { indexAgain } from './store-pieces.ts';

const Data = z.object({ workspaceId: z.uuid(), fileId: z.uuid() });
/** Files that are read at once: each is a process with its own memory. */
const readers = 2;
const tries = 8;

/** Reads something of the web; what cannot be read is noted with it. */
async function ofWeb(
  services: Services,
  data: unknown,
  { signal, isLast }: { signal: AbortSignal; isLast: boolean },
  read: (file: FileRow) => Promise<unknown>,
): Promise<void> {
  const { workspaceId, fileId } = Data.parse(data);
  const [file] = await services.db.tenant(workspaceId, (tx) =>
    tx.select().from(knowledgeFiles).where(oneFile(workspaceId, fileId)),
  );
  if (file === undefined) return;
  try {
    await read(file);
  } catch (error) {
    const nextRefreshAt = file.siteId === null ? nextRefresh(file.refresh, services.clock.now()) : null;
    if (error instanceof Unreadable) await noteUnreadable(services, file, error, { nextRefreshAt });
    else if (isLast && !signal.aborted) {
      await noteUnreadable(services, file, new Unreadable('crashed', String(error)), { nextRefreshAt });
    } else throw error;
  }
}

/** Workspaces of which a site is being walked through. */
const walking = new Set<string>();

/**
 * Walks through a site for a while, one of a workspace at a time, then lets others have their turn: a slow site takes
 * hours, and few are walked through at once.
 */
async function walk(services: Services, site: FileRow, signal: AbortSignal): Promise<void> {
  const { workspaceId } = site;
  const isAlone = !walking.has(workspaceId);
  walking.add(workspaceId);
  try {
    if (isAlone && (await readSite(services, site, signal))) return;
  } finally {
    if (isAlone) walking.delete(workspaceId);
  }
  await enqueueFor(null, services, siteJob, site);
}

/** Work that the Knowledge Base leaves to the queue. */
export function defineKnowledgeJobs(services: Services): void {
  const { jobs } = services;
  const own = { retryLimit: tries, timeoutSeconds: 900, concurrency: readers };
  jobs.define(readJob, {
    ...own,
    handler(data, { signal, isLast }) {
      const { workspaceId, fileId } = Data.parse(data);
      return readFile(services, workspaceId, fileId, signal, isLast);
    },
  });
  jobs.define(pageJob, {
    ...own,
    handler: (data, context) =>
      ofWeb(services, data, context, (file) => readPage(services, file, null, context.signal)),
  });
  jobs.define(siteJob, {
    ...own,
    handler: (data, context) => ofWeb(services, data, context, (file) => walk(services, file, context.signal)),
  });
  jobs.define(indexJob, {
    ...own,
    handler(data, { signal }) {
      const { workspaceId, fileId } = Data.parse(data);
      return indexAgain(services, workspaceId, fileId, signal);
    },
  });
  jobs.define(clearJob, {
    ...own,
    async handler(data, { signal }) {
      const { workspaceId, fileId } = Data.parse(data);
      await clearDeleted(services, workspaceId, fileId, signal);
    },
  });
  jobs.define(dueJob, {
    async handler(_, { signal }) {
      await refreshDue(services);
      await readAnew(services);
      await clearOrphans(services, signal);
    },
  });
  jobs.schedule(dueJob, '*/10 * * * *');
}
