import { describe, expect, it, vi } from 'vitest';
import { accessTokensApi } from '#domain/identity/access-tokens.ts';
import { notificationTargetsApi } from '#domain/notifications/notification-targets.ts';
import { notificationsApi } from '#domain/notifications/notifications.ts';
import { everyMinute } from '#server/notifications/sending/notifications.jobs.ts';
import { openOutbound } from '#server/platform/http/outbound.ts';
import { type FakeAnswer, startSimulator } from '#server/testing/fake-web-server.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';

const server = await startApp();
const { services, clock } = server;
const host = 'hooks.example.com';
const dayMs = 86_400_000;
const answers = new Map<string, () => FakeAnswer>();
const received = await startSimulator(services, host, ({ path }) => (answers.get(path) ?? (() => ({ status: 200 })))());

let paths = 0;
async function addTarget(client: TestClient, form: 'slack' | 'json' = 'json') {
  const path = `/hook/${paths++}`;
  const body = { name: 'Channel', form, url: `https://${host}${path}`, categories: ['Security' as const] };
  const made = await client.call(notificationTargetsApi.create, { body });
  const got = () =>
    received.filter((one) => one.path === path).map((one) => ({ ...one, json: JSON.parse(one.body.toString()) }));
  return { ...made, path, got };
}
const newToken = (client: TestClient, name = 'CI') =>
  client.call(accessTokensApi.create, { body: { name, scopes: ['agents'] } });
const list = async (client: TestClient) => (await client.call(notificationTargetsApi.list)).items;
const eventually = (check: () => Promise<void> | void) =>
  vi.waitFor(
    async () => {
      await everyMinute(services);
      await check();
    },
    { timeout: 15_000, interval: 50 },
  );

