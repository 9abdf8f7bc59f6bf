import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import type { BaseLogger } from 'pino';
import { checkFreeSpace, lockDataDir } from '#server/platform/db/data-dir.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { findForeign, migrationsDir } from '#server/platform/db/migration-files.ts';
import { openPool } from '#server/platform/db/server-pool.ts';
import { majorOf } from '#server/platform/embedded/data-folder.ts';
import { databaseFolder, formerFolder, hasFormerDatabase, startEmbedded } from '#server/platform/embedded/embedded.ts';
import { findPrograms } from '#server/platform/embedded/programs.ts';
import { StartError } from '#server/platform/start-error.ts';
import { addJobs } from './add-jobs.ts';
import { jobsTable, tableOf, WaitingJob } from './backup-format.ts';
import { dumpDatabase, plainForms, readMigrations, readTables, type SqlReader } from './dump-database.ts';
import { openFormer } from './former-database.ts';
import { loadDatabase } from './load-database.ts';

/**
 * An embedded database that this version cannot use as it is (of Parley 0.1, or of an earlier PostgreSQL) is read by the programs that
 * made it and written anew, row by row. The new one is made beside it, gets its name when it is whole, and the old one is kept: a start
 * that is killed meanwhile leaves the old one in use.
 */

/** Where the new one is made, and where it waits for its name, below DATA_DIR. */
const draftName = 'upgrading';
const readyName = 'upgraded';

/** What it is called that was there before. */
const keptName = (major: number) => `postgresql-${major}`;

const silent = { info: () => {}, warn: () => {}, error: () => {} };

interface Source {
  reader: SqlReader;
  close(): Promise<void>;
}

/** Reads rows from one database into a new one in `draft`. */
async function copyRows({ reader }: Source, draft: string): Promise<void> {
  await reader.query('begin isolation level repeatable read read only');
  await reader.query(plainForms);
  const migrations = await readMigrations(reader);
  const foreign = findForeign(migrations);
  if (foreign !== null) {
    throw new StartError(
      `The database is from a newer version of Parley: its schema includes ${foreign.name}. Start that version.`,
    );
  }
  const tables = await readTables(reader);
  const fail = (reason: string) => {
    throw new Error(`The new database stopped unexpectedly: ${reason}`);
  };
  const target = await startEmbedded(databaseFolder(draft), { log: silent, onLost: fail });
  const jobs: WaitingJob[] = [];
  async function* rows() {
    for await (const { name, content } of dumpDatabase(reader, tables)) {
      const lines = content.toString('utf8').split('\n').slice(0, -1);
      const table = tableOf(name)!;
      if (table === jobsTable) jobs.push(...lines.map((line) => WaitingJob.parse(JSON.parse(line))));
      // Each in PostgreSQL's own text form.
      else yield { table, lines: lines.map((line) => JSON.parse(line) as string) };
    }
  }
  const pool = openPool(target.config, 1, silent);
  try {
    await migrate(
      pool,
      migrationsDir,
      migrations.map(({ name }) => name),
    );
    const client = await pool.connect();
    try {
      await loadDatabase(client, tables, rows());
    } finally {
      client.release();
    }
  } finally {
    await pool.end();
    await target.stop();
  }
  await addJobs(draft, null, jobs);
}

/** Gives a whole new database its name, also where a start before was killed while it did. */
async function finish(dataDir: string): Promise<void> {
  const ready = path.join(dataDir, readyName);
  if (!existsSync(ready)) return;
  const home = databaseFolder(dataDir);
  const made = databaseFolder(ready);
  const before = majorOf(home);
  if (existsSync(made) && before !== null) await rename(home, path.join(dataDir, keptName(before)));
  if (existsSync(made)) await rename(made, home);
  await rm(ready, { recursive: true, force: true });
}

async function make(dataDir: string, open: (draft: string) => Promise<Source>): Promise<void> {
  const draft = path.join(dataDir, draftName);
  // The program that read for a start that was killed may still be writing there, and ends soon.
  await rm(draft, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  await mkdir(draft, { mode: 0o700 });
  try {
    const source = await open(draft);
    try {
      await copyRows(source, draft);
    } finally {
      await source.close();
    }
    await rm(path.join(draft, copyName), { recursive: true, force: true });
    await rename(draft, path.join(dataDir, readyName));
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  await finish(dataDir);
}

/** The copy of the former folder that is read, in the draft; another start's reader doesn't write into it. */
const copyName = `former-${process.pid}`;

async function openOlder(home: string): Promise<Source> {
  const embedded = await startEmbedded(home, { log: silent, onLost: () => {} });
  const client = new pg.Client(embedded.config);
  // What it dies of, the query that waits tells.
  client.on('error', () => {});
  await client.connect();
  return {
    reader: client,
    async close() {
      await client.end();
      await embedded.stop();
    },
  };
}

/** Bytes beside what the new one takes, which is some as much as the old one. */
const spare = 256 * 2 ** 20;

/**
 * Brings the embedded database of a folder to the PostgreSQL that this version runs. Nothing where there is none, or it is.
 * @throws StartError
 */
export async function upgradeDatabase(dataDir: string, log: Pick<BaseLogger, 'info'>): Promise<void> {
  if (!existsSync(dataDir)) return;
  const home = databaseFolder(dataDir);
  const unlock = lockDataDir(dataDir);
  try {
    await finish(dataDir);
    const made = majorOf(home);
    if (hasFormerDatabase(dataDir)) {
      checkFreeSpace(dataDir, spare);
      log.info({ dataDir }, 'converting the database of an earlier version; this happens once');
      await make(dataDir, async (draft) => {
        const reader = await openFormer(formerFolder(dataDir), path.join(draft, copyName));
        return { reader, close: reader.close };
      });
      log.info({ kept: formerFolder(dataDir) }, 'converted; delete the old folder when you are sure');
    } else if (made !== null && made < (await findPrograms()).major) {
      checkFreeSpace(dataDir, spare);
      log.info({ dataDir, made }, 'bringing the database to a newer PostgreSQL; this happens once');
      await make(dataDir, () => openOlder(home));
      log.info({ kept: path.join(dataDir, keptName(made)) }, 'done; delete the old folder when you are sure');
    }
  } finally {
    unlock();
  }
}
