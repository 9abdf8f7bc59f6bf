import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type AudioFormatName, audioFormats } from '#domain/audio-formats.ts';

/** Somebody else's ears for tests of audio files: ffmpeg. */
const run = promisify(execFile);

export interface DecodedAudio {
  codec: string;
  /** As the file tells it. */
  rate: number;
  channels: number;
  /** At the rate that was asked for. */
  samples: Int16Array;
}

/** Puts a file where ffmpeg can read it, and hands on the arguments that name it. */
async function withFile<T>(
  format: AudioFormatName,
  sampleRate: number,
  bytes: Uint8Array,
  use: (input: string[]) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'decode-'));
  try {
    const path = join(folder, `audio.${audioFormats[format].extension}`);
    await writeFile(path, bytes);
    const shape = ['-ar', String(sampleRate), '-ac', '1'];
    const headerless: Record<string, string[]> = { pcm: ['-f', 's16le', ...shape], mulaw: ['-f', 'mulaw', ...shape] };
    return await use([...(headerless[format] ?? []), '-i', path]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * What ffmpeg hears in a file.
 * @param sampleRate of the file where it has no header, and of the samples that are answered unless `wanted` says more
 */
export function decodeAudio(
  format: AudioFormatName,
  sampleRate: number,
  bytes: Uint8Array,
  wanted = sampleRate,
): Promise<DecodedAudio> {
  return withFile(format, sampleRate, bytes, async (input) => {
    const entries = 'stream=codec_name,sample_rate,channels';
    const { stdout: facts } = await run('ffprobe', ['-v', 'error', '-show_entries', entries, '-of', 'json', ...input]);
    const { streams } = JSON.parse(facts) as {
      streams: { codec_name: string; sample_rate: string; channels: number }[];
    };
    const output = ['-f', 's16le', '-ac', '1', '-ar', String(wanted), '-'];
    const decoded = run('ffmpeg', ['-v', 'error', ...input, ...output], { encoding: 'buffer', maxBuffer: 50_000_000 });
    const { stdout } = await decoded;
    return {
      codec: streams[0]!.codec_name,
      rate: Number(streams[0]!.sample_rate),
      channels: streams[0]!.channels,
      samples: new Int16Array(stdout.buffer.slice(stdout.byteOffset, stdout.byteOffset + stdout.length)),
    };
  });
}

/** How loud ffmpeg finds a file, by EBU R 128, in LUFS. */
export function loudnessOf(format: AudioFormatName, sampleRate: number, bytes: Uint8Array): Promise<number> {
  return withFile(format, sampleRate, bytes, async (input) => {
    const { stderr } = await run('ffmpeg', ['-hide_banner', ...input, '-af', 'ebur128', '-f', 'null', '-']);
    // It tells how it goes on the way; the summary is the last.
    return Number([...stderr.matchAll(/\bI:\s+(-?[\d.]+) LUFS/g)].at(-1)?.[1]);
  });
}
