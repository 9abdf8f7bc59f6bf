import { createHash, createHmac } from 'node:crypto';
import { and, count, eq, gt, isNotNull, lt, sql } from 'drizzle-orm';
import type { ContactMessage } from '#domain/contacts/contacts.ts';
import { AppError } from '#domain/platform/errors.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { contactMessages } from '#server/platform/db/schema/contacts.table.ts';
import { addressGroup } from '#server/platform/http/ip-address.ts';
import type { Services } from '#server/services.ts';
import { fileMessageJob, mailMessageJob } from './message-jobs.ts';

/** Messages from one address, multiplied by RATE_LIMIT. */
const perMinute = 5;
const perDay = 20;
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** No one's address is kept for the sake of a limit. */
function senderOf(services: Services, ip: string): string {
  const key = services.secrets.key('contact-sender');
  return createHmac('sha256', key).update(addressGroup(ip)).digest('base64url');
}

/** The page's key alone would swallow a message that was mended after a lost connection. */
function digestOf({ key, name, email, company, subject, message }: ContactMessage): string {
  const held = JSON.stringify([key, name, email, company, subject, message]);
  return createHash('sha256').update(held).digest('base64url');
}

/** @throws AppError too_many_requests when what was just stored is more than one address may send */
async function limitSender(tx: Tx, services: Services, sender: string, now: number): Promise<void> {
  const { rateLimit } = services.config;
  const [sent] = await tx
    .select({
      inMinute: sql<number>`(count(*) filter (where ${gt(contactMessages.createdAt, new Date(now - minuteMs))}))::int`,
      inDay: count(),
    })
    .from(contactMessages)
    .where(and(eq(contactMessages.sender, sender), gt(contactMessages.createdAt, new Date(now - dayMs))));
  if (sent!.inDay > Math.ceil(perDay * rateLimit)) {
    throw new AppError(
      'too_many_requests',
      'We’ve received too many messages from your network today. Try again tomorrow, or email us.',
    );
  }
  if (sent!.inMinute > Math.ceil(perMinute * rateLimit)) {
    throw new AppError(
      'too_many_requests',
      'You’ve sent too many messages in a short time. Wait a minute, then try again.',
    );
  }
}

/**
 * Takes a message of the contact form: stored, with the jobs that file and mail it, in one transaction. What is sent
 * again unchanged is not stored again and counts for no limit.
 * @throws AppError too_many_requests
 */
export async function sendMessage(services: Services, ip: string, input: ContactMessage): Promise<void> {
  const { clock, db, jobs, log } = services;
  if (input.website !== '') {
    log.info('a message fell into the spam trap of the contact form');
    return;
  }
  const { name, email, company, subject, message } = input;
  const sender = senderOf(services, ip);
  await db.system('installation', async (tx) => {
    // One at a time from one sender, so that none slips past the count.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`contact-sender:${sender}`}, 0))`);
    const now = clock.now();
    const [stored] = await tx
      .insert(contactMessages)
      .values({
        id: newId(),
        digest: digestOf(input),
        name,
        email,
        company,
        subject,
        message,
        sender,
        createdAt: new Date(now),
      })
      .onConflictDoNothing()
      .returning({ messageId: contactMessages.id });
    if (stored === undefined) return;
    await limitSender(tx, services, sender, now);
    await jobs.enqueue(tx, fileMessageJob, stored, { key: stored.messageId });
    await jobs.enqueue(tx, mailMessageJob, stored, { key: stored.messageId });
  });
}

/** Forgets who sent what is older than the longest limit. */
export async function forgetSenders(services: Services): Promise<void> {
  const before = new Date(services.clock.now() - dayMs);
  await services.db.system('installation', (tx) =>
    tx
      .update(contactMessages)
      .set({ sender: null })
      .where(and(isNotNull(contactMessages.sender), lt(contactMessages.createdAt, before))),
  );
}
