import { isNotNull } from 'drizzle-orm';
import { z } from 'zod';
import { embedDueJob, embedJob } from '#server/models/likeness-jobs.ts';
import { modelConnections } from '#server/platform/db/schema/models.table.ts';
import type { Services } from '#server/services.ts';
import { embedPieces } from './embed-pieces.ts';

const Data = z.object({ workspaceId: z.uuid() });

/** What embedding models see of documents is brought up to date beside everything else. */
export function defineLikenessJobs(services: Services): void {
  const { jobs, db } = services;
  jobs.define(embedJob, {
    retryLimit: 2,
    timeoutSeconds: 3_600,
    concurrency: 1,
    handler(data, { signal }) {
      const { workspaceId } = Data.parse(data);
      return embedPieces({ services, workspaceId, actor: null }, signal);
    },
  });
  jobs.define(embedDueJob, {
    async handler() {
      const rows = await db.system('job', (tx) =>
        tx
          .selectDistinct({ workspaceId: modelConnections.workspaceId })
          .from(modelConnections)
          .where(isNotNull(modelConnections.embeddingModel)),
      );
      for (const { workspaceId } of rows) await jobs.enqueue(null, embedJob, { workspaceId }, { key: workspaceId });
    },
  });
  jobs.schedule(embedDueJob, '*/5 * * * *');
}
