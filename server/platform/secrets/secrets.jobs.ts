import { z } from 'zod';
import type { Services } from '#server/services.ts';
import { enqueueLeft, settleContent, settleContentJob } from './settle-content.ts';

const leftJob = 'secrets.content-left';

const Data = z.object({ workspaceId: z.uuid() });

/** Work on sealed content that the queue does. */
export function defineSecretJobs(services: Services): void {
  // A large workspace takes long; what a try did not finish, the next begins with.
  services.jobs.define(settleContentJob, {
    timeoutSeconds: 3_600,
    concurrency: 2,
    retryLimit: 8,
    handler: (data, { signal }) => settleContent(services, Data.parse(data).workspaceId, signal),
  });
  services.jobs.define(leftJob, { handler: () => enqueueLeft(services) });
  services.jobs.schedule(leftJob, '53 * * * *');
}
