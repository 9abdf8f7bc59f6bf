import { eq } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import type { ContactMessage } from '#domain/contacts/contacts.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { contactMessages, contactNotes, contacts } from '#server/platform/db/schema/contacts.table.ts';
import type { TestApp } from '#server/testing/start-app.ts';

/** A filled form of someone new. */
export function filledForm(fields: Partial<ContactMessage> = {}) {
  const key = newId();
  return { name: 'Ann Lee', email: `ann-${key}@example.com`, company: 'Acme', message: 'Hello.', key, ...fields };
}

/** What a test of the contact form does and looks at. */
export function contactFormOf({ services, app, mails }: TestApp) {
  const { db } = services;

  /** Resolves when nothing is left to do that a form has caused. */
  const settled = () =>
    vi.waitFor(
      async () => {
        const { rows } = await db.pool.query(
          `select 1 from pgboss.job where name like 'contacts.%' and state in ('created', 'retry', 'active')`,
        );
        expect(rows).toEqual([]);
      },
      // Tries of a job are up to 20 s apart by its third.
      { timeout: 90_000, interval: 20 },
    );

  return {
    settled,
    /** Sends a body as the page does, from an address of this machine or another. */
    async send(body: unknown, remoteAddress = '127.0.0.1') {
      const answer = await app.inject({
        method: 'POST',
        url: '/v1/contact',
        remoteAddress,
        headers: { 'content-type': 'application/json' },
        payload: typeof body === 'string' ? body : JSON.stringify(body),
      });
      const refusal = answer.statusCode === 204 ? null : answer.json<{ error: Refusal }>().error;
      return { status: answer.statusCode, refusal };
    },
    storedFrom: (email: string) =>
      db.system('test', (tx) => tx.select().from(contactMessages).where(eq(contactMessages.email, email))),
    /** All notes of the contact with the address, oldest first. */
    async notesOf(email: string) {
      await settled();
      const rows = await db.system('test', (tx) =>
        tx
          .select({ text: contactNotes.text })
          .from(contactNotes)
          .innerJoin(contacts, eq(contacts.id, contactNotes.contactId))
          .where(eq(contacts.email, email))
          .orderBy(contactNotes.id),
      );
      return rows.map(({ text }) => text);
    },
    /** Letters in the outbox whose answer would go to the address. */
    async mailsFrom(email: string) {
      await settled();
      return (await mails()).filter((letter) => letter.replyTo?.some(({ address }) => address === email));
    },
  };
}

interface Refusal {
  code: string;
  message: string;
  details?: { path: string; message: string }[];
}
