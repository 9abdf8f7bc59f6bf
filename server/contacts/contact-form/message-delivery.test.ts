import { eq } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { expect, it, vi } from 'vitest';
import { contactsApi } from '#domain/contacts/contacts.ts';
import { contactMessages } from '#server/platform/db/schema/contacts.table.ts';
import { freePort } from '#server/platform/free-port.ts';
import { contactFormOf, filledForm } from '#server/testing/contact-form-tester.ts';
import { hurryJobs } from '#server/testing/hurry-jobs.ts';
import { startSmtpServer } from '#server/testing/smtp-server.ts';
import { startApp, type TestApp } from '#server/testing/start-app.ts';
import { mailMessage } from './mail-message.ts';
import { fileMessageJob, mailMessageJob, waitingMessagesJob } from './message-jobs.ts';

const soon = { timeout: 25_000, interval: 20 };

async function mailJobsIn({ services }: TestApp, state: string): Promise<number> {
  const { rows } = await services.db.pool.query('select from pgboss.job where name = $1 and state = $2', [
    mailMessageJob,
    state,
  ]);
  return rows.length;
}

it('keeps messages until there is an operator, who gets them all', async () => {
  const server = await startApp();
  const { send, settled, storedFrom, notesOf, mailsFrom } = contactFormOf(server);
  const [first, second] = [filledForm(), filledForm({ name: 'Bob Ray' })];
  for (const form of [first, second, { ...second, message: 'It is urgent.' }]) {
    expect((await send(form)).status).toBe(204);
  }
  await settled();
  expect(await storedFrom(first.email)).toMatchObject([{ filedAt: null, mailedAt: null }]);

  const operator = await server.newOwner();
  await settled();
  const { items } = await operator.call(contactsApi.list);
  expect(items.map(({ email }) => email).sort()).toEqual([first.email, second.email].sort());
  expect((await notesOf(second.email)).sort()).toEqual(['Hello.', 'It is urgent.']);
  expect(await mailsFrom(first.email)).toMatchObject([{ to: [{ address: operator.email }] }]);
  expect(await mailsFrom(second.email)).toHaveLength(2);

  const later = await server.newOwner();
  await server.services.jobs.enqueue(null, waitingMessagesJob, {});
  await settled();
  expect((await later.call(contactsApi.list)).items).toEqual([]);
  expect(await mailsFrom(first.email)).toHaveLength(1);
});

it('mails to CONTACT_TO at once, also while there is no operator', async () => {
  const server = await startApp({ CONTACT_TO: 'sales@acme.example' });
  const { send, mailsFrom, notesOf } = contactFormOf(server);
  const form = filledForm();
  await send(form);
  expect(await mailsFrom(form.email)).toMatchObject([{ to: [{ address: 'sales@acme.example' }] }]);
  expect(await notesOf(form.email)).toEqual([]);

  await server.newOwner();
  expect(await notesOf(form.email)).toEqual(['Hello.']);
  expect(await mailsFrom(form.email)).toHaveLength(1);
});

it('outlives a mail server that is down, and mails once', async () => {
  const port = await freePort();
  const server = await startApp({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Acme <site@acme.example>' });
  const { send, settled, storedFrom, notesOf } = contactFormOf(server);
  const operator = await server.newOwner();
  const form = filledForm({
    name: 'Ann\r\nRCPT TO:<eve@evil.example>',
    message: 'Line\r\n.\r\nRCPT TO:<eve@evil.example>',
  });
  expect((await send(form)).status).toBe(204);
  await vi.waitFor(async () => {
    expect(await mailJobsIn(server, 'retry')).toBeGreaterThan(0);
    expect(await storedFrom(form.email)).toMatchObject([{ filedAt: expect.any(Date), mailedAt: null }]);
  }, soon);

  const deliveries = await startSmtpServer(port);
  await hurryJobs(server.services);
  await settled();
  const [message] = await storedFrom(form.email);
  expect(message?.mailedAt).toBeInstanceOf(Date);
  expect(deliveries).toMatchObject([{ from: 'site@acme.example', to: [operator.email] }]);
  const letter = await PostalMime.parse(deliveries[0]!.source);
  expect(letter.replyTo).toEqual([{ name: 'Ann RCPT TO:<eve@evil.example>', address: form.email }]);
  expect(letter.text).toContain('Line\n.\nRCPT TO:<eve@evil.example>');

  // A job runs at least once: what runs again finds its work done.
  for (const job of [fileMessageJob, mailMessageJob]) {
    await server.services.jobs.enqueue(null, job, { messageId: message!.id });
  }
  expect(await notesOf(form.email)).toEqual(['Line\n.\nRCPT TO:<eve@evil.example>']);
  expect(deliveries).toHaveLength(1);
}, 180_000);

it('mails once when two tries have the message at the same time, and after one that was killed', async () => {
  const server = await startApp({ CONTACT_TO: 'sales@acme.example' });
  const { services, clock } = server;
  const { send, settled, storedFrom, mailsFrom } = contactFormOf(server);
  const written = services.mail.send;
  const slow = Promise.withResolvers<void>();
  const sending = vi.spyOn(services.mail, 'send').mockImplementationOnce(async (letter) => {
    await slow.promise;
    await written(letter);
  });
  const form = filledForm();
  await send(form);
  await vi.waitFor(() => expect(sending).toHaveBeenCalledOnce(), soon);
  const [message] = await storedFrom(form.email);
  await expect(mailMessage(services, message!.id)).rejects.toThrow('already being emailed');
  slow.resolve();
  await settled();
  await mailMessage(services, message!.id);
  expect(await mailsFrom(form.email)).toHaveLength(1);
  expect(sending).toHaveBeenCalledOnce();

  const claimed = { mailedAt: null, mailClaimedUntil: new Date(clock.now() + 60_000) };
  await services.db.system('test', (tx) =>
    tx.update(contactMessages).set(claimed).where(eq(contactMessages.id, message!.id)),
  );
  await expect(mailMessage(services, message!.id)).rejects.toThrow('already being emailed');
  clock.advance(60_000);
  await mailMessage(services, message!.id);
  expect(await mailsFrom(form.email)).toHaveLength(2);
});
