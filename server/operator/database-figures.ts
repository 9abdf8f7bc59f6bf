import type pg from 'pg';

/** How much a database holds, and which steps of its schema it has had. No row of it. */
export interface DatabaseFigures {
  version: string;
  bytes: number;
  /** Names, in their order. */
  migrations: string[];
  /** Rows by table, as PostgreSQL estimates them; the large ones first. */
  rows: Record<string, number>;
  calls: { channel: string; status: string; count: number }[];
  jobs: { name: string; state: string; count: number }[];
}

const tablesAtMost = 60;

/** Reads the figures over one connection, which only reads from then on. */
export async function databaseFigures(client: Pick<pg.ClientBase, 'query'>): Promise<DatabaseFigures> {
  const read = async <T>(text: string) => (await client.query(text)).rows as T[];
  await client.query('begin read only');
  try {
    // Counting a table that is large must not hold up calls for long.
    await client.query("set local statement_timeout = '20s'");
    const [about] = await read<{ version: string; bytes: number }>(
      "select current_setting('server_version') as version, pg_database_size(current_database())::float as bytes",
    );
    const [known] = await read<{ known: string | null }>("select to_regclass('parley_migrations')::text as known");
    if (known!.known === null) return { ...about!, migrations: [], rows: {}, calls: [], jobs: [] };
    const migrations = await read<{ name: string }>('select name from parley_migrations order by name');
    const rows = await read<{ name: string; rows: number }>(
      `select relname as name, n_live_tup::int as rows from pg_stat_user_tables
       where schemaname = 'public' and n_live_tup > 0 order by n_live_tup desc, relname limit ${tablesAtMost}`,
    );
    const jobs = await read<DatabaseFigures['jobs'][number]>(
      "select name, state::text, count(*)::int from pgboss.job where state <> 'completed' group by 1, 2 order by 3 desc limit 100",
    );
    await client.query('set local role parley_system');
    const calls = await read<DatabaseFigures['calls'][number]>(
      'select channel, status, count(*)::int from calls group by 1, 2 order by 1, 2',
    );
    const counted = Object.fromEntries(rows.map(({ name, rows: count }) => [name, count]));
    return { ...about!, migrations: migrations.map(({ name }) => name), rows: counted, calls, jobs };
  } finally {
    await client.query('rollback');
  }
}

/** The same over a connection of a pool. */
export async function readFigures(pool: pg.Pool): Promise<DatabaseFigures> {
  const client = await pool.connect();
  try {
    return await databaseFigures(client);
  } finally {
    client.release();
  }
}
