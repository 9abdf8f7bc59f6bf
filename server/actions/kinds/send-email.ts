import { SendEmailInput } from '#voice/flow/flow-actions.ts';
import { defineKind } from './kind.ts';

export const sendEmailJob = 'send-email';

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
