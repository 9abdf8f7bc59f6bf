import type { Services } from '#server/services.ts';
import { checkAlerts } from './check-alerts.ts';

const checkJob = 'alerts.check';

/** Work that alerts leave to the queue. */
export function defineAlertJobs(services: Services): void {
  services.jobs.define(checkJob, {
    // The next minute looks again.
    retryLimit: 0,
    concurrency: 1,
    timeoutSeconds: 120,
    handler: async (_data, { signal }) => {
      await checkAlerts(services, signal);
    },
  });
  services.jobs.schedule(checkJob, '* * * * *');
}
