import type pg from 'pg';
import { StartError } from '#server/platform/start-error.ts';
import { contractingIn } from './contracting.ts';
import {
  baselineName,
  findForeign,
  type Migration,
  migrationsDir,
  type NamedMigration,
  readBaseline,
  readHistory,
  readSteps,
} from './migration-files.ts';
import { ensureRoles } from './roles.ts';

/** Any number, the same in every Parley: anyone who holds it migrates, others wait. */
const migrationLock = 7_306_425_410;

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
    const applied = await readApplied(client, directory);
    const isMissing = ({ name }: Migration) => !applied.has(name) && (only === null || only.includes(name));
    const reached = await reachBaseline(client, directory, { applied, isMissing, whole: only === null });
    const steps = readSteps(directory).filter(isMissing);
    for (const step of steps) await apply(client, step);
    await client.query('commit');
    done = true;
    return [...reached, ...steps].map(({ name }) => name);
  } finally {
    // Without a commit the connection goes, and its transaction with it.
    client.release(!done);
  }
}

async function readApplied(client: pg.PoolClient, directory: string): Promise<Set<string>> {
  await client.query(`create table if not exists parley_migrations (
    name text primary key, sha256 text not null, applied_at timestamptz not null default now())`);
  await client.query('alter table parley_migrations add column if not exists expands boolean');
  const { rows: all } = await client.query<NamedMigration & { expands: boolean | null }>(
    'select name, sha256, expands from parley_migrations order by name',
  );
  const newest = readSteps(directory).at(-1)?.name ?? baselineName;
  // What a newer version only added is no one's harm: so there is a way back from it.
  const rows = all.filter(({ name, expands }) => !(expands === true && name > newest));
  const foreign = findForeign(rows, directory);
  if (foreign?.changed === false) {
    throw new StartError(
      `The database has migration ${foreign.name}, which this version of Parley doesn’t recognize. Start the newer version that applied it, or restore a backup.`,
    );
  }
  if (foreign !== null) {
    throw new StartError(
      `Migration ${foreign.name} was changed after it was applied to this database. Restore the original file and add a new migration.`,
    );
  }
  return new Set(rows.map(({ name }) => name));
}

/**
 * Makes the schema of the baseline: in an empty database at once; in one of before there was a baseline by the steps of the history that
 * it has not had, and then it stands where a new one begins, and is listed as such.
 */
async function reachBaseline(
  client: pg.PoolClient,
  directory: string,
  at: { applied: ReadonlySet<string>; isMissing: (migration: Migration) => boolean; whole: boolean },
): Promise<Migration[]> {
  const baseline = readBaseline(directory);
  if (baseline === null || at.applied.has(baseline.name)) return [];
  if (at.applied.size === 0 && at.isMissing(baseline)) {
    await apply(client, baseline);
    return [baseline];
  }
  const history = readHistory(directory);
  const missing = history.filter(at.isMissing);
  for (const migration of missing) await apply(client, migration);
  if (!at.whole) return missing;
  await client.query('delete from parley_migrations where name = any($1)', [history.map(({ name }) => name)]);
  await list(client, baseline);
  return [...missing, baseline];
}

async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  for (const { name, text } of migration.files) {
    try {
      await client.query(text);
    } catch (cause) {
      const { message, position } = cause as pg.DatabaseError;
      const line = position ? `, line ${text.slice(0, Number(position)).split('\n').length}` : '';
      throw new StartError(`Migration ${migration.name} failed: ${message} (${name}${line}). Nothing was changed.`, {
        cause,
      });
    }
  }
  await list(client, migration);
}

async function list(client: pg.PoolClient, migration: Migration): Promise<void> {
  const { name, sha256 } = migration;
  const expands = contractingIn(migration).length === 0;
  const text = 'insert into parley_migrations (name, sha256, expands) values ($1, $2, $3)';
  await client.query(text, [name, sha256, expands]);
}
