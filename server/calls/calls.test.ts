import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { agentsApi, agentVoices } from '#domain/agents/agents.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { workspacesApi } from '#domain/identity/workspaces.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { callEvents, calls } from '#server/platform/db/schema/calls.table.ts';
import { addressOf, type CallClient, openCallClient } from '#server/testing/call-client.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { decodeWav } from '#voice/audio/wav.ts';
import { connectCall } from './connect-call.ts';
import { openLiveCalls } from './live-calls.ts';
import { renewLeases } from './renew-leases.ts';
import { startsPerMinute } from './start-call.ts';
import { sweepCalls } from './stored/sweep-calls.ts';

const app = await startApp({ RATE_LIMIT: '1' });
const address = await addressOf(app.app);

const newAgent = (owner: TestClient) => owner.call(agentsApi.create, { body: { template: 'survey-collector' } });
const start = (owner: TestClient, agentId: string) =>
  owner.call(callsApi.start, { params: { agentId }, body: { channel: 'browser' } });

async function connect(owner: TestClient, agentId: string) {
  const { ticket, callId } = await start(owner, agentId);
  const client = await openCallClient(address);
  client.send({ type: 'hello', version: 1, ticket });
  const { resumeToken } = await client.next('ready');
  await client.next('turn');
  return { client, callId, resumeToken };
}

async function hangUp(client: CallClient) {
  client.send({ type: 'hang_up' });
  await client.next('ended');
}

const get = (owner: TestClient, callId: string) => owner.call(callsApi.get, { params: { callId } });

test('calls are listed newest first, by pages and by agent', async () => {
  const owner = await app.newOwner();
  const [one, two] = [await newAgent(owner), await newAgent(owner)];
  const ids: string[] = [];
  for (const agent of [one, two, one]) {
    app.clock.advance(1_000);
    const { client, callId } = await connect(owner, agent.id);
    await hangUp(client);
    ids.unshift(callId);
  }
  await start(owner, one.id);
  const all = await owner.call(callsApi.list);
  expect(
    all.items.map((call) => call.id),
    'a call that nobody took is none',
  ).toEqual(ids);
  const first = await owner.call(callsApi.list, { query: { limit: 2 } });
  expect(first.items.map((call) => call.id)).toEqual(ids.slice(0, 2));
  const rest = await owner.call(callsApi.list, { query: { limit: 2, cursor: first.next! } });
  expect([rest.items.map((call) => call.id), rest.next]).toEqual([ids.slice(2), null]);
  const ofTwo = await owner.call(callsApi.list, { query: { agentId: two.id } });
  expect(ofTwo.items.map((call) => call.id)).toEqual([ids[1]]);
  expect((await owner.send('GET', '/v1/calls?cursor=nonsense')).status).toBe(400);
});

test('calls of another workspace do not exist', async () => {
  const [owner, stranger] = [await app.newOwner(), await app.newOwner()];
  const agent = await newAgent(owner);
  const { callId } = await connect(owner, agent.id);
  expect((await stranger.send('GET', `/v1/calls/${callId}`)).status).toBe(404);
  expect((await stranger.send('GET', `/v1/calls/${callId}/turns/0/audio`)).status).toBe(404);
  expect((await stranger.send('POST', `/v1/agents/${agent.id}/calls`, { channel: 'browser' })).status).toBe(404);
  expect((await stranger.call(callsApi.list)).items).toEqual([]);
});

test('an agent’s figures come from its calls', async () => {
  const owner = await app.newOwner();
  const agent = await newAgent(owner);
  const figures = async () => {
    const {
      calls: n,
      successRate,
      lastActiveAt: lastActive,
    } = await owner.call(agentsApi.get, { params: { agentId: agent.id } });
    return { n, successRate, lastActive };
  };
  expect(await figures()).toEqual({ n: 0, successRate: null, lastActive: null });
  const startedAt = new Date(app.clock.now()).toISOString();
  const { client, callId } = await connect(owner, agent.id);
  expect(await figures()).toEqual({ n: 1, successRate: null, lastActive: startedAt });
  app.clock.advance(5_000);
  await hangUp(client);
  expect(await get(owner, callId)).toMatchObject({ status: 'ended', durationMs: 5_000, outcome: 'neutral' });
  expect(await figures()).toMatchObject({ n: 1, successRate: 0 });
  expect((await owner.call(workspacesApi.status)).minutesUsed).toBe(1);
});

