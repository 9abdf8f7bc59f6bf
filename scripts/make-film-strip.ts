import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { encodeWebp } from './encode-webp.ts';
import { startServer } from './shown-product.ts';
import { toolPath } from './tools.ts';

/**
 * `node scripts/make-film-strip.ts`, after `npm run build`: walks from the home page to a booked appointment on a server over
 * an empty folder, as on a fresh clone, counts clicks and seconds, and puts what it saw side by side for docs/install.md.
 * It ends with an error when the way is longer than is promised there.
 */

const root = path.resolve(import.meta.dirname, '..');
const pictures = path.join(root, 'web/marketing/pictures');
/** CSS pixels of a frame, and how many of its own each has. */
const frame = { width: 1100, height: 688 };
const density = 1.5;
/** Milliseconds from key to key, as a person types. */
const keyMs = 60;
/** What the page about installing promises: clicks and seconds until the agent is heard, seconds until it has booked. */
const promised = { clicks: 6, heard: 60, booked: 150 };
const webpQuality = 0.8;

const answers = [
  'A checkup, please.',
  'My name is Ann Lee.',
  'ann dot lee at example dot com',
  'Yes.',
  'No, thanks.',
  'Next Tuesday at two thirty.',
  'Yes, please.',
];

interface Frame {
  caption: string;
  note: string;
  png: Record<'light' | 'dark', Buffer>;
}

const seconds = (ms: number) => `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, '0')}`;

/** What was said of the step before covers the next. */
const withoutToasts = '[data-sonner-toaster] { visibility: hidden }';

/** Counts what a person does. Taking pictures takes no time of theirs. */
class Walk {
  readonly frames: Frame[] = [];
  clicks = 0;
  private readonly begunAt = performance.now();
  private paused = 0;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get ms(): number {
    return performance.now() - this.begunAt - this.paused;
  }

  async click(target: Locator) {
    await target.click();
    this.clicks += 1;
  }

  /** Fields are reached by the Tab key. */
  async type(target: Locator, text: string) {
    await target.focus();
    await target.pressSequentially(text, { delay: keyMs });
  }

  async take(caption: string, isPublic = false) {
    const [from, note] = [
      performance.now(),
      `${seconds(this.ms)} · ${this.clicks} ${this.clicks === 1 ? 'click' : 'clicks'}`,
    ];
    const shot = async (colorScheme: 'light' | 'dark') => {
      await this.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await this.page.mouse.move(0, 0);
      // A public page takes its theme when it is loaded.
      if (isPublic) await this.page.reload();
      return await this.page.screenshot({ caret: 'hide', style: withoutToasts });
    };
    this.frames.push({ caption, note, png: { dark: await shot('dark'), light: await shot('light') } });
    this.paused += performance.now() - from;
  }
}

/** Milliseconds of the agent's speech that the page said it has played. */
function listen(page: Page): () => number {
  let played = 0;
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const message = typeof payload === 'string' ? (JSON.parse(payload) as { type: string; ms?: number }) : null;
      if (message?.type === 'played') played = Math.max(played, message.ms ?? 0);
    }),
  );
  return () => played;
}

