import type { SpeechChunk, SpeechSynthesizer, SynthesisRequest } from '../tts.ts';
import { aborted } from '../workers/worker-pool.ts';

/** Speech in the making that several listen to. */
interface Stream {
  chunks: SpeechChunk[];
  /** Why it ended; undefined as long as it has not. */
  end: { error?: unknown } | undefined;
  listeners: number;
  giveUp: AbortController;
  /** Resolved with each chunk and the end, then made anew. */
  news: PromiseWithResolvers<void>;
}

/**
 * An engine that makes the same speech once for all who want it at the same time: each hears it from its beginning, and
 * the work is given up when no one listens any more. For engines that are paid for.
 */
export function shared(engine: SpeechSynthesizer): SpeechSynthesizer {
  const streams = new Map<string, Stream>();

  function begin(key: string, request: SynthesisRequest): Stream {
    const giveUp = new AbortController();
    const stream: Stream = { chunks: [], end: undefined, listeners: 0, giveUp, news: Promise.withResolvers() };
    streams.set(key, stream);
    const tell = () => {
      stream.news.resolve();
      stream.news = Promise.withResolvers();
    };
    const make = async () => {
      try {
        for await (const chunk of engine.synthesize({ ...request, signal: giveUp.signal })) {
          stream.chunks.push(chunk);
          tell();
        }
        stream.end = {};
      } catch (error) {
        stream.end = { error };
      }
      forget(key, stream);
      tell();
    };
    void make();
    return stream;
  }

  function forget(key: string, stream: Stream): void {
    if (streams.get(key) === stream) streams.delete(key);
  }

  async function* synthesize(request: SynthesisRequest): AsyncGenerator<SpeechChunk> {
    const { voice, language, speed, text, spans = [], signal } = request;
    if (signal.aborted) throw aborted();
    const key = JSON.stringify([voice, language, speed, text, spans]);
    const stream = streams.get(key) ?? begin(key, request);
    stream.listeners += 1;
    const gone = Promise.withResolvers<void>();
    const leave = () => gone.resolve();
    signal.addEventListener('abort', leave);
    try {
      for (let index = 0; ; ) {
        if (signal.aborted) throw aborted();
        const chunk = stream.chunks[index];
        if (chunk !== undefined) {
          index += 1;
          // Who gets a chunk may change its samples or hand them to another thread.
          yield { ...chunk, pcm: chunk.pcm.slice() };
        } else if (stream.end !== undefined) {
          if ('error' in stream.end) throw stream.end.error;
          return;
        } else await Promise.race([stream.news.promise, gone.promise]);
      }
    } finally {
      signal.removeEventListener('abort', leave);
      stream.listeners -= 1;
      if (stream.listeners === 0 && stream.end === undefined) {
        forget(key, stream);
        stream.giveUp.abort();
      }
    }
  }

  return { ...engine, synthesize };
}
