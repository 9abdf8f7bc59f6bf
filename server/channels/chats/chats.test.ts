import { expect, test } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { type Chat, chatsApi } from '#domain/channels/chats.ts';
import { limitsApi } from '#domain/usage/limits.ts';
import { sweepCalls } from '#server/calls/stored/sweep-calls.ts';
import { bookingDialogue } from '#server/testing/booking-dialogue.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';

const app = await startApp();

async function startChat(owner: TestClient, template = 'appointment-scheduler', variables = {}): Promise<Chat> {
  const agent = await owner.call(agentsApi.create, { body: { template } });
  return owner.call(chatsApi.start, { params: { agentId: agent.id }, body: { variables } });
}

const said = (chat: Chat) =>
  chat.messages
    .filter(({ role }) => role === 'agent')
    .map(({ text }) => text)
    .join(' ');
const write = (owner: TestClient, chatId: string, text: string) =>
  owner.call(chatsApi.send, { params: { callId: chatId }, body: { text } });

test('a chat books an appointment as a call does, and is found among the calls', async () => {
  const owner = await app.newOwner();
  let chat = await startChat(owner);
  expect(said(chat)).toMatch(/appointment for/);
  for (const [text, about] of bookingDialogue) {
    chat = await write(owner, chat.id, text);
    if (about) expect(said(chat), text).toMatch(about);
    expect(chat.messages[0]).toMatchObject({ role: 'caller', text });
  }
  expect(chat).toMatchObject({ status: 'ended', endReason: 'completed', outcome: 'success', expects: [] });
  const call = await owner.call(callsApi.get, { params: { callId: chat.id } });
  expect(call).toMatchObject({ channel: 'chat', status: 'ended', outcome: 'success' });
  expect(call.actions.map(({ action, status }) => [action, status])).toContainEqual(['book_time', 'succeeded']);
  expect(await owner.call(callsApi.replay, { params: { callId: chat.id }, body: {} })).toMatchObject({ same: true });
  const all = await owner.call(chatsApi.get, { params: { callId: chat.id } });
  expect(all.messages.map(({ seq }) => seq)).toEqual(all.messages.map((_, at) => at));
});

test('a chat is counted once its visitor writes, and refused behind the month’s last', async () => {
  const [owner, operator] = [await app.newOwner(), await app.newOwner()];
  await app.services.db.pool.query('update workspaces set operator = (id = $1)', [operator.workspaceId]);
  await operator.call(limitsApi.setOwn, {
    params: { limitedWorkspaceId: owner.workspaceId },
    body: { values: { monthlyChats: 1 } },
  });
  const used = async () => (await owner.call(limitsApi.list)).items.find(({ id }) => id === 'monthlyChats')!.used;
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  const start = (test = false) => owner.send('POST', `/v1/agents/${agentId}/chats`, { test });
  const chat = (await start()).body as Chat;
  const tested = (await start(true)).body as Chat;
  await write(owner, tested.id, 'a check-up');
  // A test is a chat as any.
  expect(await used()).toBe(1);
  await write(owner, chat.id, 'a check-up');
  await write(owner, chat.id, 'Ann Lee');
  expect(await used()).toBe(2);
  expect(await start()).toMatchObject({
    status: 409,
    body: {
      error: { code: 'limit_reached', message: expect.stringContaining('all of its chats for this month (1).') },
    },
  });
  expect((await start(true)).status).toBe(409);
  // What has begun is not cut off.
  expect((await owner.send('POST', `/v1/chats/${chat.id}/messages`, { text: 'Monday' })).status).toBe(200);
});

test('the same message again is answered once', async () => {
  const owner = await app.newOwner();
  const chat = await startChat(owner);
  const url = `/v1/chats/${chat.id}/messages`;
  const send = () =>
    app.send(
      'POST',
      url,
      { text: 'a check-up' },
      {
        authorization: `Bearer ${owner.token}`,
        'x-workspace-id': owner.workspaceId,
        'idempotency-key': 'message-1',
      },
    );
  const [first, again] = [await send(), await send()];
  expect(first.status).toBe(200);
  expect(again.body).toEqual(first.body);
  const all = await owner.call(chatsApi.get, { params: { callId: chat.id } });
  expect(all.messages.filter(({ role }) => role === 'caller')).toHaveLength(1);
});

