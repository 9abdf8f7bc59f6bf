import type { KeptSentence, SpeechChunk, SpeechSynthesizer, SynthesisRequest } from '../tts.ts';
import { aborted } from '../workers/worker-pool.ts';
import { cacheKey, type SpeechCache } from './speech-cache.ts';

/**
 * An engine that makes the same speech only once. `version` changes when the engine's sound does. Calls keep what they
 * say; who makes a file keeps the file, which is a tenth of the size. What is paid for is kept no matter who asks, and for
 * background jobs too: a job that is tried again pays for nothing twice.
 */
export function cached(
  engine: SpeechSynthesizer,
  version: string,
  cache: SpeechCache,
  { isPaid = false } = {},
): SpeechSynthesizer {
  const keyOf = ({ voice, language, speed, text, spans = [] }: KeptSentence) =>
    cacheKey([engine.id, version, voice, language, speed, text, ...spans]);

  async function* synthesize(request: SynthesisRequest): AsyncGenerator<SpeechChunk> {
    const { signal } = request;
    // Long texts would push out everything else, and no one asks for one twice.
    const forCalls = request.priority === 'call' || request.keeps === true;
    if (request.priority === 'job' && !isPaid && !forCalls) {
      yield* engine.synthesize(request);
      return;
    }
    const key = keyOf(request);
    const known = await cache.get(key);
    if (known === undefined) {
      const made = engine.synthesize(request);
      yield* forCalls || isPaid ? keep(key, made) : made;
      return;
    }
    for (const chunk of known) {
      if (signal.aborted) throw aborted();
      yield copyOf(chunk);
    }
  }

  async function* keep(key: string, chunks: AsyncIterable<SpeechChunk>): AsyncGenerator<SpeechChunk> {
    const made: SpeechChunk[] = [];
    let bytes = 0;
    for await (const chunk of chunks) {
      bytes += chunk.pcm.byteLength;
      if (bytes <= cache.largestEntry) made.push(copyOf(chunk));
      else made.length = 0;
      yield chunk;
    }
    if (bytes <= cache.largestEntry && made.length > 0) cache.put(key, made);
  }

  return {
    id: engine.id,
    voices: () => engine.voices(),
    synthesize,
    forget: (sentence) => cache.remove(keyOf(sentence)),
    close: () => engine.close(),
  };
}

/** Who gets a chunk may change its samples or hand them to another thread. */
function copyOf(chunk: SpeechChunk): SpeechChunk {
  return { ...chunk, pcm: chunk.pcm.slice() };
}
