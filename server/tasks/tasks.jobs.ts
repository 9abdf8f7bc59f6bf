import type { Services } from '#server/services.ts';
import { remindOfTasks } from './remind.ts';

const remindJob = 'tasks.remind';

/** Work that tasks leave to the queue. */
export function defineTaskJobs(services: Services): void {
  // The next run tries again.
  services.jobs.define(remindJob, { retryLimit: 0, handler: () => remindOfTasks(services) });
  services.jobs.schedule(remindJob, '*/5 * * * *');
}
