import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const rate = 24_000;

/** What a file of sound is to whoever plays it: its codec, its length, and how loud it is. */
export interface Heard {
  codec: string;
  seconds: number;
  /** Of all samples together, in decibels below full scale: speech lies between -30 and -10. */
  levelDb: number;
}

/** Decodes a file, or what stands at an address, with ffmpeg. */
export async function hear(from: string): Promise<Heard> {
  const probe = ['-v', 'error', '-show_entries', 'stream=codec_name', '-of', 'csv=p=0', from];
  const { stdout: codec } = await run('ffprobe', probe, { timeout: 60_000 });
  const decode = ['-v', 'error', '-i', from, '-f', 's16le', '-ac', '1', '-ar', String(rate), '-'];
  const { stdout } = await run('ffmpeg', decode, { encoding: 'buffer', maxBuffer: 50_000_000, timeout: 60_000 });
  let energy = 0;
  for (let at = 0; at + 2 <= stdout.length; at += 2) energy += stdout.readInt16LE(at) ** 2;
  const samples = Math.floor(stdout.length / 2);
  return {
    codec: codec.trim(),
    seconds: samples / rate,
    levelDb: 10 * Math.log10(energy / Math.max(1, samples) / 32_768 ** 2),
  };
}
