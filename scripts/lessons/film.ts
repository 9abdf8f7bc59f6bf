import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { encodeWav, type Sound } from '#voice/audio/wav.ts';
import { toolPath } from '../tools.ts';

const run = promisify(execFile);

/** CSS pixels, frames a second, and how small is small enough: 20 is large and fine, 50 small and coarse. */
export const picture = { width: 1280, height: 720 };
const rate = 12;
const coarseness = 40;
/** Milliseconds that an encoding may take. */
const encodeMs = 600_000;

/** A film of a page: each picture of it that was new, with its time. */
export interface Film {
  /** Ms since it began. */
  now(): number;
  end(): Promise<{ frames: { file: string; ms: number }[]; totalMs: number }>;
}

/** Films what a page shows. @param folder for the pictures */
export async function startFilm(page: Page, folder: string): Promise<Film> {
  await mkdir(folder, { recursive: true });
  const session = await page.context().newCDPSession(page);
  const begin = performance.now();
  const frames: { file: string; ms: number }[] = [];
  const writes: Promise<void>[] = [];
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    const file = path.join(folder, `${String(frames.length).padStart(6, '0')}.jpg`);
    frames.push({ file, ms: performance.now() - begin });
    writes.push(writeFile(file, Buffer.from(data, 'base64')));
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', {
    format: 'jpeg',
    quality: 92,
    maxWidth: picture.width,
    maxHeight: picture.height,
  });
  return {
    now: () => performance.now() - begin,
    async end() {
      await session.send('Page.stopScreencast');
      await Promise.all(writes);
      return { frames, totalMs: performance.now() - begin };
    },
  };
}

/** Puts pictures and sound together as WebM: VP9 and Opus, which every browser plays. */
export async function encodeFilm(
  { frames, totalMs }: Awaited<ReturnType<Film['end']>>,
  track: Sound,
  folder: string,
  file: string,
): Promise<void> {
  const [list, sound] = [path.join(folder, 'frames.txt'), path.join(folder, 'sound.wav')];
  const lines = frames.map(({ file: one, ms }, n) => {
    const lasts = ((frames[n + 1]?.ms ?? totalMs) - ms) / 1000;
    return `file '${one}'\nduration ${lasts.toFixed(4)}`;
  });
  await writeFile(list, `${lines.join('\n')}\nfile '${frames.at(-1)!.file}'\n`);
  await writeFile(sound, encodeWav(track));
  const inputs = ['-f', 'concat', '-safe', '0', '-i', list, '-i', sound];
  const video = ['-c:v', 'libvpx-vp9', '-crf', String(coarseness), '-b:v', '0', '-row-mt', '1', '-cpu-used', '3'];
  const shape = ['-vf', `fps=${rate},scale=${picture.width}:${picture.height}`, '-pix_fmt', 'yuv420p', '-g', '240'];
  const audio = ['-c:a', 'libopus', '-b:a', '32k', '-ac', '1'];
  const out = ['-map_metadata', '-1', '-t', (totalMs / 1000).toFixed(2), '-y', file];
  await run(toolPath('ffmpeg'), ['-v', 'error', ...inputs, ...shape, ...video, ...audio, ...out], {
    timeout: encodeMs,
  });
}