test('what an agent said is there as audio, an interrupted turn as far as it was heard', async () => {
  const owner = await app.newOwner();
  const { client, callId } = await connect(owner, (await newAgent(owner)).id);
  await client.nextFrame();
  client.send({ type: 'played', generation: 1, ms: 180 });
  client.send({ type: 'typed', id: 'a', text: 'yes' });
  await client.next('turn', (turn) => turn.role === 'caller');
  await hangUp(client);
  const { turns } = await get(owner, callId);
  expect(turns[0]).toMatchObject({ interrupted: true, audio: true });
  const audio = async (seq: number) =>
    app.app.inject({
      url: `/v1/calls/${callId}/turns/${seq}/audio`,
      headers: { authorization: `Bearer ${owner.token}`, 'x-workspace-id': owner.workspaceId },
    });
  const first = await audio(0);
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'audio/wav']);
  const { samples, sampleRate } = decodeWav(first.rawPayload);
  expect([samples.length / sampleRate, sampleRate]).toEqual([0.18, 16_000]);
  const whole = await app.app.inject({
    url: `/v1/calls/${callId}/audio`,
    headers: { authorization: `Bearer ${owner.token}`, 'x-workspace-id': owner.workspaceId },
  });
  const { durationMs } = await get(owner, callId);
  const heard = decodeWav(whole.rawPayload);
  expect(Number(whole.headers['content-length'])).toBe(whole.rawPayload.length);
  expect(heard.samples.length).toBe(Math.round(durationMs * 16));
  expect((await owner.send('GET', `/v1/calls/${newId()}/audio`)).status).toBe(404);
  const callers = turns.find((turn) => turn.role === 'caller')!;
  expect((await audio(callers.seq)).statusCode).toBe(404);
  expect((await audio(999)).statusCode).toBe(404);
  expect((await app.send('GET', `/v1/calls/${callId}/turns/0/audio`)).status).toBe(401);
  expect((await owner.send('GET', '/v1/calls/nonsense/turns/x/audio')).status).toBe(404);
});

test('a turn is heard again in the voice that spoke it, whatever voice the agent has by now', async () => {
  const owner = await app.newOwner();
  const agent = await newAgent(owner);
  const { client, callId } = await connect(owner, agent.id);
  await client.nextFrame();
  await hangUp(client);
  // As if it had been heard to its end.
  await app.services.db.pool.query('update call_turns set heard_ms = null, interrupted = false where call_id = $1', [
    callId,
  ]);
  const other = agentVoices.find(({ id }) => id !== agent.voice)!;
  const said = vi.spyOn(app.services.speech, 'synthesize');
  await owner.call(agentsApi.update, { params: { agentId: agent.id }, body: { voice: other.id, speed: 1.2 } });
  const answer = await app.app.inject({
    url: `/v1/calls/${callId}/turns/0/audio`,
    headers: { authorization: `Bearer ${owner.token}`, 'x-workspace-id': owner.workspaceId },
  });
  expect(answer.statusCode).toBe(200);
  expect(said.mock.calls.map(([{ voice, speed }]) => [voice, speed])).toEqual([[agent.voice, agent.speed]]);
  said.mockRestore();
});

test('a workspace starts 30 calls a minute, and has 50 at a time', async () => {
  const owner = await app.newOwner();
  const agent = await newAgent(owner);
  const attempt = () => owner.send('POST', `/v1/agents/${agent.id}/calls`, { channel: 'browser' });
  const first = await Promise.all(Array.from({ length: startsPerMinute + 3 }, attempt));
  expect(first.filter((answer) => answer.status === 201)).toHaveLength(startsPerMinute);
  expect(first.find((answer) => answer.status === 429)?.body).toMatchObject({ error: { code: 'too_many_requests' } });
  await app.services.db.tenant(owner.workspaceId, (tx) => tx.update(calls).set({ status: 'live', ticketHash: null }));
  app.clock.advance(60_001);
  const second = await Promise.all(Array.from({ length: 50 }, attempt));
  expect(second.filter((answer) => answer.status === 201)).toHaveLength(50 - startsPerMinute);
  expect(second.find((answer) => answer.status === 429)?.body).toMatchObject({
    error: {
      code: 'too_many_calls',
      message: expect.stringContaining('Your server operator can raise the limit.'),
    },
  });
});

