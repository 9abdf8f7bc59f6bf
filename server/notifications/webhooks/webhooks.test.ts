import { describe, expect, it } from 'vitest';
import { accessTokensApi, type TokenScope } from '#domain/identity/access-tokens.ts';
import { roleMatrix } from '#domain/identity/permissions.ts';
import { rolesApi } from '#domain/identity/roles.ts';
import { webhookEventTypes } from '#domain/notifications/webhook-events.data.ts';
import { webhooksLimit } from '#domain/notifications/webhook-limits.ts';
import { webhooksApi } from '#domain/notifications/webhooks.ts';
import { auditApi } from '#domain/platform/audit.ts';
import type { TestClient } from '#server/testing/start-app.ts';
import { startWebhookApp } from '#server/testing/webhook-app.ts';

const app = await startWebhookApp();
const { services } = app;
const url = 'https://hooks.example.com/in';

const codeOf = (answer: { status: number; body: unknown }) => [
  answer.status,
  (answer.body as { error?: { code: string } }).error?.code,
];
const list = async (client: TestClient) => (await client.call(webhooksApi.list)).items;

async function tokenOf(client: TestClient, scopes: TokenScope[]) {
  const { value: secret } = await client.call(accessTokensApi.create, { body: { name: 'Zapier', scopes } });
  const headers = { authorization: `Bearer ${secret}` };
  return (method: string, address: string, body?: unknown) => app.send(method, address, body, headers);
}

describe('a webhook', () => {
  it('is added with a secret that only this answer and a person who asks for it see', async () => {
    const owner = await app.newOwner();
    const body = { url, description: ' CRM ', events: ['call.ended' as const, 'call.ended' as const] };
    const made = await owner.call(webhooksApi.create, { body });
    expect(made).toMatchObject({
      url,
      description: 'CRM',
      events: ['call.ended'],
      status: 'active',
      lastDelivery: null,
    });
    expect(made.secret.value).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const params = { webhookId: made.id };
    for (const shown of [await list(owner), await owner.call(webhooksApi.get, { params })]) {
      expect(JSON.stringify(shown)).not.toContain('whsec_');
    }
    const { rows } = await services.db.pool.query('select * from webhooks where id = $1', [made.id]);
    expect(JSON.stringify(rows)).not.toContain(made.secret.value.slice(6));
    expect(await owner.call(webhooksApi.showSecret, { params })).toEqual({
      value: made.secret.value,
      previousUntil: null,
    });
    const told = await owner.call(auditApi.list, { query: { action: 'webhook.secret-shown' } });
    expect(told.items).toHaveLength(1);
  });

  it('is changed, paused, resumed and deleted', async () => {
    const owner = await app.newOwner();
    const { params } = await app.addWebhook(owner, ['agent.activated']);
    const update = (body: object) => owner.call(webhooksApi.update, { params, body });
    expect(await update({ status: 'paused' })).toMatchObject({ status: 'paused', pauseReason: 'by_hand' });
    expect(await update({ description: 'Later' })).toMatchObject({ status: 'paused', description: 'Later' });
    expect(await update({ status: 'active', events: null })).toMatchObject({
      status: 'active',
      pauseReason: null,
      pausedAt: null,
      events: null,
    });
    await owner.call(webhooksApi.remove, { params });
    expect(await list(owner)).toEqual([]);
    expect(codeOf(await owner.send('GET', `/v1/webhooks/${params.webhookId}`))).toEqual([404, 'not_found']);
  });

  it('needs an address on the internet by https, and events that there are', async () => {
    const owner = await app.newOwner();
    const bad = [
      { url: 'http://hooks.example.com/in' },
      { url: 'https://127.0.0.1/in' },
      { url: 'https://[::1]/in' },
      { url: 'https://169.254.169.254/latest' },
      { url: 'https://printer.local/in' },
      { url: 'https://user:word@hooks.example.com/in' },
      { url: 'https://hooks.example.com:8443/in' },
      { url: 'no address' },
      { url, events: [] },
      { url, events: ['call.forgotten'] },
      { url, secret: 'whsec_mine' },
      {},
    ];
    for (const body of bad) {
      const answer = await owner.send('POST', '/v1/webhooks', body);
      expect(codeOf(answer), JSON.stringify(body)).toEqual([400, 'invalid_input']);
    }
    expect(await list(owner)).toEqual([]);
    const { params } = await app.addWebhook(owner);
    const moved = await owner.send('PATCH', `/v1/webhooks/${params.webhookId}`, { url: 'https://10.0.0.8/in' });
    expect(codeOf(moved)).toEqual([400, 'invalid_input']);
  });

  it('is one of twenty at most, also when many are added at once', async () => {
    const owner = await app.newOwner();
    const add = () => owner.send('POST', '/v1/webhooks', { url });
    const answers = await Promise.all(Array.from({ length: webhooksLimit + 5 }, add));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(webhooksLimit);
    expect(codeOf(await add())).toEqual([409, 'limit_reached']);
  });

  it('is for those who have Integrations, and tells them no more than their role does', async () => {
    const owner = await app.newOwner();
    const member = await app.newMember(owner, 'member');
    expect((await member.send('GET', '/v1/webhooks')).status).toBe(403);
    const levels = { ...roleMatrix.viewer, integrations: 'full' as const, agents: 'view' as const, calls: false };
    const { id } = await owner.call(rolesApi.create, { body: { name: 'Engineer', description: '', levels } });
    const engineer = await app.newMember(owner, id);
    expect(codeOf(await engineer.send('POST', '/v1/webhooks', { url }))).toEqual([403, 'forbidden']);
    const calls = { url, events: ['call.ended'] };
    expect(codeOf(await engineer.send('POST', '/v1/webhooks', calls))).toEqual([403, 'forbidden']);
    expect((await engineer.send('POST', '/v1/webhooks', { url, events: ['agent.activated'] })).status).toBe(201);
    // Nor by sending what others subscribed to elsewhere.
    const { params } = await app.addWebhook(owner, ['call.ended']);
    const path = `/v1/webhooks/${params.webhookId}`;
    expect(codeOf(await engineer.send('PATCH', path, { url }))).toEqual([403, 'forbidden']);
    expect((await engineer.send('PATCH', path, { description: 'Mine' })).status).toBe(200);
  });
});

