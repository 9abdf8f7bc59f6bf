import { expect, test } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { unrecognizedApi } from '#domain/agents/unrecognized.ts';
import { callQualityApi, usualScorecard } from '#domain/calls/call-quality.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { chatsApi } from '#domain/channels/chats.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { rateCalls } from './rate-calls.ts';

/** How good calls were, through the API: rated from what is stored, listed worst first, scored anew with the scorecard. */

// What is looked at every minute is looked at when a test says so.
const app = await startApp({}, undefined, { work: false });
const { services } = app;

/** A chat with these words, ended by the caller; no test call, as callers have it. */
async function talk(owner: TestClient, says: readonly string[]): Promise<string> {
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  const { id } = await owner.call(chatsApi.start, { params: { agentId }, body: {} });
  for (const text of says) await owner.call(chatsApi.send, { params: { callId: id }, body: { text } });
  await owner.call(chatsApi.end, { params: { callId: id } });
  await services.db.pool.query('update calls set test = false where id = $1', [id]);
  await services.db.pool.query('update call_facts set test = false where call_id = $1', [id]);
  return id;
}
const get = (owner: TestClient, callId: string) => owner.call(callQualityApi.get, { params: { callId } });
const worst = (owner: TestClient, limit = 50, cursor?: string) =>
  owner.call(callQualityApi.toReview, { query: { limit, ...(cursor && { cursor }) } });

test('calls are rated from what is stored, and the worst come first', async () => {
  const owner = await app.newOwner();
  const good = await talk(owner, ['a haircut', 'Ann Lee']);
  const odd = await talk(owner, ['purple monkey dishwasher flux', 'xylophone zebra quark']);
  const angry = await talk(owner, [
    'This is ridiculous, how many times do I have to call?',
    'qwertz uiop',
    'blah blub',
  ]);
  expect(await get(owner, good)).toEqual({ score: null, signs: [], reviewed: false });
  await rateCalls(services);
  expect((await get(owner, angry)).signs.map(({ sign }) => sign)).toContain('caller_angry');
  const { items } = await worst(owner);
  expect(items[0]!.id).toBe(angry);
  const scores = items.map(({ quality }) => quality.score!);
  expect(scores).toEqual([...scores].sort((one, other) => one - other));

  const first = await worst(owner, 1);
  const second = await worst(owner, 1, first.next!);
  expect([first, second].map((page) => page.items[0]!.id)).toEqual(items.slice(0, 2).map(({ id }) => id));

  await owner.call(callQualityApi.review, { params: { callId: angry }, body: { reviewed: true } });
  expect((await worst(owner)).items.map(({ id }) => id)).not.toContain(angry);
  expect((await get(owner, angry)).reviewed).toBe(true);
  await owner.call(callQualityApi.review, { params: { callId: angry }, body: { reviewed: false } });
  expect((await worst(owner)).items[0]!.id).toBe(angry);

  // What no one minds takes nothing off; what was rated is scored anew.
  const none = Object.fromEntries(Object.keys(usualScorecard).map((sign) => [sign, { each: 0, most: 0 }]));
  const body = { ...(none as typeof usualScorecard), caller_angry: { each: 70, most: 100 } };
  expect(await owner.call(callQualityApi.setScorecard, { body })).toEqual(body);
  expect((await worst(owner)).items.map(({ id, quality }) => [id, quality.score])).toEqual([[angry, 30]]);
  expect((await get(owner, odd)).score).toBe(100);
});

test('a call that cannot be read any more has no score, and is not tried again', async () => {
  const owner = await app.newOwner();
  const callId = await talk(owner, ['a haircut']);
  await services.db.pool.query(`update call_events set data = '"nonsense"' where call_id = $1`, [callId]);
  await rateCalls(services);
  expect((await get(owner, callId)).score).toBeNull();
  expect(await rateCalls(services)).toBe(0);
  await owner.call(callsApi.remove, { params: { callId } });
  expect((await owner.send('GET', `/v1/calls/${callId}/quality`)).status).toBe(404);
});

test('what nobody understood is listed, the most said first, and is taken off with what is like it', async () => {
  const owner = await app.newOwner();
  const chats = [await talk(owner, ['purple monkey dishwasher']), await talk(owner, ['a haircut', 'Ann Lee'])];
  const { id: agentId } = (await owner.call(agentsApi.list)).items[0]!;
  for (const words of ['xylophone zebra quark', 'Zebra quark, xylophone!']) {
    const { id } = await owner.call(chatsApi.start, { params: { agentId }, body: {} });
    await owner.call(chatsApi.send, { params: { callId: id }, body: { text: 'a haircut' } });
    await owner.call(chatsApi.send, { params: { callId: id }, body: { text: 'Ann Lee' } });
    await owner.call(chatsApi.send, { params: { callId: id }, body: { text: words } });
    await owner.call(chatsApi.end, { params: { callId: id } });
    await services.db.pool.query('update call_facts set test = false where call_id = $1', [id]);
    chats.push(id);
  }
  await rateCalls(services);
  const list = async () => (await owner.call(unrecognizedApi.list, { query: {} })).items;
  const [zebra] = await list();
  expect(zebra).toMatchObject({ count: 2, agentId, status: 'open' });
  expect(zebra!.said).toMatch(/zebra quark/i);
  expect(zebra!.asked).not.toBe('');
  expect(zebra!.calls.map(({ callId }) => callId).sort()).toEqual(chats.slice(2).sort());
  const params = { unrecognizedId: zebra!.id };
  expect(await owner.call(unrecognizedApi.close, { params, body: { resolution: 'ignored' } })).toEqual({ closed: 2 });
  expect((await list()).map(({ id }) => id)).not.toContain(zebra!.id);
  expect(
    (await owner.send('POST', `/v1/unrecognized-utterances/${zebra!.id}/close`, { resolution: 'taught' })).status,
  ).toBe(409);
});

test('a cursor that is none is refused, and so is a mark on a call that is not rated', async () => {
  const owner = await app.newOwner();
  expect((await owner.send('GET', '/v1/calls/to-review?cursor=x')).status).toBe(400);
  const callId = await talk(owner, ['a haircut']);
  const answer = await owner.send('PUT', `/v1/calls/${callId}/quality/reviewed`, { reviewed: true });
  expect(answer.status).toBe(409);
});
