import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '#server/platform/free-port.ts';
import { StartError } from '#server/platform/start-error.ts';
import { type Account, runAs } from './account.ts';
import { cleanEnvironment, dataFolder, reasonIn } from './data-folder.ts';
import { type Programs, program } from './programs.ts';
import { makeSocketFolder, socketFolder, socketPort } from './socket-folder.ts';

/** The server of PostgreSQL over one folder, as a child of this process. */
export interface Postmaster {
  pid: number;
  /** Resolves with the reason when it has ended. */
  ended: Promise<string>;
  /** Ends it: connections are cut, and everything acknowledged is on the disk. */
  stop(): Promise<void>;
}

const isWindows = process.platform === 'win32';
/** Milliseconds. Between two looks at a file that PostgreSQL writes. */
const lookEvery = 20;
/** Milliseconds that a recovery may take after a crash: the log of half a gigabyte, on a slow disk. */
const readyWithin = 600_000;
/** Milliseconds for a clean end, and then for one without a last checkpoint. */
const stopWithin = 60_000;

/** What postmaster.pid says, by line: process, folder, start, port, socket folder, address, memory, state. */
function readPidFile(home: string): { pid: number; port: number; state: string } | null {
  const file = path.join(dataFolder(home), 'postmaster.pid');
  if (!existsSync(file)) return null;
  const [pid = '', , , port = '', , , , state = ''] = readFileSync(file, 'utf8').split('\n');
  return { pid: Number.parseInt(pid, 10), port: Number.parseInt(port, 10), state: state.trim() };
}

/** The port of a server on Windows. */
export const listeningPort = (home: string): number => readPidFile(home)?.port ?? 0;

/** Whether there is such a process; one that has ended and that no one has buried is none. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const status = `/proc/${pid}/stat`;
  return !(existsSync(status) && /\) [ZX] /.test(readFileSync(status, 'utf8')));
}

/** The words that a process was started with. */
async function commandOf(pid: number): Promise<string[]> {
  if (process.platform === 'linux') {
    const file = `/proc/${pid}/cmdline`;
    return existsSync(file) ? readFileSync(file, 'utf8').split('\0') : [];
  }
  const ask: [string, string[]] = isWindows
    ? ['tasklist', ['/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH']]
    : ['ps', ['-p', String(pid), '-o', 'args=']];
  const { stdout } = await promisify(execFile)(...ask).catch(() => ({ stdout: '' }));
  return [stdout];
}

/** Whether a process is a server of PostgreSQL over this folder. Process numbers come again, after a restart of the machine above all. */
async function servesFolder(pid: number, home: string): Promise<boolean> {
  const words = await commandOf(pid);
  if (words.length === 0) return false;
  const folder = realpathSync(dataFolder(home));
  if (words.length === 1) return words[0]!.includes('postgres') && (isWindows || words[0]!.includes(dataFolder(home)));
  const named = words[words.indexOf('-D') + 1] ?? '';
  return words[0]!.includes('postgres') && existsSync(named) && realpathSync(named) === folder;
}

/** Sends a signal; that the process is gone already is what was wanted. */
function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function untilGone(pid: number, withinMs: number): Promise<boolean> {
  for (const until = performance.now() + withinMs; isAlive(pid); await wait(lookEvery)) {
    if (performance.now() > until) return false;
  }
  return true;
}

/**
 * Ends a server that a killed process left over this folder, which no one but the caller may use (see `lockDataDir`), and forgets one
 * that is no more, whose number another program may have by now. What is left of its own processes PostgreSQL finds by the memory that
 * they share, which postmaster.pid names: the file stays, with a number that it takes for no server's: its parent's.
 * @throws StartError where it does not end
 */
export async function endOrphan(home: string): Promise<void> {
  const found = readPidFile(home);
  if (found === null) return;
  if (isAlive(found.pid) && (await servesFolder(found.pid, home))) await end(found.pid, home);
  const file = path.join(dataFolder(home), 'postmaster.pid');
  if (existsSync(file)) writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, String(process.pid)));
  for (const left of ['', '.lock'])
    rmSync(path.join(socketFolder(home), `.s.PGSQL.${socketPort}${left}`), { force: true });
}

async function end(pid: number, home: string): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    send(pid, signal);
    if (await untilGone(pid, stopWithin / 6)) return;
  }
  throw new StartError(
    `A PostgreSQL server (process ${pid}) is running on ${home} and won’t stop. Stop it, and start Parley again.`,
  );
}

