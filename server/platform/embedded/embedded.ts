import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { BaseLogger } from 'pino';
import { hasFreeSpace } from '#server/platform/db/data-dir.ts';
import { StartError } from '#server/platform/start-error.ts';
import { type Account, chooseAccount, makeHome, reachablePrograms } from './account.ts';
import { majorOf, makeDataFolder, owner, ownFolder, readPassword } from './data-folder.ts';
import { endOrphan, listeningPort, type Postmaster, startPostmaster } from './postmaster.ts';
import { findPrograms, type Programs, programsOf } from './programs.ts';
import { socketFolder, socketPort } from './socket-folder.ts';

/** PostgreSQL over a folder of DATA_DIR, as a child process that ends with this one. */
export interface Embedded {
  /** How to reach it. */
  config: pg.ClientConfig;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  log: Pick<BaseLogger, 'info' | 'warn' | 'error'>;
  /** It has ended and cannot be started again: the process has to end. The next start recovers everything acknowledged. */
  onLost: (reason: string) => void;
  /** Whether a commit waits for the disk. Only tests say false. */
  durable?: boolean;
  /** The programs and the account; chosen by the machine where they are not named. */
  programs?: Programs;
  account?: Account;
  /** More settings of the server, for tests. */
  settings?: string[];
}

/** Where the embedded database is. */
export const databaseFolder = (dataDir: string) => path.join(dataDir, 'postgresql');
/** Where an operator puts programs of another PostgreSQL, with which a folder is brought up to date. */
export const programsFolder = (dataDir: string) => path.join(dataDir, 'programs');
/** Where Parley 0.1 and earlier had theirs, in a form that PostgreSQL cannot read. */
export const formerFolder = (dataDir: string) => path.join(dataDir, 'database');

export const hasDatabase = (dataDir: string) => majorOf(databaseFolder(dataDir)) !== null;
/** Whether there is a database of an earlier version, and none of this one yet. */
export const hasFormerDatabase = (dataDir: string) =>
  !hasDatabase(dataDir) && existsSync(path.join(formerFolder(dataDir), 'PG_VERSION'));

/** How to reach the server over a folder, for a client in any process of this user. */
export function embeddedConfig(home: string, database: string = owner): pg.ClientConfig {
  const common = { user: owner, database, application_name: 'parley' };
  if (process.platform !== 'win32') return { ...common, host: socketFolder(home), port: socketPort };
  return { ...common, host: '127.0.0.1', port: listeningPort(home), password: readPassword(home) };
}

/**
 * Programs that fit a folder: those of the version that made it, the package's for a new one.
 * @throws StartError
 */
export async function fittingPrograms(home: string): Promise<Programs> {
  const newest = await findPrograms();
  const made = majorOf(home);
  if (made === null || made === newest.major) return newest;
  const same = await programsOf(made, programsFolder(path.dirname(home)));
  if (same !== null) return same;
  const before =
    made > newest.major
      ? 'Start the version of Parley that created it'
      : `Install PostgreSQL ${made} from your system's packages so that the next start can upgrade the database to ${newest.major}`;
  throw new StartError(
    `The database in ${home} was created by PostgreSQL ${made}, but this version of Parley comes with ${newest.major}. ${before}, or restore a backup into another DATA_DIR.`,
  );
}

/** Milliseconds. A server that ended sooner than so long after its start is not started a third time. */
const steadyAfter = 30_000;

/** PostgreSQL ends as a whole when its log can't grow. It recovers once there is space; until then only starting it fails. */
const diskIsFull = (reason: string) => /No space left on device|Disk quota exceeded/.test(reason);
/** Milliseconds between two looks at a full disk. */
const spaceEvery = 1_000;

/** Keeps the server running until it is told to stop. */
function keepRunning(
  home: string,
  first: Postmaster,
  start: () => Promise<Postmaster>,
  { log, onLost }: EmbeddedOptions,
) {
  let running = first;
  let startedAt = performance.now();
  let restarting: Promise<void> | undefined;
  let isStopping = false;
  let fellSoon = 0;
  let isWaitingForSpace = false;

  /** Its own processes it starts again by itself; here it has ended as a whole: killed, out of memory, or its disk is full. */
  async function again(reason: string): Promise<void> {
    if (diskIsFull(reason)) return onceThereIsSpace(reason);
    fellSoon = performance.now() - startedAt < steadyAfter ? fellSoon + 1 : 0;
    if (fellSoon > 2) return onLost(reason);
    log.error({ reason }, 'the embedded database has ended; starting it again');
    return startAgain();
  }

  async function startAgain(): Promise<void> {
    try {
      running = await start();
      startedAt = performance.now();
      watch();
    } catch (error) {
      const { message } = error as Error;
      if (diskIsFull(message)) await onceThereIsSpace(message);
      else onLost(message);
    }
  }

  /** The process stays: it answers that the database is away, and is whole again without a restart. */
  async function onceThereIsSpace(reason: string): Promise<void> {
    if (!isWaitingForSpace) log.error({ reason }, 'the disk is full: the database starts again when there is space');
    isWaitingForSpace = true;
    do await wait(spaceEvery);
    while (!isStopping && !hasFreeSpace(home));
    if (isStopping) return;
    await startAgain();
    isWaitingForSpace = false;
  }

  function watch(): void {
    void running.ended.then((reason) => {
      if (!isStopping) restarting = again(reason);
    });
  }

  watch();
  return async () => {
    isStopping = true;
    await restarting;
    await running.stop();
  };
}

/**
 * Starts the embedded database in a folder, which is made where there is none. The caller holds the lock of DATA_DIR.
 * @throws StartError
 */
export async function startEmbedded(home: string, options: EmbeddedOptions): Promise<Embedded> {
  const { durable = true } = options;
  const account = options.account ?? (await chooseAccount());
  makeHome(account, home);
  const found = options.programs ?? (await fittingPrograms(home));
  const programs = reachablePrograms(account, found, path.dirname(home));
  if (majorOf(home) === null) await makeDataFolder(home, programs, account, durable);
  else ownFolder(home, account);
  const start = async () => {
    await endOrphan(home);
    return startPostmaster(home, programs, account, { durable, settings: options.settings ?? [] });
  };
  const running = await start();
  try {
    await makeDatabase(home);
  } catch (error) {
    await running.stop();
    throw error;
  }
  return { config: embeddedConfig(home), stop: keepRunning(home, running, start, options) };
}

/** Makes the database itself, in a server that has none yet. */
async function makeDatabase(home: string): Promise<void> {
  const client = new pg.Client(embeddedConfig(home, 'postgres'));
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [owner]);
    if (rowCount === 0) await client.query(`create database ${owner}`);
  } finally {
    await client.end();
  }
}
