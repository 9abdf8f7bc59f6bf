import { expect, it, vi } from 'vitest';
import { speechApi } from '#domain/channels/speech.ts';
import { startSpeechApp } from '#server/testing/speech-app.ts';
import { EngineError } from '#voice/engines/engine-error.ts';
import type { SynthesisRequest } from '#voice/engines/tts.ts';
import { fakeSpeech } from '#voice/testing/fake-speech.ts';

/** Who goes away before the first sound: what the house made itself costs nothing, what a service was asked for does. */

/** What happens before a workspace's next chunk. */
const befores = new Map<string, (request: SynthesisRequest, chunk: number) => Promise<void>>();
const embedded = fakeSpeech({ beforeChunk: (request, chunk) => befores.get(request.fairnessKey)?.(request, chunk) });
const paidVoice = { id: 'paid/one', name: 'One', language: 'en-US', gender: 'female', description: '' } as const;
const server = await startSpeechApp(
  { SPEECH_FREE_CHARACTERS: '1000' },
  { ...embedded, voices: () => [...embedded.voices(), paidVoice] },
);
const url = await server.listen();
/** Twenty characters that were never spoken before. */
let texts = 10;
const newText = () => `twenty characters ${texts++}`;

/** Asks, and goes away when the voice has been asked. */
async function leave(voice: string, { isPaid }: { isPaid: boolean }, headers: Record<string, string> = {}) {
  const { owner, key } = await server.newSpeaker();
  const text = newText();
  const client = new AbortController();
  const ask = (signal: AbortSignal) =>
    fetch(`${url}/v1/tts`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ text, voice, format: 'wav' }),
      signal,
    });
  const asked = Promise.withResolvers<void>();
  const speakOn = Promise.withResolvers<void>();
  befores.set(owner.workspaceId, async (request) => {
    if (isPaid) request.onAsked?.();
    asked.resolve();
    const gone = new Promise((resolve) => request.signal.addEventListener('abort', resolve));
    await Promise.race([gone, speakOn.promise]);
    if (request.signal.aborted) throw new EngineError('aborted', 'Nobody listens.');
  });
  const answer = ask(client.signal);
  await asked.promise;
  client.abort();
  await expect(answer).rejects.toThrow();
  const used = async () => (await owner.call(speechApi.usage)).used;
  return { used, ask: () => ask(new AbortController().signal), speakOn: speakOn.resolve };
}

it('costs nothing when the voice is our own', async () => {
  const { used } = await leave('sarah', { isPaid: false });
  await expect.poll(used).toBe(0);
});

it('costs nothing when the service was not asked yet', async () => {
  const { used } = await leave('paid/one', { isPaid: false });
  await expect.poll(used).toBe(0);
});

it('costs what a service was asked for', async () => {
  const { used, ask, speakOn } = await leave('paid/one', { isPaid: true });
  speakOn();
  // Behind the answers to two other requests the first has long ended.
  for (const answer of [await ask(), await ask()]) expect(answer.status).toBe(200);
  expect(await used()).toBe(60);
});

it('with an Idempotency-Key, makes the speech for when the client comes back', async () => {
  const { used, ask, speakOn } = await leave('paid/one', { isPaid: true }, { 'idempotency-key': 'once' });
  const before = embedded.requests.length;
  expect((await ask()).status).toBe(409);
  speakOn();
  await expect.poll(async () => (await ask()).status).toBe(200);
  const answer = await ask();
  expect(answer.headers.get('idempotent-replayed')).toBe('true');
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
  expect([embedded.requests.length, await used()]).toEqual([before, 20]);
});

it('asks no service for what there are no characters for', async () => {
  const { owner, post } = await server.newSpeaker();
  await post('/v1/tts', { text: 'x'.repeat(990) });
  befores.set(owner.workspaceId, () => Promise.reject(new Error('asked')));
  const before = embedded.requests.length;
  expect((await post('/v1/tts', { text: newText(), voice: 'paid/one' })).status).toBe(429);
  expect(embedded.requests.length).toBe(before);
});

