import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loudnessLufs, peakDbfs } from '#voice/audio/loudness.ts';
import { concatPcm, durationMs } from '#voice/audio/pcm.ts';
import { fetchOutbound } from '#voice/testing/fetch-outbound.ts';
import { type FakeSpeech, startFakeSpeech } from '#voice/testing/speech-stand-in.ts';
import { writeTinyVoice } from '#voice/testing/tiny-voice.ts';
import { openSpeech, speechRate, speechServices } from './catalog.ts';
import { fetchVoices, hostedSpeech } from './services/hosted-speech.ts';
import { type EspeakHead, type EspeakJob, openEspeak } from './tts/espeak-ng.ts';
import { openFlite, startFliteWorker } from './tts/flite.ts';
import type { FliteJob, PieceAudio } from './tts/flite-piece.ts';
import { openSherpa } from './tts/sherpa-onnx.ts';
import type { SpeechSynthesizer, SpokenWord, SynthesisRequest, Voice } from './tts.ts';
import { ChildExecutor } from './workers/child-executor.ts';
import type { Executor } from './workers/executor.ts';
import type { ThreadExecutor } from './workers/thread-executor.ts';

/** Where espeak-ng is left out on purpose (GPL-free installations) its part is skipped, and this line says so. */

const sentences: Record<string, string> = {
  'en-US': 'Thank you for calling, how can I help you today? Your visit is on Nov. 26 at 2:30 PM.',
  de: 'Guten Tag, wie kann ich Ihnen helfen? Ihr Termin ist am Donnerstag um 14:30 Uhr.',
  es: 'Gracias por llamar, ¿en qué puedo ayudarle? Su cita es el jueves a las dos y media.',
  fr: 'Bonjour, comment puis-je vous aider ? Votre rendez-vous est jeudi à deux heures et demie.',
  ru: 'Здравствуйте, чем я могу помочь? Ваша запись завтра в половине третьего.',
  hi: 'नमस्ते, मैं आपकी क्या सहायता कर सकती हूँ? आपकी मुलाक़ात कल है।',
  zh: '您好，请问有什么可以帮您？您的预约在明天下午两点半。',
};

interface Spoken {
  pcm: Int16Array;
  sampleRate: number;
  words: SpokenWord[];
  ms: number;
}

function request(over: Partial<SynthesisRequest> & { text: string }): SynthesisRequest {
  const signal = new AbortController().signal;
  return { voice: 'sarah', language: 'en-US', speed: 1, priority: 'call', fairnessKey: 'w', signal, ...over };
}

async function speak(engine: SpeechSynthesizer, over: Partial<SynthesisRequest> & { text: string }): Promise<Spoken> {
  const parts: Int16Array[] = [];
  const words: SpokenWord[] = [];
  let sampleRate = 0;
  for await (const chunk of engine.synthesize(request(over))) {
    parts.push(chunk.pcm);
    words.push(...chunk.words);
    sampleRate = chunk.sampleRate;
  }
  const pcm = concatPcm(parts);
  return { pcm, sampleRate, words, ms: durationMs(pcm, sampleRate) };
}

/**
 * The same speech. espeak-ng breathes at random: its samples differ, and its times by some milliseconds. The level of a
 * hosted voice is learned from its first sentences.
 */
function expectSame(one: Spoken, other: Spoken, engineId: string): void {
  expect(one.words.map((word) => word.text)).toEqual(other.words.map((word) => word.text));
  for (const [index, word] of one.words.entries()) {
    expect(Math.abs(word.startMs - other.words[index]!.startMs)).toBeLessThan(30);
  }
  expect(Math.abs(one.ms - other.ms)).toBeLessThan(30);
  if (engineId === 'flite' || engineId === 'embedded') expect(one.pcm).toEqual(other.pcm);
}

function expectWordsInside(text: string, { words, ms }: Spoken): void {
  let from = 0;
  let last = 0;
  for (const word of words) {
    from = text.indexOf(word.text, from) + word.text.length;
    expect(from, `"${word.text}" in its place`).toBeGreaterThanOrEqual(word.text.length);
    expect(word.startMs, word.text).toBeGreaterThanOrEqual(last);
    expect(word.endMs, word.text).toBeGreaterThanOrEqual(word.startMs);
    last = word.startMs;
  }
  expect(words.at(-1)!.endMs).toBeLessThanOrEqual(Math.ceil(ms));
  expect(words[0]!.startMs).toBeLessThan(200);
}

