import { z } from 'zod';
import { noteAllNumbers } from '#server/phone/numbers/note-numbers.ts';
import type { Services } from '#server/services.ts';
import { rollDue } from '#server/subscriptions/roll.ts';
import { closePeriods } from './close-periods.ts';
import { pdfJob } from './issue-invoice.ts';
import { makePdf, makePdfsOfOld } from './pdf/make-pdf.ts';

const periodsJob = 'billing.periods';
const pdfsJob = 'billing.pdfs';
const numbersJob = 'billing.numbers';
const PdfData = z.object({ workspaceId: z.string(), invoiceId: z.string() });

/** Work on money that the queue does. */
export function defineBillingJobs(services: Services): void {
  const { jobs } = services;
  jobs.define(periodsJob, {
    handler: async () => {
      await rollDue(services);
      await closePeriods(services);
    },
  });
  jobs.schedule(periodsJob, '* * * * *');
  jobs.define(numbersJob, { handler: () => noteAllNumbers(services) });
  jobs.schedule(numbersJob, '7 * * * *');
  jobs.define(pdfJob, {
    handler: (data) => {
      const { workspaceId, invoiceId } = PdfData.parse(data);
      return makePdf(services, workspaceId, invoiceId);
    },
  });
  // Those whose job was lost.
  jobs.define(pdfsJob, { handler: () => makePdfsOfOld(services) });
  jobs.schedule(pdfsJob, '41 * * * *');
}
