import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, expect, it } from 'vitest';
import { manualClock } from '#voice/testing/manual-clock.ts';
import { MailUnsent, openMail, outboxFolder } from './mail.ts';

/** A mail server that greets without end, a line now and then: it is never silent, and never ready. */
const closed = Promise.withResolvers<void>();
const server = net
  .createServer((socket) => {
    const greeting = setInterval(() => socket.write('220-wait\r\n'), 20);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(greeting);
      closed.resolve();
    });
  })
  .listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => void server.close());
const { port } = server.address() as net.AddressInfo;

it('gives a letter up when its time is over, and ends the connection', async () => {
  const settings = {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mailFrom: 'Parley <parley@localhost>',
    dataDir: '',
    publicUrl: 'http://localhost',
  };
  const mail = openMail(settings, manualClock(0), pino({ level: 'silent' }), 300);
  const letter = { to: 'ada@example.com', subject: 'Hello', text: 'Hello.', key: 'one' };
  await expect(mail.send(letter)).rejects.toBeInstanceOf(MailUnsent);
  await closed.promise;
});

it('writes letters of the outbox for nobody else of the machine to read', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'parley-mail-'));
  const settings = { smtpUrl: null, mailFrom: 'Parley <parley@localhost>', dataDir, publicUrl: 'http://localhost' };
  const mail = openMail(settings, manualClock(0), pino({ level: 'silent' }));
  await mail.send({ to: 'ada@example.com', subject: 'Hello', text: 'A link.', key: 'one' });
  const folder = outboxFolder(dataDir);
  const files = readdirSync(folder).map((name) => path.join(folder, name));
  expect([folder, ...files].map((at) => statSync(at).mode & 0o777)).toEqual([0o700, 0o600]);
  rmSync(dataDir, { recursive: true });
});