/** Another server process on the same database. */
const otherServer = () => ({ ...app.services, calls: openLiveCalls() });

test('a call that its server left is ended when nobody came back in time', async () => {
  const owner = await app.newOwner();
  const { ticket, callId } = await start(owner, (await newAgent(owner)).id);
  const killed = otherServer();
  await connectCall(killed, ticket);
  const lastSeen = app.clock.now();
  const restartedAt = lastSeen + 315_000;
  app.clock.advance(restartedAt - app.clock.now());
  const status = async () => {
    await sweepCalls(app.services, restartedAt);
    return (await get(owner, callId)).status;
  };
  expect(await status(), 'callers get their time from the restart on').toBe('live');
  app.clock.advance(29_000);
  expect(await status()).toBe('live');
  app.clock.advance(2_000);
  expect(await status()).toBe('ended');
  expect(await get(owner, callId)).toMatchObject({
    status: 'ended',
    endReason: 'lost_connection',
    endedAt: new Date(lastSeen).toISOString(),
  });
});

test('a call whose server lives is left alone', async () => {
  const owner = await app.newOwner();
  const { callId } = await connect(owner, (await newAgent(owner)).id);
  const startedAt = app.clock.now();
  for (let n = 0; n < 20; n++) {
    app.clock.advance(5_000);
    await renewLeases(app.services);
  }
  const other = otherServer();
  await sweepCalls(other, startedAt);
  const [row] = await app.services.db.system('test', (tx) => tx.select().from(calls).where(eq(calls.id, callId)));
  expect(row!.owner).toBe(app.services.calls.owner);
});

test('a call that was taken over can no longer be stored by its former server', async () => {
  const owner = await app.newOwner();
  const { callId, client } = await connect(owner, (await newAgent(owner)).id);
  const other = otherServer();
  await app.services.db.system('test', (tx) =>
    tx.update(calls).set({ owner: other.calls.owner }).where(eq(calls.id, callId)),
  );
  client.send({ type: 'typed', id: 'a', text: 'yes' });
  expect(await client.closed, 'not a word more').toBe(4000);
  expect(client.turns().filter((turn) => turn.role === 'caller')).toEqual([]);
  const events = await app.services.db.system('test', (tx) =>
    tx.select().from(callEvents).where(eq(callEvents.callId, callId)),
  );
  expect(events.map((event) => event.kind)).toEqual(['started']);
});

test('the log of a call cannot be changed', async () => {
  const owner = await app.newOwner();
  const { callId } = await connect(owner, (await newAgent(owner)).id);
  const change = app.services.db.tenant(owner.workspaceId, (tx) =>
    tx.update(callEvents).set({ kind: 'other' }).where(eq(callEvents.callId, callId)),
  );
  await expect(change).rejects.toThrow();
});

test('a call that nobody took is forgotten', async () => {
  const owner = await app.newOwner();
  const { callId } = await start(owner, (await newAgent(owner)).id);
  app.clock.advance(91_000);
  await sweepCalls(app.services, app.clock.now());
  const rows = await app.services.db.system('test', (tx) => tx.select().from(calls).where(eq(calls.id, callId)));
  expect(rows).toEqual([]);
});

test('a server that stops takes no calls and leaves those it has', async () => {
  const stopping = await startApp();
  const owner = await stopping.newOwner();
  const agent = await newAgent(owner);
  const { ticket } = await start(owner, agent.id);
  const client = await openCallClient(await addressOf(stopping.app));
  client.send({ type: 'hello', version: 1, ticket });
  const { callId } = await client.next('ready');
  await client.next('turn');
  const drained = stopping.services.calls.drain(20_000);
  const answer = await owner.send('POST', `/v1/agents/${agent.id}/calls`, { channel: 'browser' });
  expect(answer.status).toBe(503);
  for (let second = 0; second < 30; second++) await stopping.clock.run(1_000);
  expect(await client.closed).toBe(1012);
  await drained;
  expect(await get(owner, callId)).toMatchObject({ status: 'live' });
});
