import { describe, expect, it, vi } from 'vitest';
import { accessTokensApi } from '#domain/identity/access-tokens.ts';
import { notificationsApi } from '#domain/notifications/notifications.ts';
import { freePort } from '#server/platform/free-port.ts';
import { startSmtpServer } from '#server/testing/smtp-server.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { claimSends } from './claim-sends.ts';
import { fanOutEvents } from './fan-out-events.ts';
import { everyMinute } from './notifications.jobs.ts';
import { noteService } from './service-marks.ts';

/** Mail servers that are down, refuse, put off, or take a letter and say nothing: what goes, and never twice. */

const port = await freePort();
// Every round of the queue is one that a test begins.
const server = await startApp({ SMTP_URL: `smtp://127.0.0.1:${port}` }, undefined, { work: false });
const { services, clock } = server;
/** How the mail server ends letters. It is not there before the first test has begun it. */
let atEnd: () => string | null = () => '250 Taken';
let deliveries: Awaited<ReturnType<typeof startSmtpServer>> = [];
/** The first account of an installation is its operator. */
const operator = await server.newOwner();

async function newReader(): Promise<TestClient> {
  const owner = await server.newOwner();
  await owner.call(notificationsApi.saveSettings, { body: { digest: 'immediate' } });
  return owner;
}
const newToken = (client: TestClient, name = 'CI') =>
  client.call(accessTokensApi.create, { body: { name, scopes: ['agents'] } });
const lettersTo = ({ email }: TestClient) => deliveries.filter(({ to }) => to.includes(email));
async function states({ workspaceId }: TestClient): Promise<string[]> {
  const { rows } = await services.db.pool.query<{ status: string }>(
    'select status from notification_sends where workspace_id = $1 order by id',
    [workspaceId],
  );
  return rows.map(({ status }) => status);
}
const eventually = (check: () => Promise<void> | void) =>
  vi.waitFor(
    async () => {
      await everyMinute(services);
      await check();
    },
    { timeout: 20_000, interval: 50 },
  );

describe('a mail server', () => {
  it('that is down loses nothing, the operator hears of it, and mail goes when it is back, once', async () => {
    const reader = await newReader();
    await newToken(reader);
    await eventually(async () => {
      expect(await states(reader)).toEqual(['waiting']);
      const { items } = await operator.call(notificationsApi.list);
      expect(items.map(({ text }) => text)).toContain(
        'The mail server isn’t accepting emails. Queued emails will be sent once it recovers.',
      );
    });
    deliveries = await startSmtpServer(port, () => atEnd());
    clock.advance(10 * 60_000);
    await eventually(async () => expect(await states(reader)).toEqual(['sent']));
    await eventually(async () => {
      const { items } = await operator.call(notificationsApi.list);
      expect(items.map(({ text }) => text)).toContain('The mail server is back up. Queued emails are being sent.');
    });
    expect(lettersTo(reader)).toHaveLength(1);
  });

  it('that refuses a letter for good is not asked again', async () => {
    const reader = await newReader();
    atEnd = () => '550 Never';
    await newToken(reader);
    await eventually(async () => expect(await states(reader)).toEqual(['refused']));
    atEnd = () => '250 Taken';
    clock.advance(3_600_000);
    await everyMinute(services);
    expect(lettersTo(reader)).toHaveLength(1);
  });

  it('that puts a letter off gets it again', async () => {
    const reader = await newReader();
    atEnd = () => '451 Later';
    await newToken(reader);
    await eventually(async () => expect(await states(reader)).toEqual(['waiting']));
    atEnd = () => '250 Taken';
    clock.advance(10 * 60_000);
    await eventually(async () => expect(await states(reader)).toEqual(['sent']));
    expect(lettersTo(reader)).toHaveLength(2);
  });

  it('that takes a letter and breaks off without a word may have it: it does not get it twice', async () => {
    const reader = await newReader();
    atEnd = () => null;
    await newToken(reader);
    await eventually(async () => expect(await states(reader)).toEqual(['unknown']));
    atEnd = () => '250 Taken';
    clock.advance(3_600_000);
    await everyMinute(services);
    expect(lettersTo(reader)).toHaveLength(1);
    clock.advance(-3_600_000);
    expect((await reader.call(notificationsApi.list)).items, 'it stands in the list all the same').toHaveLength(1);
  });
});

describe('a process that is killed with a mail in its hands', () => {
  it('leaves it in doubt, and nobody gets it twice', async () => {
    const reader = await newReader();
    // No one else may have it first: it waits until this test takes it.
    const quiet = new Date(clock.now()).getUTCHours();
    const quietHours = { from: quiet, to: (quiet + 1) % 24 };
    await reader.call(notificationsApi.saveSettings, { body: { timeZone: 'UTC', quietHours } });
    await newToken(reader);
    await vi.waitFor(async () => {
      await fanOutEvents(services, reader.workspaceId);
      expect(await states(reader)).toEqual(['waiting']);
    }, 15_000);
    clock.advance(3_600_000);
    const claimed = await claimSends(services, 'email', 10);
    expect(claimed.map(({ workspaceId }) => workspaceId)).toContain(reader.workspaceId);
    // Here it is killed. Others leave it alone while its claim lasts, and after.
    await everyMinute(services);
    expect([await states(reader), lettersTo(reader)]).toEqual([['sending'], []]);
    clock.advance(5 * 60_000);
    await eventually(async () => expect(await states(reader)).toEqual(['unknown']));
    expect(lettersTo(reader)).toEqual([]);
  });

  it('does not hold up what several send at once, each once', async () => {
    const readers = await Promise.all(Array.from({ length: 5 }, newReader));
    for (const reader of readers) for (const name of ['One', 'Two', 'Three']) await newToken(reader, name);
    await Promise.all(Array.from({ length: 5 }, () => everyMinute(services)));
    await eventually(async () => {
      for (const reader of readers) expect(lettersTo(reader)).toHaveLength(3);
    });
    await everyMinute(services);
    for (const reader of readers) expect(lettersTo(reader)).toHaveLength(3);
  });
});

async function heard(): Promise<number> {
  const { rows } = await services.db.pool.query('select 1 from notifications where user_id = $1', [operator.userId]);
  return rows.length;
}

it('an operator hears of a service that stays down once', async () => {
  // Its session ended with the hours that the tests before took.
  const before = await heard();
  for (let n = 0; n < 3; n++) await noteService(services, 'speech', false);
  await eventually(async () => expect(await heard()).toBe(before + 1));
});
