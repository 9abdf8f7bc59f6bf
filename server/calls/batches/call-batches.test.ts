import { expect, test } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { callBatchesApi } from '#domain/calls/call-batches.ts';
import { callNotesApi } from '#domain/calls/call-notes.ts';
import { callViewsApi } from '#domain/calls/call-views.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { chatsApi } from '#domain/channels/chats.ts';
import { auditApi } from '#domain/platform/audit.ts';
import { indexAll } from '#server/calls/search/index-calls.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';

const app = await startApp();
const { services } = app;

async function chats(owner: TestClient, words: readonly string[], isEnded = true): Promise<string[]> {
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'survey-collector' } });
  const ids: string[] = [];
  for (const text of words) {
    const { id } = await owner.call(chatsApi.start, { params: { agentId }, body: {} });
    await owner.call(chatsApi.send, { params: { callId: id }, body: { text } });
    if (isEnded) await owner.call(chatsApi.end, { params: { callId: id } });
    ids.unshift(id);
  }
  return ids;
}
const tagsOf = async (owner: TestClient) =>
  Object.fromEntries((await owner.call(callsApi.list, { query: {} })).items.map(({ id, tags }) => [id, tags]));

test('many calls are tagged, untagged, counted, exported and deleted, by ids and by what they pass', async () => {
  const owner = await app.newOwner();
  const [third, second, first] = (await chats(owner, ['no, walrus one', 'no, walrus two', 'no, gnu'])) as [
    string,
    string,
    string,
  ];
  const [live] = (await chats(owner, ['hello'], false)) as [string];
  await indexAll(services, new AbortController().signal);
  const tag = (body: object) => owner.call(callBatchesApi.tag, { body: body as never });

  expect(await tag({ ids: [first, live, second], add: ['to check', 'b'] })).toMatchObject({ seen: 2, next: null });
  expect(await tag({ ids: [first], add: ['a'], remove: ['b', 'none'] })).toMatchObject({ changed: [first] });
  expect(await tagsOf(owner)).toMatchObject({
    [first]: ['to check', 'a'],
    [second]: ['to check', 'b'],
    [third]: [],
    [live]: [],
  });
  // Once more changes nothing.
  expect(await tag({ ids: [first], add: ['a'] })).toMatchObject({ changed: [], seen: 1 });
  const walrus = { q: 'walrus', tests: 'with' as const };
  expect(await owner.call(callBatchesApi.count, { query: walrus })).toEqual({ calls: 2, more: false });
  expect((await tag({ filter: walrus, add: ['sea'] })).changed.toSorted()).toEqual([first, second].toSorted());
  expect(await owner.call(callBatchesApi.count, { query: { tag: 'sea' } })).toEqual({ calls: 2, more: false });
  expect(await owner.call(callBatchesApi.count, { query: {} })).toEqual({ calls: 3, more: false });

  const csv = await app.app.inject({
    method: 'GET',
    url: '/v1/calls/export?q=walrus',
    headers: { authorization: `Bearer ${owner.token}`, 'x-workspace-id': owner.workspaceId },
  });
  expect(csv.headers['content-type']).toMatch(/csv/);
  expect(csv.body.trim().split('\r\n')).toHaveLength(3);
  expect(csv.body).toContain('sea');

  const stranger = await app.newOwner();
  const theirs = { changed: [], seen: 0 };
  expect(await stranger.call(callBatchesApi.tag, { body: { ids: [first], add: ['a'] } })).toMatchObject(theirs);
  expect(await stranger.call(callBatchesApi.remove, { body: { ids: [first, third] } })).toMatchObject(theirs);
  const member = await app.newMember(owner, 'viewer');
  expect((await member.send('POST', '/v1/calls/delete', { ids: [first] })).status).toBe(403);
  expect((await owner.send('POST', '/v1/calls/delete', {})).status).toBe(400);
  expect((await owner.send('POST', '/v1/calls/delete', { ids: [first], filter: {} })).status).toBe(400);
  const removed = await owner.call(callBatchesApi.remove, { body: { filter: walrus } });
  expect(removed.changed.toSorted()).toEqual([first, second].toSorted());
  expect(Object.keys(await tagsOf(owner)).toSorted()).toEqual([third, live].toSorted());
  const actions = (await owner.call(auditApi.list, { query: {} })).items.map(({ action }) => action);
  expect(actions).toEqual(expect.arrayContaining(['calls.tagged', 'calls.deleted']));
});

test('views are everybody’s or one’s own', async () => {
  const owner = await app.newOwner();
  const member = await app.newMember(owner, 'viewer');
  const filters = { channel: 'phone' as const, tests: 'with' as const };
  const shared = await owner.call(callViewsApi.create, {
    body: { name: 'Phone', filters, shared: true, columns: ['agent', 'duration'] },
  });
  await owner.call(callViewsApi.create, { body: { name: 'Mine', filters } });
  const names = async (who: TestClient) => (await who.call(callViewsApi.list)).items.map(({ name }) => name);
  expect(await names(owner)).toEqual(['Mine', 'Phone']);
  const canSee = (await member.send('GET', '/v1/call-views')).status === 200;
  if (canSee) {
    expect(await names(member)).toEqual(['Phone']);
    expect((await member.send('POST', '/v1/call-views', { name: 'X', filters, shared: true })).status).toBe(403);
    expect((await member.send('DELETE', `/v1/call-views/${shared.id}`)).status).toBe(403);
    // A name is taken by one's own views, not by those of others.
    expect((await member.send('POST', '/v1/call-views', { name: 'Mine', filters })).status).toBe(201);
  }
  expect((await owner.send('POST', '/v1/call-views', { name: 'mine', filters })).status).toBe(409);
  const changed = await owner.call(callViewsApi.update, { params: { viewId: shared.id }, body: { name: 'By phone' } });
  expect(changed).toMatchObject({ name: 'By phone', shared: true, columns: ['agent', 'duration'] });
  await owner.call(callViewsApi.remove, { params: { viewId: shared.id } });
  expect(await names(owner)).toEqual(['Mine']);
});

test('a call is noted by several, each changes their own, and it is found by it', async () => {
  const owner = await app.newOwner();
  const admin = await app.newMember(owner, 'admin');
  const [callId] = (await chats(owner, ['no'])) as [string];
  const params = { callId };
  const note = await owner.call(callNotesApi.create, { params, body: { text: 'Wants a marmoset.' } });
  await admin.call(callNotesApi.create, { params, body: { text: 'Called back.' } });
  const { items } = await admin.call(callNotesApi.list, { params });
  expect(items.map(({ text, own }) => [text, own])).toEqual([
    ['Wants a marmoset.', false],
    ['Called back.', true],
  ]);
  const search = async (q: string) => (await owner.call(callsApi.list, { query: { q } })).items;
  expect((await search('marmoset'))[0]!.found).toMatchObject({ of: 'note' });
  const path = `/v1/calls/${callId}/notes/${note.id}`;
  expect((await admin.send('PATCH', path, { text: 'No.' })).status).toBe(403);
  expect((await admin.send('DELETE', path)).status).toBe(403);
  const changed = await owner.call(callNotesApi.update, {
    params: { callId, noteId: note.id },
    body: { text: 'Wants an ocelot.' },
  });
  expect(changed.updatedAt).not.toBeNull();
  expect([(await search('marmoset')).length, (await search('ocelot')).length]).toEqual([0, 1]);
  await owner.call(callNotesApi.remove, { params: { callId, noteId: note.id } });
  expect(await search('ocelot')).toEqual([]);
});
