import { Counter } from 'prom-client';
import { metricsOf } from '#server/platform/metrics.ts';
import type { Services } from '#server/services.ts';
import type { SpeechChunk, SpeechSynthesizer, SynthesisRequest } from '#voice/engines/tts.ts';

const name = 'speech_fallbacks_total';

/** Counts speech for which another engine than the asked one had to speak. */
export function countFallback(services: Services, engine: string): void {
  const registry = metricsOf(services);
  const known = registry.getSingleMetric(name) as Counter<'engine'> | undefined;
  const help = 'Speech that another engine made, because the named one failed or was slow';
  const counter = known ?? new Counter({ name, help, labelNames: ['engine'], registers: [registry] });
  counter.inc({ engine });
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
