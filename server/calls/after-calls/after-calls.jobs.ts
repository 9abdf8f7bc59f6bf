import { z } from 'zod';
import type { Services } from '#server/services.ts';
import { afterCallJob } from './enqueue.ts';
import { followCall, summaryMailJob } from './follow-call.ts';
import { mailSummary } from './mail-summary.ts';

const Data = z.object({ workspaceId: z.uuid(), callId: z.uuid() });
const SummaryData = Data.extend({ userId: z.uuid() });

/** What follows calls. */
export function defineAfterCallJobs(services: Services): void {
  services.jobs.define(afterCallJob, {
    retryLimit: 8,
    handler(data) {
      const { workspaceId, callId } = Data.parse(data);
      return followCall({ services, workspaceId, actor: null }, callId);
    },
  });
  services.jobs.define(summaryMailJob, {
    retryLimit: 8,
    handler(data) {
      const { workspaceId, callId, userId } = SummaryData.parse(data);
      return mailSummary({ services, workspaceId, actor: null }, callId, userId);
    },
  });
}
