import { tellOfMoved } from '#server/carriers/unheard.ts';
import type { Services } from '#server/services.ts';
import { lookForDials } from './dials/look-for.ts';
import { lookAfterMessages } from './messages/look-after-messages.ts';
import { lookAfterLines } from './queue/call-back.ts';

const lookJob = 'phone.look-for-dials';
const messagesJob = 'phone.look-after-messages';

/** Work that phone calls and text messages leave to the queue. */
export function definePhoneJobs(services: Services): void {
  services.jobs.define(lookJob, {
    // The next minute tries again.
    retryLimit: 0,
    handler: async () => {
      await lookForDials(services);
      await tellOfMoved(services);
      await lookAfterLines(services);
    },
  });
  services.jobs.schedule(lookJob, '* * * * *');
  services.jobs.define(messagesJob, {
    // The next minute tries again.
    retryLimit: 0,
    handler: async () => {
      await lookAfterMessages(services);
    },
  });
  services.jobs.schedule(messagesJob, '* * * * *');
}
