import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll } from 'vitest';
import { startEmbedded } from '#server/infra/db/embedded.ts';
import { type Database, openDatabase } from '#server/infra/db/open-database.ts';
import { prepareTemplate } from '#server/infra/db/template.ts';
import { dropDatabase, makeBareDatabase, makeMigratedDatabase } from './server-database.ts';

/** The PostgreSQL to test on; empty for the embedded one. Its user has to be allowed to create databases and roles. */
const server = process.env.TEST_DATABASE_URL;
const newName = () => `parley_test_${randomBytes(6).toString('hex')}`;
const newFolder = () => mkdtempSync(join(tmpdir(), 'parley-test-'));
const onLost = (reason: string) => {
  throw new Error(`The test's database has died: ${reason}`);
};

/**
 * A migrated, empty database for one test file, closed and removed after it:
 *
 *     const database = await openTestDatabase();
 */
export async function openTestDatabase(): Promise<Database> {
  const [dataDir, name] = [newFolder(), newName()];
  if (!server) await prepareTemplate();
  const databaseUrl = server ? await makeMigratedDatabase(server, name) : null;
  const database = await openDatabase({ dataDir, databaseUrl, log: pino({ level: 'warn' }), onLost, durable: false });
  afterAll(async () => {
    await database.close();
    if (server) await dropDatabase(server, name);
    rmSync(dataDir, { recursive: true });
  });
  return database;
}

/** The same without any migration: plain connections, several where there is a server. */
export async function openBareDatabase(): Promise<pg.Pool> {
  const [directory, name] = [newFolder(), newName()];
  const embedded = server ? null : await startEmbedded({ directory, durable: false }, onLost);
  const pool = embedded?.pool ?? new pg.Pool({ connectionString: await makeBareDatabase(server ?? '', name) });
  afterAll(async () => {
    await pool.end();
    await embedded?.stop();
    if (server) await dropDatabase(server, name);
    rmSync(directory, { recursive: true });
  });
  return pool;
}
