import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import type { SpeechVoice } from '#domain/channels/speech.ts';
import { openOutbound } from '#server/platform/http/outbound.ts';
import { countedSpeech } from '#server/platform/speech-metrics.ts';
import { startSpeechApp } from '#server/testing/speech-app.ts';
import { decodeWav } from '#voice/audio/wav.ts';
import { openSpeech } from '#voice/engines/catalog.ts';
import { simulatorKey, startFakeSpeech } from '#voice/testing/speech-stand-in.ts';
import type { Fault } from '#voice/testing/stand-in-faults.ts';

const simulator = await startFakeSpeech();
const folder = mkdtempSync(path.join(tmpdir(), 'parley-hosted-'));
const logged: object[] = [];
const log = { warn: (details: object, message: string) => void logged.push({ ...details, message }) };
/** A service that hangs is given up at once; no one waits for one that merely takes its time, and none is left alone. */
const patience = { ms: 60_000 };

function open(cacheDir: string) {
  return openSpeech({
    cacheDir: path.join(folder, cacheDir),
    cacheBytes: 50_000_000,
    workers: 1,
    hosted: { accesses: simulator.accesses, outbound: openOutbound({ trustedOrigins: [simulator.origin] }) },
    patience: { firstChunkMs: () => patience.ms },
    log,
  });
}

const speech = await open('first');
const app = await startSpeechApp({}, speech);
afterAll(async () => {
  await speech.close();
  await simulator.close();
  rmSync(folder, { recursive: true });
});
afterEach(() => {
  simulator.fault = undefined;
  simulator.seen.length = 0;
  patience.ms = 60_000;
});

const voices: [engine: string, voice: string][] = [
  ['openai', 'openai/nova'],
  ['elevenlabs', 'elevenlabs/pNInz6obpgDQGcFmaJgB'],
  ['deepgram', 'deepgram/aura-2-arcas-en'],
  ['cartesia', 'cartesia/a0e99841-438c-4a64-b679-ae501e7d6091'],
];

async function listed(query = ''): Promise<SpeechVoice[]> {
  const { body } = await app.send('GET', `/v1/voices${query}`);
  return (body as { voices: SpeechVoice[] }).voices;
}

beforeAll(() =>
  vi.waitFor(async () => expect(new Set((await listed()).map(({ engine }) => engine)).size).toBe(5), 30_000),
);

describe('the list of voices', () => {
  it('shows those of all engines that are set up, the named ones first', async () => {
    const all = await listed();
    expect(all.slice(0, 4).map(({ id }) => id)).toEqual(['sarah', 'michael', 'emma', 'david']);
    expect(all.find(({ id }) => id === 'deepgram/aura-2-arcas-en')).toMatchObject({
      name: 'Arcas',
      engine: 'deepgram',
      language: 'en-US',
      gender: 'male',
    });
    expect(all.find(({ id }) => id === voices[1]![1])).toMatchObject({ name: 'Adam', language: 'mul', gender: 'male' });
    expect(all.some(({ id }) => id.includes('viktoria'))).toBe(false);
    const german = await listed('?language=de');
    expect(german.some(({ id }) => id === 'deepgram/aura-2-viktoria-de')).toBe(true);
    const { body } = await app.send('GET', '/v1/status');
    expect(body).toMatchObject({ engines: ['embedded', 'openai', 'elevenlabs', 'deepgram', 'cartesia'] });
  });

  it('is there at the next start although the service is down', async () => {
    simulator.listsVoices = false;
    const again = await open('first');
    simulator.listsVoices = true;
    expect(again.voices().some(({ id }) => id === 'cartesia/e07c00bc-4134-4eae-9ea4-1a55fb45746b')).toBe(true);
    await again.close();
  });
});

