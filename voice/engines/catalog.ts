import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '#voice/clock.ts';
import { cached } from './cache/cached.ts';
import { shared } from './cache/shared.ts';
import { SpeechCache, type SpeechLog } from './cache/speech-cache.ts';
import { EngineError } from './engine-error.ts';
import { type FallbackOptions, withFallback } from './fallback.ts';
import { spokenLanguage } from './reading/languages.ts';
import { resampled } from './resampled.ts';
import { fetchVoices, hostedSpeech } from './services/hosted-speech.ts';
import { type Outbound, trusting } from './services/outbound.ts';
import { type ServiceAccess, type SpeechService, serviceRate } from './services/speech-service.ts';
import { openVoiceList } from './services/voice-list.ts';
import { cartesiaDefaults, cartesiaSpeech } from './tts/cartesia.ts';
import { deepgramDefaults, deepgramSpeech } from './tts/deepgram.ts';
import { elevenLabsDefaults, elevenLabsSpeech } from './tts/elevenlabs.ts';
import { espeakMissing, espeakVersion, openEspeak } from './tts/espeak-ng.ts';
import { fliteRate, fliteVersion, openFlite } from './tts/flite.ts';
import { openAiDefaults, openAiSpeech } from './tts/openai-compatible.ts';
import { openSherpa } from './tts/sherpa-onnx.ts';
import type { KeptSentence, SpeechChunk, SpeechSynthesizer, SynthesisRequest, Voice } from './tts.ts';

/** Changes when the same request sounds different. */
export const speechVersion = `${fliteVersion}.${espeakVersion}`;
/** Samples a second of everything that `openSpeech` speaks in a call. */
export const speechRate = fliteRate;

/**
 * A first sound later than this, in ms, comes from another engine. Who calls hears silence meanwhile; who asks for a
 * file rather waits its turn than gets another voice.
 */
const firstChunkMs = ({ priority }: SynthesisRequest) => ({ call: 1_500, request: 10_000, job: 60_000 })[priority];

/** A service that failed so often in a row is not asked for a while. */
const rest = { failures: 3, ms: 30_000 };

/** Threads for English, and as many for encoding: one less than there are cores, 1 to 4. */
export function speechWorkers(): number {
  return Math.min(4, Math.max(1, availableParallelism() - 1));
}

/** Speech services on the network, each by the first part of its voices' ids. */
const services = {
  openai: { defaults: openAiDefaults, service: openAiSpeech },
  elevenlabs: { defaults: elevenLabsDefaults, service: elevenLabsSpeech },
  deepgram: { defaults: deepgramDefaults, service: deepgramSpeech },
  cartesia: { defaults: cartesiaDefaults, service: cartesiaSpeech },
} satisfies Record<string, { defaults: Omit<ServiceAccess, 'key'>; service: (access: ServiceAccess) => SpeechService }>;
export type ServiceName = keyof typeof services;
export type ServiceAccesses = Partial<Record<ServiceName, Pick<ServiceAccess, 'key'> & Partial<ServiceAccess>>>;

/** The services that settings give access to. */
export function speechServices(accesses: ServiceAccesses): SpeechService[] {
  return (Object.keys(services) as ServiceName[]).flatMap((name) => {
    const access = accesses[name];
    const { defaults, service } = services[name];
    return access === undefined ? [] : [service({ ...defaults, ...access })];
  });
}

/** The way to one service, which may be where its own setting says and nowhere else in one's network. */
export const wayTo = ({ id }: SpeechService, accesses: ServiceAccesses, outbound: Outbound): Outbound =>
  trusting(outbound, accesses[id as ServiceName]?.baseUrl);

export interface SpeechOptions {
  /** Folder for speech that was made once. */
  cacheDir: string;
  /** Bytes that the folder may take. */
  cacheBytes: number;
  /** Seals what is in the folder. */
  cacheKey?: Buffer;
  /** Threads for English; `speechWorkers()` by default. */
  workers?: number;
  /** Services that may be asked, and the way to them. */
  hosted?: { accesses: ServiceAccesses; outbound: Outbound };
  /** Folder of neural voices. */
  voicesDir?: string;
  /** Other limits than ours before another engine takes over, for tests. */
  patience?: Pick<FallbackOptions, 'firstChunkMs' | 'rest'>;
  log?: SpeechLog | undefined;
}

type Forget = NonNullable<SpeechSynthesizer['forget']>;

const isEnglish = (language: string) => /^en(-|$)/i.test(language);
/** The engine that a voice's id names; undefined for the embedded voices. */
const engineOf = (voice: string) => /^([\w-]+)\//.exec(voice)?.[1];

/**
 * Everything that speaks: the embedded voices, and those of the engines that settings add, each behind the cache. An
 * embedded voice takes over when another engine fails before its first sound.
 */
