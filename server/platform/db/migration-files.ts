import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The schema as SQL:
 *
 *     baseline/NN_area.sql   all of it as it was after step 0214, by area: what a new database begins with
 *     NNNN_name.sql          the steps since then, from 0215 on, in the order of their names
 *     history/NNNN_name.sql  the steps up to 0214, for databases and backups of before there was a baseline
 */
export const migrationsDir = fileURLToPath(new URL('./migrations/', import.meta.url));

/** What stands in the list of a database that is at the baseline, whichever way it came there. */
export const baselineName = '0214_baseline';

export interface Migration {
  name: string;
  files: { name: string; text: string }[];
  sha256: string;
}

/** A migration as a database or a backup names it. */
export type NamedMigration = Pick<Migration, 'name' | 'sha256'>;

/** The baseline, or none in a folder without. */
export function readBaseline(directory: string): Migration | null {
  const files = readSql(join(directory, 'baseline'));
  return files.length === 0 ? null : toMigration(baselineName, files);
}

/** The steps since the baseline. */
export const readSteps = (directory: string = migrationsDir) => eachFile(directory);

/** The steps that led to the baseline. Read only where a database or a backup is met that is older. */
export const readHistory = (directory: string) => eachFile(join(directory, 'history'));

/** The first of these that this version of Parley does not know, or knows otherwise; null where it knows all. */
export function findForeign(
  named: readonly NamedMigration[],
  directory: string = migrationsDir,
): { name: string; changed: boolean } | null {
  const known = new Map<string, string>();
  const learn = (migrations: Migration[]) => {
    for (const { name, sha256 } of migrations) known.set(name, sha256);
  };
  const baseline = readBaseline(directory);
  learn([...(baseline === null ? [] : [baseline]), ...readSteps(directory)]);
  if (named.some(({ name }) => !known.has(name))) learn(readHistory(directory));
  const foreign = named.find(({ name, sha256 }) => known.get(name) !== sha256);
  return foreign === undefined ? null : { name: foreign.name, changed: known.has(foreign.name) };
}

const eachFile = (folder: string) => readSql(folder).map((file) => toMigration(file.name.slice(0, -4), [file]));

function readSql(folder: string): Migration['files'] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return names.sort().map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
}

function toMigration(name: string, files: Migration['files']): Migration {
  const hash = createHash('sha256');
  for (const { text } of files) hash.update(text);
  return { name, files, sha256: hash.digest('hex') };
}
