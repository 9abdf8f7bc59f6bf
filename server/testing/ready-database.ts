import { mkdirSync } from 'node:fs';
import { databaseFolder } from '#server/platform/embedded/embedded.ts';
import { copyDatabases } from '../../scripts/postgres.ts';

/** A migrated, empty database as a folder of PostgreSQL's, which the run has made once (see global-setup.ts). */
export function readyDatabase(): string {
  const folder = process.env.TEST_DATABASE_FOLDER;
  if (folder === undefined)
    throw new Error('TEST_DATABASE_FOLDER is not set: run this in the project "server" of Vitest.');
  return folder;
}

/**
 * Puts the embedded database into a folder, as a first start would leave it. Making and migrating one costs more than the start of
 * the server itself.
 */
export function putDatabase(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true });
  copyDatabases(readyDatabase(), databaseFolder(dataDir));
}
