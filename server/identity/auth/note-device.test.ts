import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { notificationsApi } from '#domain/notifications/notifications.ts';
import { everyMinute } from '#server/notifications/sending/notifications.jobs.ts';
import { users } from '#server/platform/db/schema/auth.table.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { deviceName } from './note-device.ts';
import { beginSession } from './sessions.ts';
import { visitorFrom } from './visitor.ts';

const server = await startApp();
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const signIn = ({ userId }: TestClient, ip: string, userAgent: string) =>
  server.services.db.system('test', async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId));
    return beginSession(tx, server.services, visitorFrom(ip, userAgent), user!, 'password');
  });
const told = async (client: TestClient) => {
  await everyMinute(server.services);
  return (await client.call(notificationsApi.list)).items.map(({ text }) => text);
};

describe('a sign-in', () => {
  it('from a new device is told to the account by mail and in its list, and from a known one is not', async () => {
    const owner = await server.newOwner();
    await signIn(owner, '203.0.113.9', firefox);
    await expect.poll(() => told(owner)).toHaveLength(1);
    expect((await told(owner))[0]).toContain('Firefox on Linux, 203.0.113.9');
    await vi.waitFor(
      async () =>
        expect((await server.mails()).filter((mail) => mail.to?.[0]?.address === owner.email)).toHaveLength(1),
      15_000,
    );
    // Another address of the same provider, after an update of the browser.
    await signIn(owner, '203.0.200.1', firefox.replaceAll('140', '141'));
    expect(await told(owner)).toHaveLength(1);
    await signIn(owner, '198.51.100.1', firefox);
    await expect.poll(() => told(owner)).toHaveLength(2);
  });

  it('is told to nobody else of the workspace', async () => {
    const owner = await server.newOwner();
    const admin = await server.newMember(owner, 'admin');
    await signIn(admin, '203.0.113.9', firefox);
    await expect.poll(() => told(admin)).toHaveLength(1);
    expect(await told(owner)).toEqual([]);
  });
});

it.each([
  [firefox, 'Firefox on Linux'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1', 'Safari on iOS'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge on Windows'],
  ['curl/8', 'an unknown device'],
])('%s is %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
