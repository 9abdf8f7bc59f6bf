import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chooseAccount, makeHome, reachablePrograms } from '#server/platform/embedded/account.ts';
import { dataFolder, makeDataFolder, owner, ownFolder } from '#server/platform/embedded/data-folder.ts';
import { type Postmaster, startPostmaster } from '#server/platform/embedded/postmaster.ts';
import { findPrograms } from '#server/platform/embedded/programs.ts';
import { freePort } from '#server/platform/free-port.ts';

export interface TemporaryServer {
  url: string;
  /** Ends it at once, as a crash does. Its data stay. */
  crash(): Promise<void>;
  /** Starts it again after a crash. */
  restart(): Promise<void>;
  /** Copies its databases, as a folder that a server can start over. It is away meanwhile. */
  copyTo(home: string): Promise<void>;
  stop(): Promise<void>;
}

/** Test files of one worker share its modules, and some leave connections to their end. */
const connections = 600;

/** Copies the databases of a server that does not run. */
export function copyDatabases(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  // Which a copy forgets, and PostgreSQL wants.
  chmodSync(dataFolder(to), 0o700);
}

/**
 * A server of its own on loopback, over a folder that goes with it. Its data need not survive anything.
 * @param from a copy of another one's databases, which it begins with
 */
export async function startPostgres(from?: string): Promise<TemporaryServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'parley-postgres-'));
  const home = path.join(folder, 'postgresql');
  const account = await chooseAccount();
  makeHome(account, home);
  const programs = reachablePrograms(account, await findPrograms(), folder);
  if (from === undefined) await makeDataFolder(home, programs, account, false);
  else {
    copyDatabases(from, home);
    ownFolder(home, account);
  }
  const port = await freePort();
  // A database is copied for each file of tests: its files, and not its log.
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, `max_connections=${connections}`, 'autovacuum=off'];
  const start = () => startPostmaster(home, programs, account, { durable: false, settings });
  let server: Postmaster = await start();
  return {
    url: `postgres://${owner}@127.0.0.1:${port}/${from === undefined ? 'postgres' : owner}`,
    async crash() {
      process.kill(server.pid, 'SIGQUIT');
      await server.ended;
    },
    async restart() {
      server = await start();
    },
    async copyTo(target) {
      await server.stop();
      copyDatabases(home, target);
      server = await start();
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
