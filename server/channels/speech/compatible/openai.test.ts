import OpenAI, { APIError, AuthenticationError, BadRequestError, RateLimitError } from 'openai';
import { describe, expect, it } from 'vitest';
import { startSpeechApp } from '#server/testing/speech-app.ts';
import { decodeWav } from '#voice/audio/wav.ts';

/** OpenAI's own client, unchanged, against this server. */

const server = await startSpeechApp();
const baseURL = `${await server.listen()}/v1`;

async function newClient(): Promise<OpenAI> {
  const { key } = await server.newSpeaker();
  return new OpenAI({ apiKey: key, baseURL });
}

/** One for all that leave nothing behind. */
const client = await newClient();
const input = 'The quick brown fox jumps over the lazy dog.';
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

describe('audio.speech.create', () => {
  it.each([
    ['mp3', 'audio/mpeg', 0xff],
    ['opus', 'audio/ogg', 'O'.charCodeAt(0)],
    ['aac', 'audio/aac', 0xff],
    ['flac', 'audio/flac', 'f'.charCodeAt(0)],
    ['wav', 'audio/wav', 'R'.charCodeAt(0)],
    ['pcm', 'audio/pcm', undefined],
  ] as const)('gives %s', async (response_format, type, firstByte) => {
    const answer = await client.audio.speech.create({ model: 'tts-1', voice: 'alloy', input, response_format });
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    const bytes = await bytesOf(answer);
    if (firstByte !== undefined) expect(bytes[0]).toBe(firstByte);
    expect(bytes.length).toBeGreaterThan(8_000);
    // Samples of 24 kHz, as OpenAI's clients take them to be.
    if (response_format === 'pcm') expect(bytes.length / 2 / 24_000).toBeGreaterThan(2);
    if (response_format === 'wav') expect(decodeWav(bytes).sampleRate).toBe(24_000);
  });

  it('gives mp3 where nothing is asked for, and a voice for each of OpenAI’s names', async () => {
    const voices = await client.get<{ voices: { id: string }[] }>('/audio/voices');
    expect(voices.voices.map((voice) => voice.id)).toEqual(
      expect.arrayContaining(['alloy', 'nova', 'onyx', 'sarah', 'natural-male']),
    );
    for (const voice of ['onyx', 'sarah', { id: 'nova' }]) {
      const answer = await client.audio.speech.create({ model: 'gpt-4o-mini-tts', voice, input: 'Hi there.' });
      expect(answer.headers.get('content-type')).toBe('audio/mpeg');
      expect((await bytesOf(answer)).length).toBeGreaterThan(3_000);
    }
  });

  it('speaks faster and slower', async () => {
    const bytesAt = async (speed: number) =>
      (
        await bytesOf(
          await client.audio.speech.create({ model: 'tts-1', voice: 'echo', input, speed, response_format: 'pcm' }),
        )
      ).length;
    const [slow, normal, fast] = [await bytesAt(0.5), await bytesAt(1), await bytesAt(2)];
    expect(slow / normal).toBeGreaterThan(1.7);
    expect(fast / normal).toBeLessThan(0.6);
  });

  it('streams events', async () => {
    const answer = await client.audio.speech.create({
      model: 'gpt-4o-mini-tts',
      voice: 'coral',
      input,
      response_format: 'mp3',
      stream_format: 'sse',
    } as const);
    expect(answer.headers.get('content-type')).toMatch('text/event-stream');
    const events = (await answer.text())
      .split('\n\n')
      .filter((part) => part !== '')
      .map((part) => JSON.parse(part.replace(/^data: /, '')));
    expect(events.at(-1)).toEqual({
      type: 'speech.audio.done',
      usage: { input_tokens: input.length, output_tokens: 0, total_tokens: input.length },
    });
    const audio = events.slice(0, -1).map((event) => Buffer.from(event.audio, 'base64'));
    expect(audio.length).toBeGreaterThan(1);
    expect(Buffer.concat(audio)[0]).toBe(0xff);
  });

  it('speaks the language of the letters', async () => {
    const answer = await client.audio.speech.create({ model: 'tts-1', voice: 'nova', input: 'Добрый день, как дела?' });
    expect((await bytesOf(answer)).length).toBeGreaterThan(8_000);
  });

  it('hands on the first bytes before the last word is made', async () => {
    const long = Array.from({ length: 20 }, (_, index) => `This is sentence number ${index + 1} of a long story.`);
    const started = performance.now();
    const answer = await client.audio.speech.create({ model: 'tts-1', voice: 'alloy', input: long.join(' ') });
    const reader = answer.body!.getReader();
    await reader.read();
    const firstMs = performance.now() - started;
    for (let part = await reader.read(); !part.done; part = await reader.read());
    expect(firstMs).toBeLessThan((performance.now() - started) / 2);
  });
});

