import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import lighthouse from 'lighthouse';
import { freePort } from '#server/platform/free-port.ts';
import { toolPath } from '../scripts/tools.ts';
import { type BenchRow, median, printRows } from './bench-row.ts';

/** The public pages as Lighthouse's mobile preset sees them: a slow phone on slow 4G. */

const root = path.resolve(import.meta.dirname, '..');
const pages = ['/', '/get-started', '/solutions/text-to-speech', '/documentation'];
/** Odd, so that the median is a run. */
const runs = 3;
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const ended = (child: ChildProcess) => new Promise((resolve) => child.once('exit', resolve));

async function startServer(dataDir: string, port: number): Promise<ChildProcess> {
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'error', RATE_LIMIT: '100' };
  const child = spawn(process.execPath, ['server/main.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => String(chunk).includes('Parley is ready') && resolve());
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return child;
}

/** A browser with a profile of its own that answers on a debugging port. */
async function startBrowser(profile: string, port: number): Promise<ChildProcess> {
  const child = spawn(
    toolPath('chromium'),
    [...flags, `--user-data-dir=${profile}`, `--remote-debugging-port=${port}`, 'about:blank'],
    { stdio: 'ignore' },
  );
  for (let tries = 0; tries < 100; tries++) {
    const answers = await fetch(`http://127.0.0.1:${port}/json/version`).then(
      (response) => response.ok,
      () => false,
    );
    if (answers) return child;
    await wait(100);
  }
  throw new Error('The browser did not answer on its debugging port.');
}

type Audits = Record<string, { numericValue?: number; details?: unknown }>;

async function audit(url: string, port: number) {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', formFactor: 'mobile' });
  if (result === undefined) throw new Error(`Lighthouse gave no result for ${url}.`);
  // The members that are looked at; the library’s type leaves most open.
  const { categories, audits } = result.lhr as unknown as {
    categories: Record<string, { score: number }>;
    audits: Audits;
  };
  const { items } = audits['network-requests']!.details as {
    items: { resourceType?: string; transferSize?: number }[];
  };
  const scripts = items.filter((item) => item.resourceType === 'Script');
  return {
    score: (name: string) => Math.round((categories[name]?.score ?? 0) * 100),
    lcp: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    shift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    scriptKb: scripts.reduce((sum, item) => sum + (item.transferSize ?? 0), 0) / 1000,
  };
}

export async function run(): Promise<BenchRow[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'parley-pages-'));
  const [serverPort, browserPort] = [await freePort(), await freePort()];
  const server = await startServer(path.join(folder, 'data'), serverPort);
  const browser = await startBrowser(path.join(folder, 'profile'), browserPort);
  try {
    const rows: BenchRow[] = [];
    for (const page of pages) {
      const seen: Awaited<ReturnType<typeof audit>>[] = [];
      for (let i = 0; i < runs; i++) seen.push(await audit(`http://127.0.0.1:${serverPort}${page}`, browserPort));
      const middle = (read: (one: (typeof seen)[number]) => number) => median(seen.map(read));
      rows.push(
        {
          name: `${page} performance`,
          value: middle((one) => one.score('performance')),
          unit: 'of 100',
          goal: '>= 95',
        },
        {
          name: `${page} accessibility`,
          value: middle((one) => one.score('accessibility')),
          unit: 'of 100',
          goal: '100',
        },
        {
          name: `${page} best practices`,
          value: middle((one) => one.score('best-practices')),
          unit: 'of 100',
          goal: '100',
        },
        { name: `${page} SEO`, value: middle((one) => one.score('seo')), unit: 'of 100', goal: '100' },
        { name: `${page} largest contentful paint`, value: middle((one) => one.lcp), unit: 'ms', goal: '<= 1500' },
        { name: `${page} layout shift`, value: middle((one) => one.shift), unit: '', goal: '< 0.02' },
        { name: `${page} JavaScript over the wire`, value: middle((one) => one.scriptKb), unit: 'kB', goal: '<= 140' },
      );
    }
    return rows;
  } finally {
    browser.kill('SIGKILL');
    server.kill('SIGTERM');
    await Promise.all([ended(browser), ended(server)]);
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) printRows('pages', await run());
