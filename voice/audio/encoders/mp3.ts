import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createEncoder } from 'wasm-media-encoders';
import { type AudioEncoder, type EncoderSettings, nothing } from './encoder.ts';
import { infoFrame, mp3FrameSamples } from './mp3-info.ts';

type Lame = Awaited<ReturnType<typeof createEncoder<'audio/mpeg'>>>;

let compiled: Promise<WebAssembly.Module> | undefined;
/** Encoders that have ended their stream: a new one takes a megabyte and some milliseconds. */
const idle: Lame[] = [];
const mostIdle = 16;

async function compile(): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(createRequire(import.meta.url).resolve('wasm-media-encoders/wasm/mp3')));
}

async function takeLame(): Promise<Lame> {
  const known = idle.pop();
  if (known !== undefined) return known;
  compiled ??= compile();
  return createEncoder('audio/mpeg', await compiled);
}

function defaultBitrate(sampleRate: number): number {
  return sampleRate <= 12_000 ? 32 : sampleRate <= 24_000 ? 64 : 96;
}

/** The nearest bitrate that the rate has: below 32 kHz there are no more than 160, below 16 kHz than 64. */
function bitrateFor(sampleRate: number, wanted: number): number {
  return Math.min(wanted, sampleRate < 16_000 ? 64 : sampleRate < 32_000 ? 160 : 320);
}

/** Samples from -1 to 1, as LAME takes them. */
function floats(samples: Int16Array): Float32Array {
  const floating = new Float32Array(samples.length);
  for (let index = 0; index < samples.length; index++) floating[index] = samples[index]! / 32_768;
  return floating;
}

/** MP3 of a constant bitrate by LAME: without an index any player tells the length of such a file from its size. */
export async function mp3Encoder(settings: EncoderSettings): Promise<AudioEncoder> {
  const { sampleRate, file = false } = settings;
  const bitrate = bitrateFor(sampleRate, settings.bitrate ?? defaultBitrate(sampleRate));
  const lame = await takeLame();
  lame.configure({ channels: 1, sampleRate, bitrate: bitrate as 64, outputSampleRate: sampleRate as 48_000 });
  const shape = { sampleRate, bitrate };
  let samplesIn = 0;
  let bytesOut = 0;
  let begun = false;
  let ended = false;
  const out = (bytes: Uint8Array) => {
    bytesOut += bytes.length;
    // A copy: the encoder writes to the same place again.
    const parts = file && !begun ? [infoFrame(shape), bytes] : [bytes];
    begun = true;
    return Buffer.concat(parts);
  };
  const end = () => {
    ended = true;
    const last = lame.finalize();
    if (idle.length < mostIdle) idle.push(lame);
    return last;
  };
  return {
    push(samples) {
      samplesIn += samples.length;
      return out(lame.encode([floats(samples)]));
    },
    finish() {
      const bytes = out(end());
      const frames = Math.round(bytesOut / ((mp3FrameSamples(sampleRate) * bitrate * 125) / sampleRate));
      return {
        bytes,
        head: file ? infoFrame({ ...shape, frames, audioBytes: bytesOut, samples: samplesIn }) : nothing,
      };
    },
    close() {
      if (!ended) end();
    },
  };
}