describe('errors', () => {
  const create = (client: OpenAI, over: object) =>
    client.audio.speech.create({ model: 'tts-1', voice: 'alloy', input, ...over } as never).catch((error) => error);

  it('are of the classes that the client knows', async () => {
    const unknownVoice = await create(client, { voice: 'nobody' });
    expect(unknownVoice).toBeInstanceOf(BadRequestError);
    expect(unknownVoice).toMatchObject({ status: 400, param: 'voice', type: 'invalid_request_error' });
    expect(unknownVoice.requestID).toMatch(/^[0-9a-f-]{36}$/);
    const wrongKey = await create(new OpenAI({ apiKey: 'sk-wrong', baseURL }), {});
    expect(wrongKey).toBeInstanceOf(AuthenticationError);
    expect(wrongKey.code).toBe('invalid_api_key');
  });

  it.each([
    [{ input: '' }, 'input', 400],
    [{ input: ' \n ' }, 'input', 400],
    [{ input: '😀🎉' }, 'text', 400],
    [{ input: 'x'.repeat(4_097) }, 'input', 400],
    [{ input: 7 }, 'input', 400],
    [{ input: 'مرحبا بالعالم' }, 'language', 400],
    [{ voice: '' }, 'voice', 400],
    [{ voice: 7 }, 'voice', 400],
    [{ response_format: 'exe' }, 'response_format', 400],
    [{ speed: 0.1 }, 'speed', 400],
    [{ speed: 9 }, 'speed', 400],
    [{ speed: Number.NaN }, 'speed', 400],
    [{ speed: '1' }, 'speed', 400],
    [{ stream_format: 'morse' }, 'stream_format', 400],
    [{ language: 'xx' }, 'language', 400],
    [{ model: undefined }, 'model', 400],
    [{ surprise: 1 }, null, 400],
  ])('name what is wrong with %j', async (over, param, status) => {
    const error = await create(client, over);
    expect(error).toBeInstanceOf(APIError);
    expect(error).toMatchObject({ status, param, type: 'invalid_request_error' });
    expect(error.message.length).toBeGreaterThan(10);
  });

  it('tell of a used-up quota once, without a second try', async () => {
    const poor = await startSpeechApp({ SPEECH_FREE_CHARACTERS: '50' });
    const url = await poor.listen();
    const { key } = await poor.newSpeaker();
    let requests = 0;
    const client = new OpenAI({
      apiKey: key,
      baseURL: `${url}/v1`,
      fetch: (...args) => {
        requests += 1;
        return fetch(...args);
      },
    });
    expect((await create(client, {})).status).toBe(200);
    const error = await create(client, {});
    expect(error).toBeInstanceOf(RateLimitError);
    expect(error).toMatchObject({ code: 'insufficient_quota', type: 'insufficient_quota' });
    expect(error.message).toContain('6 are left this month');
    expect(requests).toBe(2);
  });
});

describe('models', () => {
  it('are listed', async () => {
    const models = await client.models.list();
    expect(models.data.map(({ id }) => id)).toEqual(['tts-1', 'tts-1-hd', 'gpt-4o-mini-tts']);
    expect(await client.models.retrieve('tts-1')).toEqual(models.data[0]);
    await expect(client.models.retrieve('gpt-9')).rejects.toMatchObject({ status: 404, code: 'not_found' });
    await expect(new OpenAI({ apiKey: 'sk-wrong', baseURL }).models.list()).rejects.toBeInstanceOf(AuthenticationError);
  });
});