let folder = '';
let simulator: FakeSpeech;
const engines = new Map<string, SpeechSynthesizer>();
/** Engines whose voices are somewhere else, each with one of its voices. */
const hostedVoices: Record<string, string> = {
  openai: 'openai/nova',
  elevenlabs: 'elevenlabs/21m00Tcm4TlvDq8ikWAM',
  deepgram: 'deepgram/aura-2-thalia-en',
  cartesia: 'cartesia/e07c00bc-4134-4eae-9ea4-1a55fb45746b',
  'sherpa-onnx': 'sherpa-onnx/en_US-tones',
};
const hosted = Object.keys(hostedVoices);
/** Not one of the embedded engines. */
const isHosted = (engineId: string) => hosted.includes(engineId);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'speech-'));
  engines.set('flite', await openFlite({ workers: 1 }));
  engines.set('espeak-ng', openEspeak({ workers: 1 }));
  engines.set('embedded', await openSpeech({ cacheDir: folder, cacheBytes: 50_000_000, workers: 1 }));
  await writeTinyVoice(join(folder, 'voices', 'en_US-tones'));
  engines.set('sherpa-onnx', await openSherpa({ voicesDir: join(folder, 'voices') }));
  simulator = await startFakeSpeech();
  for (const service of speechServices(simulator.accesses)) {
    const voices = await fetchVoices(service, fetchOutbound, new AbortController().signal);
    engines.set(
      service.id,
      hostedSpeech(service, fetchOutbound, () => voices),
    );
  }
});
afterAll(async () => {
  await Promise.all([...engines.values()].map((engine) => engine.close()));
  await simulator.close();
  await rm(folder, { recursive: true, force: true });
});

const voiceIds = ['sarah', 'michael', 'emma', 'david'];
const languages = Object.keys(sentences);
const served: [engine: string, language: string, voice: string][] = [
  ...voiceIds.map((voice): [string, string, string] => ['flite', 'en-US', voice]),
  ...languages.flatMap((language) => voiceIds.map((voice): [string, string, string] => ['espeak-ng', language, voice])),
  ...hosted.map((engine): [string, string, string] => [engine, 'en-US', hostedVoices[engine]!]),
];

describe.each(served)('%s in %s as %s', (engineId, language, voice) => {
  it('speaks at an even level, in a plausible time, with its words in order', async () => {
    const text = sentences[language]!;
    const engine = engines.get(engineId)!;
    const spoken = await speak(engine, { text, language, voice });
    const level = loudnessLufs({ samples: spoken.pcm, sampleRate: spoken.sampleRate });
    expect(level).toBeGreaterThan(-18.5);
    expect(level).toBeLessThan(-13.5);
    expect(peakDbfs(spoken.pcm)).toBeLessThan(-0.2);
    expect(spoken.ms).toBeGreaterThan(3500);
    expect(spoken.ms).toBeLessThan(10_000);
    expectWordsInside(text, spoken);
    // The ends are cut close and make no click.
    const ends = [...spoken.pcm.subarray(0, 8), ...spoken.pcm.subarray(-8)].map(Math.abs);
    expect(Math.max(...ends)).toBeLessThan(600);
    const opening = spoken.pcm.subarray(0, spoken.sampleRate / 5);
    expect(peakDbfs(opening)).toBeGreaterThan(-40);
  });
});

const usable = ['flite', 'espeak-ng', 'embedded'];

