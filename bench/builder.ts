import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';
import { toolPath } from '../scripts/tools.ts';
import { type BenchRow, printRows, quantile } from './bench-row.ts';

/** The Visual Builder in a browser, over a flow of 100 steps and 200 ways: dragging a card, and checking an edit. */

const root = path.resolve(import.meta.dirname, '..');
const steps = 100;
/** Moves of the pointer in one drag. */
const moves = 60;

/** The builder and a flow as one script and one style sheet. */
async function bundle(folder: string): Promise<{ script: string; style: string }> {
  await build({
    configFile: false,
    plugins: [tailwindcss()],
    root,
    logLevel: 'error',
    publicDir: false,
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      lib: {
        entry: 'web/dashboard/agents/builder/bench-page.tsx',
        formats: ['iife'],
        name: 'page',
        fileName: () => 'page.js',
      },
    },
  });
  const style = readdirSync(folder).find((name) => name.endsWith('.css'));
  return {
    script: readFileSync(path.join(folder, 'page.js'), 'utf8'),
    style: style ? readFileSync(path.join(folder, style), 'utf8') : '',
  };
}

/** Something that `bench-page.tsx` does, in the page. */
const inPage = <T>(page: Page, call: string) => page.evaluate<T>(`page.${call}`);

/** Milliseconds between frames while something is done. */
async function framesDuring(page: Page, doing: () => Promise<void>): Promise<number[]> {
  await inPage(page, 'watchFrames()');
  await doing();
  return inPage<number[]>(page, 'framesSeen()');
}

export async function run(): Promise<BenchRow[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'parley-builder-'));
  const browser = await chromium.launch({ executablePath: toolPath('chromium'), args: ['--no-sandbox'] });
  try {
    const { script, style } = await bundle(folder);
    const page = await browser.newPage({ viewport: { width: 1600, height: 1000 } });
    await page.setContent(`<style>${style} html,body,#root{height:100%}</style><div id="root"></div>`);
    await page.addScriptTag({ content: script });
    const shownMs = await inPage<number>(page, `show(${steps})`);
    const checks = await inPage<number[]>(page, `checkEdits(${steps}, 50)`);
    const still = await framesDuring(page, () => page.waitForTimeout(1_500));
    const card = page.locator('.react-flow__node[data-id="ask_1"]');
    const before = (await card.boundingBox())!;
    await page.mouse.move(before.x + 60, before.y + 14);
    await page.mouse.down();
    await page.mouse.move(before.x + 70, before.y + 20, { steps: 4 });
    await inPage(page, 'watchCards()');
    let drawn = 0;
    const dragged = await framesDuring(page, async () => {
      for (let n = 1; n <= moves; n += 1) {
        await page.mouse.move(before.x + 70 + 3 * n, before.y + 20 + 2 * n);
        drawn = Math.max(drawn, await inPage<number>(page, 'cardsDrawn()'));
      }
    });
    await page.mouse.up();
    const after = (await card.boundingBox())!;
    if (Math.abs(after.x - before.x - 3 * moves) > 30) throw new Error('The card was not dragged.');
    const frame = quantile(still, 0.5);
    return [
      { name: 'shown first, 100 steps', value: shownMs, unit: 'ms' },
      { name: 'an edit checked, 95 of 100', value: quantile(checks, 0.95), unit: 'ms', goal: '20 ms' },
      { name: 'a frame while nothing is done', value: frame, unit: 'ms', ratio: 1 },
      {
        name: 'a frame while a card is dragged, 95 of 100',
        value: quantile(dragged, 0.95),
        unit: 'ms',
        ratio: quantile(dragged, 0.95) / frame,
        goal: '60 frames a second: ratio 1',
      },
      { name: 'cards that a move draws, at most', value: drawn, unit: 'cards', goal: '1' },
    ];
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}

if (import.meta.main) printRows('builder', await run());
