import { asc, isNull, or } from 'drizzle-orm';
import { z } from 'zod';
import { fileMessage } from '#server/contacts/contact-form/file-message.ts';
import { mailMessage } from '#server/contacts/contact-form/mail-message.ts';
import {
  fileMessageJob,
  forgetSendersJob,
  mailMessageJob,
  waitingMessagesJob,
} from '#server/contacts/contact-form/message-jobs.ts';
import { forgetSenders } from '#server/contacts/contact-form/send-message.ts';
import { runImport, runImportJob } from '#server/contacts/import/run-import.ts';
import { runUndo, undoImportJob } from '#server/contacts/import/undo-import.ts';
import { contactMessages } from '#server/platform/db/schema/contacts.table.ts';
import type { Services } from '#server/services.ts';

/** About a day: the first quick, then an hour apart. What is still open then is taken up again each night. */
const tries = 30;

/** Takes up messages that came before there was an operator, or whose tries have ended. */
async function takeUpWaiting({ db, jobs }: Services): Promise<void> {
  const waiting = await db.system('job', (tx) =>
    tx
      .select({ id: contactMessages.id, filedAt: contactMessages.filedAt, mailedAt: contactMessages.mailedAt })
      .from(contactMessages)
      .where(or(isNull(contactMessages.filedAt), isNull(contactMessages.mailedAt)))
      .orderBy(asc(contactMessages.id)),
  );
  for (const { id: messageId, filedAt, mailedAt } of waiting) {
    const again = { key: messageId };
    if (filedAt === null) await jobs.enqueue(null, fileMessageJob, { messageId }, again);
    if (mailedAt === null) await jobs.enqueue(null, mailMessageJob, { messageId }, again);
  }
}

const Data = z.object({ messageId: z.uuid() });
const Import = z.object({ workspaceId: z.uuid(), importId: z.uuid() });

/** Work that imports and messages of the contact form leave to the queue. */
export function defineContactJobs(services: Services): void {
  const { jobs } = services;
  jobs.define(runImportJob, {
    timeoutSeconds: 3_600,
    handler: (data, { signal }) => runImport(services, Import.parse(data), signal),
  });
  jobs.define(undoImportJob, {
    timeoutSeconds: 3_600,
    handler: (data, { signal }) => runUndo(services, Import.parse(data), signal),
  });
  jobs.define(fileMessageJob, {
    retryLimit: tries,
    handler: (data) => fileMessage(services, Data.parse(data).messageId),
  });
  jobs.define(mailMessageJob, {
    retryLimit: tries,
    handler: (data) => mailMessage(services, Data.parse(data).messageId),
  });
  jobs.define(waitingMessagesJob, { retryLimit: tries, handler: () => takeUpWaiting(services) });
  jobs.schedule(waitingMessagesJob, '47 3 * * *');
  jobs.define(forgetSendersJob, { handler: () => forgetSenders(services) });
  jobs.schedule(forgetSendersJob, '43 3 * * *');
}
