import type { Services } from '#server/services.ts';
import { rateCalls } from './rate-calls.ts';

const rateJob = 'call-quality.rate';

/** Work that the quality of calls leaves to the queue. */
export function defineCallQualityJobs(services: Services): void {
  services.jobs.define(rateJob, {
    // The next minute goes on.
    retryLimit: 0,
    handler: async (_data, { signal }) => {
      await rateCalls(services, signal);
    },
  });
  services.jobs.schedule(rateJob, '* * * * *');
}
