import { parentPort } from 'node:worker_threads';
import type { EncodeReply, EncodeRequest } from './encode-protocol.ts';
import { encoders } from './encoders/catalog.ts';
import { type AudioEncoder, type EncodedEnd, type EncoderSettings, nothing } from './encoders/encoder.ts';
import { openResampler, type Resampler } from './resample.ts';

/** One stream: resampled where its source has another rate, which may change on the way, then encoded. */
class Stream {
  readonly #encoder: AudioEncoder;
  readonly #sampleRate: number;
  #source: { sampleRate: number; resampler: Resampler | undefined } | undefined;

  static async open(settings: EncoderSettings): Promise<Stream> {
    return new Stream(await encoders[settings.format](settings), settings.sampleRate);
  }

  private constructor(encoder: AudioEncoder, sampleRate: number) {
    this.#encoder = encoder;
    this.#sampleRate = sampleRate;
  }

  async push(samples: Int16Array, sampleRate: number): Promise<EncodedEnd> {
    const held = this.#source?.sampleRate === sampleRate ? nothing : await this.#takeHeld();
    this.#source ??= { sampleRate, resampler: await this.#resamplerFrom(sampleRate) };
    const bytes = await this.#encoder.push(this.#source.resampler?.push(samples) ?? samples);
    return { bytes: held.length === 0 ? bytes : Buffer.concat([held, bytes]) };
  }

  async finish(): Promise<EncodedEnd> {
    const held = await this.#takeHeld();
    const end = await this.#encoder.finish();
    return { ...end, bytes: Buffer.concat([held, end.bytes]) };
  }

  async close(): Promise<void> {
    this.#source?.resampler?.close();
    await this.#encoder.close();
  }

  async #resamplerFrom(sampleRate: number): Promise<Resampler | undefined> {
    return sampleRate === this.#sampleRate ? undefined : openResampler(sampleRate, this.#sampleRate);
  }

  /** The end of what came at one rate. */
  async #takeHeld(): Promise<Uint8Array> {
    const resampler = this.#source?.resampler;
    this.#source = undefined;
    if (resampler === undefined) return nothing;
    const held = resampler.flush();
    resampler.close();
    return this.#encoder.push(held);
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
