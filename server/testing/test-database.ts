import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll } from 'vitest';
import { type Database, openDatabase } from '#server/platform/db/open-database.ts';
import { dropDatabase, makeBareDatabase, makeMigratedDatabase } from './server-database.ts';

/** The server of PostgreSQL that the run has started (see global-setup.ts). */
function testServer(): string {
  const server = process.env.TEST_DATABASE_URL;
  if (server === undefined)
    throw new Error('TEST_DATABASE_URL is not set: run this in the project "server" of Vitest.');
  return server;
}
const newName = () => `parley_test_${randomBytes(6).toString('hex')}`;
const onLost = (reason: string) => {
  throw new Error(`The test's database has died: ${reason}`);
};

/**
 * A migrated, empty database for one test file, closed and removed after it:
 *
 *     const database = await openTestDatabase();
 */
export async function openTestDatabase(): Promise<Database> {
  const name = newName();
  const databaseUrl = await makeMigratedDatabase(testServer(), name);
  const database = await openDatabase({ dataDir: '', databaseUrl, log: pino({ level: 'warn' }), onLost });
  afterAll(async () => {
    await database.close();
    await dropDatabase(testServer(), name);
  });
  // No other process knows it.
  return { ...database, shared: false };
}

/** The address of a migrated, empty database for a process of its own, which need not make one. Removed after the file's tests. */
export async function newDatabaseUrl(): Promise<string> {
  const name = newName();
  afterAll(() => dropDatabase(testServer(), name));
  return makeMigratedDatabase(testServer(), name);
}

/** The same without any migration. */
export async function newBareDatabaseUrl(): Promise<string> {
  const name = newName();
  afterAll(() => dropDatabase(testServer(), name));
  return makeBareDatabase(testServer(), name);
}

/** The same as plain connections. */
export async function openBareDatabase(): Promise<pg.Pool> {
  const pool = new pg.Pool({ connectionString: await newBareDatabaseUrl() });
  // Its end is answered before its connections are closed: the database's removal may end them first.
  pool.on('error', () => {});
  afterAll(() => pool.end());
  return pool;
}