it('costs what a service was asked for, also behind the first sound of what would have become a file', async () => {
  const { owner, key } = await server.newSpeaker();
  const client = new AbortController();
  const removed = vi.spyOn(server.services.files, 'remove');
  const heard = Promise.withResolvers<void>();
  const stopped = Promise.withResolvers<void>();
  befores.set(owner.workspaceId, async (request, chunk) => {
    request.onAsked?.();
    if (chunk === 0) return;
    heard.resolve();
    await new Promise((resolve) => request.signal.addEventListener('abort', resolve));
    stopped.resolve();
    throw new EngineError('aborted', 'Nobody listens.');
  });
  const answer = fetch(`${url}/v1/synthesize`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'one two three four five six seven', voice: 'paid/one', format: 'wav' }),
    signal: client.signal,
  });
  await heard.promise;
  client.abort();
  await expect(answer).rejects.toThrow();
  await stopped.promise;
  // The last that such a request does: sound and marks.
  await expect.poll(() => removed.mock.calls.length).toBe(2);
  removed.mockRestore();
  expect((await owner.call(speechApi.usage)).used).toBe(33);
  expect((await owner.call(speechApi.clips)).items).toEqual([]);
});

it('costs what a service was asked for when the clip is deleted before its first sound', async () => {
  const { owner, post } = await server.newSpeaker();
  const asked = Promise.withResolvers<void>();
  const deleted = Promise.withResolvers<void>();
  befores.set(owner.workspaceId, async (request) => {
    request.onAsked?.();
    asked.resolve();
    await deleted.promise;
  });
  const { id: clipId } = (await post('/v1/speech/clips', { text: newText(), voice: 'paid/one' })).json();
  await asked.promise;
  await owner.call(speechApi.removeClip, { params: { clipId } });
  deleted.resolve();
  expect((await owner.call(speechApi.usage)).used).toBe(20);
});

it('asks a service once for a request that goes on for longer than a killed one is waited for', async () => {
  const { owner, post } = await server.newSpeaker();
  const speakOn = Promise.withResolvers<void>();
  let asked = 0;
  befores.set(owner.workspaceId, () => {
    asked += 1;
    return speakOn.promise;
  });
  const text = newText();
  const ask = () => post('/v1/tts', { text, voice: 'paid/one' }, { 'idempotency-key': 'slow' });
  const first = ask();
  await expect.poll(() => asked).toBe(1);
  for (let minutes = 0; minutes < 12; minutes += 2) {
    server.clock.advance(2 * 60_000);
    expect((await ask()).status).toBe(409);
  }
  speakOn.resolve();
  expect((await first).status).toBe(200);
  await expect.poll(async () => (await ask()).headers['idempotent-replayed']).toBe('true');
  expect([asked, (await owner.call(speechApi.usage)).used]).toEqual([1, 20]);
});

it('asks a service once for a sample, however many ask for it and go away', async () => {
  const speakOn = Promise.withResolvers<void>();
  let asked = 0;
  befores.set('samples', (_, chunk) => {
    if (chunk === 0) asked += 1;
    return speakOn.promise;
  });
  const sample = (signal?: AbortSignal) => fetch(`${url}/v1/voices/paid%2Fone/sample`, { signal: signal ?? null });
  const client = new AbortController();
  const first = sample(client.signal);
  await expect.poll(() => asked).toBe(1);
  client.abort();
  await expect(first).rejects.toThrow();
  const others = [sample(), sample()];
  speakOn.resolve();
  for (const answer of await Promise.all(others)) {
    expect([answer.status, (await answer.arrayBuffer()).byteLength > 1_000]).toEqual([200, true]);
  }
  expect((await sample()).status).toBe(200);
  expect(asked).toBe(1);
});
