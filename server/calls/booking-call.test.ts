import { expect, test } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { appointmentsApi } from '#domain/scheduling/appointments.ts';
import { bookingDialogue, typeAnswer } from '#server/testing/booking-dialogue.ts';
import { addressOf, openCallClient } from '#server/testing/call-client.ts';
import { startApp } from '#server/testing/start-app.ts';

const app = await startApp();

test('a call books an appointment: calendar, mail, transcript and figures', async () => {
  const owner = await app.newOwner();
  const agent = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  const { callId, ticket } = await owner.call(callsApi.start, {
    params: { agentId: agent.id },
    body: { channel: 'browser' },
  });
  const client = await openCallClient(await addressOf(app.app));
  client.send({ type: 'hello', version: 1, ticket });
  await client.next('turn', (turn) => /appointment for/.test(turn.text));
  for (const [text, about] of bookingDialogue) await typeAnswer(client, text, about);
  // The goodbye is heard before the call ends.
  for (let moment = 0; moment < 40; moment++) await app.clock.run(250);
  await client.next('ended', (ended) => ended.reason === 'completed');

  // The caller hears of the end a moment before it is stored.
  await expect.poll(async () => (await owner.call(callsApi.get, { params: { callId } })).status).toBe('ended');
  const call = await owner.call(callsApi.get, { params: { callId } });
  expect(call).toMatchObject({ status: 'ended', endReason: 'completed', outcome: 'success' });
  expect(call.slots).toContainEqual(expect.objectContaining({ name: 'email', value: 'john.smith@example.com' }));
  const { items } = await owner.call(appointmentsApi.list, { query: { callId } });
  expect(items).toMatchObject([{ startsAt: '2026-11-24T13:30:00.000Z', attendeeName: 'John Smith', callId }]);
  expect(call.actions.map(({ action, status }) => [action, status]).slice(0, 2)).toEqual([
    ['find_times', 'succeeded'],
    ['book_time', 'succeeded'],
  ]);
  expect(call.actions.map(({ action }) => action)).toContain('send_email');
  expect(await owner.call(agentsApi.get, { params: { agentId: agent.id } })).toMatchObject({
    calls: 1,
    successRate: 100,
  });
  const asked = call.turns.find((turn) => turn.role === 'agent' && turn.timings !== null);
  expect(asked?.timings).toMatchObject({ engine: expect.any(Number), store: expect.any(Number) });
});

test('a card number that somebody says is not shown, and the call replays', async () => {
  const owner = await app.newOwner();
  const agent = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  const start = { params: { agentId: agent.id }, body: { channel: 'browser' } } as const;
  const { callId, ticket } = await owner.call(callsApi.start, start);
  const client = await openCallClient(await addressOf(app.app));
  client.send({ type: 'hello', version: 1, ticket });
  await client.next('turn', (turn) => /appointment for/.test(turn.text));
  await typeAnswer(client, 'a haircut, my card is 4111 1111 1111 1111', /./);
  client.send({ type: 'hang_up' });
  await client.next('ended');
  const call = await owner.call(callsApi.get, { params: { callId } });
  expect(call.turns.find(({ role }) => role === 'caller')?.text).toBe('a haircut, my card is [card ending 1111]');
  expect(call.slots.map(({ said }) => said).join()).not.toContain('4111');
  expect(await owner.call(callsApi.replay, { params: { callId }, body: {} })).toMatchObject({ same: true });
});
