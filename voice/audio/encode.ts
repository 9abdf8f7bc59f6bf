import { Worker } from 'node:worker_threads';
import type { EncodeReply, EncodeRequest } from './encode-protocol.ts';
import type { EncodedEnd, EncoderSettings } from './encoders/encoder.ts';

/** Encoding in threads of its own, so that no one's audio waits for someone's MP3. */
export interface AudioEncoders {
  /** Begins a stream. It has to be finished or closed. */
  open(settings: EncoderSettings): EncodingStream;
  close(): Promise<void>;
}

export interface EncodingStream {
  /** The bytes that these samples complete, in pieces as they are made. @throws EncodingError */
  push(samples: Int16Array, sampleRate: number): AsyncGenerator<Uint8Array>;
  /** @throws EncodingError */
  finish(): Promise<EncodedEnd>;
  /** Gives the stream up; nothing happens when it has ended. */
  close(): void;
}

/** The encoder's thread has ended. */
export class EncodingError extends Error {
  override readonly name = 'EncodingError';
}

/** Seconds of sound that a thread works on at a time, some 10 ms: streams take turns in between. */
const sliceSeconds = 1;
/** The first slice is short, since someone waits for it. */
const firstSliceSeconds = 0.2;

type Message = EncodeRequest extends infer R ? (R extends { id: number } ? Omit<R, 'id'> : never) : never;

class EncoderThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, { resolve: (end: EncodedEnd) => void; reject: (error: Error) => void }>();
  #lastId = 0;
  alive = true;

  constructor() {
    this.#worker = new Worker(new URL('./encode.worker.ts', import.meta.url));
    this.#worker.on('message', (reply: EncodeReply) => {
      const waiting = this.#waiting.get(reply.id);
      this.#waiting.delete(reply.id);
      if ('error' in reply) waiting?.reject(new EncodingError(reply.error));
      else waiting?.resolve(reply);
    });
    this.#worker.on('error', (error) => this.#ended(error));
    this.#worker.on('exit', () => this.#ended(undefined));
  }

  ask(message: Message, transfer: ArrayBuffer[] = []): Promise<EncodedEnd> {
    if (!this.alive) return Promise.reject(new EncodingError('The encoder has ended.'));
    return new Promise((resolve, reject) => {
      const id = ++this.#lastId;
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, ...message }, transfer);
    });
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  #ended(cause: unknown): void {
    this.alive = false;
    for (const { reject } of this.#waiting.values())
      reject(new EncodingError('The encoder ended in the middle of its work.', { cause }));
    this.#waiting.clear();
  }
}

/** Threads start with the first stream that needs them. */
export function openEncoders({ workers }: { workers: number }): AudioEncoders {
  const threads: (EncoderThread | undefined)[] = Array.from({ length: workers }, () => undefined);
  let lastStream = 0;

  function threadFor(stream: number): EncoderThread {
    const seat = stream % workers;
    if (threads[seat]?.alive) return threads[seat];
    const thread = new EncoderThread();
    threads[seat] = thread;
    return thread;
  }

  return {
    open(settings) {
      const stream = ++lastStream;
      const thread = threadFor(stream);
      const opened = thread.ask({ stream, do: 'open', settings });
      // Awaited with the first piece; until then its failure is no one's.
      opened.catch(() => undefined);
      let ended = false;
      let seconds = firstSliceSeconds;
      return {
        async *push(samples, sampleRate) {
          await opened;
          for (let start = 0; start < samples.length; ) {
            const slice = new Int16Array(samples.subarray(start, start + Math.round(seconds * sampleRate)));
            start += slice.length;
            seconds = sliceSeconds;
            const message = { stream, do: 'push', samples: slice, sampleRate } as const;
            const { bytes } = await thread.ask(message, [slice.buffer]);
            if (bytes.length > 0) yield bytes;
          }
        },
        async finish() {
          await opened;
          ended = true;
          return thread.ask({ stream, do: 'finish' });
        },
        close() {
          if (ended || !thread.alive) return;
          ended = true;
          // Only when the thread has died meanwhile does this fail, and then there is nothing to give up.
          thread.ask({ stream, do: 'close' }).catch(() => undefined);
        },
      };
    },
    async close() {
      await Promise.all(threads.map((thread) => thread?.close()));
    },
  };
}
