import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { AcrossReason } from './across-reasons.data.ts';
import type { Tx } from './checked-writes.ts';
import { databaseFault, sqlState, withoutDetail, withoutValues } from './sql-error.ts';

/**
 * Every query of the product runs in one of two kinds of transaction. `tenant` sees the rows of one workspace,
 * `system` those of all (sign-in, jobs, the operator). Neither role is a superuser or may bypass row-level security.
 */
export const appRole = 'parley_app';
export const systemRole = 'parley_system';

/** Whether a transaction takes queries, and who may take part in it. */
interface State {
  open: boolean;
  /** Of `together`: what the others have to be, and the end of the last of them. */
  shared?: { role: string; workspaceId: string; tx?: Tx; last: Promise<unknown> };
}

/** The transaction that is open where this is asked. */
export type OpenTransaction = AsyncLocalStorage<State>;

export interface Transactions {
  /** Runs one transaction that sees only the rows of this workspace. */
  tenant<T>(workspaceId: string, run: (tx: Tx) => Promise<T>): Promise<T>;
  /** The same for reading in several statements, all of which see the rows as they were at the first. */
  snapshot<T>(workspaceId: string, run: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Reads rows of this workspace by one statement, sent in one go with what binds it: one way there and back instead of three.
   * Answers the statement's rows, moments as text. For lists that are asked for often.
   */
  tenantRead(workspaceId: string, write: () => Promise<SQL>): Promise<Record<string, unknown>[]>;
  /** Runs one transaction across all workspaces. */
  system<T>(why: AcrossReason, run: (tx: Tx) => Promise<T>): Promise<T>;
  /** The same for steps of live calls, whose callers hear nothing before the commit: on connections of their own. */
  callSteps<T>(run: (tx: Tx) => Promise<T>): Promise<T>;
  /** Such a transaction of one statement, sent in one go with what binds it. Answers the statement's rows, moments as text. */
  callStatement(statement: SQL): Promise<Record<string, unknown>[]>;
  /**
   * Runs one transaction, of a workspace or without one across all, in which those that `run` opens on the same take
   * part, one after the other: they are stored together or not at all.
   */
  together<T>(workspaceId: string | null, run: (tx: Tx) => Promise<T>): Promise<T>;
}

/** Milliseconds. A statement that takes longer hurts a live call. */
const statementTimeout = 5_000;
/** Requests at the same thing queue for its lock, nearly as long as a statement may take; a caller is not kept waiting for so long. */
const lockTimeout = 4_500;
const callLockTimeout = 2_000;
/** A transaction must not wait for the network. */
const idleTimeout = 10_000;
/** Nor for a server that has stopped answering, which can keep none of these times itself. */
export const answerTimeout = statementTimeout + 3_000;

/** serialization_failure and deadlock_detected: the same work may well succeed now. */
const worthRetrying = new Set(['40001', '40P01']);
const tries = 3;

/** Does a transaction again when PostgreSQL asks for it. */
async function again<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt === tries || !worthRetrying.has(sqlState(error) ?? '')) throw error;
      // Apart from each other, so that the same two do not collide again.
      await wait(attempt * 10 + Math.random() * 20);
    }
  }
}

const dialect = new PgDialect();

/** A statement with its values in it, for PostgreSQL's simple protocol. Values are texts, numbers, or yes and no. */
function written(statement: SQL): string {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  return text.replace(/\$(\d+)/g, (_, place: string) => {
    const value = params[Number(place) - 1];
    if (!['string', 'number', 'boolean'].includes(typeof value))
      throw new TypeError(`A ${typeof value} can’t be written.`);
    return pg.escapeLiteral(String(value));
  });
}

/** Dates and times as PostgreSQL writes them, as `Tx.execute` answers them too: who needs a moment makes it of the column that they read. */
const datesAsText: pg.CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    type === pg.types.builtins.TIMESTAMPTZ ? String : pg.types.getTypeParser(type, format as 'text'),
};

/**
 * What binds a transaction: its role, the workspace that it sees (none: ''), and how long things may take. `set local`, since
 * PostgreSQL plans nothing for it: a `select` of functions that do the same takes longer than many a statement behind it.
 */
const settings = (role: string, workspaceId: string, statementMs: number, lockMs: number) =>
  [
    ['role', role],
    ['app.workspace_id', workspaceId],
    ['statement_timeout', String(statementMs)],
    ['lock_timeout', String(lockMs)],
  ]
    .map(([name, value]) => `set local ${name} = '${value}'`)
    .join('; ');
/** For a transaction that lasts over several messages: between them it may not stand still for long. */
const notIdle = `set local idle_in_transaction_session_timeout = '${idleTimeout}'`;

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** How long things may take, in ms. */
export interface Limits {
  statementMs: number;
  /** A query may go without an answer for so long; 0 for ever. */
  giveUpAfter: number;
}

/** For what people and calls wait for. */
export const shortLimits: Limits = { statementMs: statementTimeout, giveUpAfter: answerTimeout };

/** For jobs that no one waits for. */
export const longLimits: Limits = { statementMs: 15 * 60_000, giveUpAfter: 16 * 60_000 };

/** Where the connections of transactions come from: those of live calls from a pool of their own. */
export interface Pools {
  pool: pg.Pool;
  callPool: pg.Pool;
  /** Hears how long a transaction waited for its connection, in ms. */
  waited?: (pool: pg.Pool, ms: number) => void;
}

/**
 * The two kinds of transaction over these pools. `run` may be called again when PostgreSQL asks for a retry.
 * @param current which transaction is open; the same for all that a process opens
 */
