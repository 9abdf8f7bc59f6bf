import { afterAll, beforeEach, expect, test } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { liveCallsApi } from '#domain/calls/live-calls.ts';
import { recordingsApi } from '#domain/calls/recordings.ts';
import { transcriberApi } from '#domain/channels/transcriber.ts';
import { fetchRecording } from '#server/calls/recordings/fetch-recording.ts';
import { addressOf } from '#server/testing/call-client.ts';
import { fakeTranscriberKey, startFakeDeepgram } from '#server/testing/fake-transcribers.ts';
import { recordedFlow, setFlow } from '#server/testing/recorded-flow.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { openTalkingBrowser } from '#server/testing/talking-browser.ts';
import { turnUntil } from '#server/testing/turn-clock.ts';
import { Spool } from './spool.ts';
import { Timeline } from './timeline.ts';

/** Calls of browsers whose sound comes to the server: heard here, listened to, recorded; and what goes wrong with it. */

const deepgram = await startFakeDeepgram();
afterAll(() => deepgram.close());
beforeEach(() => {
  deepgram.trouble = null;
  deepgram.seen.length = 0;
});
const app = await startApp({ DEEPGRAM_BASE_URL: deepgram.origin });
const address = await addressOf(app.app);
const { clock, services } = app;
const until = turnUntil(app, { stepMs: 100, everyMs: 5, withinMs: 20_000 });
const turn = (ms: number) => clock.advance(ms);

async function newOwner({ ears = true, recording }: { ears?: boolean; recording?: 'told' } = {}) {
  const owner = await app.newOwner();
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  if (recording) await setFlow(services.db, owner.workspaceId, recordedFlow(recording));
  if (ears) await owner.call(transcriberApi.connect, { body: { service: 'deepgram', key: fakeTranscriberKey } });
  deepgram.seen.length = 0;
  return { owner, agentId };
}

async function newCall(
  { owner, agentId }: { owner: TestClient; agentId: string },
  more: Partial<Parameters<typeof openTalkingBrowser>[2]> = {},
) {
  const { ticket, callId } = await owner.call(callsApi.start, { params: { agentId }, body: { channel: 'browser' } });
  const browser = await openTalkingBrowser(address, { type: 'hello', version: 1, ticket }, { turn, ...more });
  return { owner, callId, browser };
}

const saidBy = (call: Awaited<ReturnType<typeof newCall>>, role: 'agent' | 'caller') =>
  call.browser.turns().filter((one) => one.role === role);

test('what a caller says in a browser is heard by the workspace’s transcriber', async () => {
  const call = await newCall(await newOwner());
  expect(await call.browser.next('hearing')).toEqual({ type: 'hearing', by: 'server', sound: true });
  await call.browser.says('a haircut');
  await until(() => saidBy(call, 'caller').some(({ text }) => text === 'a haircut'));
  expect(call.browser.messages.some((one) => one.type === 'interim' && one.text === 'a haircut')).toBe(true);
  expect(deepgram.seen).toEqual([expect.stringMatching(/sample_rate=16000/)]);
  await until(() => saidBy(call, 'agent').length > 1);
  expect((await call.owner.call(liveCallsApi.get, { params: { callId: call.callId } })).sound).toBe('both');
});

test('mu-law is heard as well', async () => {
  const call = await newCall(await newOwner(), { codec: 'mulaw' });
  await call.browser.next('hearing');
  await call.browser.says('a haircut');
  await until(() => saidBy(call, 'caller').some(({ text }) => text === 'a haircut'));
});

test('without a transcriber the browser listens, with the words that are likely, and keeps the sound to itself', async () => {
  const { browser } = await newCall(await newOwner({ ears: false }), { recognizes: true });
  const told = await browser.next('hearing');
  expect(told).toMatchObject({ by: 'browser', sound: false });
  expect(told.phrases?.length).toBeGreaterThan(0);
});

test('with neither the caller types', async () => {
  const { browser } = await newCall(await newOwner({ ears: false }));
  expect(await browser.next('hearing')).toMatchObject({ by: 'none', sound: false });
});

test.each(['cut', 'garbage'] as const)(
  'a transcriber that fails hands over to the browser, and the call goes on: %s',
  async (trouble) => {
    const call = await newCall(await newOwner(), { recognizes: true });
    await call.browser.next('hearing', ({ by }) => by === 'server');
    deepgram.trouble = trouble;
    deepgram.drop();
    await until(() => call.browser.messages.some((one) => one.type === 'hearing' && one.by === 'browser'));
    call.browser.send({ type: 'heard', text: 'a haircut', final: true });
    await until(() => saidBy(call, 'agent').length > 1);
    // The caller tries again: what is mended is taken.
    deepgram.trouble = null;
    const hearings = () => call.browser.messages.filter((one) => one.type === 'hearing');
    call.browser.send({ type: 'listen', codec: 'pcm16', echoCancelled: true, recognizes: true });
    await until(() => hearings().at(-1)?.by === 'server');
  },
);

