import { sql } from 'drizzle-orm';
import { webhookLogDays } from '#domain/notifications/webhook-limits.ts';
import { deliverJob } from '#server/notifications/tell-webhooks.ts';
import type { Services } from '#server/services.ts';
import { startSending } from './send-due.ts';

const minuteJob = 'webhooks.minute';
const forgetJob = 'webhooks.forget';
const dayMs = 86_400_000;
/** Rows of one run; the rest waits for the next. */
const mostRows = 20_000;

/** Forgets what happened long ago, with its deliveries and their tries. */
export async function forgetOldEvents({ db, clock }: Services): Promise<void> {
  const before = new Date(clock.now() - webhookLogDays * dayMs);
  await db.system('job', (tx) =>
    tx.execute(sql`
      delete from webhook_events e using (
        select workspace_id, id from webhook_events where created_at < ${before} limit ${mostRows}) old
      where e.workspace_id = old.workspace_id and e.id = old.id`),
  );
}

/** Work that webhooks leave to the queue. */
export function defineWebhookJobs(services: Services): void {
  const { jobs } = services;
  jobs.define(deliverJob, { handler: async () => startSending(services) });
  // What waits for its next try, and what was left by a server that was killed.
  jobs.define(minuteJob, { retryLimit: 0, handler: async () => startSending(services) });
  jobs.schedule(minuteJob, '* * * * *');
  jobs.define(forgetJob, { handler: () => forgetOldEvents(services) });
  jobs.schedule(forgetJob, '41 4 * * *');
}
