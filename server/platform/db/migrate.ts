import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { StartError } from '#server/platform/start-error.ts';
import { ensureRoles } from './roles.ts';

/** `NNNN_name.sql`, applied in the order of their names. */
export const migrationsDir = fileURLToPath(new URL('./migrations/', import.meta.url));

/** Any number, the same in every Parley: whoever holds it migrates, others wait. */
const migrationLock = 7_306_425_410;

export interface Migration {
  name: string;
  text: string;
  sha256: string;
}

/**
 * Brings the database to the state that this version of Parley expects, in one transaction: all or nothing. Twice is
 * once, and of several servers that start together one does it. With `only`, to the state of these migrations, for a
 * backup that an earlier version made. Answers the names of what it applied.
 * @throws StartError
 */
export async function migrate(
  pool: pg.Pool,
  directory: string = migrationsDir,
  only: readonly string[] | null = null,
): Promise<string[]> {
  const client = await pool.connect();
  let done = false;
  try {
    await client.query('begin');
    // Building an index may take long; waiting for another server's migration too.
    await client.query("select set_config('statement_timeout', '0', true), set_config('lock_timeout', '300000', true)");
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    await ensureRoles(client);
    const known = readMigrationFiles(directory).filter(({ name }) => only === null || only.includes(name));
    const missing = await findMissing(client, known);
    for (const migration of missing) await apply(client, migration);
    await client.query('commit');
    done = true;
    return missing.map(({ name }) => name);
  } finally {
    // Without a commit the connection goes, and its transaction with it.
    client.release(!done);
  }
}

/** The migrations that this version of Parley knows. */
export function readMigrationFiles(directory: string = migrationsDir): Migration[] {
  const files = readdirSync(directory).filter((file) => file.endsWith('.sql'));
  return files.sort().map((file) => {
    const text = readFileSync(join(directory, file), 'utf8');
    return { name: file.slice(0, -4), text, sha256: createHash('sha256').update(text).digest('hex') };
  });
}

async function findMissing(client: pg.PoolClient, known: Migration[]): Promise<Migration[]> {
  await client.query(`create table if not exists parley_migrations (
    name text primary key, sha256 text not null, applied_at timestamptz not null default now())`);
  const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from parley_migrations');
  const applied = new Map(rows.map((row) => [row.name, row.sha256]));
  for (const [name, sha256] of applied) {
    const migration = known.find((one) => one.name === name);
    if (!migration) {
      throw new StartError(
        `The database has the migration ${name}, which this version of Parley does not know. Start the newer version that made it, or restore a backup.`,
      );
    }
    if (migration.sha256 !== sha256) {
      throw new StartError(
        `The migration ${name} was changed after this database had applied it. Put the file back as it was and add a new migration.`,
      );
    }
  }
  return known.filter(({ name }) => !applied.has(name));
}

async function apply(client: pg.PoolClient, { name, text, sha256 }: Migration): Promise<void> {
  try {
    await client.query(text);
  } catch (cause) {
    const { message, position } = cause as pg.DatabaseError;
    const line = position ? ` (line ${text.slice(0, Number(position)).split('\n').length})` : '';
    throw new StartError(`The migration ${name} failed: ${message}${line}. Nothing was changed.`, { cause });
  }
  await client.query('insert into parley_migrations (name, sha256) values ($1, $2)', [name, sha256]);
}
