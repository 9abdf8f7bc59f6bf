import { expect, test } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { chatsApi } from '#domain/channels/chats.ts';
import { securityApi } from '#domain/identity/security.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { indexAll } from './index-calls.ts';

// Calls become findable when a test says so: some are changed before.
const app = await startApp({}, undefined, { work: false });
const { services } = app;

/** A chat with these words, ended by the caller. */
async function talk(owner: TestClient, says: readonly string[]): Promise<string> {
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  const { id } = await owner.call(chatsApi.start, { params: { agentId }, body: {} });
  for (const text of says) await owner.call(chatsApi.send, { params: { callId: id }, body: { text } });
  await owner.call(chatsApi.end, { params: { callId: id } });
  return id;
}

const index = () => indexAll(services, new AbortController().signal);
const list = (owner: TestClient, query: object) => owner.call(callsApi.list, { query });
const search = async (owner: TestClient, q: string, more = {}) =>
  (await list(owner, { q, ...more })).items.map(({ id }) => id);

test.each([false, true])('calls are found by what was said and collected (sealed: %s)', async (encryptionAtRest) => {
  const owner = await app.newOwner();
  if (encryptionAtRest) await owner.call(securityApi.update, { body: { encryptionAtRest } });
  const one = await talk(owner, ['I need a haircut for my poodle', 'José Müller', 'jose.mueller@example.com']);
  const other = await talk(owner, ['my card is 4111 1111 1111 1111 and my poodle barks', 'Ann Lee']);
  await index();
  expect(await search(owner, 'poodle')).toEqual([other, one]);
  expect(await search(owner, 'POOD')).toEqual([other, one]);
  expect(await search(owner, 'oodle')).toEqual([]);
  expect(await search(owner, 'poodle haircut')).toEqual([one]);
  expect(await search(owner, '"my poodle"')).toEqual([other, one]);
  expect(await search(owner, '"my poodle barks"')).toEqual([other]);
  expect(await search(owner, '"poodle my"')).toEqual([]);
  expect(await search(owner, 'jose muller')).toEqual([one]);
  expect(await search(owner, 'jose.mueller@exam')).toEqual([one]);
  // What no one may see, no one finds; its last four digits are shown.
  expect(await search(owner, '4111111111111111')).toEqual([]);
  expect(await search(owner, '411111')).toEqual([]);
  expect(await search(owner, '"card ending 1111"')).toEqual([other]);
  const [found] = (await list(owner, { q: 'barks' })).items;
  expect(found!.found).toMatchObject({ of: 'caller', name: null });
  expect(found!.found!.pieces).toContainEqual({ text: 'barks', hit: true });
  // Switched, it is found by the same index.
  await owner.call(securityApi.update, { body: { encryptionAtRest: !encryptionAtRest } });
  expect(await search(owner, 'poodle')).toEqual([other, one]);
  await owner.call(callsApi.remove, { params: { callId: one } });
  expect(await search(owner, 'haircut poodle')).toEqual([]);
});

test('a search goes on from page to page, and with other filters', async () => {
  const owner = await app.newOwner();
  const ids: string[] = [];
  for (let n = 0; n < 3; n++) ids.unshift(await talk(owner, [`a haircut, quixotic ${n}`]));
  await index();
  const first = await list(owner, { q: 'quixotic', limit: 2 });
  expect(first.items.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  const second = await list(owner, { q: 'quixotic', limit: 2, cursor: first.next });
  expect([second.items.map(({ id }) => id), second.next]).toEqual([ids.slice(2), null]);
  expect(await search(owner, 'quixotic', { channel: 'phone' })).toEqual([]);
  await owner.call(callsApi.update, { params: { callId: ids[1]! }, body: { tags: ['rare'] } });
  expect(await search(owner, 'quixotic', { tag: 'rare' })).toEqual([ids[1]]);
  expect(await search(await app.newOwner(), 'quixotic')).toEqual([]);
  expect((await owner.send('GET', '/v1/calls?q=%20')).status).toBe(400);
  expect((await owner.send('GET', '/v1/calls?q=%22%22')).status).toBe(400);
});

test('the number at the other end is found from any of its groups on', async () => {
  const owner = await app.newOwner();
  const id = await talk(owner, ['a haircut']);
  await services.db.pool.query("update calls set other_number = '+12125550123' where id = $1", [id]);
  await index();
  for (const q of ['+1 212 555 0123', '2125550123', '(212) 555-01', '5550123'])
    expect(await search(owner, q)).toEqual([id]);
  expect(await search(owner, '2125550124')).toEqual([]);
});

test('a call that nobody can read any more is not found, and stops no other', async () => {
  const owner = await app.newOwner();
  await owner.call(securityApi.update, { body: { encryptionAtRest: true } });
  const bad = await talk(owner, ['a gryphon']);
  const good = await talk(owner, ['a gryphon']);
  await services.db.pool.query("update call_turns set text = chr(1) || 'v1.AAAA' where call_id = $1", [bad]);
  await index();
  expect(await search(owner, 'gryphon')).toEqual([good]);
});