export async function openSpeech(options: SpeechOptions): Promise<SpeechSynthesizer> {
  const { log, cacheDir, hosted, patience = { firstChunkMs, rest } } = options;
  const { cacheBytes: maxBytes, cacheKey: key } = options;
  const cache = await SpeechCache.open({ folder: cacheDir, maxBytes, log, ...(key && { key }) });
  const embedded = await openEmbedded(options, cache);
  const onFallback = (engine: string, { code, message }: EngineError) =>
    log?.warn({ engine, code, reason: message }, 'An embedded voice spoke instead');

  async function openHosted(service: SpeechService, outbound: Outbound): Promise<SpeechSynthesizer> {
    const list = await openVoiceList({
      name: service.id,
      fetch: (signal) => fetchVoices(service, outbound, signal),
      file: join(cacheDir, `voices-${service.id}.json`),
      clock: systemClock,
      log,
    });
    const kept = cached(hostedSpeech(service, outbound, list.voices), service.version, cache, { isPaid: true });
    // Outside of the cache: between what is made and what is kept nothing is asked for twice.
    const engine = shared(kept);
    const { forget } = kept as { forget: Forget };
    return { ...standingIn(engine), version: () => service.version, forget, close: () => list.close() };
  }

  /** An engine with an embedded voice behind it, at the rate that is wanted. */
  function standingIn(engine: SpeechSynthesizer): SpeechSynthesizer {
    const both = withFallback(engine, embedded, {
      ...patience,
      simulator: (request) => embeddedInstead(request, engine.voices()),
      onFallback: (error) => onFallback(engine.id, error),
    });
    return resampled(both, ({ priority }) => (priority === 'call' ? speechRate : serviceRate));
  }

  /** A voice of an engine that was set up when it was chosen. */
  async function* withoutEngine(request: SynthesisRequest, engine: string): AsyncGenerator<SpeechChunk> {
    const error = new EngineError('unsupported', `The "${request.voice}" voice needs ${engine}, which isn’t set up.`);
    const other = embeddedInstead(request, []);
    if (other === undefined) throw error;
    onFallback(engine, error);
    for await (const chunk of embedded.synthesize(other)) yield { ...chunk, insteadOf: engine };
  }

  async function openLocal(voicesDir: string): Promise<SpeechSynthesizer> {
    const onReplaced = (error: EngineError) =>
      log?.warn({ reason: error.message }, 'The neural voices were started anew');
    const local = await openSherpa({ voicesDir, log, onReplaced });
    const kept = cached(local, local.version(''), cache);
    const { forget } = kept as { forget: Forget };
    return { ...standingIn(kept), version: local.version, forget, close: () => local.close() };
  }

  const { accesses, outbound } = hosted ?? { accesses: {} };
  const others = await Promise.all([
    ...(outbound === undefined
      ? []
      : speechServices(accesses).map((service) => openHosted(service, wayTo(service, accesses, outbound)))),
    ...(options.voicesDir === undefined ? [] : [openLocal(options.voicesDir)]),
  ]);
  const engines = new Map(others.map((engine) => [engine.id, engine]));
  return {
    id: 'embedded',
    voices: () => [embedded, ...others].flatMap((engine) => engine.voices()),
    version: (voice) => engines.get(engineOf(voice) ?? '')?.version?.(voice) ?? speechVersion,
    synthesize(request) {
      const name = engineOf(request.voice);
      if (name === undefined) return embedded.synthesize(request);
      return engines.get(name)?.synthesize(request) ?? withoutEngine(request, name);
    },
    prepare: () => embedded.prepare?.(),
    forget: async (sentence) => {
      // An embedded voice may have spoken in another's place.
      const instead = embeddedInstead(sentence, engines.get(engineOf(sentence.voice) ?? '')?.voices() ?? []);
      await engines.get(engineOf(sentence.voice) ?? '')?.forget?.(sentence);
      await embedded.forget?.(engineOf(sentence.voice) === undefined ? sentence : (instead ?? sentence));
    },
    close: async () => {
      await Promise.all([embedded, ...others].map((engine) => engine.close()));
      await cache.close();
    },
  };
}

/** The request for the embedded voice that comes nearest; undefined when none speaks the language. */
function embeddedInstead<T extends KeptSentence>(request: T, voices: readonly Voice[]): T | undefined {
  const isMale = voices.find(({ id }) => id === request.voice)?.gender === 'male';
  const language = spokenLanguage(request.language);
  return language && { ...request, voice: isMale ? 'michael' : 'sarah', language: language.tag };
}

/** English by flite, other languages by espeak-ng where it is installed, and that in flite's place when it fails. */
async function openEmbedded(options: SpeechOptions, cache: SpeechCache): Promise<SpeechSynthesizer> {
  const { log, workers = speechWorkers() } = options;
  const onReplaced = (error: EngineError) => log?.warn({ error }, 'A speech worker was replaced');
  const bareFlite = await openFlite({ workers, onReplaced });
  const flite = cached(bareFlite, fliteVersion, cache);
  // A call needs one rate. Files are brought to theirs in the encoders' threads, and not here before.
  const callRate = ({ priority }: SynthesisRequest) => (priority === 'call' ? speechRate : undefined);
  const keptEspeak = cached(openEspeak({ workers: 1, onReplaced }), espeakVersion, cache);
  const espeak = resampled(keptEspeak, callRate);
  const missing = espeakMissing();
  if (missing !== undefined) log?.warn({ missing }, 'Only English is spoken');
  const onFallback = (error: EngineError) => log?.warn({ error }, 'Speech fell back to espeak-ng');
  // Asked for with each request, and always the same.
  const voices = [...flite.voices(), ...espeak.voices().filter(({ language }) => !isEnglish(language))];
  const english = missing === undefined ? withFallback(flite, espeak, { firstChunkMs, onFallback }) : flite;
  return {
    id: 'embedded',
    voices: () => voices,
    synthesize: (request) => (isEnglish(request.language) ? english : espeak).synthesize(request),
    prepare: () => bareFlite.prepare?.(),
    forget: async (sentence) => {
      await Promise.all([flite, keptEspeak].map((engine) => engine.forget?.(sentence)));
    },
    close: async () => {
      await Promise.all([flite.close(), espeak.close()]);
    },
  };
}
