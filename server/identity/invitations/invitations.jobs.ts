import { lt } from 'drizzle-orm';
import { z } from 'zod';
import { mailInvitation, mailInvitationJob } from '#server/identity/mail-invitation.ts';
import { invitations } from '#server/platform/db/schema/invitations.table.ts';
import type { Services } from '#server/services.ts';

const forgetJob = 'invitations.forget';
/** About a day: the first quick, then an hour apart. */
const tries = 30;
/** For so long a link that has ended is told from one that never was, in ms. */
const keptFor = 30 * 86_400_000;

const Data = z.object({ workspaceId: z.uuid(), invitationId: z.uuid(), sending: z.uuid() });

/** Removes invitations that expired, or were accepted, long ago. */
export async function forgetInvitations({ db, clock }: Services): Promise<void> {
  const before = new Date(clock.now() - keptFor);
  await db.system('job', (tx) => tx.delete(invitations).where(lt(invitations.expiresAt, before)));
}

/** Work of invitations that is left to the queue. */
export function defineInvitationJobs(services: Services): void {
  const { jobs } = services;
  jobs.define(mailInvitationJob, {
    retryLimit: tries,
    handler: (data, { isLast }) => mailInvitation(services, Data.parse(data), isLast),
  });
  jobs.define(forgetJob, { handler: () => forgetInvitations(services) });
  jobs.schedule(forgetJob, '29 3 * * *');
}
