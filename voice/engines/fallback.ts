import { type Clock, systemClock } from '#voice/clock.ts';
import { EngineError } from './engine-error.ts';
import type { SpeechChunk, SpeechSynthesizer, SynthesisRequest } from './tts.ts';

export interface FallbackOptions {
  /** How long the first engine may take until its first sound. */
  firstChunkMs: (request: SynthesisRequest) => number;
  /** The same request for the second engine; undefined where that cannot stand in. The request itself by default. */
  simulator?: (request: SynthesisRequest) => SynthesisRequest | undefined;
  /** An engine that failed `failures` times in a row is left alone for `ms`, so that not everyone waits for it. */
  rest?: { failures: number; ms: number };
  clock?: Clock;
  onFallback?: (error: EngineError) => void;
}

/** Failures of the engine itself, as against those of one request. */
const engineFailures = new Set<EngineError['code']>(['timeout', 'crashed', 'unavailable']);

/**
 * Speaks with the second engine when the first fails or is slow, as long as nothing has been heard yet: a voice never
 * changes inside an utterance. What no engine could do (a wrong voice, an empty text) fails at once.
 */
export function withFallback(
  first: SpeechSynthesizer,
  second: SpeechSynthesizer,
  { firstChunkMs, simulator = (request) => request, rest, clock = systemClock, onFallback }: FallbackOptions,
): SpeechSynthesizer {
  let failures = 0;
  let restsUntil = 0;

  async function* synthesize(request: SynthesisRequest): AsyncGenerator<SpeechChunk> {
    const other = simulator({ ...request, speaker: undefined });
    if (other && (request.speaker === 'other' || (!request.speaker && clock.now() < restsUntil))) {
      yield* instead(other);
      return;
    }
    // No one could take over: being slow is no failure then.
    if (other === undefined || request.speaker === 'asked') {
      yield* first.synthesize(request);
      return;
    }
    const given = new AbortController();
    const signal = AbortSignal.any([request.signal, given.signal]);
    const chunks = first.synthesize({ ...request, signal })[Symbol.asyncIterator]();
    try {
      let next: IteratorResult<SpeechChunk>;
      try {
        next = await within(chunks.next(), firstChunkMs(request));
        failures = 0;
      } catch (error) {
        if (!(error instanceof EngineError) || request.signal.aborted) throw error;
        noteFailure(error);
        if (!error.retryable) throw error;
        onFallback?.(error);
        given.abort();
        yield* instead(other);
        return;
      }
      for (; !next.done; next = await chunks.next()) yield next.value;
    } finally {
      given.abort();
    }
  }

  async function* instead(request: SynthesisRequest): AsyncGenerator<SpeechChunk> {
    for await (const chunk of second.synthesize(request)) yield { ...chunk, insteadOf: first.id };
  }

  function noteFailure({ code }: EngineError): void {
    if (rest === undefined || !engineFailures.has(code)) return;
    failures += 1;
    if (failures < rest.failures) return;
    failures = 0;
    restsUntil = clock.now() + rest.ms;
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
