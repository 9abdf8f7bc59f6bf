import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { callEvents } from '#server/platform/db/schema/calls.table.ts';
import { bookingDialogue, typeAnswer } from '#server/testing/booking-dialogue.ts';
import { addressOf, openCallClient } from '#server/testing/call-client.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { replayCalls } from './replay-all.ts';

const app = await startApp();

/** A call that books an appointment. */
async function bookingCall(owner: TestClient) {
  const agent = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  const params = { agentId: agent.id };
  const { callId, ticket } = await owner.call(callsApi.start, { params, body: { channel: 'browser' } });
  const client = await openCallClient(await addressOf(app.app));
  client.send({ type: 'hello', version: 1, ticket });
  await client.next('turn', (turn) => /appointment for/.test(turn.text));
  for (const [text, about] of bookingDialogue) await typeAnswer(client, text, about);
  for (let moment = 0; moment < 40; moment++) await app.clock.run(250);
  await client.next('ended');
  // The caller is told at once, also where storing it takes a moment longer.
  await expect.poll(async () => (await owner.call(callsApi.get, { params: { callId } })).status).toBe('ended');
  return { agent, callId };
}

test('a stored call comes out the same, and tells where another version goes otherwise', async () => {
  const owner = await app.newOwner();
  const { agent, callId } = await bookingCall(owner);
  const params = { callId };
  expect(await owner.call(callsApi.replay, { params, body: {} })).toEqual({ same: true, differences: [] });
  expect(await owner.call(callsApi.replay, { params, body: { version: 'draft' } })).toEqual({
    same: true,
    differences: [],
  });
  const refused = await owner.send('POST', `/v1/calls/${callId}/replay`, { version: 99 });
  expect(refused).toMatchObject({ status: 404 });
  expect(await owner.send('POST', `/v1/calls/${callId}/replay`, { version: 'yesterday' })).toMatchObject({
    status: 400,
  });

  const { turns } = await owner.call(callsApi.why, { params });
  expect(turns.length).toBeGreaterThan(2);
  expect(turns.every(({ understood }) => understood)).toBe(true);
  expect(turns.flatMap(({ values }) => values)).not.toEqual([]);

  // Another greeting is an agent of other words.
  await owner.call(agentsApi.update, { params: { agentId: agent.id }, body: { name: 'Another name' } });
  expect(await owner.call(callsApi.replay, { params, body: { version: 2 } })).toMatchObject({ same: true });
});

test('a call whose log was tampered with is found', async () => {
  const owner = await app.newOwner();
  const { callId } = await bookingCall(owner);
  const start = and(
    eq(callEvents.workspaceId, owner.workspaceId),
    eq(callEvents.callId, callId),
    eq(callEvents.kind, 'started'),
  );
  const set = (intents: never) =>
    app.services.db.system('test', (tx) => tx.update(callEvents).set({ intents }).where(start));
  const [kept] = await app.services.db.system('test', (tx) =>
    tx.select({ intents: callEvents.intents }).from(callEvents).where(start),
  );
  await set([{ type: 'say', id: 'u1', text: 'Something else.', interruptible: true }] as never);
  try {
    const { differing } = await replayCalls(app.services, null, [owner.workspaceId]);
    expect(differing).toEqual([
      { workspaceId: owner.workspaceId, callId, reason: expect.stringContaining('Something else.') },
    ]);
  } finally {
    // The end of this file computes all its calls again.
    await set(kept!.intents as never);
  }
});
