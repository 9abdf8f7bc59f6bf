import { z } from 'zod';
import { summaryJob } from '#server/models/summary-job.ts';
import type { Services } from '#server/services.ts';
import { summarizeCall } from './summarize-call.ts';

const Data = z.object({ workspaceId: z.uuid(), callId: z.uuid() });

/** Summaries by a model, behind calls that have ended. */
export function defineSummaryJobs(services: Services): void {
  services.jobs.define(summaryJob, {
    retryLimit: 2,
    handler(data) {
      const { workspaceId, callId } = Data.parse(data);
      return summarizeCall({ services, workspaceId, actor: null }, callId);
    },
  });
}
