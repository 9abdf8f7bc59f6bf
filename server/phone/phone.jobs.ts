import type { Services } from '#server/services.ts';
import { lookForDials } from './dials/look-for.ts';

const lookJob = 'phone.look-for-dials';

/** Work that phone calls leave to the queue. */
export function definePhoneJobs(services: Services): void {
  services.jobs.define(lookJob, {
    // The next minute tries again.
    retryLimit: 0,
    handler: async () => {
      await lookForDials(services);
    },
  });
  services.jobs.schedule(lookJob, '* * * * *');
}
