import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type SpeechClip, speechApi } from '#domain/channels/speech.ts';
import { type Speaker, startSpeechApp } from '#server/testing/speech-app.ts';
import { decodeWav } from '#voice/audio/wav.ts';
import { EngineError } from '#voice/engines/engine-error.ts';
import { fakeSpeech, msPerWord } from '#voice/testing/fake-speech.ts';
import { clipFile } from './speech/clips/clip-files.ts';
import { cleanSpeech } from './speech/speech.jobs.ts';

type BeforeChunk = (signal: AbortSignal, chunk: number) => Promise<void> | void;
/** What runs before each chunk of a workspace's speech: a test's way to look, to wait and to fail. */
const befores = new Map<string, BeforeChunk>();
const speech = fakeSpeech({
  beforeChunk: ({ signal, fairnessKey }, index) => befores.get(fairnessKey)?.(signal, index),
});
const server = await startSpeechApp({ SPEECH_FREE_CHARACTERS: '500000' }, speech);

const url = await server.listen();
const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}.`).join(' ');
const pathOf = (address: string) => new URL(address).pathname + new URL(address).search;

async function finished({ owner }: Speaker, clipId: string): Promise<SpeechClip> {
  for (;;) {
    const clip = await owner.call(speechApi.clip, { params: { clipId } });
    if (clip.status === 'done' || clip.status === 'failed') return clip;
    await wait(10);
  }
}

describe('a long text', () => {
  it('of 5,000 characters is spoken at once', async () => {
    const { post } = await server.newSpeaker();
    const text = `${'word '.repeat(999)}word.`;
    expect(text.length).toBe(5_000);
    const { status, bytes } = await post('/v1/tts', { text, format: 'mulaw' });
    expect(status).toBe(200);
    // 8,000 bytes a second.
    expect(bytes.length).toBeGreaterThanOrEqual(1_000 * msPerWord * 8);
  });

  it('is spoken in the background, with progress and a file in the end', async () => {
    const speaker = await server.newSpeaker();
    const text = words(2_000);
    const seen = new Set<number>();
    let clipId = '';
    befores.set(speaker.owner.workspaceId, async () => {
      if (clipId !== '') seen.add((await speaker.owner.call(speechApi.clip, { params: { clipId } })).progress);
    });
    const asked = await speaker.post('/v1/speech/clips', { text, format: 'wav', sample_rate: 16_000 });
    expect(asked.status).toBe(202);
    expect(asked.json()).toMatchObject({ status: 'queued', progress: 0, characters: text.length, audioUrl: null });
    expect(asked.headers['x-characters']).toBe(String(text.length));
    clipId = asked.json().id;
    const clip = await finished(speaker, clipId);
    expect(clip).toMatchObject({ status: 'done', progress: 1, problem: null });
    const audio = await server.app.inject({ url: pathOf(clip.audioUrl!) });
    const { samples } = decodeWav(audio.rawPayload);
    expect(samples.length / 16_000).toBeCloseTo(clip.durationSeconds!, 2);
    // Each word has its 60 ms, and the cuts between sentences their rest.
    expect(clip.durationSeconds! * 1000).toBeGreaterThanOrEqual(2_000 * msPerWord);
    expect(clip.durationSeconds! * 1000).toBeLessThan(2_000 * msPerWord + 5 * 400);
    const { words: marks } = (await server.app.inject({ url: pathOf(clip.marksUrl!) })).json();
    expect(marks).toHaveLength(2_000);
    expect(marks.at(-1).endMs).toBeLessThanOrEqual(clip.durationSeconds! * 1000 + 1);
    expect((await speaker.owner.call(speechApi.usage)).used).toBe(text.length);
    expect([...seen]).toEqual([...seen].sort((a, b) => a - b));
  });

  it('may have a hundred thousand characters, and no more', async () => {
    const { post, owner } = await server.newSpeaker();
    expect((await post('/v1/speech/clips', { text: 'x'.repeat(100_001) })).status).toBe(400);
    const taken = await post('/v1/speech/clips', { text: 'x '.repeat(50_000) });
    expect(taken.status).toBe(202);
    // It would keep the next ones waiting.
    await owner.call(speechApi.removeClip, { params: { clipId: taken.json().id } });
  });

  it('that cannot be spoken says why, and costs nothing', async () => {
    const speaker = await server.newSpeaker();
    befores.set(speaker.owner.workspaceId, () => {
      throw new EngineError('empty', 'There’s nothing in this text that can be spoken.');
    });
    const { id } = (await speaker.post('/v1/speech/clips', { text: '...' })).json();
    const clip = await finished(speaker, id);
    expect(clip).toMatchObject({ status: 'failed', problem: 'There’s nothing in this text that can be spoken.' });
    expect((await speaker.owner.call(speechApi.usage)).used).toBe(0);
  });

  it('stops when it is deleted in the middle', async () => {
    const speaker = await server.newSpeaker();
    let clipId = '';
    let deleted: Promise<unknown> | undefined;
    let chunks = 0;
    befores.set(speaker.owner.workspaceId, async (_signal, chunk) => {
      chunks += 1;
      if (chunk === 1) deleted ??= speaker.owner.call(speechApi.removeClip, { params: { clipId } });
      await deleted;
    });
    clipId = (await speaker.post('/v1/speech/clips', { text: words(3_000), format: 'wav' })).json().id;
    await finishedOrGone(speaker, clipId);
    expect((await speaker.owner.call(speechApi.clips)).items).toEqual([]);
    expect(await server.services.files.stat(clipFile({ ...speaker.owner, id: clipId }, 'wav'))).toBeNull();
    expect(chunks).toBeLessThan(600);
  });
});

async function finishedOrGone({ owner }: Speaker, clipId: string): Promise<void> {
  while ((await owner.send('GET', `/v1/speech/clips/${clipId}`)).status !== 404) {
    await wait(10);
  }
}

describe('kept speech', () => {
  it('is listed in pages, newest first, for its workspace alone', async () => {
    const [one, other] = [await server.newSpeaker(), await server.newSpeaker()];
    for (let n = 0; n < 5; n++) await one.post('/v1/synthesize', { text: `number ${n}` });
    const first = await one.owner.call(speechApi.clips, { query: { limit: '3' } });
    expect(first.items.map(({ text }) => text)).toEqual(['number 4', 'number 3', 'number 2']);
    const rest = await one.owner.call(speechApi.clips, { query: { limit: '3', cursor: first.next! } });
    expect([rest.items.map(({ text }) => text), rest.next]).toEqual([['number 1', 'number 0'], null]);
    expect((await other.owner.call(speechApi.clips)).items).toEqual([]);
    const address = `/v1/speech/clips/${first.items[0]!.id}`;
    expect((await other.owner.send('GET', address)).status).toBe(404);
    expect((await other.owner.send('DELETE', address)).status).toBe(404);
  });

  it('is forgotten after thirty days, files and all', async () => {
    const { owner, post, get } = await server.newSpeaker();
    const texts = async () => (await get('/v1/speech/clips')).json().items.map((clip: SpeechClip) => clip.text);
    const { id } = (await post('/v1/synthesize', { text: 'soon gone' })).json();
    const clip = { ...owner, id };
    server.clock.advance(29 * 24 * 3_600_000);
    await post('/v1/synthesize', { text: 'later' });
    await cleanSpeech(server.services);
    expect(await texts()).toEqual(['later', 'soon gone']);
    server.clock.advance(24 * 3_600_000);
    await cleanSpeech(server.services);
    expect(await texts()).toEqual(['later']);
    expect(await server.services.files.stat(clipFile(clip, 'mp3'))).toBeNull();
    expect(await server.services.files.stat(clipFile(clip, 'json'))).toBeNull();
  });
});

describe('a client that goes away', () => {
  it.each<[route: string, body: (text: string) => object]>([
    ['/v1/tts', (text) => ({ text, format: 'pcm' })],
    ['/v1/tts', (text) => ({ text, format: 'aac' })],
    ['/v1/audio/speech', (input) => ({ input, model: 'tts-1', voice: 'alloy', response_format: 'pcm' })],
    ['/v1/audio/speech', (input) => ({ input, model: 'tts-1', voice: 'alloy', stream_format: 'sse' })],
    ['/v1/text-to-speech/sarah/stream', (text) => ({ text })],
    ['/v1/text-to-speech/sarah/stream/with-timestamps', (text) => ({ text })],
  ])('in the middle of the stream of %s stops the work', async (route, body) => {
    const { key, owner } = await server.newSpeaker();
    const text = words(400);
    let chunks = 0;
    let goOn = () => {};
    const first = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const aborted = new Promise<void>((resolve) => {
      befores.set(owner.workspaceId, async (signal, chunk) => {
        chunks += 1;
        if (chunk < 3) return;
        signal.addEventListener('abort', () => resolve());
        goOn();
        await aborted;
      });
    });
    const sent = request(new URL(route, url), {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    });
    sent.on('error', () => undefined);
    sent.end(JSON.stringify(body(text)));
    const [answer] = await once(sent, 'response');
    answer.on('error', () => undefined);
    expect(answer.statusCode).toBe(200);
    await first;
    sent.destroy();
    await aborted;
    befores.delete(owner.workspaceId);
    expect(chunks).toBeLessThan(6);
    // What was counted stays counted, and nothing of it is left behind in the way of others.
    expect((await owner.call(speechApi.usage)).used).toBe(text.length);
    expect((await owner.send('POST', '/v1/tts', { text: 'Next.' })).status).toBe(200);
  });
});
