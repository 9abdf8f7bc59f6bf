import { type Clock, systemClock } from '#voice/call/clock.ts';
import { EngineError } from './engine-error.ts';
import type { SpeechChunk, SpeechSynthesizer, SynthesisRequest } from './tts.ts';

export interface FallbackOptions {
  /** How long the first engine may take until its first sound. */
  firstChunkMs: (request: SynthesisRequest) => number;
  clock?: Clock;
  onFallback?: (error: EngineError) => void;
}

/**
 * Speaks with the second engine when the first fails or is slow, as long as nothing has been heard yet: a voice never
 * changes inside an utterance. What no engine could do (a wrong voice, an empty text) fails at once.
 */
export function withFallback(
  first: SpeechSynthesizer,
  second: SpeechSynthesizer,
  { firstChunkMs, clock = systemClock, onFallback }: FallbackOptions,
): SpeechSynthesizer {
  async function* synthesize(request: SynthesisRequest): AsyncGenerator<SpeechChunk> {
    const given = new AbortController();
    const signal = AbortSignal.any([request.signal, given.signal]);
    const chunks = first.synthesize({ ...request, signal })[Symbol.asyncIterator]();
    try {
      let next: IteratorResult<SpeechChunk>;
      try {
        next = await within(chunks.next(), firstChunkMs(request));
      } catch (error) {
        if (!(error instanceof EngineError) || !error.retryable || request.signal.aborted) throw error;
        onFallback?.(error);
        given.abort();
        for await (const chunk of second.synthesize(request)) yield { ...chunk, insteadOf: first.id };
        return;
      }
      for (; !next.done; next = await chunks.next()) yield next.value;
    } finally {
      given.abort();
    }
  }

  function within<Value>(work: Promise<Value>, ms: number): Promise<Value> {
    return new Promise((resolve, reject) => {
      const stop = clock.after(ms, () =>
        reject(new EngineError('timeout', `${first.id} made no sound within ${ms} ms.`)),
      );
      work.then(resolve, reject).finally(stop);
    });
  }

  return {
    id: first.id,
    voices: () => first.voices(),
    synthesize,
    close: async () => {
      await Promise.all([first.close(), second.close()]);
    },
  };
}
