import { expect, test } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { chatsApi } from '#domain/channels/chats.ts';
import { webhookEvents } from '#domain/notifications/webhook-events.data.ts';
import { retentionApi } from '#domain/privacy/retention.ts';
import type { TestClient } from '#server/testing/start-app.ts';
import { startWebhookApp } from '#server/testing/webhook-app.ts';

const app = await startWebhookApp();

type Hook = Awaited<ReturnType<typeof app.addWebhook>>;
const turnsOf = (hook: Hook) =>
  hook
    .got()
    .filter(({ json }) => json.type === 'call.turn')
    .map(({ json }) => json.data)
    .sort((one, other) => one.sequence - other.sequence);

async function newAgent(owner: TestClient) {
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  await owner.call(agentsApi.setStatus, { params: { agentId }, body: { status: 'active' } });
  return agentId;
}

test('turns are told of while the conversation goes on, each once, to who has asked for them by name', async () => {
  const owner = await app.newOwner();
  const hook = await app.addWebhook(owner, ['call.turn', 'call.ended']);
  const others = [await app.addWebhook(owner), await app.addWebhook(owner, ['call.*'])];
  const agentId = await newAgent(owner);
  const own = { externalId: 'order-4711', metadata: { plan: 'gold' } };
  const { id: callId } = await owner.call(chatsApi.start, { params: { agentId }, body: own });
  const params = { callId };
  await owner.call(chatsApi.send, { params, body: { text: 'a haircut' } });
  const { messages } = await owner.call(chatsApi.get, { params });
  await app.eventually(() => expect(turnsOf(hook)).toHaveLength(messages.length));
  expect(turnsOf(hook)).toEqual(
    messages.map(({ role, text }, sequence) => ({
      ...own,
      callId,
      agentId,
      // Of a person who is signed in.
      test: true,
      sequence,
      role,
      text,
      step: expect.any(String),
      at: expect.stringMatching(/^2026-/),
    })),
  );
  expect(Object.keys(turnsOf(hook)[0]).sort()).toEqual(Object.keys(webhookEvents['call.turn'].example).sort());
  await owner.call(chatsApi.send, { params, body: { text: 'My card is 4111 1111 1111 1111' } });
  await owner.call(chatsApi.end, { params });
  await app.eventually(() => expect(hook.got().at(-1)!.json.type).toBe('call.ended'));
  for (const other of others) await app.eventually(() => expect(other.got().at(-1)!.json.type).toBe('call.ended'));
  expect(others.flatMap(turnsOf)).toEqual([]);
  const told = turnsOf(hook);
  expect(told.map(({ sequence }) => sequence)).toEqual(told.map((_, at) => at));
  expect(JSON.stringify(told)).not.toMatch(/4111/);
});

test('where an agent keeps nothing that is said, turns come without their words', async () => {
  const owner = await app.newOwner();
  const hook = await app.addWebhook(owner, ['call.turn']);
  const agentId = await newAgent(owner);
  await owner.call(retentionApi.setAgent, { params: { agentId }, body: { keepsWords: false } });
  const { id: callId } = await owner.call(chatsApi.start, { params: { agentId }, body: {} });
  const params = { callId };
  await owner.call(chatsApi.send, { params, body: { text: 'a haircut' } });
  const { messages } = await owner.call(chatsApi.get, { params });
  await app.eventually(() => expect(turnsOf(hook)).toHaveLength(messages.length));
  expect(turnsOf(hook).map(({ role, text }) => [role, text])).toEqual(messages.map(({ role }) => [role, null]));
});