async function until(holds: () => boolean, limitMs: number) {
  for (const end = performance.now() + limitMs; !holds(); ) {
    if (performance.now() > end) throw new Error('The agent wasn’t heard in time.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function walk(page: Page, url: string): Promise<Walk> {
  await page.goto(url);
  const way = new Walk(page);
  const played = listen(page);
  await way.take('Choose Get started', true);
  await way.click(page.getByRole('link', { name: 'Get started' }).first());
  await way.type(page.getByLabel('Email'), 'maya@example.com');
  await way.type(page.getByLabel('Phone number'), '+15715550100');
  await way.type(page.getByLabel('Password', { exact: true }), 'seventeen green lamps');
  await way.click(page.getByRole('button', { name: 'Continue with email' }));
  await way.click(page.getByRole('link', { name: /mailbox/ }));
  const link = page.getByRole('main').getByRole('link', { name: /^http/ }).first();
  await link.waitFor();
  await way.take('Follow the link in the mailbox');
  await way.click(link);
  const talk = page.getByRole('button', { name: 'Talk to your first agent' });
  await talk.waitFor();
  await way.take('Talk to your first agent');
  await way.click(talk);
  await way.type(page.getByLabel('Business name'), 'Harbor Dental');
  await way.take('Name your business');
  await way.click(page.getByRole('button', { name: 'Start talking' }));
  await until(() => played() > 200, promised.heard * 1000);
  if (way.clicks > promised.clicks || way.ms > promised.heard * 1000)
    throw new Error(`The agent was heard after ${way.clicks} clicks and ${seconds(way.ms)}.`);
  process.stdout.write(`heard after ${way.clicks} clicks, ${Math.round(way.ms / 1000)} s\n`);
  const log = page.getByRole('log', { name: 'Conversation' });
  await log.getByRole('listitem').first().waitFor();
  await way.take('Your agent answers');
  for (const text of answers) {
    await page.getByText('Listening', { exact: true }).waitFor();
    const field = page.getByRole('textbox', { name: 'Your message' });
    await way.type(field, text);
    await page.keyboard.press('Enter');
    await log.getByText(text).last().waitFor();
  }
  await page
    .getByRole('region', { name: 'Result' })
    .getByText(/^Booked/)
    .waitFor();
  if (way.ms > promised.booked * 1000) throw new Error(`It had booked after ${seconds(way.ms)}.`);
  process.stdout.write(`booked after ${Math.round(way.ms / 1000)} s\n`);
  await way.take('The appointment is booked');
  return way;
}

/** All frames in one picture, each with what is done in it, when, and after how many clicks. */
async function strip(browser: Browser, frames: readonly Frame[], theme: 'light' | 'dark'): Promise<Buffer> {
  const font = await readFile(
    path.join(root, 'node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'),
  );
  const cells = frames.map(
    ({ caption, note, png }, at) =>
      `<figure><img src="data:image/png;base64,${png[theme].toString('base64')}"><figcaption><b>${at + 1}. ${caption}</b><span>${note}</span></figcaption></figure>`,
  );
  const colors =
    theme === 'light' ? ['#fcfaf7', '#121f26', '#4c585f', '#e1ded8'] : ['#0a1114', '#e9eceb', '#a7afb3', '#262c31'];
  const page = await browser.newPage({ viewport: { width: 1500, height: 400 } });
  await page.setContent(
    `<style>@font-face{font-family:Geist;src:url(data:font/woff2;base64,${font.toString('base64')})}
    body{margin:0;padding:24px;display:grid;grid-template-columns:repeat(3,1fr);gap:28px 24px;background:${colors[0]};color:${colors[1]};font:22px/1.3 Geist}
    figure{margin:0}img{display:block;width:100%;box-sizing:border-box;border:1px solid ${colors[3]};border-radius:10px}
    figcaption{display:flex;flex-direction:column;margin-top:10px}b{font-weight:600}span{color:${colors[2]};font-variant-numeric:tabular-nums}</style>${cells.join('')}`,
  );
  await page.evaluate('document.fonts.ready');
  const png = await page.screenshot({ fullPage: true });
  await page.close();
  return await encodeWebp(browser, png, webpQuality);
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'parley-film-'));
const product = await startServer(dataDir, false);
const browser = await chromium.launch({
  executablePath: toolPath('chromium'),
  args: ['--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required'],
});
try {
  const page = await browser.newPage({
    viewport: frame,
    deviceScaleFactor: density,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
  });
  page.setDefaultTimeout(60_000);
  const { frames } = await walk(page, product.url);
  for (const theme of ['light', 'dark'] as const) {
    const webp = await strip(browser, frames, theme);
    await writeFile(path.join(pictures, `first-minutes-${theme}.webp`), webp);
    process.stdout.write(`first-minutes-${theme}.webp ${Math.round(webp.length / 1024)} KiB\n`);
  }
} finally {
  await browser.close();
  await product.close();
  await rm(dataDir, { recursive: true, force: true });
}
