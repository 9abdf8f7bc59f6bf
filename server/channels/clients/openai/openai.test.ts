import OpenAI, { APIError, toFile } from 'openai';
import { afterAll, describe, expect, it } from 'vitest';
import { recogniserApi } from '#domain/channels/recogniser.ts';
import { accessTokensApi } from '#domain/identity/access-tokens.ts';
import { fakeRecogniserKey, startFakeRecognizers } from '#server/testing/fake-recognizers.ts';
import { startApp } from '#server/testing/start-app.ts';
import { encodeWav } from '#voice/audio/wav.ts';
import { codedSpeech } from '#voice/testing/coded-speech.ts';

/** OpenAI's own client, unchanged, against this server: what it has understood. */

const simulators = await startFakeRecognizers();
afterAll(simulators.close);
const { deepgram, sherpa, openai } = simulators;
const app = await startApp({
  DEEPGRAM_BASE_URL: deepgram.origin,
  MODEL_ORIGINS: [sherpa.origin, openai.origin].join(','),
});
const baseURL = `${await app.app.listen({ host: '127.0.0.1', port: 0 })}/v1`;
const said = 'i need a check up';
const wav = encodeWav({ samples: codedSpeech(said, 16_000), sampleRate: 16_000 });
const file = () => toFile(wav, 'call.wav');

const services = {
  openai: { service: 'openai', key: fakeRecogniserKey, baseUrl: `${openai.origin}/v1` },
  deepgram: { service: 'deepgram', key: fakeRecogniserKey },
  sherpa: { service: 'sherpa-onnx', baseUrl: sherpa.origin },
} as const;

async function newClient(service: keyof typeof services | null) {
  const owner = await app.newOwner();
  if (service !== null) await owner.call(recogniserApi.connect, { body: services[service] });
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
    expect(error.message).toContain('PUT /v1/recogniser');
    expect(await refused(create(clients.openai, { response_format: 'exe' }))).toMatchObject({
      param: 'response_format',
    });
    expect(await refused(create(clients.openai, { language: 'x' }))).toMatchObject({ status: 400, param: 'language' });
    const noWav = { file: await toFile(Buffer.from('mp3'), 'call.mp3') };
    expect(await refused(create(clients.sherpa, noWav))).toMatchObject({ status: 400, param: 'file' });
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
      expect(error.message).not.toContain(fakeRecogniserKey);
    },
  );
});
