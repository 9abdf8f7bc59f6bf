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
    return { bytes: await this.#encoder.push(this.#resampler?.push(samples) ?? samples) };
  }

  async finish(): Promise<EncodedEnd> {
    const held = this.#resampler?.flush();
    const first = held === undefined ? nothing : await this.#encoder.push(held);
    const end = await this.#encoder.finish();
    return { ...end, bytes: Buffer.concat([first, end.bytes]) };
  }

  async close(): Promise<void> {
    this.#resampler?.close();
    await this.#encoder.close();
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
  try {
    return request.do === 'finish' ? await stream.finish() : { bytes: nothing };
  } finally {
    streams.delete(request.stream);
    await stream.close();
  }
}

/** What each stream does last: its own pieces stay in order, and none waits for another that waits. */
const lasts = new Map<number, Promise<void>>();
parentPort!.on('message', (request: EncodeRequest) => {
  const { id, stream } = request;
  const last = (lasts.get(stream) ?? Promise.resolve()).then(async () => {
    const answer: EncodeReply = await perform(request).then(
      (end) => ({ id, ...end }),
      (error: unknown) => ({ id, error: String(error) }),
    );
    if (lasts.get(stream) === last) lasts.delete(stream);
    parentPort!.postMessage(answer);
  });
  lasts.set(stream, last);
});
