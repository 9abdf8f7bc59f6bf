import { describe, expect, it, vi } from 'vitest';
import { accessTokensApi } from '#domain/identity/access-tokens.ts';
import { notificationsApi } from '#domain/notifications/notifications.ts';
import { openOutbound } from '#server/platform/http/outbound.ts';
import { type FakeAnswer, startSimulator } from '#server/testing/fake-web-server.ts';
import { newBrowser } from '#server/testing/push-browser.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { everyMinute } from './notifications.jobs.ts';

const server = await startApp();
const { services, clock } = server;
const host = 'push.example.com';
/** How the push service answers at a path; 201 elsewhere. */
const answers = new Map<string, () => FakeAnswer>();
const received = await startSimulator(services, host, ({ path }) => (answers.get(path) ?? (() => ({ status: 201 })))());

let paths = 0;
async function addBrowser(client: TestClient, endpoint = `https://${host}/send/${paths++}`) {
  const browser = newBrowser();
  const device = await client.call(notificationsApi.addDevice, {
    body: { name: 'Firefox', endpoint, ...browser.keys },
  });
  const path = new URL(endpoint).pathname;
  return { ...browser, device, endpoint, path, got: () => received.filter((one) => one.path === path) };
}
const newToken = (client: TestClient, name = 'CI') =>
  client.call(accessTokensApi.create, { body: { name, scopes: ['agents'] } });
const devices = async (client: TestClient) => (await client.call(notificationsApi.settings)).devices;
async function states(client: TestClient): Promise<string[]> {
  const { rows } = await services.db.pool.query<{ status: string }>(
    `select status from notification_sends where workspace_id = $1 and channel = 'push' order by id`,
    [client.workspaceId],
  );
  return rows.map(({ status }) => status);
}
const eventually = (check: () => Promise<void> | void) =>
  vi.waitFor(
    async () => {
      await everyMinute(services);
      await check();
    },
    { timeout: 15_000, interval: 50 },
  );

describe('a push', () => {
  it('reaches the browser sealed, signed and small, and says no more than the sentence', async () => {
    const owner = await server.newOwner();
    const browser = await addBrowser(owner);
    await newToken(owner);
    await eventually(() => expect(browser.got()).toHaveLength(1));
    const { headers, body } = browser.got()[0]!;
    expect(JSON.parse(browser.read(body))).toEqual({
      title: 'My Workspace',
      body: 'The CI access token was generated.',
      url: '/dashboard/integrations/access-tokens',
      tag: expect.any(String),
    });
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    const { pushKey } = await owner.call(notificationsApi.settings);
    expect(headers.authorization).toMatch(new RegExp(`^vapid t=[\\w.-]+, k=${pushKey}$`));
    expect(headers.topic).toMatch(/^[\w-]{32}$/);
  });

  it.each([404, 410])('forgets a browser whose push service answers %i', async (status) => {
    const owner = await server.newOwner();
    const browser = await addBrowser(owner);
    answers.set(browser.path, () => ({ status }));
    await newToken(owner);
    await eventually(async () => expect(await devices(owner)).toEqual([]));
    expect(browser.got()).toHaveLength(1);
  });

  it('waits as long as the push service says, and then goes', async () => {
    const owner = await server.newOwner();
    const browser = await addBrowser(owner);
    answers.set(browser.path, () => ({ status: 429, headers: { 'retry-after': '1200' } }));
    await newToken(owner);
    await eventually(() => expect(browser.got()).toHaveLength(1));
    answers.delete(browser.path);
    await eventually(async () => expect(await states(owner)).toEqual(['waiting']));
    clock.advance(1_199_000);
    await everyMinute(services);
    expect(browser.got()).toHaveLength(1);
    clock.advance(2_000);
    await eventually(async () => expect(await states(owner)).toEqual(['sent']));
    expect(browser.got()).toHaveLength(2);
  });

  it('is tried again when the push service is broken, and follows no redirect', async () => {
    const [owner, sentOn] = [await server.newOwner(), await server.newOwner()];
    const [browser, other] = [await addBrowser(owner), await addBrowser(sentOn)];
    answers.set(browser.path, () => ({ status: 503 }));
    answers.set(other.path, () => ({ status: 302, headers: { location: `https://${host}/elsewhere` } }));
    await newToken(owner);
    await newToken(sentOn);
    await eventually(async () =>
      expect([await states(owner), await states(sentOn)]).toEqual([['waiting'], ['refused']]),
    );
    answers.delete(browser.path);
    clock.advance(61_000);
    await eventually(async () => expect(await states(owner)).toEqual(['sent']));
    expect(received.some(({ path }) => path === '/elsewhere')).toBe(false);
  });

  it('goes to no private address: neither one that is written so, nor one that a name leads to', async () => {
    const owner = await server.newOwner();
    await expect(addBrowser(owner, 'https://169.254.169.254/latest/meta-data')).rejects.toThrow('private network');
    const usual = services.outbound;
    const inside = openOutbound({ resolve: async () => [{ address: '169.254.169.254', family: 4 }] });
    services.outbound = (request) => (request.url.includes('inside.example.com') ? inside(request) : usual(request));
    await addBrowser(owner, 'https://inside.example.com/latest/meta-data');
    await newToken(owner);
    await eventually(async () => expect(await states(owner)).toEqual(['refused']));
  });

  it('is not sent to who has lost the right to it meanwhile', async () => {
    const owner = await server.newOwner();
    const admin = await server.newMember(owner, 'admin');
    const hour = new Date(clock.now()).getUTCHours();
    const quietHours = { from: hour, to: (hour + 1) % 24 };
    await admin.call(notificationsApi.saveSettings, { body: { timeZone: 'UTC', quietHours } });
    const browser = await addBrowser(admin);
    await newToken(owner);
    await eventually(async () => expect(await states(owner)).toEqual(['waiting']));
    await services.db.pool.query(`update members set role = 'viewer' where user_id = $1`, [admin.userId]);
    clock.advance(3_600_000);
    await eventually(async () => expect(await states(owner)).toEqual(['dropped']));
    expect(browser.got()).toEqual([]);
  });
});

describe('browsers', () => {
  it('are added once, are ten at most, and are one person’s', async () => {
    const [owner, next] = [await server.newOwner(), await server.newOwner()];
    const { endpoint } = await addBrowser(owner);
    await addBrowser(owner, endpoint);
    expect(await devices(owner)).toHaveLength(1);
    await addBrowser(next, endpoint);
    expect([await devices(owner), (await devices(next)).length]).toEqual([[], 1]);
    for (let n = 0; n < 10; n++) await addBrowser(owner);
    await expect(addBrowser(owner)).rejects.toThrow('Notifications are already on in 10 browsers.');
  });

  it('need an address that can be one', async () => {
    const owner = await server.newOwner();
    const body = { name: 'x', ...newBrowser().keys };
    for (const endpoint of [
      'http://push.example.com/1',
      'https://a:b@push.example.com/',
      'https://push.example.com:8443/',
      'x',
    ])
      expect([endpoint, (await owner.send('PUT', '/v1/push-devices', { ...body, endpoint })).status]).toEqual([
        endpoint,
        400,
      ]);
  });
});
