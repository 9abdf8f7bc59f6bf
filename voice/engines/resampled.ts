import { openResampler, type Resampler } from '#voice/audio/resample.ts';
import type { SpeechChunk, SpeechSynthesizer, SynthesisRequest } from './tts.ts';

/** Work at a time on the main thread: a second of sound takes some 3 ms. */
const sliceSeconds = 1;

/**
 * An engine whose sound always has the wanted rate, in pieces small enough not to hold up a call's audio. Where any rate
 * will do (`undefined`) the sound stays as it was made, and this thread is spared the work.
 */
export function resampled(
  engine: SpeechSynthesizer,
  rate: number | ((request: SynthesisRequest) => number | undefined),
): SpeechSynthesizer {
  async function* synthesize(request: SynthesisRequest): AsyncGenerator<SpeechChunk> {
    const sampleRate = typeof rate === 'number' ? rate : rate(request);
    let resampler: Resampler | undefined;
    try {
      for await (const chunk of engine.synthesize(request)) {
        if (sampleRate === undefined || chunk.sampleRate === sampleRate) {
          yield chunk;
          continue;
        }
        resampler ??= await openResampler(chunk.sampleRate, sampleRate);
        for (let start = 0; start < chunk.pcm.length; start += sliceSeconds * chunk.sampleRate) {
          const slice = chunk.pcm.subarray(start, start + sliceSeconds * chunk.sampleRate);
          yield { ...chunk, pcm: resampler.push(slice), sampleRate, words: start === 0 ? chunk.words : [] };
          await new Promise((resolve) => setImmediate(resolve));
        }
      }
      if (resampler && sampleRate) yield { pcm: resampler.flush(), sampleRate, words: [] };
    } finally {
      resampler?.close();
    }
  }
  return { id: engine.id, voices: () => engine.voices(), synthesize, close: () => engine.close() };
}
