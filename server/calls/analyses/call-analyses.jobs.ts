import { z } from 'zod';
import type { Services } from '#server/services.ts';
import { analysisJob } from './analysis-job.ts';
import { analyzeEndedCall } from './analyze-call.ts';

const Data = z.object({ workspaceId: z.uuid(), callId: z.uuid() });

/** What models find in calls that have ended. */
export function defineCallAnalysisJobs(services: Services): void {
  services.jobs.define(analysisJob, {
    retryLimit: 2,
    handler(data) {
      const { workspaceId, callId } = Data.parse(data);
      return analyzeEndedCall({ services, workspaceId, actor: null }, callId);
    },
  });
}
