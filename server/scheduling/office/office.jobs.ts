import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { officeAccounts } from '#server/platform/db/schema/office.table.ts';
import type { Services } from '#server/services.ts';
import { writeEventJob } from './leave-events.ts';
import { readChanges } from './read-changes.ts';
import { writeEvent } from './write-event.ts';

const Place = z.object({ workspaceId: z.uuid(), appointmentId: z.uuid(), accountId: z.uuid() });
const Account = z.object({ workspaceId: z.uuid(), accountId: z.uuid() });

const lookJob = 'office.look';
export const readChangesJob = 'office.read-changes';

/** Leaves each calendar that is kept to be looked at. */
async function lookAtAll({ db, jobs }: Services): Promise<void> {
  const accounts = await db.system('job', (tx) =>
    tx
      .select({ workspaceId: officeAccounts.workspaceId, accountId: officeAccounts.id })
      .from(officeAccounts)
      .where(and(eq(officeAccounts.syncsCalendar, true), isNull(officeAccounts.problem))),
  );
  for (const account of accounts) await jobs.enqueue(null, readChangesJob, account, { key: account.accountId });
}

/** What is done with connected calendars while no one waits. */
export function defineOfficeJobs(services: Services): void {
  const { jobs } = services;
  jobs.define(writeEventJob, {
    retryLimit: 8,
    handler(data, { isLast }) {
      const { workspaceId, ...place } = Place.parse(data);
      return writeEvent({ services, workspaceId, actor: null }, place, isLast);
    },
  });
  // The next run tries again, as with each account.
  jobs.define(readChangesJob, {
    retryLimit: 0,
    handler(data) {
      const { workspaceId, accountId } = Account.parse(data);
      return readChanges({ services, workspaceId, actor: null }, accountId);
    },
  });
  jobs.define(lookJob, { retryLimit: 0, handler: () => lookAtAll(services) });
  jobs.schedule(lookJob, '*/3 * * * *');
}
