import { expect, test } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { chatsApi } from '#domain/channels/chats.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';

/** What a call is to the program that had it made. */

const app = await startApp();
const newAgent = async (owner: TestClient, change: object = {}) => {
  const { id } = await owner.call(agentsApi.create, { body: { template: 'customer-support' } });
  await owner.call(agentsApi.update, { params: { agentId: id }, body: change });
  return id;
};
const ended = async (owner: TestClient, agentId: string, own: object = {}) => {
  const { id: callId } = await owner.call(chatsApi.start, { params: { agentId }, body: own });
  await owner.call(chatsApi.end, { params: { callId } });
  return callId;
};

test('keeps an id and keys of another system, is found by them, and has them changed key by key', async () => {
  const owner = await app.newOwner();
  const agentId = await newAgent(owner);
  const own = { externalId: 'order-4711', metadata: { plan: 'gold', step: '2' } };
  const callId = await ended(owner, agentId, own);
  const other = await ended(owner, agentId, { metadata: { plan: 'silver' } });
  const ids = async (query: object) => (await owner.call(callsApi.list, { query })).items.map(({ id }) => id);
  expect(await ids({ externalId: 'order-4711' })).toEqual([callId]);
  expect(await ids({ metadata: 'plan:gold' })).toEqual([callId]);
  expect(await ids({ metadata: 'plan:gold', agentId: await newAgent(owner) })).toEqual([]);
  expect(await ids({ status: 'ended' })).toEqual([other, callId]);

  app.clock.advance(60_000);
  const since = new Date(app.clock.now()).toISOString();
  expect(await ids({ updatedSince: since })).toEqual([]);
  const body = { metadata: { plan: null, step: '3' } };
  const changed = await owner.call(callsApi.update, { params: { callId }, body });
  expect(changed).toMatchObject({ externalId: 'order-4711', metadata: { step: '3' }, updatedAt: since });
  expect(changed.metadata).not.toHaveProperty('plan');
  expect(await ids({ updatedSince: since })).toEqual([callId]);
  const many = Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`k${n}`, '']));
  expect((await owner.send('PATCH', `/v1/calls/${callId}`, { metadata: many })).status).toBe(409);
});

test.each([
  [{ metadata: { 'no blank': 'x' } }],
  [{ metadata: { __proto__2: 'x'.repeat(501) } }],
  [{ metadata: { a: '\0' } }],
  [{ metadata: { a: 1 } }],
  [{ externalId: ' ' }],
  [{ overrides: { voices: 'emma' } }],
  [{ overrides: { language: 'de-DE' } }],
])('refuses %j', async (own) => {
  const owner = await app.newOwner();
  const agentId = await newAgent(owner);
  expect((await owner.send('POST', `/v1/agents/${agentId}/chats`, own)).status).toBe(400);
});

test('differs from its agent in greeting, voice and language', async () => {
  const owner = await app.newOwner();
  const agentId = await newAgent(owner, { callSettings: { otherLanguages: ['de-DE'] } });
  const overrides = { greeting: 'Guten Tag, Ada!', voice: 'emma', language: 'de-DE', maxMinutes: 5 } as const;
  const chat = await owner.call(chatsApi.start, { params: { agentId }, body: { overrides } });
  expect(chat.messages[0]?.text).toBe('Guten Tag, Ada!');
  const { rows } = await app.services.db.pool.query('select overrides, max_minutes, setting from calls where id = $1', [
    chat.id,
  ]);
  expect(rows[0]).toMatchObject({
    overrides: { voice: 'emma', language: 'de-DE' },
    max_minutes: 5,
    setting: { language: 'de-DE', otherLanguages: ['en-US'] },
  });
});
