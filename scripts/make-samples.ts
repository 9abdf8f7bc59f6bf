import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createMp3Encoder } from 'wasm-media-encoders';
import { loudnessLufs, peakDbfs } from '#voice/audio/loudness.ts';
import { amplify, concatPcm, durationMs } from '#voice/audio/pcm.ts';
import type { Sound } from '#voice/audio/wav.ts';
import { openSpeech } from '#voice/engines/catalog.ts';

/**
 * `node scripts/make-samples.ts`: the recording that the public demos play in browsers without voices, spoken by our own
 * engine, and the figures of it that the pages show and draw.
 */

const root = path.resolve(import.meta.dirname, '..');
const soundFile = path.join(root, 'web/public/samples/voice-demo.mp3');
const figuresFile = path.join(root, 'web/marketing/voice-demo/sample.data.ts');
const text = 'Your table for two is booked for half past seven.';
const voice = 'sarah';
/** Loudness of speech on the web, in LUFS. */
const targetLufs = -18;
/** Kilobits a second; constant, so that players know the duration from the size. */
const bitrate = 48;
/** Bars in which the pages draw the recording. */
const bars = 64;

async function synthesize(): Promise<Sound> {
  const folder = await mkdtemp(path.join(tmpdir(), 'parley-samples-'));
  const speech = await openSpeech({ cacheDir: folder, cacheBytes: 10_000_000, workers: 1 });
  const pieces: Int16Array[] = [];
  let sampleRate = 0;
  const signal = AbortSignal.timeout(60_000);
  const request = {
    text,
    voice,
    language: 'en-US',
    speed: 1,
    priority: 'job',
    fairnessKey: 'samples',
    signal,
  } as const;
  for await (const chunk of speech.synthesize(request)) {
    pieces.push(chunk.pcm);
    sampleRate = chunk.sampleRate;
  }
  await speech.close();
  await rm(folder, { recursive: true });
  return { samples: concatPcm(pieces), sampleRate };
}

async function encodeMp3({ samples, sampleRate }: Sound): Promise<Buffer> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: sampleRate as 16_000, channels: 1, bitrate });
  const floats = Float32Array.from(samples, (sample) => sample / 32_768);
  // Both calls return a view of the encoder's memory, which the next call overwrites.
  const start = Buffer.from(encoder.encode([floats]));
  return Buffer.concat([start, Buffer.from(encoder.finalize())]);
}

/** The loudest sample of each bar, 0 to 100 of the loudest of all. */
function peaks({ samples }: Sound): number[] {
  const size = Math.ceil(samples.length / bars);
  const found = Array.from({ length: bars }, (_, bar) =>
    samples.subarray(bar * size, (bar + 1) * size).reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0),
  );
  const loudest = Math.max(...found);
  return found.map((peak) => Math.round((100 * peak) / loudest));
}

const sound = await synthesize();
amplify(sound.samples, 10 ** ((targetLufs - loudnessLufs(sound)) / 20));
const loudness = loudnessLufs(sound);
// Loud passages are limited, so the target is met only where the speech itself is sound.
if (Math.abs(loudness - targetLufs) > 1) throw new Error(`The recording has ${loudness} LUFS, not ${targetLufs}.`);
const mp3 = await encodeMp3(sound);
await mkdir(path.dirname(soundFile), { recursive: true });
await writeFile(soundFile, mp3);
const seconds = Math.round(durationMs(sound.samples, sound.sampleRate) / 100) / 10;
await writeFile(
  figuresFile,
  `/** The sample recording in figures. Written by scripts/make-samples.ts. */
export const sample = {
  text: '${text}',
  voice: '${voice}',
  seconds: ${seconds},
  bytes: ${mp3.length},
  /** The loudest moment of each of ${bars} parts, in percent of the loudest of all. */
  peaks: [
    ${peaks(sound).join(', ')},
  ],
} as const;
`,
);
process.stdout.write(
  `voice-demo.mp3: ${seconds} s, ${mp3.length} bytes, ${loudness.toFixed(1)} LUFS, ` +
    `peak ${peakDbfs(sound.samples).toFixed(1)} dBFS\n`,
);
