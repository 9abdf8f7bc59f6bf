import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AudioFormatName } from '#domain/platform/audio-formats.ts';
import { encoders } from '#voice/audio/encoders/catalog.ts';
import { concatPcm } from '#voice/audio/pcm.ts';
import { encodeWav } from '#voice/audio/wav.ts';
import { openFlite } from '#voice/engines/tts/flite.ts';
import type { SpeechSynthesizer } from '#voice/engines/tts.ts';
import { type BenchRow, median, printRows } from './bench-row.ts';
import { programMs } from './native-program.ts';
import { newText } from './speech-texts.data.ts';

/** Encoders against the native programs, which take turns with ours on the same input. */

const runs = 7;
const rate = 24_000;

async function hear(engine: SpeechSynthesizer, text: string, language: string): Promise<Int16Array> {
  const signal = new AbortController().signal;
  const request = { voice: 'sarah', language, speed: 1, priority: 'request', fairnessKey: 'bench', signal } as const;
  const parts: Int16Array[] = [];
  for await (const { pcm } of engine.synthesize({ ...request, text })) parts.push(pcm);
  return concatPcm(parts);
}

function compared(row: BenchRow, ours: number[], native: number[]): BenchRow {
  return native.length === 0 ? row : { ...row, ratio: median(ours) / median(native) };
}

async function encoding(
  speech: Int16Array,
  wav: string,
  format: AudioFormatName,
  program: string,
  args: (from: string, to: string) => string[],
  goal: string,
): Promise<BenchRow> {
  const ours: number[] = [];
  const native: number[] = [];
  for (let n = 0; n < runs + 1; n++) {
    const encoder = await encoders[format]({ format, sampleRate: rate });
    const started = performance.now();
    for (let start = 0; start < speech.length; start += rate) encoder.push(speech.subarray(start, start + rate));
    encoder.finish();
    const ms = performance.now() - started;
    const theirs = await programMs([program, ...args(wav, `${wav}.${format}`)]);
    // The first run compiles.
    if (n === 0) continue;
    ours.push(ms);
    if (theirs !== undefined) native.push(theirs);
  }
  const seconds = speech.length / rate;
  const name = `${format} for 10 s of speech${native.length === 0 ? ` (no native ${program} here)` : `, ratio to ${program}`}`;
  return compared({ name, value: (median(ours) * 10) / seconds, unit: 'ms', goal }, ours, native);
}

/** Measures; takes some 20 s. */
export async function run(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-encoding-'));
  const flite = await openFlite({ workers: 1 });
  try {
    // flite speaks at 16 kHz; taken for 24 kHz the speech is faster, and as hard to encode.
    const speech = await hear(flite, newText('en', 1_000), 'en-US');
    const wav = join(folder, 'speech.wav');
    await writeFile(wav, encodeWav({ samples: speech, sampleRate: rate }));
    return [
      await encoding(
        speech,
        wav,
        'mp3',
        'lame',
        (from, to) => [...'--quiet -m m --cbr -b 64'.split(' '), from, to],
        'ratio <= 1.3',
      ),
      await encoding(
        speech,
        wav,
        'ogg',
        'opusenc',
        (from, to) => [...'--quiet --bitrate 32 --speech'.split(' '), from, to],
        'ratio <= 1.0',
      ),
      await encoding(speech, wav, 'flac', 'flac', (from, to) => ['-s', '-f', '-5', '-o', to, from], 'ratio <= 5'),
    ];
  } finally {
    await flite.close();
    await rm(folder, { recursive: true });
  }
}

if (import.meta.main) printRows('encoding', await run());
