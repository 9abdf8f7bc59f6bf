import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import pino from 'pino';
import { readConfig } from '#server/config.ts';
import { closeServices, openServices } from '#server/open-services.ts';
import { freePort } from '#server/platform/free-port.ts';
import { startServer } from '#server/testing/child-server.ts';
import { signUpAt } from '#server/testing/http-person.ts';
import { toolPath } from '../scripts/tools.ts';
import { type BenchRow, printRows, quantile } from './bench-row.ts';
import { fill } from './calls-search.ts';

/**
 * The list of calls in a browser, scrolled through a hundred thousand rows. The reference is the same list with the rows
 * of its first pages only, scrolled as fast in the same page.
 */

/** Pixels of one frame: some 3,600 a second, faster than anyone reads. */
const stride = 60;
/** Frames of one measure. */
const frames = 600;
/** Longer than this between two frames, in ms, and one of sixty a second was dropped. */
const dropped = 25;

/** Fills the one workspace of a data folder whose server is down. */
async function fillFolder(folder: string, count: number): Promise<void> {
  const config = readConfig({ ...process.env, DATA_DIR: folder });
  const services = await openServices(config, pino({ level: 'warn' }), (reason) => {
    throw new Error(`The database has died: ${reason}`);
  });
  try {
    await services.jobs.start({ work: false });
    const { rows } = await services.db.pool.query('select id from workspaces');
    await fill({ services, workspaceId: (rows[0] as { id: string }).id, actor: null }, count);
  } finally {
    await closeServices(services);
  }
}

const list = (page: Page) => page.getByRole('region', { name: 'Calls' });

/** What runs in the page has of its own. */
interface OfBrowser {
  requestAnimationFrame(next: (now: number) => void): void;
}

/** Milliseconds between frames while the list is scrolled, downwards or upwards. */
const scroll = (page: Page, by: number): Promise<number[]> =>
  list(page).evaluate(
    (box, { by, frames }) =>
      new Promise<number[]>((resolve) => {
        // Runs in the page.
        const { requestAnimationFrame } = globalThis as unknown as OfBrowser;
        const took: number[] = [];
        let before = performance.now();
        const next = (now: number) => {
          took.push(now - before);
          before = now;
          box.scrollTop += by;
          if (took.length > frames) resolve(took.slice(1));
          else requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      }),
    { by, frames },
  );

/** Loads to the end, as someone who drags the bar down again and again. Answers how many rows are there. */
const toTheEnd = (page: Page, count: number): Promise<number> =>
  list(page).evaluate(
    (box, wanted) =>
      new Promise<number>((resolve) => {
        const look = () => {
          box.scrollTop = box.scrollHeight;
          const there = Math.max(
            ...[...box.querySelectorAll('[data-row]')].map((row) => Number(row.getAttribute('data-row'))),
          );
          if (there >= wanted - 1) resolve(there + 1);
          else setTimeout(look, 20);
        };
        look();
      }),
    count,
  );

export async function run({ count = 100_000 } = {}): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'parley-bench-'));
  const settings = { DATA_DIR: dataDir, AUTH_AUTOCONFIRM: 'true' };
  const begin = async () => startServer({ ...settings, PORT: String(await freePort()) });
  const browser = await chromium.launch({ executablePath: toolPath('chromium'), args: ['--no-sandbox'] });
  let server = await begin();
  try {
    const { email, password } = await signUpAt(server.address);
    await server.stop();
    await fillFolder(dataDir, count);
    server = await begin();
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`http://${server.address}/login`);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Getting Started' }).waitFor();
    await page.goto(`http://${server.address}/dashboard/calls?tests=with`);
    await page.getByRole('row').nth(5).waitFor();
    const few = await scroll(page, stride);
    const begun = performance.now();
    const there = await toTheEnd(page, count);
    const loaded = (performance.now() - begun) / 1000;
    const many = await scroll(page, -stride);
    const share = (of: readonly number[]) => (100 * of.filter((ms) => ms > dropped).length) / of.length;
    return [
      { name: 'frames dropped, the first rows', value: share(few), unit: '%' },
      { name: 'time between frames, 95th percentile', value: quantile(few, 0.95), unit: 'ms' },
      { name: `frames dropped, ${there} rows loaded`, value: share(many), unit: '%', goal: '0' },
      {
        name: 'time between frames, 95th percentile',
        value: quantile(many, 0.95),
        unit: 'ms',
        ratio: quantile(many, 0.95) / quantile(few, 0.95),
      },
      { name: 'from the first rows to the last', value: loaded, unit: 's' },
    ];
  } finally {
    await browser.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { count: { type: 'string', default: '100000' } } });
  printRows('scrolling calls', await run({ count: Number(values.count) }));
}
