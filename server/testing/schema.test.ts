import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { is } from 'drizzle-orm';
import { getTableConfig, integer, PgTable, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { afterAll, expect, test } from 'vitest';
import { tableDrift } from './table-drift.ts';
import { openTestDatabase } from './test-database.ts';

const database = await openTestDatabase();

const root = fileURLToPath(new URL('../', import.meta.url));
const files = globSync('**/*.table.ts', { cwd: root }).sort();
const tables = (await Promise.all(files.map((file) => import(`${root}${file}`)))).flatMap((module) =>
  Object.values(module).filter((value): value is PgTable => is(value, PgTable)),
);

test('finds the tables of the nouns', () => {
  expect(tables.length).toBeGreaterThan(0);
});

test.each(tables.map((table) => [getTableConfig(table).name, table] as const))(
  'the table %s is in the database as it is in the code',
  async (_, table) => {
    expect(await tableDrift(database, table)).toEqual([]);
  },
);

test('notices each kind of drift', async () => {
  await database.pool.query('create table drifted (id uuid not null, count bigint, note text, extra text not null)');
  afterAll(() => database.pool.query('drop table drifted'));
  const drifted = pgTable('drifted', {
    id: uuid('id'),
    count: integer('count'),
    note: text('note'),
    gone: text('gone'),
  });
  expect(await tableDrift(database, drifted)).toEqual([
    'drifted.id: nullable in code, not so in SQL',
    'drifted.count: integer in code, bigint in SQL',
    'drifted.gone: there is no such column',
    'drifted.extra: needed in SQL, not in code',
  ]);
  expect(await tableDrift(database, pgTable('nowhere', { id: uuid('id') }))).toEqual([
    'nowhere: there is no such table',
  ]);
});

/** What roles are let do; a restrictive policy only takes from that. */
const policies = `
  select coalesce(array_agg(rolname::text || ': ' || polcmd::text order by rolname), '{}')
  from pg_policy, pg_roles where polrelid = pg_class.oid and pg_roles.oid = any(polroles) and polpermissive`;

/** Every table of the product: whether it belongs to workspaces, and how it is protected. */
async function protection(where: string) {
  const { rows } = await database.pool.query(
    `select relname as table, relrowsecurity and relforcerowsecurity as forced, (${policies}) as policies
     from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and (${where}) order by 1`,
  );
  return rows;
}
const isProtected = { forced: true, policies: ['parley_app: *', 'parley_system: *'] };

test('every table with rows of workspaces is protected by row-level security', async () => {
  const found = await protection(
    "exists (select from pg_attribute where attrelid = pg_class.oid and attname = 'workspace_id' and not attisdropped)",
  );
  expect(found).toEqual(found.map(({ table }) => ({ table, ...isProtected })));
});

test('a workspace may write no table that is not protected', async () => {
  const found = await protection("has_table_privilege('parley_app', oid, 'insert, update, delete')");
  expect(found).toEqual(found.map(({ table }) => ({ table, ...isProtected })));
});

test('a workspace may not create or own anything', async () => {
  const { rows } = await database.pool.query(`
    select has_schema_privilege('parley_app', 'public', 'create') as create,
      exists (select from pg_class where relowner in ('parley_app'::regrole, 'parley_system'::regrole)) as owns`);
  expect(rows).toEqual([{ create: false, owns: false }]);
});

test('every value of the schema is in its rows: there are no sequences, which a backup would not carry', async () => {
  const { rows } = await database.pool.query("select sequencename from pg_sequences where schemaname = 'public'");
  expect(rows).toEqual([]);
});
