import { expect, test } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { preparedSpeechApi } from '#domain/agents/prepared-speech.ts';
import { recordedSentencesApi } from '#domain/agents/recorded-sentences.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { prepareSpeech } from '#server/calls/prepared-speech/prepare-speech.ts';
import type { Scope } from '#server/scope.ts';
import { addressOf, openCallClient } from '#server/testing/call-client.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { loudnessLufs, peakDbfs } from '#voice/audio/loudness.ts';
import { concatPcm } from '#voice/audio/pcm.ts';
import { decodeWav, encodeWav } from '#voice/audio/wav.ts';
import type { SpeechSynthesizer } from '#voice/engines/tts.ts';
import { fakeSpeech } from '#voice/testing/fake-speech.ts';
import { withRecordings } from '../recorded-speech.ts';
import { sayWav, turnAudio } from '../turn-audio.ts';

/** Fixed sentences of an agent that a person has recorded, wherever they are said. */

const asked: string[] = [];
const inner = fakeSpeech();
const speech: SpeechSynthesizer = {
  ...inner,
  synthesize(request) {
    asked.push(request.text);
    return inner.synthesize(request);
  },
};
// The queue would speak ahead beside the tests.
const app = await startApp({}, speech, { work: false });
const address = await addressOf(app.app);
const { services } = app;

async function newAgent() {
  const owner = await app.newOwner();
  const agent = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  const params = { agentId: agent.id };
  return { owner, agent, params, list: () => owner.call(recordedSentencesApi.list, { params }) };
}

/** A voice that begins and ends with silence: a tone that swells, so that its loudness is one of speech. */
function recording(seconds: number, { sampleRate = 44_100, loud = 2_000, channels = 1 } = {}): string {
  const silence = new Int16Array(sampleRate / 2);
  const tone = Int16Array.from({ length: Math.round(seconds * sampleRate) }, (_, n) =>
    Math.round(loud * Math.sin((2 * Math.PI * 440 * n) / sampleRate)),
  );
  const mono = concatPcm([silence, tone, silence]);
  const samples = channels === 1 ? mono : Int16Array.from({ length: mono.length * 2 }, (_, n) => mono[n >> 1]!);
  return encodeWav({ samples, sampleRate, channels }).toString('base64');
}

async function record(owner: TestClient, agentId: string, sentenceId: string, wav: string) {
  const path = `/v1/agents/${agentId}/recorded-sentences/${sentenceId}`;
  return owner.send('PUT', path, { wav });
}

test('a recording is trimmed, brought to the level of the voices, and shown', async () => {
  const { owner, params, list } = await newAgent();
  const before = await list();
  expect(before.sentences.length).toBeGreaterThan(10);
  expect(before.sentences.every((one) => one.recording === null)).toBe(true);
  const { id: sentenceId, text } = before.sentences[0]!;
  for (const given of [{}, { channels: 2, sampleRate: 48_000 }, { sampleRate: 8_000, loud: 20_000 }]) {
    const body = { wav: recording(1.5, given) };
    const kept = await owner.call(recordedSentencesApi.record, { params: { ...params, sentenceId }, body });
    expect(kept).toMatchObject({ id: sentenceId, text });
    expect(kept.recording!.seconds).toBeGreaterThan(1.5);
    expect(kept.recording!.seconds).toBeLessThan(1.75);
    const { wav } = await owner.call(recordedSentencesApi.get, { params: { ...params, sentenceId } });
    const sound = decodeWav(Buffer.from(wav, 'base64'));
    expect(sound.sampleRate).toBe(16_000);
    expect(loudnessLufs(sound)).toBeCloseTo(-16, 0);
    expect(peakDbfs(sound.samples)).toBeLessThan(-0.2);
    expect([sound.samples[0], sound.samples.at(-1)]).toEqual([0, 0]);
  }
  expect((await list()).sentences.filter((one) => one.recording)).toHaveLength(1);
  await owner.call(recordedSentencesApi.remove, { params: { ...params, sentenceId } });
  expect((await list()).sentences.filter((one) => one.recording)).toHaveLength(0);
});

test('a call says it as it was recorded, and the voice what is missing', async () => {
  const { owner, agent, params, list } = await newAgent();
  const { workspaceId } = owner;
  const { sentences } = await list();
  const greeting = sentences.find(({ text }) => text.includes(agent.greeting) || agent.greeting.includes(text))!;
  const body = { wav: recording(2) };
  await owner.call(recordedSentencesApi.record, { params: { ...params, sentenceId: greeting.id }, body });
  // What a person says need not be spoken ahead, and counts as ready.
  const work = { workspaceId, agentId: agent.id, version: agent.version, done: 0, failed: 0 };
  asked.length = 0;
  await prepareSpeech(services, work, new AbortController().signal);
  expect(asked).not.toContain(greeting.text);
  expect(await owner.call(preparedSpeechApi.get, { params })).toMatchObject({ ready: 20, failed: 0 });

  asked.length = 0;
  const { ticket, callId } = await owner.call(callsApi.start, { params, body: { channel: 'browser' } });
  const client = await openCallClient(address);
  client.send({ type: 'hello', version: 1, ticket });
  await client.next('turn');
  const { generation } = await client.next('say_start');
  await client.nextFrame();
  client.send({ type: 'played', generation, ms: 60_000 });
  client.send({ type: 'typed', id: 'one', text: 'a haircut' });
  const said = await client.next('turn', (turn) => turn.role === 'caller');
  await client.next('turn', (turn) => turn.role === 'agent' && turn.seq > said.seq);
  expect(asked).not.toContain(greeting.text);
  expect(asked.length).toBeGreaterThan(0);

  // The same on a phone line, and when the call is heard again.
  const scope = { services, workspaceId, actor: null };
  const { signal } = new AbortController();
  const words = { text: greeting.text, voice: 'sarah', language: 'en-US', speed: 1, pronunciation: [], heardMs: null };
  const onPhone = decodeWav(await sayWav(scope, { ...words, callId }, signal, { rate: 8_000 }));
  expect(onPhone.samples.length / 8_000).toBeCloseTo(2.16, 1);
  expect(asked).not.toContain(greeting.text);
  expect(
    decodeWav(await sayWav(scope, { ...words, language: 'de-DE', callId }, signal)).samples.length,
  ).toBeGreaterThan(0);
  expect(asked).toContain(greeting.text);
  client.send({ type: 'hang_up' });
  await client.closed;
  asked.length = 0;
  expect(decodeWav(await turnAudio(scope, callId, 0, signal)).sampleRate).toBe(16_000);
  expect(asked).toEqual([]);
});

