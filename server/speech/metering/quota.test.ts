import { describe, expect, it } from 'vitest';
import { speechApi } from '#domain/speech.ts';
import { startSpeechApp } from '#server/testing/speech-app.ts';
import { EngineError } from '#voice/engines/engine-error.ts';
import { fakeSpeech } from '#voice/testing/fake-speech.ts';
import { cleanSpeech } from '../speech.jobs.ts';

/** What is counted, with a voice that costs no time. `fail` makes the next utterance fail. */
let fail: EngineError | undefined;
const speech = fakeSpeech({
  beforeChunk: () => {
    if (fail !== undefined) throw fail;
  },
});
const server = await startSpeechApp({ SPEECH_FREE_CHARACTERS: '1000' }, speech);
const twenty = 'twenty characters ok';

describe('the quota', () => {
  it('is exact under fifty requests at once', async () => {
    const { owner, post } = await server.newSpeaker();
    await post('/v1/tts', { text: 'x'.repeat(193) });
    // 807 are left: 40 times 20, and 7.
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => post('/v1/tts', { text: `${twenty.slice(2)}${index + 10}` })),
    );
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(200), count(429)]).toEqual([40, 10]);
    expect(await owner.call(speechApi.usage)).toEqual({
      plan: 'Free',
      used: 993,
      limit: 1_000,
      remaining: 7,
      resetsAt: '2026-12-01T00:00:00.000Z',
    });
    const remaining = answers
      .filter(({ status }) => status === 200)
      .map(({ headers }) => Number(headers['x-quota-remaining']))
      .sort((a, b) => b - a);
    expect(remaining).toEqual(Array.from({ length: 40 }, (_, index) => 787 - 20 * index));
  });

  it('refuses in words, and still has room for less', async () => {
    const { post } = await server.newSpeaker();
    await post('/v1/tts', { text: 'x'.repeat(990) });
    const refused = await post('/v1/tts', { text: twenty });
    expect(refused.status).toBe(429);
    expect(refused.json().error).toMatchObject({
      code: 'quota_exceeded',
      message: 'This text has 20 characters and 10 of this month are left. More come on 2026-12-01.',
    });
    expect(refused.headers).toMatchObject({
      'x-characters': '20',
      'x-quota-limit': '1000',
      'x-quota-remaining': '10',
      'x-quota-reset': '2026-12-01T00:00:00.000Z',
      'retry-after': String((Date.UTC(2026, 11) - server.clock.now()) / 1000),
    });
    const clip = await post('/v1/speech/clips', { text: twenty });
    expect([clip.status, clip.headers['x-quota-remaining']]).toEqual([429, '10']);
    expect((await post('/v1/tts', { text: 'ten letter' })).status).toBe(200);
    expect((await post('/v1/tts', { text: 'a' })).status).toBe(429);
  });

  it('counts characters as people do', async () => {
    const { owner, post } = await server.newSpeaker();
    await post('/v1/tts', { text: 'naïve 𝕏 ok' });
    expect((await owner.call(speechApi.usage)).used).toBe(10);
  });

  it('belongs to a workspace, and begins anew with the month', async () => {
    const [one, other] = [await server.newSpeaker(), await server.newSpeaker()];
    await one.post('/v1/tts', { text: 'x'.repeat(1_000) });
    expect((await one.post('/v1/tts', { text: 'a' })).status).toBe(429);
    expect((await other.post('/v1/tts', { text: 'a' })).status).toBe(200);
    server.clock.advance(9 * 24 * 3_600_000);
    expect((await one.post('/v1/tts', { text: 'a' })).headers).toMatchObject({
      'x-quota-remaining': '999',
      'x-quota-reset': '2027-01-01T00:00:00.000Z',
    });
  });

  it('is not used by what could not be spoken', async () => {
    const { owner, post } = await server.newSpeaker();
    for (const [error, status] of [
      [new EngineError('empty', 'There is nothing in this text that can be spoken.'), 400],
      [new EngineError('busy', 'Too much to do.'), 503],
      [new EngineError('crashed', 'Gone.'), 503],
    ] as const) {
      fail = error;
      const refused = await post('/v1/tts', { text: `${twenty} ${status}` });
      fail = undefined;
      expect(refused.status).toBe(status);
    }
    expect((await owner.call(speechApi.usage)).used).toBe(0);
  });

  it('can be without a limit', async () => {
    const free = await startSpeechApp({ SPEECH_FREE_CHARACTERS: '0' }, fakeSpeech());
    const { owner, post } = await free.newSpeaker();
    const heard = await post('/v1/tts', { text: 'x '.repeat(2_400) });
    expect([heard.status, heard.headers['x-quota-limit']]).toEqual([200, undefined]);
    expect(await owner.call(speechApi.usage)).toMatchObject({ used: 4_800, limit: null, remaining: null });
  });
});

describe('an Idempotency-Key', () => {
  const key = { 'idempotency-key': 'order-7' };

  it('makes a repeat cost nothing and give the same', async () => {
    const { owner, post } = await server.newSpeaker();
    const answers = await Promise.all([1, 2, 3].map(() => post('/v1/tts', { text: twenty, format: 'wav' }, key)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[1]!.bytes.subarray(44).equals(answers[0]!.bytes.subarray(44))).toBe(true);
    expect((await owner.call(speechApi.usage)).used).toBe(20);
    const file = { ...key, 'idempotency-key': 'file-1' };
    const [first, again] = [
      await post('/v1/synthesize', { text: twenty }, file),
      await post('/v1/synthesize', { text: twenty }, file),
    ];
    expect(again.json().id).toBe(first.json().id);
    expect((await owner.call(speechApi.usage)).used).toBe(40);
    const clip = { 'idempotency-key': 'clip-1' };
    const clips = [
      await post('/v1/speech/clips', { text: twenty }, clip),
      await post('/v1/speech/clips', { text: twenty }, clip),
    ];
    expect(clips[0]!.json().id).toBe(clips[1]!.json().id);
  });

  it('belongs to one request, one workspace and one day', async () => {
    const [one, other] = [await server.newSpeaker(), await server.newSpeaker()];
    await one.post('/v1/tts', { text: twenty }, key);
    const reused = await one.post('/v1/tts', { text: 'something else' }, key);
    expect([reused.status, reused.json().error.code]).toEqual([422, 'key_reused']);
    expect((await one.post('/v1/synthesize', { text: twenty }, key)).status).toBe(422);
    expect((await other.post('/v1/tts', { text: 'something else' }, key)).status).toBe(200);
    server.clock.advance(25 * 3_600_000);
    await cleanSpeech(server.services);
    expect((await one.post('/v1/tts', { text: 'something else' }, key)).status).toBe(200);
    expect((await one.post('/v1/tts', { text: twenty }, { 'idempotency-key': 'x'.repeat(201) })).status).toBe(400);
  });

  it('can be used again when nothing was spoken', async () => {
    const { owner, post } = await server.newSpeaker();
    fail = new EngineError('crashed', 'Gone.');
    expect((await post('/v1/tts', { text: 'words nobody has said' }, key)).status).toBe(503);
    fail = undefined;
    expect((await post('/v1/tts', { text: 'words nobody has said' }, key)).status).toBe(200);
    expect((await owner.call(speechApi.usage)).used).toBe(21);
  });
});