/** What binds the server whatever its postgresql.conf says. */
function settings(folder: string, port: number, durable: boolean): string[] {
  const place = isWindows
    ? ['listen_addresses=127.0.0.1', `port=${port}`]
    : ['listen_addresses=', `port=${socketPort}`, `unix_socket_directories=${folder}`, 'unix_socket_permissions=0700'];
  // Into its log goes why it ended, and no word of any caller.
  const quiet = ['logging_collector=off', 'log_destination=stderr', 'log_min_messages=log', 'log_checkpoints=off'];
  const values = ['log_min_error_statement=panic', 'log_error_verbosity=terse', 'log_statement=none'];
  const safety = durable ? ['fsync=on', 'full_page_writes=on'] : ['fsync=off', 'full_page_writes=off'];
  return [...place, ...quiet, ...values, ...safety, 'synchronous_commit=on', 'timezone=UTC', 'log_timezone=UTC'];
}

/**
 * Waits on its standard input, which only this process holds open: a line says that the server has ended by itself; its end, that this
 * process has. Its parent becomes the server ($$).
 */
const watching =
  'exec 3<&0; ( trap "" INT TERM QUIT HUP; read -r line <&3 || kill -INT $$ ) & exec "$@" </dev/null 3<&-';

function launch(account: Account, command: string[], home: string, log: number): ChildProcess {
  const { command: whole, ids } = runAs(account, command);
  const [file = '', ...args] = isWindows ? whole : ['/bin/sh', '-c', watching, 'parley-postgres', ...whole];
  return spawn(file, args, {
    ...ids,
    cwd: dataFolder(home),
    env: cleanEnvironment(),
    // In a group of its own, or Ctrl-C would end it before the server has ended its calls.
    detached: !isWindows,
    stdio: ['pipe', log, log],
  });
}

/** What PostgreSQL says where backends of a killed server have not noticed yet. */
const stillHeld = /pre-existing shared memory block/;
const tries = 50;

/**
 * Starts the server over a folder that is there, and waits until it takes connections.
 * @throws StartError with PostgreSQL's own reason
 */
export async function startPostmaster(
  home: string,
  programs: Programs,
  account: Account,
  { durable = true, settings: more = [] }: { durable?: boolean; settings?: string[] } = {},
): Promise<Postmaster> {
  const folder = isWindows ? '' : makeSocketFolder(account, home);
  for (let attempt = 1; ; attempt++) {
    const port = isWindows ? await freePort() : socketPort;
    const settled = [...settings(folder, port, durable), ...more].flatMap((setting) => ['-c', setting]);
    const started = await attemptStart(home, account, [
      program(programs, 'postgres'),
      '-D',
      dataFolder(home),
      ...settled,
    ]);
    if (typeof started !== 'string') return started;
    if (!stillHeld.test(started) || attempt === tries) {
      throw new StartError(`Couldn’t start the database in ${home}: ${reasonIn(started)}`);
    }
    await wait(lookEvery * 10);
  }
}

/** Answers the server, or what it wrote before it ended. */
async function attemptStart(home: string, account: Account, command: string[]): Promise<Postmaster | string> {
  const logFile = path.join(home, 'log');
  const log = openSync(logFile, 'w', 0o600);
  const child = launch(account, command, home, log);
  closeSync(log);
  let over = false;
  const ended = new Promise<string>((resolve) => {
    const end = (why: string) => {
      over = true;
      // The watcher lets go without a signal.
      child.stdin?.end('ended\n');
      resolve(why);
    };
    child.once('error', (error) => end(`error: ${error.message}`));
    child.once('exit', (code, signal) =>
      end(readFileSync(logFile, 'utf8').trim() || `it ended with ${signal ?? code}`),
    );
  });
  // A watcher that is gone already needs no word.
  child.stdin?.on('error', () => {});
  for (const until = performance.now() + readyWithin; !over; await wait(lookEvery)) {
    const found = readPidFile(home);
    if (found?.pid === child.pid && found?.state === 'ready') break;
    if (performance.now() > until) child.kill('SIGQUIT');
  }
  if (over) return ended;
  return {
    pid: child.pid!,
    ended: ended.then(reasonIn),
    async stop() {
      if (!over) child.kill('SIGINT');
      const late = setTimeout(() => child.kill('SIGQUIT'), stopWithin);
      await ended;
      clearTimeout(late);
    },
  };
}
