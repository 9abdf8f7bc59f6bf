import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { actionsApi } from '#domain/actions/actions.ts';
import { companySignInApi } from '#domain/identity/company-sign-in.ts';
import { notificationTargetsApi } from '#domain/notifications/notification-targets.ts';
import { webhooksApi } from '#domain/notifications/webhooks.ts';
import { runAction } from '#server/actions/run-action.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';

/** A service of the operator's own, which no one else is to reach. */
async function startService() {
  const paths: string[] = [];
  const server = http
    .createServer((request, response) => {
      paths.push(`${request.method} ${request.url}`);
      if (request.url === '/away') response.writeHead(302, { location: away }).end();
      else response.setHeader('content-type', 'application/json').end('{"secret":"of the operator"}');
    })
    .listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => void server.close());
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, paths };
}
let away = '';

const [speech, store, payments, models, n8n, open] = [
  ...[await startService(), await startService(), await startService()],
  ...[await startService(), await startService(), await startService()],
] as const;
away = speech.origin;
const named = newId();
const app = await startApp({
  OPENAI_BASE_URL: `${speech.origin}/v1`,
  DEEPGRAM_BASE_URL: speech.origin,
  GOOGLE_CLIENT_ID: 'a',
  GOOGLE_CLIENT_SECRET: 'b',
  GOOGLE_ISSUER: store.origin,
  STRIPE_BASE_URL: payments.origin,
  MODEL_ORIGINS: models.origin,
  PRIVATE_ORIGINS: `${n8n.origin}=${named}, ${open.origin}=*`,
});
const { services } = app;
const owner = await app.newOwner();
await services.db.system('test', (tx) =>
  tx.insert(workspaces).values({
    id: named,
    name: 'Named',
    timeZone: 'Europe/Berlin',
    createdBy: owner.userId,
    createdAt: new Date(),
  }),
);
const scopeOf = (workspaceId: string) => ({ services, workspaceId, actor: null });
const request = (workspaceId: string, url: string) =>
  runAction(
    scopeOf(workspaceId),
    {
      runId: newId(),
      callId: null,
      nodeId: 'node',
      action: 'api_request',
      wait: true,
      input: { method: 'GET', url, headers: [], body: null },
    },
    false,
  );
const addWebhook = (by: TestClient, url: string) => by.send('POST', webhooksApi.create.path, { url });

describe.each([
  ['of a speech service', speech],
  ['of an identity provider', store],
  ['of the payment provider', payments],
  ['of language models', models],
])('an origin %s', (_, { origin, paths }) => {
  it('is not one for requests, webhooks, notifications or companies of a workspace', async () => {
    const url = `${origin}/admin`;
    expect(await request(owner.workspaceId, url)).toMatchObject({ ok: false, code: 'address_refused' });
    expect((await addWebhook(owner, url)).status).toBe(400);
    const target = { name: 'In', form: 'json', url, categories: ['calls'] };
    expect((await owner.send('POST', notificationTargetsApi.create.path, target)).status).toBe(400);
    const company = { domain: 'company.example', issuer: origin, clientId: 'a', clientSecret: 'b' };
    expect((await owner.send('PUT', companySignInApi.set.path, company)).status).toBe(400);
    const { status, body } = await owner.send('POST', actionsApi.create.path, {
      template: 'custom-webhook',
      name: 'In',
    });
    expect(status).toBe(201);
    const { id, configuration } = body as { id: string; configuration: object };
    const change = { configuration: { ...configuration, url } };
    expect((await owner.send('PATCH', `/v1/actions/${id}`, change)).status).toBe(400);
    expect(paths).toEqual([]);
  });
});

describe('an origin in PRIVATE_ORIGINS', () => {
  it('is open to the workspace that is named, and to no other', async () => {
    expect(await request(named, `${n8n.origin}/webhook`)).toEqual({ ok: true, output: { secret: 'of the operator' } });
    expect(await request(owner.workspaceId, `${n8n.origin}/webhook`)).toMatchObject({ code: 'address_refused' });
    expect((await addWebhook(owner, `${n8n.origin}/webhook`)).status).toBe(400);
    expect(n8n.paths).toEqual(['GET /webhook']);
  });

  it('is open to every workspace where it says so, by requests and webhooks', async () => {
    expect(await request(owner.workspaceId, `${open.origin}/a`)).toMatchObject({ ok: true });
    const hook = await addWebhook(owner, `${open.origin}/b`);
    expect(hook.status).toBe(201);
    const { id: webhookId } = hook.body as { id: string };
    const tested = await owner.call(webhooksApi.test, { params: { webhookId }, body: { type: 'call.ended' } });
    expect(tested).toMatchObject({ status: 'delivered' });
    expect(open.paths).toEqual(['GET /a', 'POST /b']);
  });

  it('is no way on to another origin of the operator', async () => {
    expect(await request(owner.workspaceId, `${open.origin}/away`)).toMatchObject({ code: 'address_refused' });
    expect(speech.paths).toEqual([]);
  });

  it('lets nobody past with a password in the address, or by another port or scheme', async () => {
    const { port } = new URL(open.origin);
    for (const url of [
      `http://localhost:${port}/`,
      `https://127.0.0.1:${port}/`,
      `http://127.0.0.1:${Number(port) - 1}/`,
      `http://me:word@127.0.0.1:${port}/`,
    ]) {
      expect([url, (await addWebhook(owner, url)).status]).toEqual([url, 400]);
    }
  });
});
