import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const rate = 24_000;

/** What a file of sound is to anyone who plays it: its codec, its length, and how loud it is. */
export interface Heard {
  codec: string;
  seconds: number;
  /** Of all samples together, in decibels below full scale: speech lies between -30 and -10. */
  levelDb: number;
}

function heardIn(samples: Buffer, codec: string): Heard {
  const count = Math.floor(samples.length / 2);
  let energy = 0;
  for (let at = 0; at < count; at++) energy += samples.readInt16LE(2 * at) ** 2;
  return { codec, seconds: count / rate, levelDb: 10 * Math.log10(energy / Math.max(1, count) / 32_768 ** 2) };
}

/** Decodes files, or what stands at addresses, with one ffmpeg: its start costs more than what it does. */
export async function hearAll(from: readonly string[]): Promise<Heard[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hear-'));
  try {
    const made = from.map((_, index) => path.join(folder, String(index)));
    const outputs = made.flatMap((file, n) => [
      ...['-map', `${n}:a`, '-f', 's16le', '-ac', '1', '-ar', String(rate), file],
    ]);
    const args = ['-hide_banner', '-nostats', ...from.flatMap((one) => ['-i', one]), ...outputs];
    const { stderr } = await run('ffmpeg', args, { maxBuffer: 50_000_000, timeout: 60_000 });
    // What it makes of them is told behind what they are.
    const [inputs] = stderr.split('Stream mapping:');
    const codecs = [...inputs!.matchAll(/^ *Stream #\d+:0.*: Audio: (\w+)/gm)].map(([, codec]) => codec!);
    return await Promise.all(made.map(async (file, n) => heardIn(await readFile(file), codecs[n]!)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export const hear = async (from: string): Promise<Heard> => (await hearAll([from]))[0]!;
