import type pg from 'pg';
import type { Database } from '#server/infra/db/open-database.ts';

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
  'integer[]': "'{}'",
  bytea: "''",
  tsvector: "''",
};

/** Columns that name a row of another table of the same tenant, with how to find one. */
const references = `
  select a.attname as column, c.confrelid::regclass::text as table, f.attname as named
  from pg_constraint c, unnest(c.conkey, c.confkey) as k(here, there)
    join pg_attribute a on a.attnum = k.here join pg_attribute f on f.attnum = k.there
  where c.contype = 'f' and c.conrelid = $1::regclass and c.confrelid <> c.conrelid and cardinality(c.conkey) > 1
    and a.attrelid = c.conrelid and f.attrelid = c.confrelid and a.attname <> 'workspace_id'`;

/** Puts a row into every table that has none of this tenant's. */
export async function fillTenantTables(database: Database, tenant: Tenant): Promise<void> {
  const { pool } = database;
  const withReferences = await Promise.all(
    (await tenantTables(database)).map(async (table) => ({
      table,
      named: (await pool.query<{ column: string; table: string; named: string }>(references, [table.name])).rows,
    })),
  );
  /** How many tables have to be filled one after the other before this one. */
  const depth = (name: string): number =>
    Math.max(
      0,
      ...(withReferences.find(({ table }) => table.name === name)?.named ?? []).map((one) => depth(one.table) + 1),
    );
  // What others name comes first.
  for (const { table, named } of withReferences.sort((a, b) => depth(a.table.name) - depth(b.table.name))) {
    const whose = ownerOf(table, tenant);
    const found = await pool.query(`select from ${table.name} where ${table.owner} = $1 limit 1`, [whose]);
    if (found.rows.length > 0) continue;
    const { rows: columns } = await pool.query<Column>(
      `select attname as name, format_type(atttypid, null) as type, attnum::int as place from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attnotnull and not atthasdef and attname <> $2`,
      [table.name, table.owner],
    );
    const given = columns.map((column) => {
      const to = named.find((one) => one.column === column.name);
      if (to === undefined) return valueFor(table.name, column);
      return `(select ${to.named} from ${to.table} where workspace_id = '${tenant.workspaceId}' limit 1)`;
    });
    const names = [table.owner, ...columns.map(({ name }) => name)].join(', ');
    const row = [`'${whose}'`, ...given].join(', ');
    await withoutTriggers(pool, `insert into ${table.name} (${names}) values (${row})`);
  }
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
  const all: Record<string, string[]> = {};
  for (const table of await tenantTables(database)) {
    const { rows } = await database.pool.query<{ row: string }>(
      `select t::text as row from ${table.name} t where ${table.owner} = $1 order by 1`,
      [ownerOf(table, tenant)],
    );
    all[table.name] = rows.map(({ row }) => row);
  }
  return all;
}
