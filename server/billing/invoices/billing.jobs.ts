import { z } from 'zod';
import { mailStep } from '#server/billing/dunning/mail-step.ts';
import { remindOfUnpaid, resumeIfPaid } from '#server/billing/dunning/remind.ts';
import { resumeJob } from '#server/billing/dunning/resume-soon.ts';
import { dunningMailJob } from '#server/billing/dunning/take-step.ts';
import { pdfJob } from '#server/billing/issue-invoice.ts';
import { makePdf, makePdfsOfOld } from '#server/billing/pdf/make-pdf.ts';
import { rollDue } from '#server/billing/roll-subscription.ts';
import type { Services } from '#server/services.ts';
import { noteAllNumbers } from '#server/usage/note-numbers.ts';
import { closePeriods } from './close-periods.ts';

const periodsJob = 'billing.periods';
const pdfsJob = 'billing.pdfs';
const dunningJob = 'billing.dunning';
const numbersJob = 'billing.numbers';
const StepData = z.object({ workspaceId: z.string(), stepId: z.string() });
const BuyerData = z.object({ workspaceId: z.string() });
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
  jobs.define(dunningJob, { handler: () => remindOfUnpaid(services) });
  jobs.schedule(dunningJob, '23 * * * *');
  jobs.define(dunningMailJob, {
    handler: (data) => {
      const { workspaceId, stepId } = StepData.parse(data);
      return mailStep(services, workspaceId, stepId);
    },
  });
  jobs.define(resumeJob, {
    handler: (data) => resumeIfPaid(services, BuyerData.parse(data).workspaceId),
  });
  // Those whose job was lost.
  jobs.define(pdfsJob, { handler: () => makePdfsOfOld(services) });
  jobs.schedule(pdfsJob, '41 * * * *');
}
