import { parentPort } from 'node:worker_threads';
import type { EncodeReply, EncodeRequest } from './encode-protocol.ts';
import { encoders } from './encoders/catalog.ts';
import { type AudioEncoder, type EncodedEnd, type EncoderSettings, nothing } from './encoders/encoder.ts';
import { openResampler, type Resampler } from './resample.ts';

/** One stream: resampled where its source has another rate, then encoded. */
class Stream {
  readonly #encoder: AudioEncoder;
  readonly #sampleRate: number;
  #resampler: Resampler | undefined;

  static async open(settings: EncoderSettings): Promise<Stream> {
    return new Stream(await encoders[settings.format](settings), settings.sampleRate);
  }

  private constructor(encoder: AudioEncoder, sampleRate: number) {
    this.#encoder = encoder;
    this.#sampleRate = sampleRate;
  }

  async push(samples: Int16Array, sampleRate: number): Promise<EncodedEnd> {
    if (sampleRate !== this.#sampleRate) this.#resampler ??= await openResampler(sampleRate, this.#sampleRate);
    return { bytes: this.#encoder.push(this.#resampler?.push(samples) ?? samples) };
  }

  finish(): EncodedEnd {
    const held = this.#resampler?.flush();
    const first = held === undefined ? nothing : this.#encoder.push(held);
    const { bytes, head } = this.#encoder.finish();
    return { bytes: Buffer.concat([first, bytes]), head };
  }

  close(): void {
    this.#resampler?.close();
    this.#encoder.close();
  }
}

const streams = new Map<number, Stream>();

async function perform(request: EncodeRequest): Promise<EncodedEnd> {
  if (request.do === 'open') {
    streams.set(request.stream, await Stream.open(request.settings));
    return { bytes: nothing };
  }
  const stream = streams.get(request.stream);
  if (stream === undefined) throw new Error('This stream has ended.');
  if (request.do === 'push') return stream.push(request.samples, request.sampleRate);
  const end = request.do === 'finish' ? stream.finish() : { bytes: nothing };
  stream.close();
  streams.delete(request.stream);
  return end;
}

// One after the other: a stream's pieces stay in order, and opening one waits for nothing but its own code.
let last = Promise.resolve();
parentPort!.on('message', (request: EncodeRequest) => {
  last = last.then(async () => {
    const answer: EncodeReply = await perform(request).then(
      (end) => ({ id: request.id, ...end }),
      (error: unknown) => ({ id: request.id, error: String(error) }),
    );
    parentPort!.postMessage(answer);
  });
});