describe('a webhook', () => {
  it('is told of its categories, once, in its form', async () => {
    const owner = await server.newOwner();
    const [json, slack] = [await addTarget(owner), await addTarget(owner, 'slack')];
    await newToken(owner, 'A <b> & c');
    await eventually(() => expect([json.got().length, slack.got().length]).toEqual([1, 1]));
    const [{ json: told, headers }] = json.got() as [ReturnType<typeof json.got>[number]];
    expect(told).toMatchObject({ type: 'token-created', category: 'Security', workspace: 'My Workspace' });
    expect(told.text).toBe('The A <b> & c access token was generated.');
    expect(headers['webhook-id']).toMatch(/^msg_[\w-]+$/);
    const [first] = slack.got();
    expect(Object.keys(first!.json)).toEqual(['text']);
    expect(first!.json.text).toContain('A &lt;b&gt; &amp; c');
    expect(JSON.stringify(await list(owner))).not.toContain(json.path);
  });

  it('is never told what concerns one account alone', async () => {
    const owner = await server.newOwner();
    const target = await addTarget(owner);
    const { notify } = await import('#server/platform/notify.ts');
    const scope = { services, workspaceId: owner.workspaceId, actor: null };
    await services.db.tenant(owner.workspaceId, (tx) =>
      notify(tx, scope, 'password-changed', {}, { subjectId: owner.userId }),
    );
    await newToken(owner);
    await eventually(() => expect(target.got()).toHaveLength(1));
    expect(target.got()[0]!.json.type).toBe('token-created');
  });

  it('is tested now, and says what it answered', async () => {
    const owner = await server.newOwner();
    const target = await addTarget(owner);
    const test = () => owner.call(notificationTargetsApi.test, { params: { targetId: target.id } });
    expect(await test()).toEqual({ delivered: true, message: 'The message was delivered.' });
    expect(target.got()[0]!.json).toMatchObject({ type: 'test' });
    answers.set(target.path, () => ({ status: 404 }));
    expect(await test()).toEqual({ delivered: false, message: 'The receiver responded with status 404.' });
  });

  it.each([
    'https://127.0.0.1/hook',
    'https://127.1/hook',
    'https://2130706433/hook',
    'https://0x7f000001/hook',
    'https://0177.0.0.1/hook',
    'https://127.0.0.1./hook',
    'https://10.0.0.8/hook',
    'https://169.254.169.254/latest',
    'https://[::1]/hook',
    'https://[fd00::1]/hook',
    'https://[fe80::1]/hook',
    'https://[::ffff:127.0.0.1]/hook',
    'https://[64:ff9b::7f00:1]/hook',
    'https://localhost/hook',
    'https://LOCALHOST./hook',
    'https://printer.local/hook',
    'https://metadata.google.internal/hook',
  ])('inside of the network, as %s, is refused when it is added, and nothing of it is kept', async (url) => {
    const owner = await server.newOwner();
    const body = { name: 'x', form: 'json', url, categories: ['Calls'] };
    const { status, body: answer } = await owner.send('POST', '/v1/notification-targets', body);
    expect([status, answer]).toEqual([
      400,
      {
        error: expect.objectContaining({
          code: 'invalid_input',
          message: expect.stringMatching(/on a private network.* publicly reachable/),
          details: [{ path: 'body.url', message: expect.any(String) }],
        }),
      },
    ]);
    expect(await list(owner)).toEqual([]);
  });

  it('whose name leads inside of the network is refused when it is called, without a word of what is there', async () => {
    const owner = await server.newOwner();
    const usual = services.outbound;
    const inside = openOutbound({ resolve: async () => [{ address: '10.0.0.8', family: 4 }] });
    services.outbound = (request) => (request.url.includes('inside.example.com') ? inside(request) : usual(request));
    const url = 'https://inside.example.com/hook';
    const body = { name: 'x', form: 'json' as const, url, categories: ['Calls' as const] };
    const { id: targetId } = await owner.call(notificationTargetsApi.create, { body });
    const { delivered, message } = await owner.call(notificationTargetsApi.test, { params: { targetId } });
    expect([delivered, message]).toEqual([false, expect.stringContaining('private network')]);
  });

  it('is disabled after three days of failures, people hear of it, and it can be used again', async () => {
    const owner = await server.newOwner();
    const target = await addTarget(owner);
    answers.set(target.path, () => ({ status: 500 }));
    await newToken(owner);
    await eventually(async () => expect((await list(owner))[0]!.failingSince).not.toBeNull());
    const session = owner.token;
    clock.advance(3 * dayMs + 60_000);
    await everyMinute(services);
    clock.advance(-3 * dayMs);
    await eventually(async () => expect((await list(owner))[0]!.status).toBe('disabled'));
    expect(session).toBe(owner.token);
    await eventually(async () => {
      const { items } = await owner.call(notificationsApi.list);
      expect(items.map(({ type }) => type)).toContain('webhook-disabled');
    });
    const before = target.got().length;
    await newToken(owner, 'Another');
    await everyMinute(services);
    expect(target.got()).toHaveLength(before);
    answers.delete(target.path);
    const params = { targetId: target.id };
    const again = await owner.call(notificationTargetsApi.update, { params, body: { status: 'active' } });
    expect([again.status, again.failingSince]).toEqual(['active', null]);
    await newToken(owner, 'Third');
    await eventually(() => expect(target.got().at(-1)!.json.text).toContain('Third'));
  });

  it('that says it is gone is disabled at once', async () => {
    const owner = await server.newOwner();
    const target = await addTarget(owner);
    answers.set(target.path, () => ({ status: 410 }));
    await newToken(owner);
    await eventually(async () => expect((await list(owner))[0]!.status).toBe('disabled'));
  });

  it('is one of five at most, and for those who manage settings', async () => {
    const owner = await server.newOwner();
    for (let n = 0; n < 5; n++) await addTarget(owner);
    await expect(addTarget(owner)).rejects.toThrow('limit_reached');
    const member = await server.newMember(owner, 'member');
    expect((await member.send('GET', '/v1/notification-targets')).status).toBe(403);
  });
});
