import { availableParallelism } from 'node:os';
import { cached } from './cached.ts';
import type { EngineError } from './engine-error.ts';
import { withFallback } from './fallback.ts';
import { resampled } from './resampled.ts';
import { SpeechCache, type SpeechLog } from './speech-cache.ts';
import { espeakMissing, espeakVersion, openEspeak } from './tts/espeak-ng.ts';
import { fliteRate, fliteVersion, openFlite } from './tts/flite.ts';
import type { SpeechSynthesizer, SynthesisRequest } from './tts.ts';

/** Changes when the same request sounds different. */
export const speechVersion = `${fliteVersion}.${espeakVersion}`;
/** Samples a second of everything that `openSpeech` speaks. */
export const speechRate = fliteRate;

/**
 * A first sound later than this, in ms, comes from another engine. Who calls hears silence meanwhile; who asks for a
 * file rather waits its turn than gets another voice.
 */
const firstChunkMs = ({ priority }: SynthesisRequest) => ({ call: 1_500, request: 10_000, job: 60_000 })[priority];

/** Threads for English, and as many for encoding: one less than there are cores, 1 to 4. */
export function speechWorkers(): number {
  return Math.min(4, Math.max(1, availableParallelism() - 1));
}

export interface SpeechOptions {
  /** Folder for speech that was made once. */
  cacheDir: string;
  /** Bytes that the folder may take. */
  cacheBytes: number;
  /** Threads for English; `speechWorkers()` by default. */
  workers?: number;
  log?: SpeechLog;
}

/**
 * Everything that speaks: English by flite, other languages by espeak-ng where it is installed, each behind the cache,
 * and espeak-ng in flite's place when that fails before its first sound.
 */
export async function openSpeech(options: SpeechOptions): Promise<SpeechSynthesizer> {
  const { log } = options;
  const cache = await SpeechCache.open({ folder: options.cacheDir, maxBytes: options.cacheBytes, log });
  const workers = options.workers ?? speechWorkers();
  const onReplaced = (error: EngineError) => log?.warn({ error }, 'A speech worker was replaced');
  const flite = cached(await openFlite({ workers, onReplaced }), fliteVersion, cache);
  const espeak = cached(resampled(openEspeak({ workers: 1, onReplaced }), speechRate), espeakVersion, cache);
  const missing = espeakMissing();
  if (missing !== undefined) log?.warn({ missing }, 'Only English is spoken');
  const onFallback = (error: EngineError) => log?.warn({ error }, 'Speech fell back to espeak-ng');
  const english = missing === undefined ? withFallback(flite, espeak, { firstChunkMs, onFallback }) : flite;
  const isEnglish = (language: string) => /^en(-|$)/i.test(language);
  return {
    id: 'embedded',
    voices: () => [...flite.voices(), ...espeak.voices().filter((voice) => !isEnglish(voice.language))],
    synthesize: (request: SynthesisRequest) => (isEnglish(request.language) ? english : espeak).synthesize(request),
    close: async () => {
      await Promise.all([flite.close(), espeak.close()]);
      await cache.close();
    },
  };
}
