import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { agentsApi } from '#domain/agents/agents.ts';
import { chatsApi } from '#domain/channels/chats.ts';
import { signUpAt } from '#server/testing/http-person.ts';
import { type BenchRow, median, printRows } from './bench-row.ts';

/** Start-up times, and the memory and processor of a server that has answered three chats and then stands idle, its database included. */

const root = path.resolve(import.meta.dirname, '..');
const starts = 5;
/** Minutes after the chats at which the server is looked at. */
const looks = [5, 30, 60];
const chats = 3;

interface Started {
  child: ChildProcess;
  address: string;
  ms: number;
}

/** What a process and all that it started take. */
interface Look {
  /** Memory in MB: shared pages count once, in parts. */
  memoryMb: number;
  /** Seconds of processor since the start. */
  cpuS: number;
}

/** A process with all that descend from it. */
function family(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one))) {
    try {
      parents.set(Number(name), Number(/\) \w (\d+)/.exec(readFileSync(`/proc/${name}/stat`, 'utf8'))?.[1]));
    } catch {
      // It has ended meanwhile.
    }
  }
  const found = new Set([pid]);
  for (let before = 0; before < found.size; ) {
    before = found.size;
    for (const [child, parent] of parents) if (found.has(parent)) found.add(child);
  }
  return [...found];
}

/** Clock ticks a second, as Linux counts processor time. */
const ticks = 100;

function lookAt(pid: number): Look {
  const sum = { memoryMb: 0, cpuS: 0 };
  for (const one of family(pid)) {
    try {
      sum.memoryMb += Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${one}/smaps_rollup`, 'utf8'))?.[1]) / 1024;
      const fields = readFileSync(`/proc/${one}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ');
      sum.cpuS += (Number(fields[11]) + Number(fields[12])) / ticks;
    } catch {
      // It has ended meanwhile.
    }
  }
  return sum;
}

/** What `npm start` runs, with its flags. */
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const [, ...startArgs] = scripts.start!.split(' ');

/** A process until it prints `ready`. */
async function start(args: string[], env: NodeJS.ProcessEnv, ready: string): Promise<Started> {
  const begun = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (!output.includes(ready)) return;
      resolve({ child, ms: performance.now() - begun, address: /http:\/\/(\S+)/.exec(output)?.[1] ?? '' });
    });
    child.once('exit', (code) => reject(new Error(`ended with ${code} before it was ready`)));
  });
}

async function stop({ child }: Started): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

async function timeOf(args: string[], env: NodeJS.ProcessEnv, ready: string): Promise<number> {
  const started = await start(args, env, ready);
  await stop(started);
  return started.ms;
}

/** Someone signs up and writes with an agent. */
async function chatWith(address: string): Promise<void> {
  const person = await signUpAt(address);
  const { id } = await person.call<{ id: string }>(agentsApi.create, {}, { template: 'customer-support' });
  for (let n = 0; n < chats; n++) {
    const { id: chatId } = await person.call<{ id: string }>(chatsApi.start, { agentId: id }, {});
    for (const text of ['My name is Anna Berger', 'The dishwasher leaks', 'yes']) {
      await person.call(chatsApi.send, { callId: chatId }, { text });
    }
  }
}

/** Measures; takes an hour, nearly all of it idle, or as many minutes as it is told. */
export async function run(minutes: number[] = looks): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'parley-bench-'));
  const env = { DATA_DIR: dataDir, PORT: '8391', LOG_LEVEL: 'error', AUTH_AUTOCONFIRM: 'true' };
  const ready = 'Parley is ready';
  try {
    const first = await timeOf(startArgs, env, ready);
    const again: number[] = [];
    const bare: number[] = [];
    for (let i = 0; i < starts; i++) {
      again.push(await timeOf(startArgs, env, ready));
      bare.push(await timeOf(['-e', 'console.log("up"); setTimeout(() => {}, 1e6)'], {}, 'up'));
    }
    const server = await start(startArgs, env, ready);
    await chatWith(server.address);
    const found: Look[] = [];
    let passed = 0;
    for (const minute of minutes) {
      await wait((minute - passed) * 60_000);
      passed = minute;
      found.push(lookAt(server.child.pid!));
    }
    await stop(server);
    return [
      { name: 'first start, fresh data folder', value: first, unit: 'ms' },
      {
        name: 'later start, median (ratio to a bare node process)',
        value: median(again),
        unit: 'ms',
        ratio: median(again) / median(bare),
        goal: '< 4000',
      },
      ...found.map(({ memoryMb }, n) => ({
        name: `memory of server and database, ${chats} chats and then ${minutes[n]} min idle`,
        value: memoryMb,
        unit: 'MB',
        ...(minutes[n] === 5 && { goal: '< 300' }),
      })),
      ...found.slice(1).map((look, n) => ({
        name: `growth from minute ${minutes[n]} to ${minutes[n + 1]}`,
        value: look.memoryMb - found[n]!.memoryMb,
        unit: 'MB',
        ...(minutes[n + 1] === 60 && { goal: '< 2' }),
      })),
      ...found.slice(1).map((look, n) => ({
        name: `processor from minute ${minutes[n]} to ${minutes[n + 1]}, of one core`,
        value: ((look.cpuS - found[n]!.cpuS) / ((minutes[n + 1]! - minutes[n]!) * 60)) * 100,
        unit: '%',
      })),
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { minutes: { type: 'string', multiple: true } } });
  printRows('server', await run(values.minutes?.map(Number)));
}
