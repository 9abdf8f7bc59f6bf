import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pino } from 'pino';
import { afterAll } from 'vitest';
import { type Database, openDatabase } from '#server/infra/db/open-database.ts';
import { prepareTemplate } from '#server/infra/db/template.ts';
import { dropServerDatabase, makeServerDatabase } from './server-database.ts';

/**
 * A migrated, empty database for one test file, closed and removed after it:
 *
 *     const database = await openTestDatabase();
 *
 * Embedded, or on the server of TEST_DATABASE_URL when that is set (its user has to be allowed to create databases).
 */
export async function openTestDatabase(): Promise<Database> {
  const dataDir = mkdtempSync(join(tmpdir(), 'parley-test-'));
  const server = process.env.TEST_DATABASE_URL;
  const name = `parley_test_${randomBytes(6).toString('hex')}`;
  if (!server) await prepareTemplate();
  const database = await openDatabase({
    dataDir,
    databaseUrl: server ? await makeServerDatabase(server, name) : null,
    log: pino({ level: 'warn' }),
    onLost: (reason) => {
      throw new Error(`The test's database ${basename(dataDir)} has died: ${reason}`);
    },
    durable: false,
  });
  afterAll(async () => {
    await database.close();
    if (server) await dropServerDatabase(server, name);
    rmSync(dataDir, { recursive: true });
  });
  return database;
}
