import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { speechApi } from '#domain/channels/speech.ts';
import { forgetAnswers } from '#server/platform/http/idempotency/idempotency.jobs.ts';
import { startSpeechApp } from '#server/testing/speech-app.ts';
import { EngineError } from '#voice/engines/engine-error.ts';
import { fakeSpeech } from '#voice/testing/fake-speech.ts';

/** What is counted, with a voice that costs no time. `fail` makes the next utterance fail. */
let fail: EngineError | undefined;
/** What the next utterance waits for. */
let held: Promise<void> | undefined;
const speech = fakeSpeech({
  beforeChunk: async () => {
    await held;
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
      message: 'This text has 20 characters, but only 10 are left this month. The count resets on 2026-12-01.',
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
      [new EngineError('empty', 'There’s nothing in this text that can be spoken.'), 400],
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

  it('gives the first answer again, whatever the form, and costs nothing', async () => {
    const { owner, post } = await server.newSpeaker();
    let used = 0;
    for (const [url, body, told] of [
      ['/v1/tts', { text: twenty, format: 'wav' }, 'x-quota-remaining'],
      ['/v1/synthesize', { text: twenty }, 'x-quota-remaining'],
      ['/v1/speech/clips', { text: twenty }, 'x-quota-remaining'],
      ['/v1/audio/speech', { model: 'tts-1', voice: 'alloy', input: twenty }, 'x-quota-remaining'],
      ['/v1/audio/speech', { model: 'tts-1', voice: 'alloy', input: twenty, stream_format: 'sse' }, 'cache-control'],
      ['/v1/text-to-speech/sarah', { text: twenty }, 'character-cost'],
      ['/v1/text-to-speech/sarah/with-timestamps', { text: twenty }, 'character-cost'],
      ['/elevenlabs/v1/text-to-speech/sarah/stream/with-timestamps', { text: twenty }, 'character-cost'],
    ] as const) {
      const named = { 'idempotency-key': `key ${used}` };
      const first = await post(url, body, named);
      used += 20;
      // What was counted in between does not change what the first was told.
      await post('/v1/tts', { text: 'x' });
      used += 1;
      // A clip is made in the background meanwhile.
      const made = () => (url.endsWith('clips') ? 0 : speech.requests.length);
      const before = made();
      const again = await post(url, body, named);
      expect([first.status < 300, again.status]).toEqual([true, first.status]);
      expect(again.bytes.equals(first.bytes)).toBe(true);
      for (const name of ['content-type', told]) expect(again.headers[name]).toBe(first.headers[name]);
      expect([first.headers['idempotent-replayed'], again.headers['idempotent-replayed']]).toEqual([undefined, 'true']);
      expect([made(), (await owner.call(speechApi.usage)).used]).toEqual([before, used]);
    }
  });

  it('is refused while the first still runs, and makes one of many at once', async () => {
    const { owner, post } = await server.newSpeaker();
    const ask = () => post('/v1/tts', { text: `${twenty} at once` }, key);
    const { promise, resolve } = Promise.withResolvers<void>();
    held = promise;
    let answered = 0;
    const answers = await Promise.all(
      [1, 2, 3].map(async () => {
        const answer = await ask();
        answered += 1;
        // The first speaks until both others are refused.
        if (answered === 2) resolve();
        return answer;
      }),
    );
    held = undefined;
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect([refused.json().error.code, refused.headers['retry-after']]).toEqual(['still_running', '2']);
    expect((await ask()).bytes.equals(answers.find(({ status }) => status === 200)!.bytes)).toBe(true);
    expect((await owner.call(speechApi.usage)).used).toBe(28);
  });

  it('belongs to one request, one workspace and one day', async () => {
    const [one, other] = [await server.newSpeaker(), await server.newSpeaker()];
    await one.post('/v1/tts', { text: twenty }, key);
    const reused = await one.post('/v1/tts', { text: 'something else' }, key);
    expect([reused.status, reused.json().error.code]).toEqual([422, 'key_reused']);
    expect((await one.post('/v1/synthesize', { text: twenty }, key)).status).toBe(422);
    expect((await other.post('/v1/tts', { text: 'something else' }, key)).status).toBe(200);
    const files = () => globSync(`**/${one.owner.workspaceId}/answers/*`, { cwd: server.services.config.dataDir });
    expect(files()).toHaveLength(1);
    server.clock.advance(25 * 3_600_000);
    await forgetAnswers(server.services);
    expect(files()).toEqual([]);
    expect((await one.post('/v1/tts', { text: 'something else' }, key)).status).toBe(200);
    for (const wrong of ['', 'x'.repeat(201), 'schlüssel']) {
      const refused = await one.post('/v1/tts', { text: twenty }, { 'idempotency-key': wrong });
      expect([refused.status, refused.json().error.code]).toEqual([400, 'invalid_input']);
    }
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