describe('an agent', () => {
  it('can have each of these voices, and none that is not there', async () => {
    const owner = await app.newOwner();
    const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'survey-collector' } });
    for (const [, voice] of voices) {
      expect(await owner.call(agentsApi.update, { params: { agentId }, body: { voice } })).toMatchObject({ voice });
    }
    for (const voice of ['elevenlabs/nobody', 'nobody/nova', '../x', 'hal']) {
      expect(await owner.send('PATCH', `/v1/agents/${agentId}`, { voice })).toMatchObject({
        status: 400,
        body: { error: { details: [{ path: 'body.voice' }] } },
      });
    }
  });

  it('is heard in a call though its engine is not set up any more', async () => {
    const { signal } = new AbortController();
    const claim = { priority: 'call', fairnessKey: 'w', speed: 1, signal } as const;
    const words: string[] = [];
    const request = { text: 'Hello there.', voice: 'gone/x', language: 'en-US', ...claim };
    for await (const chunk of countedSpeech(app.services).synthesize(request)) {
      expect(chunk).toMatchObject({ sampleRate: 16_000, insteadOf: 'gone' });
      words.push(...chunk.words.map((word) => word.text));
    }
    expect(words).toEqual(['Hello', 'there']);
    expect(await metric('gone')).toBe(1);
  });
});

describe.each(voices)('%s', (engine, voice) => {
  it('speaks, and asks the service once for the same', async () => {
    const speaker = await app.newSpeaker();
    const body = { text: `This is said by ${engine}, word for word.`, voice, format: 'wav' };
    const first = await speaker.post('/v1/tts', body);
    expect(first.status).toBe(200);
    expect(first.headers['x-speech-fallback']).toBeUndefined();
    const { samples, sampleRate } = decodeWav(first.bytes);
    expect(samples.length / sampleRate).toBeGreaterThan(2);
    // The head of a kept file tells its length, that of a stream does not.
    const again = await speaker.post('/v1/tts', body);
    expect(again.bytes.subarray(44).equals(first.bytes.subarray(44))).toBe(true);
    expect((await speaker.post('/v1/tts', { ...body, format: 'mp3' })).status).toBe(200);
    expect(simulator.seen.map((seen) => seen.service)).toEqual([engine]);
  });

  it('is asked once by many who want the same at once', async () => {
    const speaker = await app.newSpeaker();
    const body = { text: `Ten at once want to hear this from ${engine}.`, voice, format: 'pcm' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => speaker.post('/v1/tts', body)));
    for (const { status, bytes } of answers) {
      expect(status).toBe(200);
      expect(bytes.equals(answers[0]!.bytes)).toBe(true);
    }
    expect(simulator.seen).toHaveLength(1);
  });

  it.each<Fault>(['key', 'quota', 'down', 'voice', 'hang', 'html', 'silence'])(
    'is spoken for by an embedded voice, and says so: %s',
    async (fault) => {
      const speaker = await app.newSpeaker();
      simulator.fault = fault;
      if (fault === 'hang') patience.ms = 50;
      logged.length = 0;
      const before = await metric(engine);
      const text = `Nobody but ${fault} hears this sentence from ${engine}.`;
      const answer = await speaker.post('/v1/tts', { text, voice, format: 'wav' });
      expect(answer.status).toBe(200);
      expect(answer.headers['x-speech-fallback']).toBe(engine);
      expect(decodeWav(answer.bytes).samples.length).toBeGreaterThan(24_000);
      expect(await metric(engine)).toBe(before + 1);
      expect(JSON.stringify(logged)).not.toContain(simulatorKey);
      // The stand-in is not kept for the voice: a service that is well again is asked again.
      simulator.fault = undefined;
    },
  );

  it('breaks off when the service does, and changes no voice in the middle', async () => {
    const speaker = await app.newSpeaker();
    const origin = await app.listen().catch(() => address());
    simulator.fault = 'cut';
    const answer = await fetch(`${origin}/v1/tts`, {
      method: 'POST',
      headers: { authorization: `Bearer ${speaker.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        text: `A rather long sentence, of which ${engine} says the begin.`,
        voice,
        format: 'pcm',
      }),
    });
    expect(answer.status).toBe(200);
    const reader = answer.body!.getReader();
    expect((await reader.read()).value!.length).toBeGreaterThan(0);
    simulator.soundHeard();
    await expect(toTheEnd(reader)).rejects.toThrow();
  });
});

async function toTheEnd(reader: ReadableStreamDefaultReader): Promise<void> {
  while (!(await reader.read()).done);
}

function address(): string {
  const { port } = app.app.server.address() as { port: number };
  return `http://127.0.0.1:${port}`;
}

async function metric(engine: string): Promise<number> {
  const { body } = await app.send('GET', '/metrics');
  return Number(new RegExp(`speech_fallbacks_total\\{engine="${engine}"\\} (\\d+)`).exec(String(body))?.[1] ?? 0);
}