test('a sentence that is said otherwise now keeps its recording for the old one, apart', async () => {
  const { owner, agent, params, list } = await newAgent();
  const greeting = (await list()).sentences.find(({ text }) => agent.greeting.includes(text))!;
  await record(owner, agent.id, greeting.id, recording(1));
  await owner.call(agentsApi.update, { params, body: { greeting: 'Good day, and welcome.' } });
  const after = await list();
  expect(after.unused).toMatchObject([{ id: greeting.id, text: greeting.text, recording: {} }]);
  expect(after.sentences.every((one) => one.recording === null)).toBe(true);
  // It can be removed, and no longer replaced.
  expect((await record(owner, agent.id, greeting.id, recording(1))).status).toBe(404);
  await owner.call(recordedSentencesApi.remove, { params: { ...params, sentenceId: greeting.id } });
  expect((await list()).unused).toEqual([]);
});

test('what is no recording of a sentence is refused in words', async () => {
  const { owner, agent, list } = await newAgent();
  const { id } = (await list()).sentences[0]!;
  const said = async (wav: string, sentenceId = id) => {
    const { status, body } = await record(owner, agent.id, sentenceId, wav);
    const { error } = body as { error: { message: string; details?: { path: string; message: string }[] } };
    return [status, error.details?.[0]?.message ?? error.message];
  };
  const other = encodeWav({ samples: new Int16Array(16_000).fill(900), sampleRate: 16_000 });
  const eight = Buffer.from(other);
  eight.writeUInt16LE(8, 34);
  const slow = Buffer.from(other);
  slow.writeUInt32LE(100, 24);
  const base64 = (bytes: Buffer) => bytes.toString('base64');
  expect(await said(base64(Buffer.from('<!doctype html>')))).toEqual([400, 'This isn’t a WAV file.']);
  expect(await said('not base64!')).toEqual([400, 'The audio isn’t valid base64.']);
  expect(await said(base64(eight))).toEqual([400, 'Send 16-bit PCM, mono or stereo.']);
  expect(await said(base64(slow))).toEqual([400, 'Send 8,000 to 96,000 samples a second.']);
  expect(await said(base64(other.subarray(0, 44)))).toEqual([400, expect.stringContaining('silent')]);
  expect(await said(base64(encodeWav({ samples: new Int16Array(8_000), sampleRate: 8_000 })))).toEqual([
    400,
    expect.stringContaining('silent'),
  ]);
  expect(await said(recording(21, { sampleRate: 8_000 }))).toEqual([400, expect.stringContaining('20 seconds')]);
  expect(await said(recording(1), 'f'.repeat(32))).toEqual([404, expect.stringContaining('doesn’t say')]);
  expect((await list()).sentences.filter((one) => one.recording)).toEqual([]);
});

test('all recordings of an agent have a limit, and who may not change agents records nothing', async () => {
  const { owner, agent, params, list } = await newAgent();
  const { sentences } = await list();
  await services.db.pool.query(
    `insert into agent_recorded_sentences (workspace_id, agent_id, sentence_id, language, text, sound, ms, recorded_at)
     values ($1, $2, 'x', 'en-US', 'An old sentence.', '\\x0000', 599500, now())`,
    [owner.workspaceId, agent.id],
  );
  expect((await record(owner, agent.id, sentences[0]!.id, recording(1))).status).toBe(409);
  await owner.call(recordedSentencesApi.remove, { params: { ...params, sentenceId: 'x' } });
  expect((await record(owner, agent.id, sentences[0]!.id, recording(1))).status).toBe(200);
  const viewer = await app.newMember(owner, 'viewer');
  expect((await record(viewer, agent.id, sentences[0]!.id, recording(1))).status).toBe(403);
});

test('a database that is away or slow keeps no caller waiting: the voice speaks', async () => {
  const { owner } = await newAgent();
  const scope = (tenant: () => Promise<never>) => ({
    services: { ...services, db: { ...services.db, tenant }, log: { ...services.log, warn: () => {} } },
    workspaceId: owner.workspaceId,
    actor: null,
  });
  const { signal } = new AbortController();
  const request = { text: 'Hello.', voice: 'sarah', language: 'en-US', speed: 1, fairnessKey: 'w', signal } as const;
  let tried = 0;
  const away = () => {
    tried += 1;
    return Promise.reject(new Error('The database is away.'));
  };
  for (const tenant of [away, () => new Promise<never>(() => {})]) {
    const own = withRecordings(scope(tenant) as unknown as Scope, 'call', speech);
    asked.length = 0;
    for (let n = 0; n < 2; n++) for await (const _chunk of own.synthesize({ ...request, priority: 'call' }));
    expect(asked).toEqual(['Hello.', 'Hello.']);
  }
  expect(tried).toBe(1);
});
