import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import type { BaseLogger } from 'pino';
import { StartError } from '../start-error.ts';
import { checkFreeSpace, lockDataDir, makeDataDir } from './data-dir.ts';
import { type Embedded, startEmbedded } from './embedded.ts';
import { type Gate, inLane, type Lane, narrowGate, openGate } from './lanes.ts';
import { type Listener, listenerOnPool, listenerOnServer } from './listener.ts';
import { migrate } from './migrate.ts';
import { connectServer, logLostConnections, openLongPool, serverConfig } from './server-pool.ts';
import { copyEmbedded } from './snapshot.ts';
import { makeFreshDirectory } from './template.ts';
import {
  longLimits,
  type OpenTransaction,
  shortLimits,
  type Transactions,
  type Tx,
  transactionsOver,
} from './transactions.ts';
import { keepUp } from './upkeep.ts';

export type { Tx };

/** PostgreSQL, embedded or on a server: the same driver, SQL and errors. */
export interface Database extends Transactions {
  engine: 'embedded' | 'server';
  /**
   * Plain connections as the login role, which row-level security may not bind. For infrastructure only: rules use
   * `tenant` and `system`. Embedded there is one connection, so never query it inside a transaction.
   */
  pool: pg.Pool;
  /** One statement, or several without values, as the login role: for the queue. After everything more urgent. */
  background(text: string, values?: unknown[]): Promise<pg.QueryResult | pg.QueryResult[]>;
  /**
   * Runs one transaction across all workspaces that may take a quarter of an hour, for jobs only: on connections of its
   * own, so that nobody waits behind it. The embedded database has one for all: there, cut the work into pieces.
   */
  long<T>(run: (tx: Tx) => Promise<T>): Promise<T>;
  /** Calls `hear` with the lane of each statement on the embedded database and the milliseconds that it took. */
  onStatement(hear: (lane: Lane, ms: number) => void): void;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  listen: Listener['listen'];
  /** Copies the embedded database's folder as it is at one moment; null on a server, which anybody can ask himself. */
  copyTo: ((folder: string) => Promise<void>) | null;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Holds the embedded database. */
  dataDir: string;
  /** `postgres://…`; null for the embedded database. */
  databaseUrl: string | null;
  log: Pick<BaseLogger, 'info' | 'warn' | 'error'>;
  /** The embedded database has died: the process has to end. The next start recovers everything acknowledged. */
  onLost: (reason: string) => void;
  /** Whether a commit waits for the disk. Only tests say false. */
  durable?: boolean;
  /** Whether calls are live, beside which upkeep steps aside. */
  busy?: () => boolean;
}

/** Milliseconds. */
const pingTimeout = 5_000;

/**
 * Opens the database and brings it to the present schema.
 * @throws StartError
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, log } = options;
  const { engine, gate, pool, longPool, listener, copyTo, onRequest, end } = databaseUrl
    ? await openServer(databaseUrl, log)
    : await openEmbedded(options);
  const close = async () => {
    await listener.close();
    await end();
  };
  try {
    const applied = await migrate(pool);
    if (applied.length > 0) log.info({ migrations: applied }, 'the database was migrated');
  } catch (error) {
    await close();
    throw error;
  }
  const current: OpenTransaction = new AsyncLocalStorage();
  const long = transactionsOver(longPool, longLimits, gate, current);
  return {
    engine,
    pool,
    ...transactionsOver(pool, shortLimits(engine), gate, current),
    long: (run) => inLane('background', () => long.system(run)),
    background: (text, values) => aside(gate, () => pool.query(text, values)),
    onStatement: (hear) => onRequest((ms) => gate.lane !== null && hear(gate.lane, ms)),
    ping: async () => {
      await pool.query({ text: 'select 1', query_timeout: pingTimeout } as pg.QueryConfig);
    },
    listen: listener.listen,
    copyTo,
    close,
  };
}

/** Does something behind everything more urgent, and alone where there is one connection. */
const aside = <T>(gate: Gate, work: () => Promise<T>): Promise<T> =>
  inLane('background', async () => {
    const leave = await gate.enter();
    try {
      return await work();
    } finally {
      leave();
    }
  });

interface Opened {
  engine: Database['engine'];
  gate: Gate;
  pool: pg.Pool;
  /** For what may take long; the same on the embedded database. */
  longPool: pg.Pool;
  listener: Listener;
  copyTo: Database['copyTo'];
  onRequest: Embedded['onRequest'];
  end(): Promise<void>;
}

async function openServer(databaseUrl: string, log: DatabaseOptions['log']): Promise<Opened> {
  const pool = await connectServer(databaseUrl, log);
  const longPool = openLongPool(databaseUrl, log);
  const listener = listenerOnServer(serverConfig(databaseUrl), log);
  const end = async () => void (await Promise.all([pool.end(), longPool.end()]));
  return { engine: 'server', gate: openGate, pool, longPool, listener, copyTo: null, onRequest: () => {}, end };
}

/** Where the embedded database is. */
export const databaseFolder = (dataDir: string) => join(dataDir, 'database');

/** Bytes for a new database, its log and some first data. */
const neededWhenFresh = 256 * 2 ** 20;

async function openEmbedded({ dataDir, log, onLost, durable = true, busy }: DatabaseOptions): Promise<Opened> {
  makeDataDir(dataDir);
  const directory = databaseFolder(dataDir);
  // Before the lock, which writes a file, too.
  checkFreeSpace(dataDir, existsSync(directory) ? undefined : neededWhenFresh);
  const unlock = lockDataDir(dataDir);
  try {
    const embedded = await start(directory, durable, onLost);
    logLostConnections(embedded.pool, log);
    const gate = narrowGate();
    const upkeep = (statement: string) => aside(gate, () => embedded.pool.query<{ name: string }>(statement));
    const stopUpkeep = keepUp(upkeep, embedded.requests, log, busy);
    const end = async () => {
      stopUpkeep();
      await embedded.pool.end();
      await embedded.stop();
      unlock();
    };
    const listener = listenerOnPool(embedded.pool);
    const copyTo = (folder: string) => copyEmbedded((work) => aside(gate, work), embedded.pool, directory, folder);
    return {
      engine: 'embedded',
      gate,
      pool: embedded.pool,
      longPool: embedded.pool,
      listener,
      copyTo,
      onRequest: embedded.onRequest,
      end,
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function start(directory: string, durable: boolean, onLost: DatabaseOptions['onLost']): Promise<Embedded> {
  try {
    if (!existsSync(directory)) await makeFreshDirectory(directory, durable);
    return await startEmbedded({ directory, durable }, onLost);
  } catch (cause) {
    throw new StartError(`The database in ${directory} could not be started: ${(cause as Error).message}.`, { cause });
  }
}
