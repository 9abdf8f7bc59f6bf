import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { accessTokensApi } from '#domain/access-tokens.ts';
import { speechApi } from '#domain/speech.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { loudnessLufs } from '#voice/audio/loudness.ts';
import { decodeWav } from '#voice/audio/wav.ts';
import { openSpeech } from '#voice/engines/catalog.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'parley-speech-'));
const speech = await openSpeech({ cacheDir: folder, cacheBytes: 50_000_000, workers: 1 });
afterAll(async () => {
  await speech.close();
  rmSync(folder, { recursive: true });
});
const server = await startApp({}, speech);

interface Heard {
  status: number;
  headers: Record<string, unknown>;
  bytes: Buffer;
  json: () => unknown;
}

async function keyOf(owner: TestClient): Promise<string> {
  return (await owner.call(accessTokensApi.create, { body: { name: 'Test', scopes: ['speech'] } })).secret;
}

async function post(url: string, secret: string, body: unknown, headers: Record<string, string> = {}): Promise<Heard> {
  const answer = await server.app.inject({
    method: 'POST',
    url,
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  });
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload, json: () => answer.json() };
}

const text = 'Hello, welcome to our service! We open at 9:30 on Monday.';

describe('POST /v1/tts', () => {
  it('answers the audio itself', async () => {
    const owner = await server.newOwner();
    const key = await keyOf(owner);
    const heard = await post('/v1/tts', key, { text, voice: 'natural-female', format: 'wav', speed: 1.0 });
    expect(heard.status).toBe(200);
    expect(heard.headers).toMatchObject({
      'content-type': 'audio/wav',
      'x-characters': String(text.length),
      'x-quota-limit': '10000',
      'x-quota-remaining': String(10_000 - text.length),
      'x-quota-reset': '2026-12-01T00:00:00.000Z',
    });
    const sound = decodeWav(heard.bytes);
    expect(sound.sampleRate).toBe(24_000);
    expect(sound.samples.length / 24_000).toBeGreaterThan(3);
    expect(loudnessLufs(sound)).toBeGreaterThan(-18.5);
    // Once more: from the cache, counted again, byte for byte the same sound.
    const again = await post('/v1/tts', key, { text, voice: 'natural-female', format: 'wav', speed: 1.0 });
    expect(again.headers['content-length']).toBe(String(heard.bytes.length));
    expect(decodeWav(again.bytes).samples).toEqual(sound.samples);
    expect((await owner.call(speechApi.usage)).used).toBe(2 * text.length);
  });
});

describe('POST /v1/synthesize', () => {
  it('answers where the audio is, how long it is and when each word is spoken', async () => {
    const key = await keyOf(await server.newOwner());
    for (const route of ['/v1/synthesize', '/api/synthesize']) {
      const heard = await post(route, key, { text, voice: 'david', format: 'wav' });
      expect(heard.status).toBe(200);
      const card = heard.json() as Record<string, string>;
      expect(card).toMatchObject({ voice: 'david', language: 'en-US', format: 'wav', characters: text.length });
      const url = new URL(card.audio_url!);
      const audio = await server.app.inject({ url: url.pathname + url.search });
      expect(audio.headers['content-type']).toBe('audio/wav');
      const { samples } = decodeWav(audio.rawPayload);
      expect(audio.rawPayload.readUInt32LE(40)).toBe(samples.byteLength);
      expect(Math.abs(samples.length / 24_000 - Number(card.duration))).toBeLessThan(0.002);
      const marks = new URL(card.marks_url!);
      const { words } = (await server.app.inject({ url: marks.pathname + marks.search })).json();
      expect(words.map((word: { text: string }) => word.text)).toEqual(
        expect.arrayContaining(['Hello', 'welcome', '9:30', 'Monday']),
      );
      const captions = new URL(card.captions_url!);
      const vtt = await server.app.inject({ url: captions.pathname + captions.search });
      expect(vtt.headers['content-type']).toBe('text/vtt; charset=utf-8');
      expect(vtt.body).toMatch(/^WEBVTT\n\n00:00:00\.\d{3} --> 00:00:/);
    }
  });
});
