import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chooseEncoding } from '#server/channels/speech/orders.ts';
import { openEncoders } from '#voice/audio/encode.ts';
import { loudnessLufs, peakDbfs } from '#voice/audio/loudness.ts';
import { concatPcm, durationMs } from '#voice/audio/pcm.ts';
import type { Sound } from '#voice/audio/wav.ts';
import { openSpeech } from '#voice/engines/catalog.ts';

/**
 * `node scripts/make-samples.ts`: the recording that the public demos play in browsers without voices, spoken by our own
 * engine, and the figures of it that the pages show and draw. It is what the sample request of the API gets, which
 * server/channels/speech/documentation.test.ts holds.
 */

const root = path.resolve(import.meta.dirname, '..');
const soundFile = path.join(root, 'web/public/samples/voice-demo.mp3');
const figuresFile = path.join(root, 'web/marketing/voice-demo/sample.data.ts');
const text = 'Your table for two is booked for half past seven.';
const voice = 'sarah';
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

/** As POST /v1/tts answers, when nothing but the format is asked for. */
async function encodeMp3({ samples, sampleRate }: Sound): Promise<Buffer> {
  const encoders = openEncoders({ workers: 1 });
  const stream = encoders.open({ ...chooseEncoding('mp3', undefined, undefined), file: false });
  const parts: Uint8Array[] = [];
  for await (const bytes of stream.push(samples, sampleRate)) parts.push(bytes);
  parts.push((await stream.finish()).bytes);
  await encoders.close();
  return Buffer.concat(parts);
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
  `voice-demo.mp3: ${seconds} s, ${mp3.length} bytes, ${loudnessLufs(sound).toFixed(1)} LUFS, ` +
    `peak ${peakDbfs(sound.samples).toFixed(1)} dBFS\n`,
);