describe.each([...usable, ...hosted])('%s', (engineId) => {
  const engine = () => engines.get(engineId)!;
  const voice = hostedVoices[engineId] ?? 'sarah';

  it('lists each voice once, with a language and a name', () => {
    const keys = engine()
      .voices()
      .map((voice) => `${voice.language} ${voice.id}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.length).toBeGreaterThan(0);
    for (const card of engine().voices()) {
      expect(card).toEqual({
        id: expect.stringMatching(isHosted(engineId) ? new RegExp(`^${engineId}/[\\w.:-]+$`) : /^[a-z]+$/),
        name: expect.stringMatching(isHosted(engineId) ? /^[\w -]+$/ : /^[A-Z]/),
        language: expect.stringMatching(/^[a-z]{2,3}(-[A-Z0-9]{2,3})?$/),
        gender: expect.stringMatching(isHosted(engineId) ? /^(female|male|neutral)$/ : /^(female|male)$/),
        description: expect.any(String),
      } satisfies Voice);
    }
  });

  it('says a long text piece by piece, with pauses', async () => {
    const text = 'First we open the door. Then we go in, and then we close it. After that we have a cup of tea.';
    const chunks: number[] = [];
    for await (const { pcm } of engine().synthesize(request({ text, voice }))) chunks.push(pcm.length);
    expect(chunks.length).toBeGreaterThanOrEqual(3);
    const spoken = await speak(engine(), { text, voice });
    const door = spoken.words.find((word) => word.text === 'door')!;
    const then = spoken.words.find((word) => word.text === 'Then')!;
    expect(then.startMs - door.endMs).toBeGreaterThan(engineId === 'flite' || engineId === 'embedded' ? 250 : -1);
    expect(then.startMs - door.endMs).toBeLessThan(500);
  });

  it('speaks faster and slower', async () => {
    const text = 'Your appointment is on Thursday morning at nine.';
    const [slow, normal, fast] = await Promise.all(
      [0.8, 1, 1.25].map((speed) => speak(engine(), { text, voice, speed })),
    );
    expect(slow!.ms / normal!.ms).toBeGreaterThan(1.12);
    expect(fast!.ms / normal!.ms).toBeLessThan(0.9);
    expect(fast!.ms / normal!.ms).toBeGreaterThan(0.7);
  });

  /** What does not concern an engine is no test of it, instead of one that is skipped. */
  const itIf = (applies: boolean) => (applies ? it : () => {});

  itIf(!isHosted(engineId))('knows the other names of its voices', async () => {
    const text = 'Hello there.';
    for (const [alias, named] of Object.entries({
      default: 'sarah',
      female: 'sarah',
      male: 'michael',
      'natural-male': 'michael',
    })) {
      expectSame(
        await speak(engine(), { text, voice: alias }),
        await speak(engine(), { text, voice: named }),
        engineId,
      );
    }
  });

  it.each([
    ['nothing', '', 'empty'],
    ['white space', ' \n\t ', 'empty'],
    ['emoji', '😀🎉👍🏽', 'empty'],
    ['punctuation', '... -- !?', 'empty'],
    ['control characters', '\u0000\u0001\u001b', 'empty'],
    ['too much', 'Hello there. '.repeat(1000), 'refused'],
  ])('refuses %s', async (_name, text, code) => {
    const refused = speak(engine(), { text, voice });
    await expect(refused).rejects.toMatchObject({ name: 'EngineError', code, retryable: false });
  });

  it.each([
    ['lone surrogates', 'Hello \ud800 there \udfff.'],
    ['NUL inside', 'Hel\u0000lo there.'],
    ['emoji between words', 'Hello 👩‍👩‍👧 there 🎉.'],
    ['right to left', 'Hello שלום مرحبا there.'],
    ['markup', '<speak>Hello</speak> <break time="10s"/> & there <mark name="x"/>'],
    ['what looks like options', '-voice kal -o /etc/passwd there'],
    ['percent signs', '%s %n %d there'],
    ['one very long word', `${'pneumono'.repeat(300)} there`],
    ['one character', 'a'],
    ['combining marks', 'Z\u0351\u0351\u0351a\u0351lgo there'],
  ])('speaks %s', async (_name, text) => {
    const spoken = await speak(engine(), { text, voice });
    expect(spoken.ms).toBeGreaterThan(80);
    // The tones of the tests' own neural voice take as long for each letter, whatever the word.
    expect(spoken.ms).toBeLessThan(engineId === 'sherpa-onnx' ? 200_000 : 60_000);
  });

  itIf(!isHosted(engineId) || engineId === 'sherpa-onnx')('refuses a language that is not there', async () => {
    const refused = speak(engine(), { text: 'Hello.', voice, language: 'tlh' });
    await expect(refused).rejects.toMatchObject({ name: 'EngineError', code: 'unsupported' });
  });

  it.each([
    ['a voice that is not there', { voice: 'constructor' }, 'unsupported'],
    ['no language', { language: '' }, 'unsupported'],
    ['a language that is none', { language: 'constructor' }, 'unsupported'],
    ['a speed of nothing', { speed: 0 }, 'refused'],
    ['a speed that is no number', { speed: Number.NaN }, 'refused'],
  ])('refuses %s', async (_name, over, code) => {
    await expect(speak(engine(), { text: 'Hello.', voice, ...over })).rejects.toMatchObject({
      name: 'EngineError',
      code,
    });
  });

  it('does not mix up requests that run at the same time', async () => {
    const texts = ['One is the first.', 'Two comes after that, as you know.', 'And three.', 'Four ends it.'];
    const alone: Spoken[] = [];
    for (const text of texts) alone.push(await speak(engine(), { text, voice: isHosted(engineId) ? voice : 'emma' }));
    const together = await Promise.all(
      [...texts, ...texts].map((text) => speak(engine(), { text, voice: isHosted(engineId) ? voice : 'emma' })),
    );
    for (const [index, spoken] of together.entries()) {
      expectSame(spoken, alone[index % texts.length]!, engineId);
    }
  });

  it('stops when it is told to', async () => {
    const leave = new AbortController();
    const text = 'This sentence is one of very many. '.repeat(50);
    const heard: number[] = [];
    const listening = (async () => {
      for await (const { pcm } of engine().synthesize(request({ text, voice, signal: leave.signal }))) {
        heard.push(pcm.length);
        leave.abort();
      }
    })();
    await expect(listening).rejects.toMatchObject({ code: 'aborted', retryable: false });
    expect(heard.length).toBeLessThan(4);
    const before = AbortSignal.abort();
    await expect(speak(engine(), { text: 'Hello.', voice, signal: before })).rejects.toMatchObject({ code: 'aborted' });
    // Nothing of it is left in the way of the next request.
    expect((await speak(engine(), { text: 'Hello again.', voice })).ms).toBeGreaterThan(300);
  });
});

describe('a worker that is lost', () => {
  it('costs flite one more try, and the caller nothing', async () => {
    const workers: ThreadExecutor<FliteJob, PieceAudio>[] = [];
    const start = (program: WebAssembly.Module) => {
      workers.push(startFliteWorker(program));
      return workers.at(-1)!;
    };
    const flite = await openFlite({ workers: 1, start });
    const text = 'This is said in full, whatever happens.';
    const whole = await speak(flite, { text });
    const again = speak(flite, { text });
    await workers[0]!.close();
    expect((await again).pcm).toEqual(whole.pcm);
    expect(workers).toHaveLength(2);
    await flite.close();
  });

  it('fails as crashed when it is lost again', async () => {
    let lost = 0;
    const start = (): Executor<FliteJob, PieceAudio> => {
      const worker = startFliteWorker(undefined as unknown as WebAssembly.Module);
      lost += 1;
      return worker;
    };
    const flite = await openFlite({ workers: 1, start });
    await expect(speak(flite, { text: 'Hello.' })).rejects.toMatchObject({ code: 'crashed', retryable: true });
    expect(lost).toBeGreaterThanOrEqual(2);
    await flite.close();
  });

  it('is no reason to end the process when the voices cannot be loaded, and they are loaded again', async () => {
    const flite = await openFlite({ workers: 1 });
    const compile = vi.spyOn(WebAssembly, 'compile').mockRejectedValueOnce(new Error('out of memory'));
    flite.prepare?.();
    await expect(speak(flite, { text: 'Hello.' })).rejects.toMatchObject({ code: 'crashed', retryable: true });
    expect((await speak(flite, { text: 'Hello.' })).ms).toBeGreaterThan(100);
    compile.mockRestore();
    await flite.close();
  });

  it('is replaced when the espeak-ng program is killed', async () => {
    const program = new URL('../../programs/espeak-ng/main.js', import.meta.url);
    const children: ChildExecutor<EspeakJob, EspeakHead>[] = [];
    const start = () => {
      children.push(new ChildExecutor(program));
      return children.at(-1)!;
    };
    const espeak = openEspeak({ workers: 1, start });
    const text = 'Guten Tag.';
    const whole = await speak(espeak, { text, language: 'de' });
    // Held first, since it might answer before it dies.
    process.kill(children[0]!.pid!, 'SIGSTOP');
    const again = speak(espeak, { text, language: 'de' });
    process.kill(children[0]!.pid!, 'SIGKILL');
    expectSame(await again, whole, 'espeak-ng');
    expect(children).toHaveLength(2);
    await espeak.close();
  });
});

describe('the catalogue', () => {
  it('speaks more than forty languages, in calls all at one rate', async () => {
    const embedded = engines.get('embedded')!;
    expect(new Set(embedded.voices().map((voice) => voice.language.split('-')[0])).size).toBeGreaterThan(40);
    for (const language of ['en-GB', 'de-AT', 'es-MX', 'pt-BR', 'zh-CN', 'no']) {
      expect((await speak(embedded, { text: '1, 2, 3', language, priority: 'call' })).sampleRate, language).toBe(
        speechRate,
      );
    }
  });

  it('names what is missing where espeak-ng is not installed', async () => {
    const nowhere = openEspeak({ workers: 1, program: new URL('file:///nowhere/espeak-ng/main.js') });
    expect(nowhere.voices()).toEqual([]);
    await expect(speak(nowhere, { text: 'Hallo.', language: 'de' })).rejects.toMatchObject({
      code: 'unsupported',
      message: expect.stringContaining('@echogarden/espeak-ng-emscripten is not installed'),
    });
    await nowhere.close();
  });
});
