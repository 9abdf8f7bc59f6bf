import { expect, test } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { preparedSpeechApi } from '#domain/agents/prepared-speech.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { addressOf, openCallClient } from '#server/testing/call-client.ts';
import { startApp } from '#server/testing/start-app.ts';
import type { SpeechSynthesizer, SynthesisRequest } from '#voice/engines/tts.ts';
import { fakeSpeech } from '#voice/testing/fake-speech.ts';
import { prepareSpeech } from './prepare-speech.ts';

/** An engine that remembers what it was asked, and does not say one sentence. */
const asked: SynthesisRequest[] = [];
const inner = fakeSpeech();
const speech: SpeechSynthesizer = {
  ...inner,
  synthesize(request) {
    asked.push(request);
    return inner.synthesize(request);
  },
};
// The queue would be at it, too.
const app = await startApp({}, speech, { work: false });
const address = await addressOf(app.app);
const { services } = app;
const signal = new AbortController().signal;

async function newAgent() {
  const owner = await app.newOwner();
  const agent = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  const { workspaceId } = owner;
  const params = { agentId: agent.id };
  asked.length = 0;
  const work = { workspaceId, agentId: agent.id, version: agent.version, done: 0, failed: 0 };
  return { owner, params, work, get: () => owner.call(preparedSpeechApi.get, { params }) };
}

test('what an agent always says is spoken as its calls say it, and told how far', async () => {
  const { owner, params, work, get } = await newAgent();
  expect(await get()).toMatchObject({ status: 'waiting', sentences: 0, updatedAt: null });
  await prepareSpeech(services, work, signal);
  const first = await get();
  expect(first).toMatchObject({ status: 'making', ready: 20, failed: 0 });
  for (let done = 20; done < first.sentences; done += 20) await prepareSpeech(services, { ...work, done }, signal);
  expect(await get()).toMatchObject({ status: 'ready', ready: first.sentences });
  expect(asked.every(({ priority, keeps }) => priority === 'job' && keeps === true)).toBe(true);
  const ahead = new Map(asked.map((request) => [request.text, request]));
  expect([...ahead.keys()].filter((text) => /\d/.test(text))).toEqual([]);

  // A call asks for the same: its greeting, and its questions.
  asked.length = 0;
  const { ticket } = await owner.call(callsApi.start, { params, body: { channel: 'browser' } });
  const client = await openCallClient(address);
  client.send({ type: 'hello', version: 1, ticket });
  await client.next('turn');
  client.send({ type: 'typed', id: 'one', text: 'a haircut' });
  const said = await client.next('turn', (turn) => turn.role === 'caller');
  await client.next('turn', (turn) => turn.role === 'agent' && turn.seq > said.seq);
  expect(asked.length).toBeGreaterThan(2);
  for (const { text, voice, language, speed, spans } of asked)
    expect(ahead.get(text), text).toMatchObject({ voice, language, speed, ...(spans && { spans }) });
  // While a call is on the line, it takes one sentence at a time.
  asked.length = 0;
  await prepareSpeech(services, work, signal);
  expect(asked).toHaveLength(1);
  client.send({ type: 'hang_up' });
  await client.closed;
});

test('a version that is no longer the live one is left alone', async () => {
  const { work, get } = await newAgent();
  await prepareSpeech(services, { ...work, version: 7 }, signal);
  expect(asked).toEqual([]);
  expect((await get()).status).toBe('waiting');
});

test('a voice of a service is asked by calls alone', async () => {
  const { params, work, owner, get } = await newAgent();
  await services.db.pool.query(
    `update agent_versions set configuration = jsonb_set(configuration, '{voice}', '"elevenlabs/Rachel"')
     where workspace_id = $1`,
    [owner.workspaceId],
  );
  await prepareSpeech(services, work, signal);
  expect(asked).toEqual([]);
  expect(await get()).toMatchObject({ status: 'not_needed', version: 1 });
  expect(params.agentId).toBe(work.agentId);
});