test('what is known beforehand is not asked, and what cannot be known is refused', async () => {
  const owner = await app.newOwner();
  const chat = await startChat(owner, 'appointment-scheduler', { name: 'Ann Lee' });
  expect(said(await write(owner, chat.id, 'a check-up'))).toMatch(/What email address/);
  const agent = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  const refused = await owner.send('POST', `/v1/agents/${agent.id}/chats`, { variables: { shoe_size: 9, name: {} } });
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.body)).toMatch(/shoe_size.*name/);
});

test('an answer comes as events', async () => {
  const owner = await app.newOwner();
  const chat = await startChat(owner);
  const answer = await owner.send('POST', `/v1/chats/${chat.id}/messages/stream`, { text: 'a check-up' });
  expect(answer.status).toBe(200);
  const events = String(answer.body).trim().split('\n\n');
  expect(events[0]).toMatch(/^event: message\ndata: \{/);
  expect(events.at(-1)).toMatch(/^event: done\ndata: \{"id"/);
  const ended = await owner.call(chatsApi.end, { params: { callId: chat.id } });
  expect(ended).toMatchObject({ status: 'ended', endReason: 'caller_hangup' });
  expect(await owner.send('POST', `/v1/chats/${chat.id}/messages/stream`, { text: 'hello?' })).toMatchObject({
    status: 409,
  });
});

test('a chat that is deleted while it is answered ends its stream, and not the process', async () => {
  const owner = await app.newOwner();
  const chat = await startChat(owner);
  const { services } = app;
  const { db } = services;
  const reads: string[] = [];
  // What is read behind the answer finds nothing any more.
  services.db = {
    ...db,
    tenant: async (workspaceId, work) => {
      if (/readChat/.test(new Error().stack!)) {
        reads.push(chat.id);
        await db.pool.query('delete from calls where id = $1', [chat.id]);
      }
      return db.tenant(workspaceId, work);
    },
  };
  const answer = await owner.send('POST', `/v1/chats/${chat.id}/messages/stream`, { text: 'a check-up' });
  services.db = db;
  expect([answer.status, reads.length]).toEqual([200, 1]);
  expect(String(answer.body).trim().split('\n\n').at(-1)).toMatch(/^event: error\ndata: \{"code":"not_found"/);
});

test('two who write at once are answered one after the other', async () => {
  const owner = await app.newOwner();
  const chat = await startChat(owner, 'customer-support');
  const answers = await Promise.all(['my printer is broken', 'hello?'].map((text) => write(owner, chat.id, text)));
  expect(answers.every(({ messages }) => messages.length > 1)).toBe(true);
});

test('a chat rests for a day, and is over after it', async () => {
  const owner = await app.newOwner();
  const chat = await startChat(owner);
  app.clock.advance(23 * 3_600_000);
  expect(await sweepCalls(app.services, 0)).toBe(0);
  const later = await app.newSession(owner);
  expect((await write(later, chat.id, 'a check-up')).status).toBe('live');
  app.clock.advance(25 * 3_600_000);
  await sweepCalls(app.services, 0);
  expect(await (await app.newSession(owner)).call(chatsApi.get, { params: { callId: chat.id } })).toMatchObject({
    status: 'ended',
    endReason: 'silence',
  });
});

test('a chat of somebody else is not there', async () => {
  const [owner, other] = [await app.newOwner(), await app.newOwner()];
  const chat = await startChat(owner);
  for (const [method, path, body] of [
    ['GET', '', undefined],
    ['POST', '/messages', { text: 'hi' }],
    ['POST', '/end', undefined],
  ] as const)
    expect(await other.send(method, `/v1/chats/${chat.id}${path}`, body)).toMatchObject({ status: 404 });
});
