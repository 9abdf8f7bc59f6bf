import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type BenchRow, median, printRows } from './bench-row.ts';

/** Start-up times and the memory of an idle server, as whole processes. */

const root = path.resolve(import.meta.dirname, '..');
const starts = 5;
/** Milliseconds after the start until the server counts as idle. */
const settle = 5_000;

interface Started {
  ms: number;
  memoryMb: number;
}

/** Resident memory of a process in MB, from Linux; NaN elsewhere. */
function residentMb(pid: number): number {
  try {
    const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kb) / 1024;
  } catch {
    return Number.NaN;
  }
}

/** A process until it prints `ready`, then for a while longer when its memory is asked for. */
async function start(args: string[], env: NodeJS.ProcessEnv, ready: string, idleMs: number): Promise<Started> {
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
  await wait(idleMs);
  const memoryMb = residentMb(child.pid!);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
  return { ms, memoryMb };
}

export async function run(): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'parley-bench-'));
  const env = { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' };
  const server = (idleMs: number) => start(['server/main.ts'], env, 'Parley is ready', idleMs);
  try {
    const first = await server(0);
    const again: number[] = [];
    const bare: number[] = [];
    for (let i = 0; i < starts; i++) {
      again.push((await server(0)).ms);
      bare.push((await start(['-e', 'console.log("up"); setTimeout(() => {}, 1e6)'], {}, 'up', 0)).ms);
    }
    const { memoryMb } = await server(settle);
    return [
      { name: 'first start, fresh data folder', value: first.ms, unit: 'ms' },
      {
        name: 'later start, median (ratio to a bare node process)',
        value: median(again),
        unit: 'ms',
        ratio: median(again) / median(bare),
        goal: '< 4000',
      },
      { name: 'memory when idle, embedded database', value: memoryMb, unit: 'MB', goal: '< 600' },
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

if (import.meta.main) printRows('server', await run());
