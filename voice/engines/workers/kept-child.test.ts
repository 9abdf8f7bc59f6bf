import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { spawnKept } from './kept-child.ts';

const module = pathToFileURL(path.join(import.meta.dirname, 'kept-child.ts')).href;
const busy = `process.stdout.write('busy\\n'); for (;;);`;
/** Starts two programs, of which one ends, and tells with what the other says that it is busy. */
const parent = `
import { spawnKept } from '${module}';
const ends = spawnKept(['-e', ''], {});
ends.once('exit', () => {
  const child = spawnKept(['-e', ${JSON.stringify(busy)}], {});
  child.stdout.once('data', () => process.stdout.write(String(child.pid)));
});
`;

/** What the system says of a process: R runs, S sleeps, Z has ended. */
const stateOf = (pid: number): string => {
  try {
    return /\) (\w)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))![1]!;
  } catch {
    return 'gone';
  }
};

it('a busy program ends when its parent is killed', async () => {
  const { execPath } = process;
  const killed = spawn(execPath, ['--no-warnings', '--input-type=module', '-e', parent], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [pid] = (await once(killed.stdout, 'data')) as [Buffer];
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  // Once ended it may stay as a zombie, where no one asks for it.
  await expect.poll(() => stateOf(Number(pid)), { timeout: 20_000, interval: 50 }).toMatch(/^(gone|Z)$/);
});

it('a busy program ends when its processor time is over', async () => {
  const child = spawnKept(['-e', busy], { cpuSeconds: 1 });
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  expect([code, signal]).toEqual([null, expect.stringMatching(/^SIG(KILL|XCPU)$/)]);
});

it('a program that ends by itself is not looked for, and tells what it said', async () => {
  const child = spawnKept(['-e', 'process.stdin.pipe(process.stdout)'], { cpuSeconds: 20 });
  child.stdin.end('said');
  expect(String(((await once(child.stdout, 'data')) as [Buffer])[0])).toBe('said');
  expect(await once(child, 'exit')).toEqual([0, null]);
});
