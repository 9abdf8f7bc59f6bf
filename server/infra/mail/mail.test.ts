import { once } from 'node:events';
import net from 'node:net';
import { pino } from 'pino';
import { afterAll, expect, it } from 'vitest';
import { manualClock } from '#voice/testing/manual-clock.ts';
import { MailUnsent, openMail } from './mail.ts';

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
