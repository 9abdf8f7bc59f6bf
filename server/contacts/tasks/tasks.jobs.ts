import { z } from 'zod';
import type { Services } from '#server/services.ts';
import { remindOfTasks } from './remind.ts';
import { tellAgency, tellAgencyJob } from './tell-agency.ts';

const Data = z.object({ workspaceId: z.uuid(), taskId: z.uuid() });
const remindJob = 'tasks.remind';

/** Work that tasks leave to the queue. */
export function defineTaskJobs(services: Services): void {
  services.jobs.define(tellAgencyJob, {
    retryLimit: 8,
    handler(data) {
      const { workspaceId, taskId } = Data.parse(data);
      return tellAgency({ services, workspaceId, actor: null }, taskId);
    },
  });
  // The next run tries again.
  services.jobs.define(remindJob, { retryLimit: 0, handler: () => remindOfTasks(services) });
  services.jobs.schedule(remindJob, '*/5 * * * *');
}
