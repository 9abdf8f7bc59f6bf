import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loudnessLufs } from '#voice/audio/loudness.ts';
import { concatPcm, durationMs } from '#voice/audio/pcm.ts';
import { fetchOutbound } from '#voice/testing/fetch-outbound.ts';
import { type FakeSpeech, simulatorKey, startFakeSpeech } from '#voice/testing/speech-stand-in.ts';
import { type FakeService, type Fault, faultsBefore, faultsBehind } from '#voice/testing/stand-in-faults.ts';
import { type ServiceAccesses, speechServices } from '../catalog.ts';
import type { EngineError } from '../engine-error.ts';
import type { SpeechChunk, SynthesisRequest } from '../tts.ts';
import { fetchVoices, hostedSpeech } from './hosted-speech.ts';
import { type Outbound, OutboundError } from './outbound.ts';

let simulator: FakeSpeech;
beforeAll(async () => {
  simulator = await startFakeSpeech();
});
afterAll(() => simulator.close());
beforeEach(() => {
  simulator.fault = undefined;
  simulator.seen.length = 0;
});

const names: FakeService[] = ['openai', 'elevenlabs', 'deepgram', 'cartesia'];
const keyNames = {
  openai: 'OPENAI_API_KEY',
  elevenlabs: 'ELEVENLABS_API_KEY',
  deepgram: 'DEEPGRAM_API_KEY',
  cartesia: 'CARTESIA_API_KEY',
};

function serviceOf(name: FakeService, over: Partial<ServiceAccesses['openai']> = {}) {
  return speechServices({ [name]: { ...simulator.accesses[name], ...over } })[0]!;
}

function request(name: FakeService, over: Partial<SynthesisRequest> = {}): SynthesisRequest {
  const { signal } = new AbortController();
  const claim = { priority: 'request', fairnessKey: 'w', signal } as const;
  return { text: 'Hello there, caller.', voice: `${name}/v1`, language: 'en-US', speed: 1, ...claim, ...over };
}

async function heard(
  name: FakeService,
  over: Partial<SynthesisRequest> = {},
  outbound = fetchOutbound,
  onSound = () => {},
) {
  const chunks: SpeechChunk[] = [];
  let error: EngineError | undefined;
  try {
    for await (const chunk of hostedSpeech(serviceOf(name), outbound, () => []).synthesize(request(name, over))) {
      chunks.push(chunk);
      simulator.soundHeard();
      onSound();
    }
  } catch (caught) {
    error = caught as EngineError;
  }
  const pcm = concatPcm(chunks.map((chunk) => chunk.pcm));
  return { chunks, pcm, words: chunks.flatMap((chunk) => chunk.words), error };
}

/** A way out whose time limits strike when `late` says so: where the real one would wait for seconds. */
function impatient(late: AbortSignal): Outbound {
  return async (asked) => {
    const signal = AbortSignal.any([asked.signal, late]);
    const answer = await fetchOutbound({ ...asked, signal }).catch(tooLate);
    async function* body() {
      try {
        yield* answer.body;
      } catch (error) {
        tooLate(error);
      }
    }
    return { ...answer, body: body() };
  };
}

function tooLate(error: unknown): never {
  if (error instanceof OutboundError && error.code === 'broken') throw error;
  throw new OutboundError('timeout', 'The service did not answer in time.', { cause: error });
}

