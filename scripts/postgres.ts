import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chooseAccount, makeHome, reachablePrograms } from '#server/infra/db/embedded/account.ts';
import { makeDataFolder, owner } from '#server/infra/db/embedded/data-folder.ts';
import { type Postmaster, startPostmaster } from '#server/infra/db/embedded/postmaster.ts';
import { findPrograms } from '#server/infra/db/embedded/programs.ts';
import { freePort } from '#server/infra/free-port.ts';

export interface TemporaryServer {
  url: string;
  /** Ends it at once, as a crash does. Its data stay. */
  crash(): Promise<void>;
  /** Starts it again after a crash. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Test files of one worker share its modules, and some leave connections to their end. */
const connections = 600;

/** A server of its own on loopback, over a folder that goes with it. Its data need not survive anything. */
export async function startPostgres(): Promise<TemporaryServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'parley-postgres-'));
  const home = path.join(folder, 'postgresql');
  const account = await chooseAccount();
  makeHome(account, home);
  const programs = reachablePrograms(account, await findPrograms(), folder);
  await makeDataFolder(home, programs, account, false);
  const port = await freePort();
  // A database is copied for each file of tests: its files, and not its log.
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, `max_connections=${connections}`, 'autovacuum=off'];
  const start = () => startPostmaster(home, programs, account, { durable: false, settings });
  let server: Postmaster = await start();
  return {
    url: `postgres://${owner}@127.0.0.1:${port}/postgres`,
    async crash() {
      process.kill(server.pid, 'SIGQUIT');
      await server.ended;
    },
    async restart() {
      server = await start();
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
