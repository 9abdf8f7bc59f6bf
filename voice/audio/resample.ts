import { setImmediate as breathe } from 'node:timers/promises';
import load, { type SpeexModule } from '@echogarden/speex-resampler-wasm/simd';
import { concatPcm } from './pcm.ts';

/** Changes the rate of a stream of samples. */
export interface Resampler {
  push(samples: Int16Array): Int16Array;
  /** What is still inside at the end of the stream. */
  flush(): Int16Array;
  /** Gives its memory back; nothing may be pushed any more. */
  close(): void;
}

/** Speex's scale of 0 to 10: 5 keeps what folds back below -110 dB at a fortieth of a core's time. */
const quality = 5;
/** Samples a step, in and out. */
const step = 4096;
/** Samples of a whole sound before others have their turn: 10 to 20 ms of work. */
const atOnce = 64 * step;

/** Samples a second of sound that there is: files of strangers say what they like, and one of 1 Hz would be 16,000 times as long. */
const rates = { least: 4_000, most: 384_000 } as const;
const isRate = (rate: number) => rate >= rates.least && rate <= rates.most;

let loading: Promise<SpeexModule> | undefined;

/** A resampler for one stream, mono 16-bit. @throws RangeError for rates that no sound has */
export async function openResampler(from: number, to: number): Promise<Resampler> {
  if (!isRate(from) || !isRate(to)) throw new RangeError(`Cannot resample from ${from} to ${to} samples a second.`);
  loading ??= load();
  const speex = await loading;
  const state = speex._speex_resampler_init(1, from, to, quality, 0);
  if (state === 0) throw new RangeError(`Cannot resample from ${from} to ${to} samples a second.`);
  // The filter's own delay is left out, so that times stay what they were.
  speex._speex_resampler_skip_zeros(state);
  const room = Math.ceil((step * to) / from) + 64;
  const input = speex._malloc(step * 2);
  const output = speex._malloc(room * 2);
  const lengths = speex._malloc(8);

  function push(samples: Int16Array): Int16Array {
    const parts: Int16Array[] = [];
    let position = 0;
    while (position < samples.length) {
      const part = samples.subarray(position, position + step);
      speex.HEAP16.set(part, input >> 1);
      speex.HEAPU32.set([part.length, room], lengths >> 2);
      speex._speex_resampler_process_int(state, 0, input, lengths, output, lengths + 4);
      // A view of two numbers.
      const [taken, made] = speex.HEAPU32.subarray(lengths >> 2, (lengths >> 2) + 2) as unknown as [number, number];
      parts.push(speex.HEAP16.slice(output >> 1, (output >> 1) + made));
      position += taken;
    }
    return concatPcm(parts);
  }

  return {
    push,
    flush: () => {
      const held = speex._speex_resampler_get_output_latency(state);
      return push(new Int16Array(Math.ceil((held * from) / to))).subarray(0, held);
    },
    close: () => {
      speex._speex_resampler_destroy(state);
      for (const address of [input, output, lengths]) speex._free(address);
    },
  };
}

/**
 * A whole sound at another rate, some seconds of it at a time: half an hour takes most of a second, in which calls go on.
 * @throws RangeError for rates that no sound has
 */
export async function resample(samples: Int16Array, from: number, to: number): Promise<Int16Array> {
  if (from === to) return samples;
  const resampler = await openResampler(from, to);
  const parts: Int16Array[] = [];
  try {
    for (let at = 0; at < samples.length; at += atOnce) {
      if (at > 0) await breathe();
      parts.push(resampler.push(samples.subarray(at, at + atOnce)));
    }
    return concatPcm([...parts, resampler.flush()]);
  } finally {
    resampler.close();
  }
}
