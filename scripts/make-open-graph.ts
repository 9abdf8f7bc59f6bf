import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { toolPath } from './tools.ts';

/**
 * Makes the pictures that other sites show for ours, from the design system's own font, colours and mark:
 * `web/public/open-graph.png` (1200 x 630, for shared links) and `web/public/logo.png` (512 x 512).
 * Run it again after a change of those: `node scripts/make-open-graph.ts`.
 */
const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file));

/** The dark theme's custom properties. */
const tokens = /\[data-theme="dark"\] \{([\s\S]*?)\n\}/.exec(read('web/app.css').toString())?.[1];
if (!tokens) throw new Error('web/app.css has no dark theme');
const mark = /<g [^>]*>(<rect[\s\S]*?)<\/g>/.exec(read('web/public/favicon.svg').toString())?.[1];
if (!mark) throw new Error('web/public/favicon.svg has no mark');
const font = read('node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2').toString('base64');

/** Bars of a conversation in turns: one voice above the line, the other below. */
const heights = [
  8, 22, 38, 58, 44, 64, 36, 20, 10, -12, -26, -44, -62, -40, -54, -30, -16, -8, 12, 30, 50, 34, 56, 28, 14, -18, -36,
  -24, -10, 16, 34, 20, 8,
];
const bars = heights.map((height, position) => {
  const top = height > 0 ? 70 - height : 70;
  return `<rect x="${position * 20}" y="${top}" width="6" height="${Math.abs(height)}" rx="3"/>`;
});

const style = `<style>
  @font-face { font-family: Geist; src: url(data:font/woff2;base64,${font}); font-weight: 100 900 }
  :root { ${tokens} }
  * { margin: 0; box-sizing: border-box }
  body { font-family: Geist; background: var(--ground); color: var(--ink); overflow: hidden }
</style>`;

const openGraph = `${style}<body style="padding:72px 80px;height:630px;display:flex;flex-direction:column;justify-content:space-between">
  <p style="display:flex;align-items:center;gap:18px;font-size:46px;font-weight:600;letter-spacing:-0.045em">
    <svg viewBox="0 0 24 24" width="54" height="54" fill="var(--accent)">${mark}</svg>Parley
  </p>
  <h1 style="font-size:84px;font-weight:500;line-height:1.04;letter-spacing:-0.038em;max-width:1000px">
    Where Voice Technology Meets Human Connection
  </h1>
  <svg viewBox="0 0 646 140" width="1040" height="150" preserveAspectRatio="xMinYMid meet" fill="var(--accent)">${bars.join('')}</svg>
</body>`;

const logo = `${style}<body style="width:512px;height:512px;display:grid;place-items:center">
  <svg viewBox="0 0 24 24" width="352" height="352" fill="var(--ink)">${mark}</svg>
</body>`;

const browser = await chromium.launch({
  executablePath: toolPath('chromium'),
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const [file, width, height, html] of [
  ['open-graph.png', 1200, 630, openGraph],
  ['logo.png', 512, 512, logo],
] as const) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.evaluate('document.fonts.ready');
  await page.screenshot({ path: path.join(root, 'web/public', file) });
}
await browser.close();
