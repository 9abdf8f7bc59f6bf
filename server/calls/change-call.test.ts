import { expect, test } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { analyticsApi } from '#domain/calls/analytics.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { chatsApi } from '#domain/channels/chats.ts';
import { auditApi } from '#domain/platform/audit.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';

const app = await startApp();

/** A conversation that has ended, with the agent that had it. */
async function endedCall(owner: TestClient) {
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'survey-collector' } });
  const { id: chatId } = await owner.call(chatsApi.start, { params: { agentId }, body: {} });
  await owner.call(chatsApi.send, { params: { callId: chatId }, body: { text: 'no' } });
  return { agentId, params: { callId: chatId } };
}

const rateOf = async (owner: TestClient) => (await owner.call(analyticsApi.get, { query: {} })).totals;
const agentOf = async (owner: TestClient, agentId: string) =>
  (await owner.call(agentsApi.get, { params: { agentId } })).successRate;
const callsOf = async (owner: TestClient) => (await owner.call(agentsApi.list)).items.map(({ calls }) => calls);

test('a person corrects the outcome and the tags of a call, and figures follow', async () => {
  const owner = await app.newOwner();
  const { agentId, params } = await endedCall(owner);
  expect(await rateOf(owner)).toMatchObject({ calls: 1, successes: 0 });
  expect(await callsOf(owner)).toEqual([1]);
  const corrected = await owner.call(callsApi.update, { params, body: { outcome: 'success', tags: ['hot', 'hot'] } });
  expect(corrected).toMatchObject({ outcome: 'success', tags: ['hot'] });
  expect(await rateOf(owner)).toMatchObject({ calls: 1, successes: 1 });
  expect(await agentOf(owner, agentId)).toBe(100);
  expect((await owner.call(analyticsApi.get, { query: { tag: 'hot' } })).totals.calls).toBe(1);
  const [kept] = (await owner.call(callsApi.list, { query: { tag: 'hot' } })).items;
  expect(kept).toMatchObject({ id: params.callId, tags: ['hot'] });
  await owner.call(callsApi.update, { params, body: { outcome: 'failure' } });
  expect(await agentOf(owner, agentId)).toBe(0);
  expect((await owner.call(callsApi.get, { params })).tags).toEqual(['hot']);
});

test('a call is deleted with its transcript, and counted no more', async () => {
  const owner = await app.newOwner();
  const { agentId, params } = await endedCall(owner);
  await owner.call(callsApi.update, { params, body: { outcome: 'success' } });
  const member = await app.newMember(owner, 'member');
  expect((await member.send('DELETE', `/v1/calls/${params.callId}`)).status).toBe(403);
  await owner.call(callsApi.remove, { params });
  expect((await owner.send('GET', `/v1/calls/${params.callId}`)).status).toBe(404);
  expect((await owner.send('DELETE', `/v1/calls/${params.callId}`)).status).toBe(404);
  expect(await rateOf(owner)).toMatchObject({ calls: 0 });
  expect(await agentOf(owner, agentId)).toBeNull();
  expect(await callsOf(owner)).toEqual([0]);
  const { rows } = await app.services.db.pool.query('select from call_turns where call_id = $1', [params.callId]);
  expect(rows).toEqual([]);
  const { items } = await owner.call(auditApi.list, { query: { object: params.callId } });
  expect(items.map(({ action }) => action).slice(0, 2)).toEqual(['call.deleted', 'call.updated']);
});

test('a call that goes on is neither changed nor deleted', async () => {
  const owner = await app.newOwner();
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'survey-collector' } });
  const { id } = await owner.call(chatsApi.start, { params: { agentId }, body: {} });
  expect((await owner.send('PATCH', `/v1/calls/${id}`, { outcome: 'success' })).status).toBe(409);
  expect((await owner.send('DELETE', `/v1/calls/${id}`)).status).toBe(409);
  expect((await owner.send('PATCH', `/v1/calls/${id}`, { tags: [''] })).status).toBe(400);
});
