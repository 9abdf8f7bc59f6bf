import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { RealtimeAgent, RealtimeSession } from '@openai/agents-realtime';
import OpenAI, { APIError, toFile } from 'openai';
import { OpenAIRealtimeWS } from 'openai/realtime/ws';
import { afterAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { agentsApi } from '#domain/agents/agents.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { transcriberApi } from '#domain/channels/transcriber.ts';
import { accessTokensApi } from '#domain/identity/access-tokens.ts';
import { fakeTranscriberKey, startFakeTranscribers } from '#server/testing/fake-transcribers.ts';
import { startApp } from '#server/testing/start-app.ts';
import { turnUntil } from '#server/testing/turn-clock.ts';
import { concatPcm } from '#voice/audio/pcm.ts';
import { encodeWav } from '#voice/audio/wav.ts';
import { codedSpeech, silence } from '#voice/testing/coded-speech.ts';

/** OpenAI's own client, unchanged, against this server: what it has understood. */

const simulators = await startFakeTranscribers();
afterAll(simulators.close);
const { deepgram, sherpa, openai } = simulators;
const app = await startApp({
  DEEPGRAM_BASE_URL: deepgram.origin,
  MODEL_ORIGINS: [sherpa.origin, openai.origin].join(','),
});
const address = await app.app.listen({ host: '127.0.0.1', port: 0 });
const baseURL = `${address}/v1`;
const said = 'i need a check up';
const wav = encodeWav({ samples: codedSpeech(said, 16_000), sampleRate: 16_000 });
const file = () => toFile(wav, 'call.wav');

const services = {
  openai: { service: 'openai', key: fakeTranscriberKey, baseUrl: `${openai.origin}/v1` },
  deepgram: { service: 'deepgram', key: fakeTranscriberKey },
  sherpa: { service: 'sherpa-onnx', baseUrl: sherpa.origin },
} as const;

async function newClient(service: keyof typeof services | null) {
  const owner = await app.newOwner();
  if (service !== null) await owner.call(transcriberApi.connect, { body: services[service] });
  const { value: apiKey } = await owner.call(accessTokensApi.create, { body: { name: 'Test', scopes: ['speech'] } });
  return new OpenAI({ apiKey, baseURL, maxRetries: 0 });
}
const clients = {
  openai: await newClient('openai'),
  deepgram: await newClient('deepgram'),
  sherpa: await newClient('sherpa'),
};
const refused = async (asked: PromiseLike<unknown>) => {
  const error = await Promise.resolve(asked).catch((one: unknown) => one);
  expect(error).toBeInstanceOf(APIError);
  return error as APIError;
};

describe.each(Object.entries(clients))('audio.transcriptions by %s', (name, client) => {
  const create = async (over: object) =>
    client.audio.transcriptions.create({
      file: await file(),
      model: 'whisper-1',
      ...over,
    } as never) as Promise<unknown>;

  it('come in each form', async () => {
    expect(await create({})).toMatchObject({ text: said });
    expect(
      await create({ response_format: 'verbose_json', timestamp_granularities: ['word', 'segment'] }),
    ).toMatchObject({
      task: 'transcribe',
      text: said,
      segments: [{ id: 0, text: said, start: 0 }],
      ...(name === 'deepgram' && { words: expect.arrayContaining([{ word: 'need', start: 1, end: 2 }]) }),
    });
    expect(await create({ response_format: 'text' })).toBe(`${said}\n`);
    expect(await create({ response_format: 'srt' })).toMatch(
      /^1\n00:00:00,000 --> 00:00:\d\d,\d{3}\ni need a check up\n$/,
    );
    expect(await create({ response_format: 'vtt' })).toMatch(/^WEBVTT\n\n00:00:00\.000 --> .*\ni need a check up\n$/);
  });

  it('are streamed', async () => {
    const events: unknown[] = [];
    for await (const event of (await create({ stream: true })) as AsyncIterable<unknown>) events.push(event);
    expect(events).toMatchObject([
      { type: 'transcript.text.delta', delta: said },
      { type: 'transcript.text.done', text: said },
    ]);
  });

  it('tell speakers apart where the service does', async () => {
    const asked = create({ response_format: 'diarized_json', chunking_strategy: 'auto' });
    if (name === 'sherpa') return expect(await refused(asked)).toMatchObject({ status: 400, param: 'response_format' });
    const speaker = name === 'deepgram' ? 'B' : 'A';
    return expect(await asked).toMatchObject({ segments: [{ type: 'transcript.text.segment', text: said, speaker }] });
  });
});

it('audio.translations go to a service that translates', async () => {
  const create = async (client: OpenAI) => client.audio.translations.create({ file: await file(), model: 'whisper-1' });
  expect(await create(clients.openai)).toMatchObject({ text: said });
  expect(await refused(create(clients.deepgram))).toMatchObject({ status: 400, param: 'model' });
});

describe('refusals', () => {
  const create = async (client: OpenAI, over: object = {}) =>
    client.audio.transcriptions.create({ file: await file(), model: 'whisper-1', ...over } as never);

  it('have OpenAI’s form', async () => {
    const error = await refused(create(await newClient(null)));
    expect(error).toMatchObject({ status: 400, param: 'model', type: 'invalid_request_error' });
    expect(error.message).toContain('PUT /v1/transcriber');
    expect(await refused(create(clients.openai, { response_format: 'exe' }))).toMatchObject({
      param: 'response_format',
    });
    expect(await refused(create(clients.openai, { language: 'x' }))).toMatchObject({ status: 400, param: 'language' });
    const noWav = { file: await toFile(Buffer.from('mp3'), 'call.mp3') };
    expect(await refused(create(clients.sherpa, noWav))).toMatchObject({ status: 400, param: 'file' });
    // As 16,000 times as much, it would be some gigabytes.
    const slow = encodeWav({ samples: new Int16Array(200_000), sampleRate: 1 });
    const ofOneHertz = { file: await toFile(slow, 'call.wav') };
    expect(await refused(create(clients.sherpa, ofOneHertz))).toMatchObject({ status: 400, param: 'file' });
    const stranger = new OpenAI({ apiKey: 'sk-wrong', baseURL, maxRetries: 0 });
    expect(await refused(create(stranger))).toMatchObject({ status: 401, code: 'invalid_api_key' });
  });

  it.each([500, 429, 401, 'garbage', 'cut'] as const)(
    'tell of a service that fails (%s) without its words',
    async (trouble) => {
      openai.trouble = trouble;
      const error = await refused(create(clients.openai));
      openai.trouble = null;
      expect(error.status).toBe(trouble === 401 ? 400 : 503);
      expect(error.message).not.toContain(fakeTranscriberKey);
    },
  );
});

describe('realtime', () => {
  const until = turnUntil(app, { stepMs: 100, everyMs: 5, withinMs: 20_000 });
  const spoken = concatPcm([codedSpeech(said, 24_000), silence(1_200, 24_000)]);

  async function newAgent(service: keyof typeof services | null = 'deepgram') {
    const owner = await app.newOwner();
    if (service !== null) await owner.call(transcriberApi.connect, { body: services[service] });
    const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
    const { value: apiKey } = await owner.call(accessTokensApi.create, {
      body: { name: 'Test', scopes: ['agents', 'calls'] },
    });
    return { owner, agentId, apiKey, url: `${address.replace('http', 'ws')}/v1/realtime?model=${agentId}` };
  }
  const onlyCall = async ({ owner }: Awaited<ReturnType<typeof newAgent>>) => {
    const [call] = (await owner.call(callsApi.list)).items;
    return owner.call(callsApi.get, { params: { callId: call!.id } });
  };
  /** Pieces of 100 ms, as a microphone gives them. */
  async function speak(send: (piece: Int16Array) => void) {
    for (let at = 0; at < spoken.length; at += 2_400) {
      send(spoken.slice(at, at + 2_400));
      app.clock.advance(100);
      await wait(2);
    }
  }

  it('leads a voice call with OpenAI’s agents SDK', async () => {
    const agent = await newAgent();
    const session = new RealtimeSession(new RealtimeAgent({ name: 'Front desk', instructions: 'Be nice.' }), {
      transport: 'websocket',
    });
    const errors: unknown[] = [];
    let audio = 0;
    let cuts = 0;
    session.on('error', (error) => errors.push(error));
    session.on('audio', ({ data }) => {
      audio += data.byteLength;
    });
    session.on('audio_interrupted', () => {
      cuts += 1;
    });
    const texts = (role: 'user' | 'assistant') =>
      session.history.flatMap((item) =>
        item.type === 'message' && item.role === role
          ? item.content.map((part) => ('transcript' in part ? part.transcript : 'text' in part ? part.text : null))
          : [],
      );
    await session.connect({ apiKey: agent.apiKey, url: agent.url });
    await until(() => texts('assistant').length > 0 && audio > 24_000);
    // Into the greeting.
    await speak((piece) => session.sendAudio(piece.buffer as ArrayBuffer));
    await until(() => texts('user').includes(said) && texts('assistant').length > 1);
    expect(cuts).toBeGreaterThan(0);
    session.sendMessage('tomorrow at ten');
    await until(() => texts('user').includes('tomorrow at ten'));
    session.close();
    await until(async () => (await onlyCall(agent)).status === 'ended');
    const call = await onlyCall(agent);
    expect(call).toMatchObject({ channel: 'browser', endReason: 'caller_hangup' });
    expect(call.turns.filter(({ role }) => role === 'caller').map(({ text }) => text)).toContain(said);
    expect(errors).toEqual([]);
  });

  /** OpenAI's own client speaks TLS alone; here it runs without. */
  const open = ({ apiKey }: { apiKey: string }, model: string) =>
    new OpenAIRealtimeWS(
      { model, options: { createConnection: () => connect(Number(new URL(address).port), '127.0.0.1') } as never },
      { apiKey, baseURL } as never,
    );
  const errorOf = (socket: OpenAIRealtimeWS) => new Promise<Error>((done) => socket.on('error', done));

  it('tells of a turn in OpenAI’s order', async () => {
    const agent = await newAgent();
    const socket = open(agent, agent.agentId);
    const types: string[] = [];
    socket.on('event', ({ type }) => {
      if (types.at(-1) !== type) types.push(type);
    });
    await until(() => types.includes('response.output_audio.delta'));
    expect(types.slice(0, 6)).toEqual([
      'session.created',
      'response.created',
      'response.output_item.added',
      'conversation.item.added',
      'response.content_part.added',
      'response.output_audio_transcript.delta',
    ]);
    await until(() => types.includes('response.done'));
    types.length = 0;
    await speak((piece) =>
      socket.send({ type: 'input_audio_buffer.append', audio: Buffer.from(piece.buffer).toString('base64') }),
    );
    const committed = () => types.indexOf('input_audio_buffer.committed');
    const turn = () => types.slice(committed());
    await until(() => committed() > 0 && turn().includes('response.done'));
    const before = ['input_audio_buffer.speech_started', 'input_audio_buffer.speech_stopped'];
    expect(types.slice(0, committed()).filter((type) => before.includes(type))).toEqual(before);
    const order = [
      'input_audio_buffer.committed',
      'conversation.item.added',
      'conversation.item.done',
      'conversation.item.input_audio_transcription.delta',
      'conversation.item.input_audio_transcription.completed',
      'response.created',
      'response.output_audio.delta',
      'response.output_audio.done',
      'response.output_audio_transcript.done',
      'response.content_part.done',
      'response.output_item.done',
      'response.done',
    ];
    const places = order.map((type) => turn().indexOf(type));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBe(0);
    socket.close();
  });

  it('writes where only text is wanted, and takes committed turns', async () => {
    const agent = await newAgent(null);
    const socket = open(agent, agent.agentId);
    const events: { type: string; [member: string]: unknown }[] = [];
    socket.on('event', (event) => events.push(event as never));
    const of = (type: string) => events.filter((event) => event.type === type);
    const session = { type: 'realtime' as const, output_modalities: ['text' as const] };
    socket.socket.on('open', () => socket.send({ type: 'session.update', session }));
    await until(() => of('response.output_text.done').length > 0);
    socket.send({
      type: 'conversation.item.create',
      item: { type: 'message', role: 'user', content: [{ type: 'input_text', text: said }] },
    });
    socket.send({ type: 'response.create' });
    await until(() => of('response.output_text.done').length > 1);
    expect(of('response.output_audio.delta')).toEqual([]);
    // What cannot be done says so, and the connection stays.
    const wrong = [
      { type: 'response.create', event_id: 'e1' },
      { type: 'response.create', event_id: 'e2', response: { instructions: 'Say hi.' } },
      { type: 'conversation.item.create', event_id: 'e3', item: { type: 'message', role: 'system', content: [] } },
      { type: 'input_audio_buffer.append', event_id: 'e4', audio: 'AAAA' },
      { type: 'session.update', event_id: 'e5', session: { type: 'realtime', tools: [{ type: 'mcp' }] } },
      { type: 'session.update', event_id: 'e6', session: { type: 'realtime', output_modalities: ['audio'] } },
      { type: 'nonsense', event_id: 'e7' },
      { type: { toString: 1 }, event_id: 'e8' },
    ];
    for (const message of wrong) socket.send(message as never);
    await until(() => of('error').length === wrong.length);
    expect(of('error').map(({ error }) => (error as { event_id: string }).event_id)).toEqual(
      wrong.map(({ event_id }) => event_id),
    );
    expect(socket.socket.readyState).toBe(1);
    socket.close();
    await until(async () => (await onlyCall(agent)).status === 'ended');
  });

  it('stands sessions that are none, that grow for ever, and that nest too deep', async () => {
    const agent = await newAgent();
    const socket = open(agent, agent.agentId);
    const told: { type: string; error?: { event_id: string | null; param: string | null } }[] = [];
    socket.on('event', (event) => told.push(event as never));
    socket.on('error', () => {});
    await until(() => told.length > 0);
    const update = (session: unknown, event_id: string) =>
      socket.send({ type: 'session.update', event_id, session } as never);
    for (const session of ['x', 7, [], null]) update(session, 'none');
    update({ audio: { input: { format: { type: 'constructor' } } } }, 'format');
    for (const member of ['one', 'two', 'three']) update({ [member]: 'x'.repeat(40_000) }, member);
    socket.socket.send(`{"type":"session.update","session":{"x":${'['.repeat(9_000)}${']'.repeat(9_000)}}}`);
    await until(() => told.filter(({ type }) => type === 'error').length === 3);
    expect(told.flatMap(({ error }) => (error ? [[error.event_id, error.param]] : []))).toEqual([
      ['format', 'session.audio.input.format'],
      ['three', 'session'],
      [null, null],
    ]);
    expect(socket.socket.readyState).toBe(1);
    socket.close();
  });

  it('takes turns that the client commits', async () => {
    const agent = await newAgent('openai');
    const socket = open(agent, agent.agentId);
    const types: string[] = [];
    let understood = '';
    socket.on('event', (event) => {
      types.push(event.type);
      if (event.type === 'conversation.item.input_audio_transcription.completed') understood = event.transcript;
    });
    await until(() => types.includes('session.created'));
    const input = { turn_detection: null };
    socket.send({ type: 'session.update', session: { type: 'realtime', audio: { input } } });
    await until(() => types.includes('response.done'));
    const pieces = codedSpeech(said, 24_000);
    for (let at = 0; at < pieces.length; at += 12_000) {
      const audio = Buffer.from(pieces.slice(at, at + 12_000).buffer).toString('base64');
      socket.send({ type: 'input_audio_buffer.append', audio });
    }
    socket.send({ type: 'input_audio_buffer.commit' });
    socket.send({ type: 'response.create' });
    await until(() => understood === said);
    socket.close();
  });

  it('is opened from a browser by a secret, once, with the agent that it was made for', async () => {
    const agent = await newAgent(null);
    const client = new OpenAI({ apiKey: agent.apiKey, baseURL, maxRetries: 0 });
    const session = { type: 'realtime', model: agent.agentId } as const;
    const make = () =>
      client.realtime.clientSecrets.create({ expires_after: { anchor: 'created_at', seconds: 60 }, session });
    const { value, expires_at } = await make();
    expect([value.slice(0, 3), expires_at - Math.floor(app.clock.now() / 1000)]).toEqual(['ek_', 60]);
    const browser = (key: string, model: string) =>
      new WebSocket(`${address.replace('http', 'ws')}/v1/realtime?model=${model}`, [
        'realtime',
        `openai-insecure-api-key.${key}`,
      ]);
    const opened = (socket: WebSocket) =>
      new Promise<string>((done) => {
        socket.on('message', (data) => done(JSON.parse(String(data)).type));
        socket.on('error', ({ message }) => done(message));
      });
    const socket = browser(value, agent.agentId);
    expect(await opened(socket)).toBe('session.created');
    expect(socket.protocol).toBe('realtime');
    socket.close();
    expect(await opened(browser(value, agent.agentId))).toContain('401');
    expect(await opened(browser((await make()).value, (await newAgent(null)).agentId))).toContain('404');
    const late = (await make()).value;
    app.clock.advance(61_000);
    expect(await opened(browser(late, agent.agentId))).toContain('401');
    expect(await refused(make().then(() => client.realtime.clientSecrets.create({})))).toMatchObject({ status: 400 });
  });

  it.each([
    ['a wrong key', async () => open({ apiKey: 'sk-wrong' }, (await newAgent()).agentId), 401],
    ['no such agent', async () => open(await newAgent(), 'gpt-realtime'), 404],
    ['another workspace', async () => open(await newAgent(), (await newAgent()).agentId), 404],
  ])('is refused before the upgrade: %s', async (_, connect, status) => {
    expect((await errorOf(await connect())).message).toContain(String(status));
  });
});
