import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { StartError } from '#server/platform/start-error.ts';
import { openBareDatabase } from '#server/testing/test-database.ts';
import { migrate } from './migrate.ts';
import { baselineName, migrationsDir } from './migration-files.ts';

const pool = await openBareDatabase();
beforeEach(() =>
  pool.query('drop schema public cascade; create schema public; grant usage on schema public to public'),
);

const folder = mkdtempSync(join(tmpdir(), 'parley-migrations-'));
afterAll(() => rmSync(folder, { recursive: true }));
let folders = 0;

/** A folder of migrations: a baseline of the roles' rights alone, and these. */
function migrations(files: Record<string, string>): string {
  const directory = join(folder, String(++folders));
  cpSync(join(migrationsDir, 'history/0001_foundation.sql'), join(directory, 'baseline/01_foundation.sql'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(directory, `${name}.sql`), text);
  return directory;
}
const refusal = (directory: string) =>
  migrate(pool, directory).then(
    () => 'no error',
    (error: unknown) => (error instanceof StartError ? error.message : error),
  );
const tables = async () => {
  const { rows } = await pool.query(
    "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1",
  );
  return rows.map((row) => row.relname);
};
const two = {
  '0215_first': 'create table first (id uuid)',
  '0216_second': 'create table second (id uuid); insert into first values (null)',
};

test('applies what is missing, in order, once', async () => {
  const directory = migrations({ '0215_first': two['0215_first'] });
  expect(await migrate(pool, directory)).toEqual([baselineName, '0215_first']);
  expect(await migrate(pool, directory)).toEqual([]);
  writeFileSync(join(directory, '0216_second.sql'), two['0216_second']);
  expect(await migrate(pool, directory)).toEqual(['0216_second']);
  expect(await tables()).toEqual(['first', 'parley_migrations', 'second']);
});

test('lets one of several that start together do it', async () => {
  const directory = migrations(two);
  const results = await Promise.all([1, 2, 3, 4].map(() => migrate(pool, directory)));
  expect(results.filter((applied) => applied.length === 3)).toHaveLength(1);
  expect(results.filter((applied) => applied.length === 0)).toHaveLength(3);
  expect((await pool.query('select from first')).rowCount).toBe(1);
});

test('changes nothing when one fails, and names the place', async () => {
  const directory = migrations({
    ...two,
    '0217_third': 'create table third (id uuid);\n\ncreate tabel fourth (id uuid);',
  });
  expect(await refusal(directory)).toBe(
    'Migration 0217_third failed: syntax error at or near "tabel" (0217_third.sql, line 3). Nothing was changed.',
  );
  expect(await tables()).toEqual([]);
  writeFileSync(join(directory, '0217_third.sql'), 'create table third (id uuid)');
  expect(await migrate(pool, directory)).toHaveLength(4);
});

test('refuses a migration that was changed after it was applied', async () => {
  const directory = migrations(two);
  await migrate(pool, directory);
  writeFileSync(join(directory, '0215_first.sql'), 'create table first (id text)');
  expect(await refusal(directory)).toMatch(/^Migration 0215_first was changed after it was applied to this database/);
});

test('goes on with a database to which a newer version only added something: the way back', async () => {
  const directory = migrations(two);
  await migrate(pool, directory);
  rmSync(join(directory, '0216_second.sql'));
  expect(await migrate(pool, directory)).toEqual([]);
});

test('refuses a database from which a newer version took something away', async () => {
  const directory = migrations({ ...two, '0216_second': 'alter table first drop column id' });
  await migrate(pool, directory);
  rmSync(join(directory, '0216_second.sql'));
  expect(await refusal(directory)).toMatch(
    /^The database has migration 0216_second, which this version of Parley doesn’t recognize/,
  );
});

test('protects a table whose workspace is in a column of another name', async () => {
  await migrate(
    pool,
    migrations({
      '0215_spaces': "create table spaces (id uuid primary key); select protect_tenant_table('spaces', 'id');",
    }),
  );
  const [mine, theirs] = ['018f0000-0000-7000-8000-000000000001', '018f0000-0000-7000-8000-000000000002'];
  const client = await pool.connect();
  await client.query('begin');
  await client.query("select set_config('role', 'parley_system', true)");
  await client.query('insert into spaces values ($1), ($2)', [mine, theirs]);
  await client.query("select set_config('role', 'parley_app', true), set_config('app.workspace_id', $1, true)", [mine]);
  expect((await client.query('select id from spaces')).rows).toEqual([{ id: mine }]);
  await client.query("select set_config('app.workspace_id', '', true)");
  expect((await client.query('select id from spaces')).rows).toEqual([]);
  client.release(true);
});
