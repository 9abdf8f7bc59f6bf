import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync } from 'node:fs';
import type pg from 'pg';
import type { BaseLogger } from 'pino';
import { databaseFolder, hasFormerDatabase, startEmbedded } from '#server/platform/embedded/embedded.ts';
import { StartError } from '#server/platform/start-error.ts';
import type { Tx } from './checked-writes.ts';
import { checkFreeSpace, checkLocalDisk, lockDataDir, makeDataDir } from './data-dir.ts';
import { type Listener, listenerOn } from './listener.ts';
import { migrate } from './migrate.ts';
import { connectServer, openPool, serverConfig } from './server-pool.ts';
import { longLimits, type OpenTransaction, shortLimits, type Transactions, transactionsOver } from './transactions.ts';

export type { Tx };

/** PostgreSQL: one of its own that runs as a child of this process, or a server. The same driver, SQL and errors. */
export interface Database extends Transactions {
  /** Whether other server processes may use it at the same time. The embedded one belongs to this process. */
  shared: boolean;
  /**
   * Plain connections as the login role, which row-level security may not bind. For infrastructure only: rules use
   * `tenant` and `system`.
   */
  pool: pg.Pool;
  /** A connection to PostgreSQL itself, past any pooler: for what belongs to a session (LISTEN, session locks). */
  direct: pg.ClientConfig;
  /**
   * Runs one transaction across all workspaces that may take a quarter of an hour, for jobs only: on connections of its
   * own, so that no one waits behind it.
   */
  long<T>(run: (tx: Tx) => Promise<T>): Promise<T>;
  /** Its connections, by what they are for. */
  pools: Readonly<Record<PoolName, pg.Pool>>;
  /** Tells how long each transaction waited for its connection, in ms. */
  onWait(listener: WaitListener): void;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  listen: Listener['listen'];
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Holds the embedded database. */
  dataDir: string;
  /** `postgres://…`; null for the embedded database. */
  databaseUrl: string | null;
  /** The same past a pooler in transaction mode; without it there is none. */
  databaseDirectUrl?: string | null;
  log: Pick<BaseLogger, 'info' | 'warn' | 'error'>;
  /** The embedded database has died: the process has to end. The next start recovers everything acknowledged. */
  onLost: (reason: string) => void;
  /** Whether a commit of the embedded database waits for the disk. Only tests say false. */
  durable?: boolean;
}

/** Milliseconds. */
const pingTimeout = 5_000;
/** Connections of one server process, by what they are for. PostgreSQL's default is 100 for all. */
const connections = { requests: 10, calls: 4, long: 2 };
export type PoolName = keyof typeof connections;
export type WaitListener = (pool: PoolName, ms: number) => void;

/**
 * Opens the database and brings it to the present schema.
 * @throws StartError
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, databaseDirectUrl, log } = options;
  const { shared, config, end } = databaseUrl === null ? await openEmbedded(options) : openServer(databaseUrl);
  const direct = databaseDirectUrl ? serverConfig(databaseDirectUrl) : config;
  const pools: pg.Pool[] = [];
  const closeAll = async () => {
    await Promise.all(pools.map((pool) => pool.end()));
    await end();
  };
  try {
    const pool = await connectServer(config, connections.requests, log, direct !== config);
    // Steps of live calls wait for no request, and long work lets no one wait.
    const callPool = openPool(config, connections.calls, log);
    const longPool = openPool(config, connections.long, log);
    pools.push(pool, callPool, longPool);
    const applied = await migrate(pool);
    if (applied.length > 0) log.info({ migrations: applied }, 'the database was migrated');
    const listener = listenerOn(direct, log);
    const current: OpenTransaction = new AsyncLocalStorage();
    const named = { requests: pool, calls: callPool, long: longPool };
    const names = new Map(Object.entries(named).map(([name, one]) => [one, name as PoolName]));
    const listeners: WaitListener[] = [];
    const waited = (one: pg.Pool, ms: number) => {
      for (const listener of listeners) listener(names.get(one)!, ms);
    };
    const long = transactionsOver({ pool: longPool, callPool: longPool, waited }, longLimits, current);
    return {
      shared,
      pool,
      direct,
      pools: named,
      onWait: (listener) => void listeners.push(listener),
      ...transactionsOver({ pool, callPool, waited }, shortLimits, current),
      long: (run) => long.system('job', run),
      ping: async () => {
        await pool.query({ text: 'select 1', query_timeout: pingTimeout } as pg.QueryConfig);
      },
      listen: listener.listen,
      async close() {
        await listener.close();
        await closeAll();
      },
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

interface Opened {
  shared: boolean;
  config: pg.ClientConfig;
  end(): Promise<void>;
}

function openServer(databaseUrl: string): Opened {
  return { shared: true, config: serverConfig(databaseUrl), end: async () => {} };
}

/** Bytes for a new database, its log and some first data. */
const neededWhenFresh = 256 * 2 ** 20;

async function openEmbedded({ dataDir, log, onLost, durable }: DatabaseOptions): Promise<Opened> {
  makeDataDir(dataDir);
  const home = databaseFolder(dataDir);
  checkLocalDisk(dataDir);
  // Before the lock, which writes a file, too.
  checkFreeSpace(dataDir, existsSync(home) ? undefined : neededWhenFresh);
  const unlock = lockDataDir(dataDir);
  try {
    if (hasFormerDatabase(dataDir)) throw notTakenOver(dataDir);
    const embedded = await startEmbedded(home, { log, onLost, ...(durable !== undefined && { durable }) });
    const end = async () => {
      await embedded.stop();
      unlock();
    };
    return { shared: false, config: embedded.config, end };
  } catch (error) {
    unlock();
    throw error;
  }
}

const notTakenOver = (dataDir: string) =>
  new StartError(`The database in ${dataDir} is from an earlier version of Parley. Run npm start once to convert it.`);
