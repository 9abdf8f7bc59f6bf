import type { Tx } from '#server/platform/db/open-database.ts';
import type { Services } from '#server/services.ts';
import { waitingMessagesJob } from './contact-form/message-jobs.ts';

/**
 * Sees to messages of the contact form that came before there was an operator. Part of the transaction that makes the
 * operator's workspace; the work is a job, so that no message can hinder a sign-up.
 */
export const welcomeOperator = (tx: Tx, services: Services) => services.jobs.enqueue(tx, waitingMessagesJob, {});
