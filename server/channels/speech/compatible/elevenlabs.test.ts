import { ElevenLabsClient, ElevenLabsError } from '@elevenlabs/elevenlabs-js';
import { describe, expect, it } from 'vitest';
import { startSpeechApp } from '#server/testing/speech-app.ts';

/** ElevenLabs' own client, unchanged, against this server. */

const server = await startSpeechApp();
const url = await server.listen();

async function newClient(): Promise<ElevenLabsClient> {
  const { key } = await server.newSpeaker();
  return new ElevenLabsClient({ apiKey: key, baseUrl: `${url}/elevenlabs`, maxRetries: 0 });
}

/** One for all that leave nothing behind. */
const client = await newClient();
const text = 'The first move is what sets everything in motion.';

async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

describe('textToSpeech', () => {
  it.each([
    ['mp3_44100_128', 0xff, 128_000 / 8],
    ['mp3_22050_32', 0xff, 32_000 / 8],
    ['pcm_16000', undefined, 32_000],
    ['ulaw_8000', undefined, 8_000],
    ['opus_48000_32', 'O'.charCodeAt(0), 4_000],
    ['wav_24000', 'R'.charCodeAt(0), 48_000],
  ] as const)('convert gives %s', async (outputFormat, firstByte, bytesPerSecond) => {
    const bytes = await bytesOf(await client.textToSpeech.convert('sarah', { text, outputFormat }));
    if (firstByte !== undefined) expect(bytes[0]).toBe(firstByte);
    expect(bytes.length / bytesPerSecond).toBeGreaterThan(2);
    expect(bytes.length / bytesPerSecond).toBeLessThan(5);
  });

  it('takes what only changes the sound of ElevenLabs’ own models', async () => {
    const audio = await client.textToSpeech.convert('david', {
      text,
      modelId: 'eleven_flash_v2_5',
      voiceSettings: { stability: 0.5, similarityBoost: 0.7, style: 0, useSpeakerBoost: true, speed: 1.1 },
      seed: 7,
      previousText: 'Before.',
      applyTextNormalization: 'auto',
    });
    expect((await bytesOf(audio)).length).toBeGreaterThan(20_000);
  });

  it('streams', async () => {
    const parts: number[] = [];
    for await (const part of await client.textToSpeech.stream('emma', { text: `${text} `.repeat(5) })) {
      parts.push(part.length);
    }
    expect(parts.length).toBeGreaterThan(3);
  });

  it('tells when each character is spoken', async () => {
    const { audioBase64, alignment } = await client.textToSpeech.convertWithTimestamps('michael', { text });
    expect(Buffer.from(audioBase64, 'base64').length).toBeGreaterThan(20_000);
    expect(alignment!.characters.join('')).toBe(text);
    const starts = alignment!.characterStartTimesSeconds;
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
    expect(alignment!.characterEndTimesSeconds.at(-1)).toBeGreaterThan(2);
  });

  it('tells it while it streams, too', async () => {
    const long = `${text} ${text} ${text}`;
    const heard: string[] = [];
    let size = 0;
    for await (const part of await client.textToSpeech.streamWithTimestamps('sarah', { text: long })) {
      heard.push(...(part.alignment?.characters ?? []));
      size += part.audioBase64.length;
    }
    expect(heard.join('')).toBe(long);
    expect(size).toBeGreaterThan(60_000);
  });

  it('answers at the paths without the prefix as well', async () => {
    const { key } = await server.newSpeaker();
    const client = new ElevenLabsClient({ apiKey: key, baseUrl: url });
    expect((await bytesOf(await client.textToSpeech.convert('sarah', { text }))).length).toBeGreaterThan(20_000);
    expect((await client.voices.getAll()).voices.map(({ voiceId }) => voiceId)).toContain('natural-female');
  });
});

describe('what belongs to it', () => {
  it('lists voices, models and the quota', async () => {
    const client = await newClient();
    const { voices } = await client.voices.getAll();
    expect(new Set(voices.map(({ voiceId }) => voiceId)).size).toBe(voices.length);
    expect(voices[0]).toMatchObject({ voiceId: 'sarah', name: 'Sarah', labels: { gender: 'female' } });
    const sample = await fetch(voices[0]!.previewUrl!.replace(/^https?:\/\/[^/]+/, url));
    expect(sample.headers.get('content-type')).toBe('audio/mpeg');
    expect((await client.voices.search()).voices).toHaveLength(voices.length);
    expect((await client.voices.get('emma')).voiceId).toBe('emma');
    const [model] = await client.models.list();
    expect(model).toMatchObject({ canDoTextToSpeech: true });
    expect(model!.languages!.length).toBeGreaterThan(40);
    await bytesOf(await client.textToSpeech.convert('sarah', { text }));
    const subscription = await client.user.subscription.get();
    expect(subscription).toMatchObject({ tier: 'free', characterCount: text.length, characterLimit: 10_000 });
  });
});

describe('errors', () => {
  const fail = async (client: ElevenLabsClient, voice: string, request: object) =>
    client.textToSpeech.convert(voice, { text, ...request } as never).then(
      () => undefined,
      (error: unknown) => error as ElevenLabsError,
    );

  it.each([
    ['nobody', {}, 404],
    ['sarah', { text: '' }, 422],
    ['sarah', { text: '  ' }, 422],
    ['sarah', { text: '🎉' }, 422],
    ['sarah', { text: 'x'.repeat(5_001) }, 422],
    ['sarah', { voiceSettings: { speed: 99 } }, 422],
    ['sarah', { languageCode: 'tlh' }, 422],
    ['sarah', { languageCode: 'xx-ab12' }, 422],
    ['sarah', { languageCode: '%' }, 422],
    ['sarah', { text: 'שלום עולם' }, 422],
  ])('of voice %s with %j are %i', async (voice, request, status) => {
    const error = await fail(client, voice, request);
    expect(error).toBeInstanceOf(ElevenLabsError);
    expect(error!.statusCode).toBe(status);
    const { detail } = error!.body as { detail: { status: string } | { loc: string[]; msg: string }[] };
    if (status === 404) expect(detail).toMatchObject({ status: 'voice_not_found' });
    else expect(detail).toEqual([expect.objectContaining({ loc: expect.any(Array), msg: expect.any(String) })]);
  });

  it.each(['mp3_44100_999', 'constructor_8000', 'mp3', '', 'pcm_24000_64', 'flac_1'])(
    'of the output format %j are 422',
    async (format) => {
      const { post } = await server.newSpeaker();
      const answer = await post(`/v1/text-to-speech/sarah?output_format=${format}`, { text });
      expect([answer.status, answer.json().detail[0].loc]).toEqual([422, ['query', 'output_format']]);
    },
  );

  it('of a wrong key and of a used-up quota say so', async () => {
    const stranger = new ElevenLabsClient({ apiKey: 'nonsense', baseUrl: `${url}/elevenlabs`, maxRetries: 0 });
    expect(await fail(stranger, 'sarah', {})).toMatchObject({
      statusCode: 401,
      body: { detail: { status: 'invalid_api_key' } },
    });
    const poor = await startSpeechApp({ SPEECH_FREE_CHARACTERS: '10' });
    const baseUrl = `${await poor.listen()}/elevenlabs`;
    const client = new ElevenLabsClient({ apiKey: (await poor.newSpeaker()).key, baseUrl, maxRetries: 0 });
    expect(await fail(client, 'sarah', {})).toMatchObject({
      statusCode: 429,
      body: { detail: { status: 'quota_exceeded' } },
    });
  });
});
