import { readMigrationFiles } from '#server/platform/db/migrate.ts';
import type { Manifest } from './backup-format.ts';

/** The first migration of a database that this version does not know, or knows otherwise; null where it knows all. */
export function checkMigrations(migrations: Manifest['migrations']): string | null {
  const known = new Map(readMigrationFiles().map(({ name, sha256 }) => [name, sha256]));
  return migrations.find(({ name, sha256 }) => known.get(name) !== sha256)?.name ?? null;
}
