import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Db } from 'pg-boss';
import type { Database, Tx } from '#server/platform/db/open-database.ts';
import { readRows } from '#server/platform/db/read-rows.ts';
import { appRole, systemRole } from '#server/platform/db/transactions.ts';

/** Our database as pg-boss wants it. Its own statements run as the login role, which owns its tables. */
export function queueDatabase({ pool, listen }: Database): Db {
  return {
    async executeSql(text, values) {
      // Without values it may be several statements, which give several results.
      const results = [await pool.query(text, values)].flat();
      return { rows: results.flatMap((result) => result.rows ?? []) };
    },
    async listen(channel, onNotification, onReconnect) {
      const close = await listen(channel, onNotification, onReconnect);
      return { close };
    },
  };
}

/** Any number, the same in every Parley: anyone who holds it makes the queue's tables and queues, others wait. */
const startLock = 7_306_425_412;

/**
 * Runs `work` in one server process at a time: pg-boss makes its tables under a lock of its own, and fails all the same
 * when several processes find none.
 */
export async function oneAtATime({ direct }: Pick<Database, 'direct'>, work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ ...direct, connectionTimeoutMillis: 15_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [startLock]);
    await work();
  } finally {
    // The lock goes with its connection.
    await client.end();
  }
}

/**
 * Lets business transactions add jobs: a workspace's role may add them for its own workspace, which the job's data has
 * to name, and see nothing but their ids. After each start of the queue, because that may have made its tables anew.
 */
export async function allowEnqueueing({ pool }: Database): Promise<void> {
  await pool.query(`
    grant usage on schema pgboss to ${appRole}, ${systemRole};
    grant select on pgboss.queue to ${appRole}, ${systemRole};
    grant insert, select (id, start_after) on pgboss.job, pgboss.job_common to ${appRole}, ${systemRole};
    create or replace function pgboss.hold_waiting(of_queue text, of_key text) returns boolean
      language plpgsql security definer set search_path = pgboss as $$
      begin
        perform from job where name = of_queue and singleton_key = of_key and state = 'created' for share;
        return found;
      end
      $$;
    revoke all on function pgboss.hold_waiting(text, text) from public;
    grant execute on function pgboss.hold_waiting(text, text) to ${appRole}, ${systemRole};
  `);
  for (const table of ['job', 'job_common']) await protectJobs(pool, table);
}

/**
 * Keeps the waiting job of a key from being taken until the transaction ends: workers pass over rows that are locked. False
 * where none waits.
 */
export async function holdWaiting(tx: Tx, name: string, key: string): Promise<boolean> {
  const rows = await readRows(tx, { held: 'boolean' }, sql`select pgboss.hold_waiting(${name}, ${key}) as held`);
  return rows[0]!.held;
}

/** Row-level security on a table of jobs, unless it is there. The queue itself owns its tables and is not bound by it. */
async function protectJobs(pool: pg.Pool, table: string): Promise<void> {
  const { rowCount } = await pool.query('select from pg_policies where schemaname = $1 and tablename = $2', [
    'pgboss',
    table,
  ]);
  if (rowCount !== 0) return;
  const own = `data ->> 'workspaceId' = current_workspace_id()::text`;
  await pool.query(`
    alter table pgboss.${table} enable row level security;
    create policy tenant on pgboss.${table} to ${appRole} using (${own}) with check (${own});
    create policy system on pgboss.${table} to ${systemRole} using (true) with check (true);
  `);
}

/**
 * On the embedded database there is no other server: what is being worked on at the start was left by one that was
 * killed, and runs again at once. Elsewhere, and on its last try, a job waits until its heartbeat is missed.
 */
export async function takeBackAbandoned({ shared, pool }: Database): Promise<void> {
  if (shared) return;
  await pool.query(`update pgboss.job set state = 'retry', start_after = now()
    where state = 'active' and retry_count < retry_limit`);
}
