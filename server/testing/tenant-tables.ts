import type pg from 'pg';
import type { Database } from '#server/platform/db/open-database.ts';

/** Tables with rows of workspaces, as the database's catalog knows them, and rows for tests that want some in all. */

export interface TenantTable {
  name: string;
  /** Which column says whose a row is: a workspace's, an agency's, or the account's that made the workspace. */
  owner: 'workspace_id' | 'id' | 'agency_id' | 'account_id';
}

/** Every table of the product that row-level security keeps apart, but for the queue's own. */
export async function tenantTables({ pool }: Database): Promise<TenantTable[]> {
  const { rows } = await pool.query<TenantTable>(
    `select c.relname as name, case when c.relname = 'workspaces' then 'id'
       when exists (select from pg_attribute where attrelid = c.oid and attname = 'workspace_id') then 'workspace_id'
       when exists (select from pg_attribute where attrelid = c.oid and attname = 'agency_id') then 'agency_id'
       else 'account_id' end as owner
     from pg_class c join pg_policy p on p.polrelid = c.oid and p.polname = 'tenant'
     where c.relnamespace = 'public'::regnamespace order by 1`,
  );
  return rows;
}

/** Whose rows: a workspace, and the account that made it. */
export interface Tenant {
  workspaceId: string;
  userId: string;
}

export const ownerOf = ({ owner }: TenantTable, { workspaceId, userId }: Tenant) =>
  owner === 'account_id' ? userId : workspaceId;

interface Column {
  name: string;
  type: string;
  place: number;
}

/** A value of each type. */
const values: Record<string, string> = {
  uuid: 'gen_random_uuid()',
  text: "'x' || gen_random_uuid()",
  integer: '1',
  bigint: '1',
  smallint: '1',
  numeric: '1',
  'double precision': '1',
  boolean: 'false',
  jsonb: "'{}'",
  date: 'current_date',
  'text[]': "'{}'",
  'uuid[]': "'{}'",
  'integer[]': "'{}'",
  bytea: "''",
  tsvector: "''",
};

/** A table, its columns that need a value, and those of them that name a row of another table of the same tenant. */
interface Shape {
  table: TenantTable;
  columns: Column[];
  named: { column: string; table: string; named: string }[];
}

/** The tables of a database stay as they are while its tests run, and hundreds of workspaces are filled. */
const shapes = new WeakMap<pg.Pool, Promise<Shape[]>>();

/** All tables of tenants, what others name before those. */
function shapesOf(database: Database): Promise<Shape[]> {
  const known = shapes.get(database.pool) ?? readShapes(database);
  shapes.set(database.pool, known);
  return known;
}

async function readShapes(database: Database): Promise<Shape[]> {
  const tables = await tenantTables(database);
  const names = tables.map(({ name }) => name);
  const { rows: references } = await database.pool.query<Shape['named'][number] & { from: string }>(
    `select c.conrelid::regclass::text as from, a.attname as column, c.confrelid::regclass::text as table, f.attname as named
     from pg_constraint c, unnest(c.conkey, c.confkey) as k(here, there)
       join pg_attribute a on a.attnum = k.here join pg_attribute f on f.attnum = k.there
     where c.contype = 'f' and c.conrelid = any($1::regclass[]) and c.confrelid <> c.conrelid and cardinality(c.conkey) > 1
       and a.attrelid = c.conrelid and f.attrelid = c.confrelid and a.attname <> 'workspace_id'`,
    [names],
  );
  const { rows: columns } = await database.pool.query<Column & { of: string }>(
    `select attrelid::regclass::text as of, attname as name, format_type(atttypid, null) as type, attnum::int as place
     from pg_attribute
     where attrelid = any($1::regclass[]) and attnum > 0 and not attisdropped and attnotnull and not atthasdef
     order by attnum`,
    [names],
  );
  const found = tables.map((table) => ({
    table,
    columns: columns.filter((column) => column.of === table.name && column.name !== table.owner),
    named: references.filter(({ from }) => from === table.name),
  }));
  /** How many tables have to be filled one after the other before this one. */
  const depth = (name: string): number =>
    Math.max(0, ...(found.find(({ table }) => table.name === name)?.named ?? []).map((one) => depth(one.table) + 1));
  return found.sort((one, other) => depth(one.table.name) - depth(other.table.name));
}

/** Asks the same of every table at once: for each, in order, the rows that it answers. */
async function ofEach<T>({ pool }: Database, statements: string[]): Promise<T[][]> {
  // Several statements give several results.
  const answers = (await pool.query(statements.join(';'))) as unknown as pg.QueryResult[];
  return answers.map(({ rows }) => rows as T[]);
}

/** Puts a row into every table that has none of this tenant's. */
export async function fillTenantTables(database: Database, tenant: Tenant): Promise<void> {
  const all = await shapesOf(database);
  const filled = await ofEach(
    database,
    all.map(({ table }) => `select from ${table.name} where ${table.owner} = '${ownerOf(table, tenant)}' limit 1`),
  );
  const inserts = all
    .filter((_, index) => filled[index]!.length === 0)
    .map(({ table, columns, named }) => {
      const given = columns.map((column) => {
        const to = named.find((one) => one.column === column.name);
        if (to === undefined) return valueFor(table.name, column);
        return `(select ${to.named} from ${to.table} where workspace_id = '${tenant.workspaceId}' limit 1)`;
      });
      const names = [table.owner, ...columns.map(({ name }) => name)].join(', ');
      return `insert into ${table.name} (${names}) values (${[`'${ownerOf(table, tenant)}'`, ...given].join(', ')})`;
    });
  if (inserts.length > 0) await withoutTriggers(database.pool, inserts.join(';'));
}

function valueFor(table: string, { name: column, type, place }: Column): string {
  // Ends are declared behind their beginnings.
  if (type === 'timestamp with time zone') return `now() + ${place} * interval '1 second'`;
  const value = values[type];
  if (value === undefined) throw new Error(`Say in tenant-tables.ts what a ${type} may be, for ${table}.${column}.`);
  return value;
}

/** Runs statements for which no reference is checked and no trigger fires. */
export async function withoutTriggers(pool: pg.Pool, text: string): Promise<void> {
  await pool.query(`set session_replication_role = replica; ${text}; set session_replication_role = default`);
}

/** All rows of a tenant, by table, to compare. */
export async function rowsOf(database: Database, tenant: Tenant): Promise<Record<string, string[]>> {
  const all = await shapesOf(database);
  const rows = await ofEach<{ row: string }>(
    database,
    all.map(
      ({ table }) =>
        `select t::text as row from ${table.name} t where ${table.owner} = '${ownerOf(table, tenant)}' order by 1`,
    ),
  );
  return Object.fromEntries(all.map(({ table }, index) => [table.name, rows[index]!.map(({ row }) => row)]));
}
