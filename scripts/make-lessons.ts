import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { durationMs } from '#voice/audio/pcm.ts';
import { allLessons } from './lessons/all-lessons.ts';
import { encodeFilm, picture, startFilm } from './lessons/film.ts';
import type { Lesson } from './lessons/lesson.ts';
import { captionsOf, narrate, type Said, trackOf } from './lessons/narrate.ts';
import { Stage } from './lessons/stage.ts';
import { newAccount, signIn, startServer } from './shown-product.ts';
import { toolPath } from './tools.ts';

/**
 * `npm run make-lessons`, after `npm run build`: the films of Getting Started. A real server over an empty folder, an
 * account of its own for each lesson, what it shows done in a browser that is filmed, told by a voice of the house, with
 * captions. With names of lessons, those alone.
 */

const folder = path.resolve(import.meta.dirname, '../web/public/lessons');
/** Rest between two scenes, and at the end, in ms. */
const restMs = 500;
const endMs = 1_500;

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

async function make(browser: Browser, url: string, { id, prepares, scenes }: Lesson, temporary: string): Promise<void> {
  const sounds = await narrate(scenes.map(({ says }) => says));
  const page = await browser.newPage({
    viewport: picture,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  page.setDefaultTimeout(60_000);
  const stage = new Stage(page, url, true);
  await stage.begin();
  await signIn(page, url, await newAccount(url, id));
  await prepares?.(stage);
  const film = await startFilm(page, path.join(temporary, id));
  const said: Said[] = [];
  for (const [n, { says, does }] of scenes.entries()) {
    const sound = sounds[n]!;
    const startMs = film.now();
    said.push({ text: says, startMs, sound });
    await does?.(stage);
    const left = startMs + durationMs(sound.samples, sound.sampleRate) + restMs - film.now();
    if (left > 0) await wait(left);
  }
  await wait(endMs);
  const filmed = await film.end();
  const poster = await page.screenshot({ type: 'jpeg', quality: 70 });
  await page.close();
  const file = path.join(folder, `${id}.webm`);
  await encodeFilm(filmed, trackOf(said, filmed.totalMs), path.join(temporary, id), file);
  await writeFile(path.join(folder, `${id}.vtt`), captionsOf(said));
  await writeFile(path.join(folder, `${id}.jpg`), poster);
  const { size } = await stat(file);
  process.stdout.write(`${id}.webm ${Math.round(filmed.totalMs / 1000)} s, ${Math.round(size / 1024)} KiB\n`);
}

const wanted = process.argv.slice(2);
const lessons = allLessons.filter(({ id }) => wanted.length === 0 || wanted.includes(id));
await mkdir(folder, { recursive: true });
const temporary = await mkdtemp(path.join(tmpdir(), 'parley-lessons-'));
const product = await startServer(path.join(temporary, 'data'));
const browser = await chromium.launch({
  executablePath: toolPath('chromium'),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const lesson of lessons) await make(browser, product.url, lesson, temporary);
} finally {
  await browser.close();
  await product.close();
  await rm(temporary, { recursive: true, force: true });
}