test('a page that asks again and again to be heard opens few connections, and loses its own', async () => {
  const call = await newCall(await newOwner());
  await call.browser.next('hearing');
  const listen = { type: 'listen', codec: 'pcm16', echoCancelled: true, recognizes: true } as const;
  for (let n = 0; n < 60; n++) call.browser.send(listen);
  await until(() => call.browser.messages.filter((one) => one.type === 'error').length === 20);
  expect(deepgram.seen.length).toBeLessThanOrEqual(3);
});

test('a transcriber that stalls hands over, too', async () => {
  const call = await newCall(await newOwner(), { recognizes: true });
  await call.browser.next('hearing', ({ by }) => by === 'server');
  deepgram.trouble = 'mute';
  for (let n = 0; n < 8; n++) await call.browser.says('one two three four five six seven eight nine ten eleven twelve');
  await until(() => call.browser.messages.some((one) => one.type === 'hearing' && one.by === 'browser'));
});

test('too much sound closes its connection only', async () => {
  const call = await newCall(await newOwner());
  await call.browser.next('hearing');
  const frame = Buffer.alloc(648);
  frame[0] = 1;
  for (let n = 0; n < 600; n++) call.browser.socket.send(frame);
  expect(await call.browser.next('error')).toMatchObject({ code: 'too_much_sound' });
  expect(await call.browser.closed).toBe(1008);
});

test('a call whose caller was told is recorded, each side apart, across two connections', async () => {
  const { owner, agentId } = await newOwner({ recording: 'told' });
  const { ticket, callId } = await owner.call(callsApi.start, { params: { agentId }, body: { channel: 'browser' } });
  const first = await openTalkingBrowser(address, { type: 'hello', version: 1, ticket }, { turn });
  await first.next('hearing');
  await first.says('');
  const get = () => owner.call(recordingsApi.get, { params: { callId } });
  await until(async () => (await get()).status === 'running');
  await first.sends(new Int16Array(16_000).fill(4_000));
  const { resumeToken } = first.messages.find((one) => one.type === 'ready')!;
  first.socket.terminate();
  await first.closed;
  turn(1_000);
  const hello = { type: 'resume', version: 1, callId, resumeToken, lastSeq: -1 } as const;
  const second = await openTalkingBrowser(address, hello, { turn });
  await second.next('hearing');
  await second.sends(new Int16Array(16_000).fill(8_000));
  second.send({ type: 'hang_up' });
  await second.closed;
  await until(async () => (await get()).status === 'kept');
  const kept = await get();
  expect(kept.waveform).toHaveLength(2);
  expect(Math.max(...kept.waveform[1]!)).toBeGreaterThan(2);
  const sound = await app.app.inject({
    method: 'GET',
    url: `/v1/calls/${callId}/recording.wav`,
    headers: { authorization: `Bearer ${owner.token}`, 'x-workspace-id': owner.workspaceId },
  });
  expect(sound.statusCode).toBe(200);
  const samples = new Int16Array(new Uint8Array(sound.rawPayload.subarray(44)).buffer);
  const loud = (level: number) => samples.filter((sample, at) => at % 2 === 1 && sample === level).length;
  // Frames come in bunches on a clock that is turned: some of a second lie on each other.
  for (const level of [4_000, 8_000]) expect(loud(level)).toBeGreaterThan(10_000);
  // The voice of tests is one step above silence.
  expect(samples.some((sample, at) => at % 2 === 0 && sample !== 0)).toBe(true);
});

test('what a killed server had of a recording is kept by the queue, once; what nobody has is said to be lost', async () => {
  const { owner, agentId } = await newOwner();
  const { workspaceId } = owner;
  const newId = async () =>
    (await owner.call(callsApi.start, { params: { agentId }, body: { channel: 'browser' } })).callId;
  const [callId, lost] = [await newId(), await newId()];
  for (const id of [callId, lost])
    await services.db.pool.query(
      "insert into call_recordings (workspace_id, call_id, state, began_at, created_at) values ($1, $2, 'running', now(), now())",
      [workspaceId, id],
    );
  const spool = new Spool(services.config.dataDir, callId, (error) => expect.unreachable(String(error)));
  const timeline = new Timeline();
  timeline.put('caller', 2_500, new Int16Array(1_600).fill(20_000));
  spool.write(timeline.end());
  await spool.close();
  const job = (id: string, isLast: boolean) => fetchRecording(services, workspaceId, id, { isLast });
  await job(callId, false);
  await job(callId, false);
  const get = (id: string) => owner.call(recordingsApi.get, { params: { callId: id } });
  expect(await get(callId)).toMatchObject({ status: 'kept', durationMs: 3_000 });
  await expect(job(lost, false)).rejects.toThrow('isn’t on this server');
  await job(lost, true);
  expect(await get(lost)).toMatchObject({ status: 'failed', problem: 'No audio was saved for this call.' });
});

test('a caller who was told nothing is not recorded', async () => {
  const call = await newCall(await newOwner());
  await call.browser.next('hearing');
  await call.browser.says('a haircut');
  await until(() => saidBy(call, 'caller').length > 0);
  call.browser.send({ type: 'hang_up' });
  await call.browser.closed;
  expect((await call.owner.send('GET', `/v1/calls/${call.callId}/recording`)).status).toBe(404);
});
