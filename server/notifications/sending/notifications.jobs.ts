import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { keepReadDays, keepUnreadDays } from '#domain/notifications/notification-limits.ts';
import { readRows } from '#server/platform/db/read-rows.ts';
import { spreadJob } from '#server/platform/notify.ts';
import type { Services } from '#server/services.ts';
import { fanOutEvents, sendJob } from './fan-out-events.ts';
import { makeDigests } from './make-digests.ts';
import { sendDue } from './send-due.ts';
import { watchSpeech, watchVersion } from './watch-installation.ts';

const minuteJob = 'notifications.minute';
const forgetJob = 'notifications.forget';
/** Workspaces and rows that one run takes up; the rest waits for the next. */
const mostWorkspaces = 500;
const mostRows = 20_000;
const dayMs = 86_400_000;

/** Gives out what no job took up: one that was killed, or that began a moment before the event was stored. */
async function spreadLeft(services: Services): Promise<void> {
  const { db, log } = services;
  const rows = await db.system('job', (tx) =>
    readRows(
      tx,
      { workspace_id: 'text' },
      sql`select distinct workspace_id from notification_events where spread_at is null limit ${mostWorkspaces}`,
    ),
  );
  for (const { workspace_id } of rows) {
    await spreadAll(services, workspace_id).catch((error: unknown) =>
      log.error({ err: error, workspaceId: workspace_id }, 'notifications could not be given out'),
    );
  }
}

async function spreadAll(services: Services, workspaceId: string): Promise<void> {
  while (await fanOutEvents(services, workspaceId));
}

/** What has to be looked after as time goes by: digests, mails that wait, what was left over. */
export async function everyMinute(services: Services, signal?: AbortSignal): Promise<void> {
  await watchVersion(services);
  await watchSpeech(services);
  await spreadLeft(services);
  await makeDigests(services);
  await sendDue(services, signal);
}

/** Forgets what was read long ago, what no one ever read, and what went. */
export async function forgetOld({ db, clock }: Services): Promise<void> {
  const ago = (days: number) => new Date(clock.now() - days * dayMs);
  await db.system('job', async (tx) => {
    await tx.execute(sql`
      delete from notifications n using (
        select o.workspace_id, o.user_id, o.event_id from notifications o
        join notification_events e on e.workspace_id = o.workspace_id and e.id = o.event_id
        where o.read_at < ${ago(keepReadDays)} or e.created_at < ${ago(keepUnreadDays)} limit ${mostRows}) old
      where n.workspace_id = old.workspace_id and n.user_id = old.user_id and n.event_id = old.event_id`);
    await tx.execute(sql`
      delete from notification_sends s using (
        select workspace_id, id from notification_sends where done_at < ${ago(keepReadDays)} limit ${mostRows}) old
      where s.workspace_id = old.workspace_id and s.id = old.id`);
    await tx.execute(sql`
      delete from notification_events gone using (
        select e.workspace_id, e.id from notification_events e where e.spread_at < ${ago(keepReadDays)}
        and not exists (select from notifications n where n.workspace_id = e.workspace_id and n.event_id = e.id)
        and not exists (select from notification_deliveries d
          left join notification_sends s on s.workspace_id = d.workspace_id and s.id = d.send_id
          where d.workspace_id = e.workspace_id and d.event_id = e.id
            and (d.send_id is null or s.status in ('waiting', 'sending'))) limit ${mostRows}) old
      where gone.workspace_id = old.workspace_id and gone.id = old.id`);
    await tx.execute(sql`delete from account_devices where seen_at < ${ago(keepUnreadDays)}`);
  });
}

const Data = z.object({ workspaceId: z.uuid() });

/** Work that notifications leave to the queue. */
export function defineNotificationJobs(services: Services): void {
  const { jobs } = services;
  jobs.define(spreadJob, { handler: (data) => spreadAll(services, Data.parse(data).workspaceId) });
  jobs.define(sendJob, { timeoutSeconds: 600, handler: (_, { signal }) => sendDue(services, signal) });
  jobs.define(minuteJob, {
    // The next minute tries again.
    retryLimit: 0,
    timeoutSeconds: 600,
    handler: (_, { signal }) => everyMinute(services, signal),
  });
  jobs.schedule(minuteJob, '* * * * *');
  jobs.define(forgetJob, {
    handler: () => forgetOld(services),
  });
  jobs.schedule(forgetJob, '29 4 * * *');
}
