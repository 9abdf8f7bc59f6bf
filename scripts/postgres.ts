import { execFileSync, spawn } from 'node:child_process';
import { chownSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#server/testing/free-port.ts';
import { toolPath } from './tools.ts';

/** Between two looks whether it is ready, in ms. */
const lookEveryMs = 50;
/** PostgreSQL refuses to run as root, so root lends it the account that owns nothing. */
const nobody = 65_534;

export interface TemporaryServer {
  url: string;
  /** Ends it at once, as a crash does. Its data stay. */
  crash(): Promise<void>;
  /** Starts it again after a crash. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** A server of its own on loopback, over a folder that goes with it. Its data need not survive anything. */
export async function startPostgres(): Promise<TemporaryServer> {
  const programs = toolPath('postgres');
  const folder = mkdtempSync(path.join(tmpdir(), 'parley-postgres-'));
  const account = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
  if (account.uid !== undefined) chownSync(folder, nobody, nobody);
  const data = path.join(folder, 'data');
  const port = await freePort();
  // Test files of one worker share its modules, and some leave connections to their end.
  const room = ['fsync=off', 'max_connections=600'];
  const settings = [`listen_addresses=127.0.0.1`, `port=${port}`, `unix_socket_directories=${folder}`, ...room];
  execFileSync(path.join(programs, 'initdb'), ['-D', data, '-U', 'parley', '-A', 'trust', '--no-sync', '-E', 'UTF8'], {
    ...account,
    cwd: folder,
    stdio: 'ignore',
  });
  const log = path.join(folder, 'log');
  async function launch() {
    // Into a file: who started it may be waiting for a test run and read no pipe, and a full one stops every backend.
    const output = openSync(log, 'w');
    const server = spawn(
      path.join(programs, 'postgres'),
      ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
      { ...account, cwd: folder, stdio: ['ignore', 'ignore', output] },
    );
    closeSync(output);
    let over = false;
    const ended = new Promise<void>((resolve) =>
      server.once('exit', () => {
        over = true;
        resolve();
      }),
    );
    while (!readFileSync(log, 'utf8').includes('ready to accept connections')) {
      if (over) throw new Error(`PostgreSQL did not start:\n${readFileSync(log, 'utf8')}`);
      await wait(lookEveryMs);
    }
    return async (signal: 'SIGINT' | 'SIGQUIT') => {
      server.kill(signal);
      await ended;
    };
  }
  let end = await launch();
  return {
    url: `postgres://parley@127.0.0.1:${port}/postgres`,
    crash: () => end('SIGQUIT'),
    async restart() {
      end = await launch();
    },
    async stop() {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
