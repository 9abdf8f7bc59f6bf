import { z } from 'zod';
import { summarizeCall } from '#server/calls/summarize-call.ts';
import type { Services } from '#server/services.ts';
import { summaryJob } from './summary-job.ts';

const Data = z.object({ workspaceId: z.uuid(), callId: z.uuid() });

/** What models do beside conversations. */
export function defineModelJobs(services: Services): void {
  services.jobs.define(summaryJob, {
    retryLimit: 2,
    handler(data) {
      const { workspaceId, callId } = Data.parse(data);
      return summarizeCall({ services, workspaceId, actor: null }, callId);
    },
  });
}
