import { describe, expect, it } from 'vitest';
import { type Speaker, startSpeechApp } from '#server/testing/speech-app.ts';
import { EngineError } from '#voice/engines/engine-error.ts';
import { fakeSpeech } from '#voice/testing/fake-speech.ts';
import { makeClip } from '../clips/make-clip.ts';

/** The quota where it is hardest to count: at its edge, at the end of a month, and when things fail on the way. */

const befores = new Map<string, () => void>();
const speech = fakeSpeech({ beforeChunk: ({ fairnessKey }) => befores.get(fairnessKey)?.() });
const server = await startSpeechApp({ SPEECH_FREE_CHARACTERS: '1000' }, speech);

// By the key, which outlives the session.
const usage = async ({ get }: Speaker) => (await get('/v1/speech/usage')).json();
const used = async (speaker: Speaker): Promise<number> => (await usage(speaker)).used;
const dayMs = 24 * 3_600_000;

describe('fifty requests at once', () => {
  it('by all of the APIs are counted exactly, and each is refused in its own words', async () => {
    const speaker = await server.newSpeaker();
    const { post } = speaker;
    await post('/v1/tts', { text: 'x'.repeat(390) });
    // 610 are left: 30 times 20, and 10.
    const text = (index: number) => `twenty characters ${index + 10}`;
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const input = text(index);
        const api = (['ours', 'openAi', 'elevenLabs', 'files', 'clips'] as const)[index % 5]!;
        const { status, headers, json } = await {
          ours: () => post('/v1/tts', { text: input }),
          openAi: () => post('/v1/audio/speech', { model: 'tts-1', voice: 'alloy', input }),
          elevenLabs: () => post('/v1/text-to-speech/sarah', { text: input }),
          files: () => post('/v1/synthesize', { text: input }),
          clips: () => post('/v1/speech/clips', { text: input }),
        }[api]();
        return {
          api,
          status,
          left: Number(headers['x-quota-remaining']),
          refusal: status === 429 ? json() : undefined,
        };
      }),
    );
    const heard = answers.filter(({ status }) => status === 200 || status === 202);
    const refused = answers.filter(({ status }) => status === 429);
    expect([heard.length, refused.length]).toEqual([30, 20]);
    expect(await used(speaker)).toBe(990);
    // Each learned what was left after it, and no two the same.
    expect(heard.map(({ left }) => left).sort((a, b) => b - a)).toEqual(
      Array.from({ length: 30 }, (_, index) => 590 - 20 * index),
    );
    for (const { api, left, refusal } of refused) {
      expect(left).toBe(10);
      if (api === 'openAi') expect(refusal.error.code).toBe('insufficient_quota');
      else if (api === 'elevenLabs') expect(refusal.detail.status).toBe('quota_exceeded');
      else expect(refusal.error.code).toBe('quota_exceeded');
    }
  });
});

describe('the end of a month', () => {
  it('gives characters back to the month that they were taken from', async () => {
    const speaker = await server.newSpeaker();
    const { owner, post } = speaker;
    await post('/v1/tts', { text: 'x'.repeat(900) });
    befores.set(owner.workspaceId, () => {
      // The engine takes until after midnight, and fails then.
      server.clock.advance(15 * dayMs);
      throw new EngineError('crashed', 'Gone.');
    });
    expect((await post('/v1/tts', { text: 'y'.repeat(100) })).status).toBe(503);
    befores.delete(owner.workspaceId);
    expect(await usage(speaker)).toMatchObject({ used: 0, resetsAt: '2027-01-01T00:00:00.000Z' });
    expect((await post('/v1/tts', { text: 'z'.repeat(700) })).status).toBe(200);
    // A clock that is set back finds the old month as it was: 900, and the 100 given back.
    server.clock.advance(-15 * dayMs);
    expect(await usage(speaker)).toMatchObject({ used: 900, resetsAt: '2026-12-01T00:00:00.000Z' });
    expect((await post('/v1/tts', { text: 'w'.repeat(101) })).status).toBe(429);
    expect((await post('/v1/tts', { text: 'w'.repeat(100) })).status).toBe(200);
    server.clock.advance(15 * dayMs);
    expect(await used(speaker)).toBe(700);
  });

  it('begins the next one to the millisecond', async () => {
    const { post } = await server.newSpeaker();
    const { resetsAt } = await usage(await server.newSpeaker());
    server.clock.advance(Date.parse(resetsAt) - 1 - server.clock.now());
    expect((await post('/v1/tts', { text: 'x'.repeat(1_000) })).status).toBe(200);
    const late = await post('/v1/tts', { text: 'x' });
    expect([late.status, late.headers['retry-after']]).toEqual([429, '1']);
    server.clock.advance(1);
    expect((await post('/v1/tts', { text: 'x'.repeat(1_000) })).status).toBe(200);
  });
});

describe('a full disk', () => {
  const { files } = server.services;
  const put = files.put;
  const full = () => Promise.reject(Object.assign(new Error('out of disk space on device'), { code: 'ENOSPC' }));

  it('refuses a file in words, and costs nothing', async () => {
    const speaker = await server.newSpeaker();
    const ask = () => speaker.post('/v1/synthesize', { text: 'no room' }, { 'idempotency-key': 'one' });
    files.put = full;
    const refused = await ask();
    files.put = put;
    expect([refused.status, refused.json().error.code]).toEqual([507, 'storage_full']);
    expect(await used(speaker)).toBe(0);
    expect((await speaker.get('/v1/speech/clips')).json().items).toEqual([]);
    // The same request, with the same key, when there is room.
    expect((await ask()).status).toBe(200);
    expect(await used(speaker)).toBe(7);
  });

  it('lets a long text fail in the end, with its characters given back', async () => {
    const speaker = await server.newSpeaker();
    files.put = full;
    const { id: clipId } = (await speaker.post('/v1/speech/clips', { text: 'no room' })).json();
    const clip = async () => (await speaker.get(`/v1/speech/clips/${clipId}`)).json();
    const attempt = (isLast: boolean) =>
      makeClip(
        server.services,
        { workspaceId: speaker.owner.workspaceId, clipId },
        { signal: new AbortController().signal, isLast },
      );
    await expect(attempt(false)).rejects.toThrow('out of disk space');
    expect([(await clip()).status === 'failed', await used(speaker)]).toEqual([false, 7]);
    await expect(attempt(true)).rejects.toThrow('out of disk space');
    files.put = put;
    expect(await clip()).toMatchObject({ status: 'failed', problem: expect.stringContaining('out of disk space') });
    expect(await used(speaker)).toBe(0);
    // The queue's own next try finds nothing to do.
    await attempt(true);
    expect((await clip()).status).toBe('failed');
  });
});