describe.each(names)('%s', (name) => {
  it.each(faultsBefore)('says what is wrong and where to look: %s', async (fault: Fault) => {
    simulator.fault = fault;
    const late = new AbortController();
    const hearing = heard(name, {}, impatient(late.signal));
    await expect.poll(() => simulator.seen.length, { timeout: 20_000 }).toBe(1);
    if (fault === 'hang') late.abort();
    const { pcm, error } = await hearing;
    expect(pcm.length).toBe(0);
    expect(error).toMatchObject({ name: 'EngineError', retryable: true });
    expect(error!.message).not.toContain(simulatorKey);
    if (fault === 'key' || fault === 'quota' || fault === 'rate') expect(error!.message).toContain(keyNames[name]);
    if (fault === 'quota') expect(error!.message).toContain('no quota left');
    if (fault === 'rate') expect(error!.code).toBe('busy');
    if (fault === 'voice')
      expect(error).toMatchObject({ code: 'unsupported', message: expect.stringContaining('voice') });
    if (fault === 'html') expect(error!.message).toMatch(/text\/html instead of audio. Check \w+_BASE_URL/);
    if (fault === 'wav') expect(error!.message).toContain('WAV came');
    if (fault === 'hang') expect(error!.code).toBe('timeout');
    if (fault === 'silence' || fault === 'nothing') expect(error!.message).toContain('silence');
  });

  it.each(faultsBehind)('breaks off behind the first sound: %s', async (fault: Fault) => {
    simulator.fault = fault;
    const late = new AbortController();
    const text = 'This is a rather long sentence to hear the begin of.';
    const { pcm, error } = await heard(name, { text }, impatient(late.signal), () => {
      if (fault === 'stall') late.abort();
    });
    expect(error).toMatchObject({ name: 'EngineError' });
    expect(error!.message).not.toContain(simulatorKey);
    expect(pcm.length).toBeGreaterThan(0);
  });

  it('sends what is said otherwise than it is written, and tells the times of what is written', async () => {
    const text = '$5 for Nguyen, please.';
    const { words } = await heard(name, { text, spans: [{ start: 7, end: 13, spoken: 'win' }] });
    expect(simulator.seen[0]!.text).toBe('$5 for win, please.');
    expect(words.map((word) => word.text)).toEqual(['5', 'for', 'Nguyen', 'please']);
  });

  it('brings a speed that the service does not take to the nearest', async () => {
    for (const speed of [0.25, 4]) await heard(name, { text: 'Hello.', speed });
    const [slow, fast] = simulator.seen.map((seen) => seen.speed);
    const [slowest, fastest] = serviceOf(name).speeds;
    expect([slow, fast]).toEqual([slowest, fastest]);
  });

  it('asks for whole sentences, the first alone', async () => {
    const text = 'This is the first sentence, of some length and weight. '.repeat(8);
    const { pcm, words } = await heard(name, { text });
    const asked = simulator.seen.map((seen) => seen.text);
    expect(asked.length).toBeGreaterThan(1);
    for (const piece of asked) expect(piece).toMatch(/^This .* weight\.$/);
    expect(words).toHaveLength(80);
    expect(words.at(-1)!.endMs).toBeLessThanOrEqual(Math.ceil(durationMs(pcm, 24_000)));
  });

  it('tells the service when nobody listens any more', async () => {
    const leave = new AbortController();
    const engine = hostedSpeech(serviceOf(name), fetchOutbound, () => []);
    simulator.fault = 'stall';
    const text = 'This is a rather long sentence to hear the begin of.';
    const chunks = engine.synthesize(request(name, { text, signal: leave.signal }))[Symbol.asyncIterator]();
    await chunks.next();
    leave.abort();
    await expect(chunks.next()).rejects.toMatchObject({ code: 'aborted' });
    await expect.poll(() => simulator.seen[0]!.cancelled, { timeout: 20_000 }).toBe(true);
  });

  it('lists its voices, with its name in front', async () => {
    const voices = await fetchVoices(serviceOf(name), fetchOutbound, new AbortController().signal);
    expect(voices.length).toBeGreaterThan(1);
    expect(voices.every(({ id }) => id.startsWith(`${name}/`))).toBe(true);
    expect(new Set(voices.map(({ gender }) => gender)).has('male')).toBe(true);
    expect(voices.map((voice) => voice.name).join()).not.toMatch(/\p{C}/u);
  });

  it('says when the list is refused', async () => {
    const asked = fetchVoices(serviceOf(name, { key: 'sk-wrong' }), fetchOutbound, new AbortController().signal);
    await expect(asked).rejects.toMatchObject({ message: expect.stringContaining(keyNames[name]) });
    await expect(asked).rejects.not.toThrow(/sk-wrong/);
  });
});

it('brings loud and quiet voices to one level from the first sentence on, and then leaves it', async () => {
  const engine = hostedSpeech(serviceOf('deepgram'), fetchOutbound, () => []);
  const levels: number[] = [];
  for (let turn = 0; turn < 4; turn++) {
    const parts: Int16Array[] = [];
    const text = 'How can I help you today, and who is calling us?';
    for await (const { pcm } of engine.synthesize(request('deepgram', { text }))) parts.push(pcm);
    levels.push(loudnessLufs({ samples: concatPcm(parts), sampleRate: 24_000 }));
  }
  for (const level of levels) expect(Math.abs(level + 16)).toBeLessThan(1.5);
  expect(levels[3]).toBeCloseTo(levels[2]!, 1);
});