export function transactionsOver(
  { pool, callPool, waited }: Pools,
  { statementMs, giveUpAfter }: Limits,
  current: OpenTransaction = new AsyncLocalStorage(),
): Transactions {
  /** Waits for a connection, and gives it back. */
  async function connected<T>(from: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const askedAt = performance.now();
    const client = await from.connect();
    waited?.(from, performance.now() - askedAt);
    let lost = false;
    try {
      return await work(client);
    } catch (error) {
      // No one knows what such a connection still has to say.
      lost = databaseFault(error) === 'away';
      throw error;
    } finally {
      client.release(lost);
    }
  }

  /** @param workspaceId a uuid, or '' for none */
  const once = <T>(
    { from, begin }: { from: pg.Pool; begin: string },
    role: string,
    workspaceId: string,
    run: (tx: Tx) => Promise<T>,
    state: State,
  ) =>
    connected(from, (client) =>
      drizzle({
        client: guard(
          client,
          state,
          giveUpAfter,
          `${begin}; ${settings(role, workspaceId, statementMs, from === callPool && from !== pool ? callLockTimeout : lockTimeout)}; ${notIdle}`,
        ),
      })
        .transaction(async (tx) => {
          if (state.shared !== undefined) state.shared.tx = tx;
          try {
            return await current.run(state, () => run(tx));
          } finally {
            state.open = false;
          }
        })
        .catch((error: unknown) => {
          throw withoutValues(error);
        }),
    );

  /** Takes part in an open transaction, as a savepoint of it behind those that came before. */
  function takePart<T>(shared: NonNullable<State['shared']>, run: (tx: Tx) => Promise<T>): Promise<T> {
    const state: State = { open: true };
    const part = shared.last.then(() => shared.tx!.transaction((inner) => current.run(state, () => run(inner))));
    shared.last = part
      .catch(() => undefined)
      .finally(() => {
        state.open = false;
      });
    return part;
  }

  async function inTransaction<T>(
    role: string,
    workspaceId: string,
    run: (tx: Tx) => Promise<T>,
    { isShared = false, from = pool, begin = 'begin' } = {},
  ): Promise<T> {
    const outer = current.getStore();
    if (outer?.open) {
      const { shared } = outer;
      if (shared?.role === role && shared.workspaceId === workspaceId && !isShared) return takePart(shared, run);
      // A second transaction inside the first could wait for a lock of the first, or for a connection that it has.
      throw new Error('A transaction is already open. Pass its tx on.');
    }
    return again(() => {
      const shared = { role, workspaceId, last: Promise.resolve() };
      return once({ from, begin }, role, workspaceId, run, { open: true, ...(isShared && { shared }) });
    });
  }

  const checked = (workspaceId: string) => {
    if (!uuid.test(workspaceId)) throw new Error('tenant() needs a workspace ID.');
    return workspaceId;
  };
  /** Several statements in one message are a transaction by themselves, which is never idle. */
  const inOneGo = (
    { from, bound }: { from: pg.Pool; bound: string },
    statement: SQL,
  ): Promise<Record<string, unknown>[]> =>
    connected(from, async (client) => {
      const text = `${bound}; ${written(statement)}`;
      try {
        const asked = { text, query_timeout: giveUpAfter, types: datesAsText } as pg.QueryConfig;
        // Several statements give several results: of the settings, and ours.
        const results = (await client.query(asked)) as unknown as pg.QueryResult[];
        return results.at(-1)!.rows;
      } catch (error) {
        throw withoutDetail(error);
      }
    });

  return {
    tenant: async (workspaceId, run) => inTransaction(appRole, checked(workspaceId), run),
    snapshot: async (workspaceId, run) =>
      inTransaction(appRole, checked(workspaceId), run, { begin: 'begin isolation level repeatable read read only' }),
    system: (why, run) => inTransaction(systemRole, '', run, { begin: `begin /* across workspaces: ${why} */` }),
    callStatement: (statement) => {
      const bound = settings(systemRole, '', statementMs, callLockTimeout);
      return again(() => inOneGo({ from: callPool, bound }, statement));
    },
    async tenantRead(workspaceId, write) {
      const statement = await write();
      // Within another transaction it sees what that has written.
      if (current.getStore()?.open)
        return inTransaction(appRole, checked(workspaceId), async (tx) => (await tx.execute(statement)).rows);
      const bound = `set transaction read only; ${settings(appRole, checked(workspaceId), statementMs, lockTimeout)}`;
      return again(() => inOneGo({ from: pool, bound }, statement));
    },
    callSteps: (run) => inTransaction(systemRole, '', run, { from: callPool }),
    together: async (workspaceId, run) =>
      workspaceId === null
        ? inTransaction(systemRole, '', run, { isShared: true })
        : inTransaction(appRole, checked(workspaceId), run, { isShared: true }),
  };
}

/**
 * The connection as one transaction sees it: what binds it goes out with its beginning, in one way there and back; it gives up
 * waiting for an answer, and refuses queries after the end. A forgotten `await` would otherwise run one after the commit,
 * where no role binds it.
 */
function guard(client: pg.PoolClient, state: State, giveUpAfter: number, begin: string): pg.PoolClient {
  const ask = (query: pg.QueryConfig, values: unknown[]) =>
    client.query({ ...query, query_timeout: giveUpAfter } as pg.QueryConfig, values);
  return Object.create(client, {
    query: {
      value: (query: pg.QueryConfig, values: unknown[]) => {
        if (query.text === 'begin') return ask({ text: begin }, []);
        return state.open || query.text === 'commit' || query.text === 'rollback'
          ? ask(query, values)
          : Promise.reject(new Error('This transaction has ended. Await every query in it.'));
      },
    },
  });
}
