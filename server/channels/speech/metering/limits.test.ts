import { ElevenLabsClient, ElevenLabsError } from '@elevenlabs/elevenlabs-js';
import OpenAI, { RateLimitError } from 'openai';
import { describe, expect, it } from 'vitest';
import { type RawAnswered, type Speaker, startSpeechApp } from '#server/testing/speech-app.ts';
import { fakeSpeech } from '#voice/testing/fake-speech.ts';

/**
 * How often one may ask, on a clock that tests turn: here 6 times a minute with a key, and with it 3 times at each route,
 * but once for long texts.
 */
const server = await startSpeechApp({ RATE_LIMIT: '0.01', TRUST_PROXY: '127.0.0.1' }, fakeSpeech());
const url = await server.listen();

const text = 'Some words.';
const from = (address: string) => ({ 'x-forwarded-for': address });
type Ask = (speaker: Speaker, address: string) => Promise<RawAnswered>;
const ours: Ask = ({ post }, address) => post('/v1/tts', { text }, from(address));
const openAi: Ask = ({ post }, address) =>
  post('/v1/audio/speech', { model: 'tts-1', voice: 'alloy', input: text }, from(address));
const elevenLabs: Ask = ({ post }, address) => post('/v1/text-to-speech/sarah', { text }, from(address));
const asks: [route: string, ask: Ask, most: number][] = [
  ['/v1/tts', ours, 3],
  ['/v1/synthesize', ({ post }, address) => post('/v1/synthesize', { text }, from(address)), 3],
  ['/v1/speech/clips', ({ post }, address) => post('/v1/speech/clips', { text }, from(address)), 1],
  ['/v1/audio/speech', openAi, 3],
  ['/v1/text-to-speech', elevenLabs, 3],
];

async function statuses(ask: Ask, speaker: Speaker, addresses: string[]): Promise<number[]> {
  const found: number[] = [];
  for (const address of addresses) found.push((await ask(speaker, address)).status);
  return found;
}
const six = ['1', '2', '3', '4', '5', '6'].map((last) => `192.0.2.${last}`);

describe('a key', () => {
  it('may ask so often in a minute, from all addresses and by all of the APIs together', async () => {
    const [speaker, other] = [await server.newSpeaker(), await server.newSpeaker()];
    expect(await statuses(ours, speaker, six.slice(0, 2))).toEqual([200, 200]);
    expect(await statuses(openAi, speaker, six.slice(2, 4))).toEqual([200, 200]);
    expect(await statuses(elevenLabs, speaker, six.slice(4))).toEqual([200, 200]);
    for (const [index, [, ask]] of asks.entries()) {
      const refused = await ask(speaker, `198.51.100.${index}`);
      expect(refused.status).toBe(429);
      expect(refused.headers).toMatchObject({
        'retry-after': '60',
        'x-ratelimit-key-limit': '6',
        'x-ratelimit-key-remaining': '0',
        'x-ratelimit-key-reset': '60',
      });
    }
    expect((await ours(other, '192.0.2.9')).status).toBe(200);
    // The same key in another header, with a made-up one beside it, is the same key.
    const twice = { 'xi-api-key': speaker.key, authorization: 'Basic anything' };
    expect((await speaker.post('/v1/synthesize', { text }, twice)).status).toBe(429);
    server.clock.advance(59_000);
    expect((await ours(speaker, '192.0.2.9')).headers['retry-after']).toBe('1');
    server.clock.advance(1_000);
    expect((await ours(speaker, '192.0.2.9')).headers['x-ratelimit-key-remaining']).toBe('5');
  });
});

describe('a route', () => {
  it.each(asks)('takes so many of a key in a minute at %s, from whatever address', async (_route, ask, most) => {
    server.clock.advance(60_000);
    const [one, other] = [await server.newSpeaker(), await server.newSpeaker()];
    expect((await statuses(ask, one, six.slice(1, most))).every((status) => status < 300)).toBe(true);
    const last = await ask(one, six[0]!);
    expect(last.headers).toMatchObject({ 'x-ratelimit-limit': String(most), 'x-ratelimit-remaining': '0' });
    const refused = await ask(one, '203.0.113.7');
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
    expect((await ask(other, '203.0.113.7')).status).toBeLessThan(300);
    server.clock.advance(60_000);
    expect((await ask(one, '203.0.113.7')).status).toBeLessThan(300);
  });
});

describe('a refusal', () => {
  /** A key that has been used up. */
  async function usedUp(): Promise<Speaker> {
    server.clock.advance(60_000);
    const speaker = await server.newSpeaker();
    for (const ask of [ours, openAi, elevenLabs]) await statuses(ask, speaker, six.slice(0, 2));
    return speaker;
  }

  it('has our shape', async () => {
    const { error } = (await ours(await usedUp(), '198.51.100.1')).json();
    expect(error).toMatchObject({
      code: 'too_many_requests',
      message: 'This key can request speech 6 times a minute. Try again in 60 seconds.',
    });
  });

  it('is what OpenAI’s client knows', async () => {
    const { key } = await usedUp();
    const client = new OpenAI({ apiKey: key, baseURL: `${url}/v1`, maxRetries: 0 });
    const refused = await client.audio.speech
      .create({ model: 'tts-1', voice: 'alloy', input: text })
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(RateLimitError);
    expect(refused).toMatchObject({ status: 429, type: 'requests', code: 'rate_limit_exceeded' });
    expect((refused as RateLimitError).headers.get('retry-after')).toBe('60');
  });

  it('is what ElevenLabs’ client knows', async () => {
    const { key } = await usedUp();
    const client = new ElevenLabsClient({ apiKey: key, baseUrl: `${url}/elevenlabs`, maxRetries: 0 });
    const refused = await client.textToSpeech.convert('sarah', { text }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ElevenLabsError);
    expect(refused).toMatchObject({ statusCode: 429, body: { detail: { status: 'too_many_requests' } } });
  });
});

describe('every answer with speech', () => {
  it.each(asks)('of %s tells of the quota, the key and the route', async (_route, ask, most) => {
    server.clock.advance(60_000);
    const heard = await ask(await server.newSpeaker(), '192.0.2.50');
    expect(heard.headers).toMatchObject({
      'x-characters': String(text.length),
      'x-quota-limit': '10000',
      'x-quota-remaining': String(10_000 - text.length),
      'x-quota-reset': '2026-12-01T00:00:00.000Z',
      'x-ratelimit-limit': String(most),
      'x-ratelimit-remaining': String(most - 1),
      'x-ratelimit-reset': '60',
      'x-ratelimit-key-limit': '6',
      'x-ratelimit-key-remaining': '5',
      'x-ratelimit-key-reset': '60',
    });
  });
});
