import { expect, test } from 'vitest';
import { agentsApi } from '#domain/agents.ts';
import { callsApi } from '#domain/calls.ts';
import { addressOf, openCallClient } from '#server/testing/call-client.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';

const app = await startApp();
const address = await addressOf(app.app);

async function newTicket(owner: TestClient) {
  const agent = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  return owner.call(callsApi.start, { params: { agentId: agent.id }, body: { channel: 'browser' } });
}

test('a typed call from ticket to hang-up', async () => {
  const owner = await app.newOwner();
  const { ticket, callId } = await newTicket(owner);
  const client = await openCallClient(address);
  client.send({ type: 'hello', version: 1, ticket });
  const ready = await client.next('ready');
  expect(ready).toMatchObject({ callId, sampleRate: 16_000, resumed: false });
  const greeting = await client.next('turn');
  expect(greeting).toMatchObject({ seq: 0, role: 'agent', interrupted: false });
  await client.nextFrame();
  client.send({ type: 'typed', id: 'one', text: 'a haircut' });
  const said = await client.next('turn', (turn) => turn.role === 'caller');
  expect(said).toMatchObject({ text: 'a haircut', typed: ['one'] });
  await client.next('turn', (turn) => turn.role === 'agent' && turn.seq > said.seq);
  client.send({ type: 'hang_up' });
  await client.next('ended', (ended) => ended.reason === 'caller_hangup');
  expect(await client.closed).toBe(1000);
  const call = await owner.call(callsApi.get, { params: { callId } });
  console.log(JSON.stringify(call, null, 1).slice(0, 3000));
  expect(call).toMatchObject({ status: 'ended', endReason: 'caller_hangup' });
});
