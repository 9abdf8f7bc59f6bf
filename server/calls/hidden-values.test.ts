import { expect, test } from 'vitest';
import { agentsApi } from '#domain/agents.ts';
import { auditApi } from '#domain/audit.ts';
import { callsApi } from '#domain/calls.ts';
import { chatsApi } from '#domain/chats.ts';
import { Flow } from '#domain/workflows.ts';
import { indexAll } from '#server/call-search/index-calls.ts';
import { setFlow } from '#server/testing/recorded-flow.ts';
import { startApp } from '#server/testing/start-app.ts';

const app = await startApp();
const { services } = app;

/** A flow that asks for a secret, reads it back, and mails it. */
const flow = Flow.parse({
  name: 'Secret',
  nodes: [
    { id: 'start', type: 'start', title: 'Start', config: { greeting: 'Hello.' } },
    {
      ...{ id: 'ask', type: 'ask', title: 'Ask' },
      config: {
        slots: [
          { name: 'topic', type: 'text', prompt: 'What is it about?' },
          { name: 'pin', type: 'code', prompt: 'What is your code?', confirm: 'explicit', sensitive: true },
          { name: 'room', type: 'number', prompt: 'Which room?' },
        ],
      },
    },
    {
      id: 'end',
      type: 'end',
      title: 'End',
      config: { message: 'Your code {{pin}} for room {{room}} is noted. Goodbye.' },
    },
  ],
  edges: [
    { from: 'start', port: 'next', to: 'ask' },
    { from: 'ask', port: 'filled', to: 'end' },
  ],
});

test('a value that the flow keeps hidden is shown, told and found nowhere but to whoever reveals it', async () => {
  const owner = await app.newOwner();
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'survey-collector' } });
  await setFlow(services.db, owner.workspaceId, flow);
  const { id: callId } = await owner.call(chatsApi.start, { params: { agentId }, body: {} });
  for (const text of ['a parcel', 'it is ZX81K99', 'yes', '4']) {
    await owner.call(chatsApi.send, { params: { chatId: callId }, body: { text } });
  }
  const call = await owner.call(callsApi.get, { params: { callId } });
  expect(call.status).toBe('ended');
  const secret = /z\s*x\s*-?8\s*1\s*k|ZX81K99/i;
  expect(JSON.stringify(call)).not.toMatch(secret);
  expect(call.slots).toContainEqual({ name: 'pin', value: null, said: '[hidden]', spoken: '[hidden]', hidden: true });
  expect(call.slots).toContainEqual(expect.objectContaining({ name: 'room', value: 4 }));
  const texts = call.turns.map(({ text }) => text);
  expect(texts).toContain('a parcel');
  expect(texts).toContain('[hidden]');
  expect(texts.at(-1)).toMatch(/\[hidden\] for room 4|Goodbye/);
  expect(JSON.stringify(await owner.call(callsApi.why, { params: { callId } }))).not.toMatch(secret);
  await indexAll(services, new AbortController().signal);
  const search = async (q: string) => (await owner.call(callsApi.list, { query: { q } })).items.length;
  expect([await search('parcel'), await search('ZX81K99'), await search('zx81')]).toEqual([1, 0, 0]);

  const viewer = await app.newMember(owner, 'member');
  expect((await viewer.send('POST', `/v1/calls/${callId}/reveal`)).status).toBe(403);
  const revealed = await owner.call(callsApi.reveal, { params: { callId } });
  expect(JSON.stringify(revealed.slots)).toContain('ZX81K99');
  expect(revealed.turns.map(({ text }) => text)).toContain('it is ZX81K99');
  const { items } = await owner.call(auditApi.list, { query: {} });
  expect(items.map(({ action }) => action)).toContain('call.revealed');
});
