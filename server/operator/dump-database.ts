import { systemRole } from '#server/platform/db/transactions.ts';
import { jobsTable, type Manifest, rowsName } from './backup-format.ts';

/** A database as rows: everything in the schema public, and what waits in the job queue. */

/** What reads rows: a connection, or the program that reads databases of Parley 0.1. */
export interface SqlReader {
  query<R extends object>(text: string, values?: unknown[]): Promise<{ rows: R[] }>;
}

/** Rows fetched at a time, and bytes after which a part is written. */
const rowsAtOnce = 500;
const bytesOfPart = 1_000_000;

/** Text forms that mean the same wherever they are read. */
export const plainForms = `set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
  set local bytea_output = 'hex'; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`;

/** Whether there is a table. */
interface Found {
  found: string | null;
}

const migrationsTable = 'parley_migrations';

/** The tables with their columns, but for the list of migrations. */
export async function readTables(client: SqlReader): Promise<Manifest['tables']> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> $1
     group by c.relname order by c.relname`,
    [migrationsTable],
  );
  return Object.fromEntries(rows.map(({ name, columns }) => [name, columns]));
}

/** The migrations that made the database; none when it is no database of Parley's. */
export async function readMigrations(client: SqlReader): Promise<Manifest['migrations']> {
  const { rows: found } = await client.query<Found>('select to_regclass($1) as found', [`public.${migrationsTable}`]);
  if (found[0]!.found === null) return [];
  const { rows } = await client.query<{ name: string; sha256: string }>(
    `select name, sha256 from ${migrationsTable} order by name`,
  );
  return rows;
}

/** A part of the dump: a file's name, its lines, and how many they are. */
export interface DumpedPart {
  name: string;
  content: Buffer;
  rows: number;
}

async function* parts(client: SqlReader, table: string, query: string): AsyncGenerator<DumpedPart> {
  let part = 0;
  let lines: string[] = [];
  let bytes = 0;
  const take = (): DumpedPart => {
    const content = Buffer.from(`${lines.join('\n')}\n`);
    const taken = { name: rowsName(table, ++part), content, rows: lines.length };
    lines = [];
    bytes = 0;
    return taken;
  };
  await client.query(`declare dump no scroll cursor for ${query}`);
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${rowsAtOnce} from dump`);
    if (rows.length === 0) break;
    for (const { line } of rows) {
      lines.push(line);
      bytes += line.length;
      if (bytes >= bytesOfPart) yield take();
    }
  }
  await client.query('close dump');
  if (lines.length > 0) yield take();
}

/** What has not been done yet; with what is being done, since no one knows how far that got. */
const waitingJobs = `select json_build_object('name', name, 'data', data,
    'key', case when singleton_key like ':%' then null else singleton_key end, 'startAfter', start_after)::text as line
  from pgboss.job where state in ('created', 'retry', 'active') and data is not null and name not like '\\_\\_%'
    and name <> 'dead' order by created_on`;

/** All rows, inside a transaction that sees one moment of the database. */
export async function* dumpDatabase(client: SqlReader, tables: Manifest['tables']): AsyncGenerator<DumpedPart> {
  // The login role of a server may be bound by row-level security.
  await client.query(`set local role ${systemRole}`);
  for (const table of Object.keys(tables)) {
    yield* parts(client, table, `select to_json(t::text)::text as line from public.${table} t`);
  }
  await client.query('reset role');
  const { rows } = await client.query<Found>("select to_regclass('pgboss.job') as found");
  if (rows[0]!.found !== null) yield* parts(client, jobsTable, waitingJobs);
}
