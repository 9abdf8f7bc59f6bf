import { expect, test } from 'vitest';
import WebSocket from 'ws';
import { agentsApi } from '#domain/agents/agents.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { type BrowserKey, browserKeysApi } from '#domain/channels/browser-keys.ts';
import { accessTokensApi } from '#domain/identity/access-tokens.ts';
import { auditApi } from '#domain/platform/audit.ts';
import { addressOf } from '#server/testing/call-client.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';

const app = await startApp();
const address = await addressOf(app.app);
const shop = { origin: 'https://shop.example' };

async function activeAgent(owner: TestClient): Promise<string> {
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'customer-support' } });
  await owner.call(agentsApi.setStatus, { params: { agentId }, body: { status: 'active' } });
  return agentId;
}

/** A key for one agent, on one website. */
async function newKey() {
  const owner = await app.newOwner();
  const agentId = await activeAgent(owner);
  const body = { name: 'Shop', origins: ['shop.example'], agentIds: [agentId] };
  return { owner, agentId, key: await owner.call(browserKeysApi.create, { body }) };
}

async function start(key: BrowserKey, payload: object, headers: Record<string, string> = shop) {
  const asked = { method: 'POST' as const, url: `/v1/browser/${key.key}/calls`, payload, headers };
  const answer = await app.app.inject(asked);
  return { status: answer.statusCode, headers: answer.headers, body: answer.json<object>() };
}

/** The first message of a socket, or how it was refused. */
function firstOf(path: string, hello: object, origin: string): Promise<object> {
  const socket = new WebSocket(`ws://${address}${path}`, { origin });
  return new Promise((done) => {
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', version: 1, ...hello })));
    socket.on('message', (data: Buffer) => {
      done(JSON.parse(data.toString()) as object);
      socket.close();
    });
    socket.on('unexpected-response', (_request, answer) => done({ status: answer.statusCode }));
    socket.on('error', () => {});
  });
}

test('a page of an allowed website starts a call of an allowed agent, and connects to it from there', async () => {
  const { owner, agentId, key } = await newKey();
  const asked = { method: 'OPTIONS' as const, url: `/v1/browser/${key.key}/calls`, headers: shop };
  const preflight = await app.app.inject(asked);
  expect([preflight.statusCode, preflight.headers['access-control-allow-origin']]).toEqual([204, shop.origin]);
  const answer = await start(key, { agentId, metadata: { order: '4711' } });
  expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([201, shop.origin]);
  const { ticket, socketPath, callId } = answer.body as { ticket: string; socketPath: string; callId: string };
  expect(socketPath).toBe(`/v1/browser/${key.key}/socket`);
  // The socket of our own pages takes no page of others; neither does this one a website that isn't the key's.
  expect(await firstOf('/v1/calls/socket', { ticket }, shop.origin)).toEqual({ status: 403 });
  expect(await firstOf(socketPath, { ticket }, 'https://evil.example')).toEqual({ status: 403 });
  expect(await firstOf(socketPath, { ticket }, shop.origin)).toMatchObject({ type: 'ready', callId });
  expect(await owner.call(callsApi.get, { params: { callId } })).toMatchObject({ metadata: { order: '4711' } });
  expect((await owner.call(browserKeysApi.list)).items).toMatchObject([{ lastUsedAt: expect.any(String) }]);
});

test('a key connects none but its own calls', async () => {
  const { owner, agentId, key } = await newKey();
  const { ticket } = await owner.call(callsApi.start, { params: { agentId }, body: { channel: 'browser' } });
  const path = `/v1/browser/${key.key}/socket`;
  expect(await firstOf(path, { ticket }, shop.origin)).toMatchObject({ type: 'error', code: 'session_required' });
});

test('other websites, programs without one, other agents and agents that are off are refused', async () => {
  const { owner, agentId, key } = await newKey();
  const other = await activeAgent(owner);
  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'http://shop.example:81' },
    { origin: 'null' },
    {},
  ]) {
    const { status, headers: told } = await start(key, { agentId }, headers as Record<string, string>);
    expect([status, told['access-control-allow-origin']]).toEqual([403, undefined]);
  }
  expect((await start(key, { agentId: other })).status).toBe(404);
  const params = { browserKeyId: key.id };
  await owner.call(browserKeysApi.update, { params, body: { agentIds: [other], origins: ['*.shop.example'] } });
  expect((await start(key, { agentId: other })).status).toBe(403);
  const subdomain = { origin: 'https://www.shop.example' };
  expect((await start(key, { agentId: other }, subdomain)).status).toBe(201);
  await owner.call(agentsApi.setStatus, { params: { agentId: other }, body: { status: 'inactive' } });
  expect((await start(key, { agentId: other }, subdomain)).status).toBe(404);
});

test('what one visitor and all of them may use is bounded, and a deleted key starts nothing', async () => {
  const { owner, agentId, key } = await newKey();
  const params = { browserKeyId: key.id };
  await owner.call(browserKeysApi.update, { params, body: { limits: { conversationsPerHour: 1 } } });
  expect((await start(key, { agentId })).status).toBe(201);
  expect((await start(key, { agentId })).status).toBe(429);
  // What is wrong with a page is told to who writes it.
  expect((await start(key, { agentId, variables: { nothing: 'like this' } })).status).toBe(400);
  await owner.call(browserKeysApi.remove, { params });
  expect((await start(key, { agentId })).status).toBe(404);
  const { items } = await owner.call(auditApi.list, { query: {} });
  const actions = items.map(({ action }) => action).filter((action) => action.startsWith('browser-key.'));
  expect(actions).toEqual(['browser-key.deleted', 'browser-key.updated', 'browser-key.created']);
});

test('a key is no access token, tokens make no keys, and agents are the workspace’s own', async () => {
  const { owner, agentId, key } = await newKey();
  expect((await app.send('GET', '/v1/agents', undefined, { authorization: `Bearer ${key.key}` })).status).toBe(401);
  const { value } = await owner.call(accessTokensApi.create, { body: { name: 'All', scopes: ['agents', 'calls'] } });
  const body = { name: 'Shop', origins: [], agentIds: [agentId] };
  const token = { authorization: `Bearer ${value}` };
  expect((await app.send('POST', '/v1/browser-keys', body, token)).status).toBe(403);
  const stranger = await app.newOwner();
  expect((await stranger.send('POST', '/v1/browser-keys', body)).status).toBe(404);
  const params = { browserKeyId: key.id };
  await expect(stranger.call(browserKeysApi.update, { params, body: { name: 'Mine' } })).rejects.toThrow('404');
});