describe('a program with an access token', () => {
  it('subscribes, asks for examples and unsubscribes, as Zapier, Make and n8n do', async () => {
    const owner = await app.newOwner();
    const send = await tokenOf(owner, ['webhooks', 'calls']);
    const samples = (await send('GET', '/v1/webhook-events')).body as { items: { type: string; example: object }[] };
    expect(samples.items.map(({ type }) => type)).toEqual(webhookEventTypes);
    expect(samples.items[0]!.example).toMatchObject({ type: 'call.started', timestamp: expect.any(String), data: {} });
    const made = await send('POST', '/v1/webhooks', { url, events: ['call.ended'] });
    expect(made).toMatchObject({ status: 201, body: { secret: { value: expect.stringMatching(/^whsec_/) } } });
    const path = `/v1/webhooks/${(made.body as { id: string }).id}`;
    expect((await send('DELETE', path)).status).toBe(204);
    expect((await send('DELETE', path)).status).toBe(404);
  });

  it('needs the scope of what the events tell of, and never sees a secret again', async () => {
    const owner = await app.newOwner();
    const narrow = await tokenOf(owner, ['webhooks']);
    expect(codeOf(await narrow('POST', '/v1/webhooks', { url, events: ['call.ended'] }))).toEqual([403, 'forbidden']);
    const wide = await tokenOf(owner, ['webhooks', 'agents']);
    const made = await wide('POST', '/v1/webhooks', { url, events: ['agent.activated'] });
    expect(made.status).toBe(201);
    const path = `/v1/webhooks/${(made.body as { id: string }).id}`;
    for (const end of ['show', 'rotate']) {
      expect(codeOf(await wide('POST', `${path}/secret/${end}`))).toEqual([403, 'forbidden']);
    }
    const other = await tokenOf(owner, ['agents']);
    expect((await other('GET', '/v1/webhooks')).status).toBe(403);
  });
});
