import { z } from 'zod';
import type { Services } from '#server/services.ts';
import { collectInvoice } from './collect-invoice.ts';
import { collectJob } from './collect-later.ts';
import { eventJob, handleEvent } from './events.ts';
import { reconcile } from './reconcile.ts';

const reconcileJob = 'stripe.reconcile';
const InvoiceData = z.object({ workspaceId: z.string(), invoiceId: z.string() });
const EventData = z.object({ workspaceId: z.string(), eventId: z.string() });

/** What is done at the payment provider. A try that fails is made again for about an hour, then each hour. */
export function defineStripeJobs(services: Services): void {
  const { jobs } = services;
  jobs.define(collectJob, {
    retryLimit: 9,
    handler: (data) => {
      const { workspaceId, invoiceId } = InvoiceData.parse(data);
      return collectInvoice(services, workspaceId, invoiceId);
    },
  });
  jobs.define(eventJob, {
    retryLimit: 9,
    handler: (data) => {
      const { workspaceId, eventId } = EventData.parse(data);
      return handleEvent(services, workspaceId, eventId);
    },
  });
  jobs.define(reconcileJob, { handler: async () => void (await reconcile(services)) });
  jobs.schedule(reconcileJob, '17 * * * *');
}
