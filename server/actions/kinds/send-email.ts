import { z } from 'zod';
import { Id } from '#domain/http.ts';
import { defineKind } from './kind.ts';

export const sendEmailJob = 'send-email';

export const SendEmailInput = z.object({
  to: z.email('That is no e-mail address.').max(320),
  subject: z
    .string()
    .min(1)
    .max(200)
    .transform((text) => text.replace(/[\r\n]+/g, ' ')),
  body: z.string().min(1).max(20_000),
  /** An appointment to send along as an .ics file. */
  appointmentId: Id.nullish(),
});

/** Mails somebody. Handed to a job in the transaction of the turn: the caller does not wait for a mail server. */
export const sendEmailKind = defineKind({
  input: SendEmailInput,
  async run(tx, scope, run) {
    await scope.services.jobs.enqueue(
      tx,
      sendEmailJob,
      { workspaceId: scope.workspaceId, runId: run.runId },
      { key: run.runId },
    );
    return { result: { ok: true, output: { queued: true } }, ended: false };
  },
});
