import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type AudioFormatName, audioFormats } from '#domain/platform/audio-formats.ts';

/**
 * An independent decoder for tests of audio files: ffmpeg. Its start costs many times what it does with a short file, so that many
 * files are best heard together.
 */
const run = promisify(execFile);

export interface EncodedAudio {
  format: AudioFormatName;
  /** Of the file where it has no header, and of the samples that are answered unless `wanted` says more. */
  sampleRate: number;
  bytes: Uint8Array;
  wanted?: number;
}

export interface DecodedAudio {
  codec: string;
  /** As the file tells it. */
  rate: number;
  channels: number;
  /** At the rate that was asked for. */
  samples: Int16Array;
}

/** Runs ffmpeg over files. Answers what it says about them. */
async function overFiles(
  files: readonly EncodedAudio[],
  folder: string,
  outputOf: (file: EncodedAudio, index: number) => string[],
): Promise<string> {
  const inputs = files.map(async ({ format, sampleRate, bytes }, index) => {
    const path = join(folder, `${index}.${audioFormats[format].extension}`);
    await writeFile(path, bytes);
    const shape = ['-ar', String(sampleRate), '-ac', '1'];
    const headerless: Record<string, string[]> = { pcm: ['-f', 's16le', ...shape], mulaw: ['-f', 'mulaw', ...shape] };
    return [...(headerless[format] ?? []), '-i', path];
  });
  const outputs = files.flatMap((file, index) => ['-map', `${index}:a`, ...outputOf(file, index)]);
  const args = ['-hide_banner', '-nostats', ...(await Promise.all(inputs)).flat(), ...outputs];
  return (await run('ffmpeg', args, { maxBuffer: 50_000_000 })).stderr;
}

async function inFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'decode-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What ffmpeg hears in files. */
export function decodeAudios(files: readonly EncodedAudio[]): Promise<DecodedAudio[]> {
  return inFolder(async (folder) => {
    const made = (index: number) => join(folder, `${index}.decoded`);
    const said = await overFiles(files, folder, ({ sampleRate, wanted = sampleRate }, index) => [
      ...['-f', 's16le', '-ac', '1', '-ar', String(wanted), made(index)],
    ]);
    // What it makes of them is told behind what they are.
    const [inputs] = said.split('Stream mapping:');
    const facts = [...inputs!.matchAll(/^ *Stream #\d+:0.*: Audio: (\w+).*?, (\d+) Hz, (mono|stereo)/gm)];
    if (facts.length !== files.length) throw new Error(`ffmpeg found ${facts.length} of ${files.length}: ${said}`);
    return Promise.all(
      facts.map(async ([, codec, rate, channels], index) => {
        const { buffer, byteOffset, length } = await readFile(made(index));
        const samples = new Int16Array(buffer.slice(byteOffset, byteOffset + length));
        return { codec: codec!, rate: Number(rate), channels: channels === 'mono' ? 1 : 2, samples };
      }),
    );
  });
}

/** How loud ffmpeg finds files, by EBU R 128, in LUFS. */
export function loudnessOf(files: readonly EncodedAudio[]): Promise<number[]> {
  return inFolder(async (folder) => {
    const told = (index: number) => join(folder, `${index}.loudness`);
    await overFiles(files, folder, (_, index) => [
      ...['-af', `ebur128=metadata=1,ametadata=print:key=lavfi.r128.I:file=${told(index)}`, '-f', 'null', '-'],
    ]);
    return Promise.all(
      files.map(async (_, index) => {
        const lines = await readFile(told(index), 'utf8');
        // It tells how it goes on the way; the last is of all.
        return Number([...lines.matchAll(/lavfi\.r128\.I=(-?[\d.]+)/g)].at(-1)?.[1]);
      }),
    );
  });
}
