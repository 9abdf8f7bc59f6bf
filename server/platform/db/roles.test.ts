import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { StartError } from '#server/platform/start-error.ts';
import { startPostgres } from '../../../scripts/postgres.ts';
import { migrate } from './migrate.ts';
import { migrationsDir } from './migration-files.ts';

// Roles belong to all databases of a server, and other tests use those of the suite's at the same time.
const server = await startPostgres();
// One connection, whose user the tests change.
const pool = new pg.Pool({ connectionString: server.url, max: 1 });
// The server may end before the pool has closed its last connection.
pool.on('error', () => {});
afterAll(async () => {
  await pool.end();
  await server.stop();
});
beforeEach(() =>
  pool.query('drop schema public cascade; create schema public; grant usage on schema public to public'),
);

const folder = mkdtempSync(join(tmpdir(), 'parley-roles-'));
afterAll(() => rmSync(folder, { recursive: true }));
// A baseline of their rights alone.
cpSync(join(migrationsDir, 'history/0001_foundation.sql'), join(folder, 'baseline/01_foundation.sql'));
const refusal = (directory: string) =>
  migrate(pool, directory).then(
    () => 'no error',
    (error: unknown) => (error instanceof StartError ? error.message : error),
  );

test('refuses roles that may bypass row-level security', async () => {
  await migrate(pool, folder);
  for (const power of ['superuser', 'bypassrls']) {
    await pool.query(`alter role parley_app ${power}`);
    expect(await refusal(folder)).toMatch(
      /^The database role parley_app can bypass row-level security.*alter role parley_app nosuperuser nobypassrls;$/,
    );
    await pool.query('alter role parley_app nosuperuser nobypassrls');
  }
  expect(await migrate(pool, folder)).toEqual([]);
});

/** Migrates as another user than its superuser. */
async function migrateAs(user: string): Promise<unknown> {
  await pool.query(`set session authorization ${user}`);
  const answer = await refusal(folder);
  await pool.query('set session authorization parley');
  return answer;
}

test('tells a user without the rights what an administrator has to do', async () => {
  await pool.query('drop owned by parley_app, parley_system; drop role parley_app, parley_system; create role weak');
  expect(await migrateAs('weak')).toBe(
    'The database user weak isn’t allowed to create tables. As an administrator of that server, run this once: alter database postgres owner to weak;',
  );
  await pool.query('grant create on schema public to weak; grant create on database postgres to weak');
  expect(await migrateAs('weak')).toBe(
    'The database user weak isn’t allowed to create the roles Parley needs. As an administrator of that server, run this once: create role parley_app nologin; create role parley_system nologin; grant parley_app, parley_system to weak;',
  );
  await pool.query('create role parley_app nologin; create role parley_system nologin');
  expect(await migrateAs('weak')).toContain('run this once: grant parley_app, parley_system to weak;');
  await pool.query('grant parley_app, parley_system to weak');
  expect(await migrateAs('weak')).toBe('no error');
});

test('makes the roles as a user who may', async () => {
  await pool.query('drop owned by parley_app, parley_system; drop role parley_app, parley_system');
  await pool.query('create role maker createrole; grant create on database postgres to maker');
  await pool.query('grant create on schema public to maker');
  expect(await migrateAs('maker')).toBe('no error');
  expect(await migrateAs('maker')).toBe('no error');
});

test('makes the roles again when the database came without them', async () => {
  await pool.query('drop owned by parley_app, parley_system; drop role parley_app, parley_system');
  await migrate(pool, folder);
  expect((await pool.query("select from pg_roles where rolname in ('parley_app', 'parley_system')")).rowCount).toBe(2);
});
