import { z } from 'zod';
import { forgetWordsJob, redactJob } from '#server/records/leave-forgetting.ts';
import type { Services } from '#server/services.ts';
import { redactCall } from './redact-call.ts';
import { forgetWords, leaveSweeps, sweepJob, sweepWorkspace } from './sweep-retention.ts';

const nightlyJob = 'retention.nightly';
const Workspace = z.object({ workspaceId: z.uuid() });
const Call = z.object({ workspaceId: z.uuid(), callId: z.uuid() });

/** Work that retention leaves to the queue. */
export function defineRetentionJobs(services: Services): void {
  const { jobs } = services;
  jobs.define(nightlyJob, { handler: () => leaveSweeps(services) });
  // While people sleep in most of the places that are served.
  jobs.schedule(nightlyJob, '41 2 * * *');
  jobs.define(sweepJob, {
    concurrency: 2,
    timeoutSeconds: 3_600,
    handler: async (data, { signal }) => {
      await sweepWorkspace(services, Workspace.parse(data).workspaceId, signal);
    },
  });
  jobs.define(redactJob, {
    retryLimit: 10,
    handler: (data) => {
      const { workspaceId, callId } = Call.parse(data);
      return redactCall(services, workspaceId, callId);
    },
  });
  jobs.define(forgetWordsJob, {
    retryLimit: 10,
    handler: (data) => {
      const { workspaceId, callId } = Call.parse(data);
      return forgetWords(services, workspaceId, callId);
    },
  });
}
