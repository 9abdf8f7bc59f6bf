import type { Counter } from 'prom-client';
import { counterOf } from '#server/platform/metrics.ts';
import type { Services } from '#server/services.ts';
import type { SpeechChunk, SpeechSynthesizer, SynthesisRequest } from '#voice/engines/tts.ts';

const fallbacksOf = (services: Services): Counter<'engine'> =>
  counterOf(services, {
    name: 'speech_fallbacks_total',
    help: 'Speech another engine generated because the named one failed or was slow',
    labelNames: ['engine'],
  });

/** Adds it to /metrics from the beginning. */
export function measureSpeech(services: Services): void {
  const counter = fallbacksOf(services);
  for (const engine of ['openai', 'elevenlabs', 'deepgram', 'cartesia']) counter.inc({ engine }, 0);
}

/** Counts speech for which another engine than the asked one had to speak. */
export function countFallback(services: Services, engine: string): void {
  fallbacksOf(services).inc({ engine });
  fallbacks.set(services, services.clock.now());
}

const fallbacks = new WeakMap<Services, number>();

/** When another engine last had to speak for one that was asked, in ms; long ago when it never had to. */
export const lastFallback = (services: Services): number => fallbacks.get(services) ?? Number.NEGATIVE_INFINITY;

/** The engines as calls use them: what another engine spoke is counted, once for each utterance. */
export function countedSpeech(services: Services): SpeechSynthesizer {
  const { speech } = services;
  async function* synthesize(request: SynthesisRequest): AsyncGenerator<SpeechChunk> {
    let insteadOf: string | undefined;
    for await (const chunk of speech.synthesize(request)) {
      if (chunk.insteadOf !== undefined && insteadOf === undefined) countFallback(services, chunk.insteadOf);
      insteadOf ??= chunk.insteadOf;
      yield chunk;
    }
  }
  return { ...speech, synthesize };
}
