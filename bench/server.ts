import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '../scripts/postgres.ts';
import { type BenchRow, median, printRows } from './bench-row.ts';

/** Start-up times and the memory of an idle server, as whole processes. */

const root = path.resolve(import.meta.dirname, '..');
const starts = 5;
/** Minutes after the start at which an idle server's memory is looked at. */
const looks = [1, 5];

interface Started {
  ms: number;
  /** Resident memory at each look, in MB, and the most that it ever had. */
  memoryMb: number[];
  peakMb: number;
}

/** Memory of a process in MB, from Linux, by the name that it has there; NaN elsewhere. */
function memoryOf(pid: number, name: 'VmRSS' | 'VmHWM'): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

/** What `npm start` runs, with its flags. */
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const [, ...startArgs] = scripts.start!.split(' ');

/** A process until it prints `ready`, then until the last of these minutes have passed. */
async function start(args: string[], env: NodeJS.ProcessEnv, ready: string, minutes: number[]): Promise<Started> {
  const begun = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ms = await new Promise<number>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (output.includes(ready)) resolve(performance.now() - begun);
    });
    child.once('exit', (code) => reject(new Error(`ended with ${code} before it was ready`)));
  });
  const memoryMb: number[] = [];
  let passed = 0;
  for (const minute of minutes) {
    await wait((minute - passed) * 60_000);
    passed = minute;
    memoryMb.push(memoryOf(child.pid!, 'VmRSS'));
  }
  const peakMb = memoryOf(child.pid!, 'VmHWM');
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
  return { ms, memoryMb, peakMb };
}

function memoryRows(name: string, { memoryMb, peakMb }: Started, goalMb: number): BenchRow[] {
  return [
    ...memoryMb.map((mb, n) => ({
      name: `memory after ${looks[n]} min idle, ${name}`,
      value: mb,
      unit: 'MB',
      ...(looks[n] === 5 && { goal: `< ${goalMb}` }),
    })),
    { name: `most memory since the start, ${name}`, value: peakMb, unit: 'MB', goal: '< 600' },
  ];
}

/** Measures; takes some twelve minutes, ten of them idle. */
export async function run(): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'parley-bench-'));
  const env = { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' };
  const server = (minutes: number[], more: NodeJS.ProcessEnv = {}) =>
    start(startArgs, { ...env, ...more }, 'Parley is ready', minutes);
  const postgres = await startPostgres();
  try {
    const first = await server([]);
    const again: number[] = [];
    const bare: number[] = [];
    for (let i = 0; i < starts; i++) {
      again.push((await server([])).ms);
      bare.push((await start(['-e', 'console.log("up"); setTimeout(() => {}, 1e6)'], {}, 'up', [])).ms);
    }
    const embedded = await server(looks);
    const other = { DATA_DIR: path.join(dataDir, 'other'), DATABASE_URL: postgres.url };
    await server([], other);
    const onServer = await server(looks, other);
    return [
      { name: 'first start, fresh data folder', value: first.ms, unit: 'ms' },
      {
        name: 'later start, median (ratio to a bare node process)',
        value: median(again),
        unit: 'ms',
        ratio: median(again) / median(bare),
        goal: '< 4000',
      },
      ...memoryRows('embedded database', embedded, 300),
      ...memoryRows('PostgreSQL', onServer, 200),
    ];
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

if (import.meta.main) printRows('server', await run());
