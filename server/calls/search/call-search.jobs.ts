import { z } from 'zod';
import type { Services } from '#server/services.ts';
import { indexOneJob } from './enqueue-index.ts';
import { indexAll, indexCalls } from './index-calls.ts';

const allJob = 'call-search.index-all';
const Data = z.object({ workspaceId: z.uuid(), callId: z.uuid() });

/** Work that the search of calls leaves to the queue. */
export function defineCallSearchJobs(services: Services): void {
  services.jobs.define(indexOneJob, {
    // What it leaves undone, the next minute does.
    retryLimit: 0,
    handler(data) {
      const { workspaceId, callId } = Data.parse(data);
      return services.db.tenant(workspaceId, (tx) => indexCalls(tx, services, workspaceId, [callId]));
    },
  });
  services.jobs.define(allJob, {
    retryLimit: 0,
    concurrency: 1,
    timeoutSeconds: 600,
    handler: (_data, { signal }) => indexAll(services, signal),
  });
  services.jobs.schedule(allJob, '* * * * *');
}
