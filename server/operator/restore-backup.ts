import { createWriteStream, existsSync, readdirSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { pino } from 'pino';
import type { Config } from '#server/config.ts';
import { checkFreeSpace, lockDataDir, makeDataDir } from '#server/platform/db/data-dir.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { findForeign, migrationsDir } from '#server/platform/db/migration-files.ts';
import { connectServer, openPool, serverConfig } from '#server/platform/db/server-pool.ts';
import { databaseFolder, startEmbedded } from '#server/platform/embedded/embedded.ts';
import type { Files } from '#server/platform/files/files.ts';
import { loadSecretKeys, secretKeyFile } from '#server/platform/secrets.ts';
import { addJobs } from './add-jobs.ts';
import { type EndMark, keptFolders, type Manifest, storedKeyOf, type WaitingJob } from './backup-format.ts';
import { loadDatabase } from './load-database.ts';
import { type CheckedBackup, checkBackup, readParts, refusal } from './read-backup.ts';
import { openOwnFiles } from './stored-backups.ts';
import { fingerprintOf } from './write-backup.ts';

export interface RestoreOptions {
  /** Sets aside what DATA_DIR holds. */
  replace: boolean;
}

export interface Restored {
  madeAt: string;
  end: EndMark;
  /** Where the former data are now. */
  replaced: string | null;
}

const silent = pino({ level: 'silent' });

/** The backup's schema has to be one that this version knows, or knows how to bring up to date. */
function checkSchema(file: string, { migrations }: Manifest): void {
  const foreign = findForeign(migrations);
  if (foreign === null) return;
  if (!foreign.changed) throw refusal(file, `a newer version of Parley made it (its schema has ${foreign.name})`);
  throw refusal(file, `its schema's ${foreign.name} is not the one of this version`);
}

/** Answers the key that is to be put into DATA_DIR, or null when the right one is there. */
function checkKey(file: string, config: Config, { manifest, key }: CheckedBackup): string | null {
  const there = config.secretKey !== null || existsSync(secretKeyFile(config.dataDir));
  const { fingerprint } = manifest.key;
  if (!there && key !== null) return key;
  if (!there) {
    throw refusal(
      file,
      `it needs the secret key that it was made with (${fingerprint}). Put the copy that you kept to ${secretKeyFile(config.dataDir)}, or set SECRET_KEY`,
    );
  }
  // Also one that is being replaced: what it sealed can be read, and is sealed anew by the next change of the key.
  if (loadSecretKeys(config).some((known) => fingerprintOf(known) === fingerprint)) return null;
  const which = config.secretKey === null ? secretKeyFile(config.dataDir) : 'SECRET_KEY';
  throw refusal(file, `it was made with another secret key (${fingerprint}) than the one in ${which}`);
}

/** What a restore puts into DATA_DIR. */
const data = ['postgresql', 'database', ...keptFolders];

/** What DATA_DIR holds of it. */
function heldBy(dataDir: string): string[] {
  return data.filter((folder) => {
    const place = path.join(dataDir, folder);
    return existsSync(place) && readdirSync(place).length > 0;
  });
}

/** An empty database. */
interface Target {
  pool: pg.Pool;
  close(): Promise<void>;
}

async function openServer(file: string, databaseUrl: string): Promise<Target> {
  const pool = await connectServer(serverConfig(databaseUrl), 1, silent);
  const { rows } = await pool.query("select 1 from pg_tables where schemaname in ('public', 'pgboss') limit 1");
  if (rows.length === 0) return { pool, close: () => pool.end() };
  await pool.end();
  throw refusal(
    file,
    'the database of DATABASE_URL is not empty. Make a new one (createdb) and set DATABASE_URL to it',
  );
}

async function openFresh(home: string): Promise<Target> {
  const { config, stop } = await startEmbedded(home, { log: silent, onLost: () => {} });
  const pool = openPool(config, 1, silent);
  const close = async () => {
    await pool.end();
    await stop();
  };
  return { pool, close };
}

/** Puts the backup's rows into the database and its files into the store, if there is one, or `folder`. Answers the jobs that waited. */
async function load(
  file: string,
  pool: pg.Pool,
  { manifest }: CheckedBackup,
  { folder, files }: { folder: string; files: Files | null },
): Promise<WaitingJob[]> {
  const migrations = manifest.migrations.map(({ name }) => name);
  await migrate(pool, migrationsDir, migrations);
  const jobs: WaitingJob[] = [];
  async function* rows() {
    for await (const part of readParts(file)) {
      if (part.kind === 'rows') yield part;
      else if (part.kind === 'jobs') jobs.push(...part.jobs);
      else if (files !== null && storedKeyOf(part.name) !== null) {
        await files.put(storedKeyOf(part.name)!, Readable.from(part.bytes));
      } else {
        const place = path.join(folder, part.name);
        await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
        await pipeline(part.bytes, createWriteStream(place, { mode: 0o600, flush: true }));
      }
    }
  }
  const client = await pool.connect();
  try {
    await loadDatabase(client, manifest.tables, rows());
  } finally {
    client.release();
  }
  return jobs;
}

/** Moves what is there aside, and what was restored to its place. */
async function putInPlace(dataDir: string, draft: string, held: string[]): Promise<string | null> {
  const aside = path.join(dataDir, `replaced-${new Date().toISOString().replace(/[:.]/g, '-')}`);
  if (held.length > 0) await mkdir(aside, { mode: 0o700 });
  for (const folder of held) await rename(path.join(dataDir, folder), path.join(aside, folder));
  for (const folder of data.filter((name) => existsSync(path.join(draft, name)))) {
    await rm(path.join(dataDir, folder), { recursive: true, force: true });
    await rename(path.join(draft, folder), path.join(dataDir, folder));
  }
  return held.length > 0 ? aside : null;
}

/**
 * Brings database, files and mails back to what a backup holds. Everything is checked before anything is changed: that
 * the file is whole, that this version knows its schema, that the secret key is the right one, that nothing is in the
 * way. Then it is made beside what is there, and put in its place when it is whole.
 * @throws StartError
 */
export async function restoreBackup(config: Config, file: string, { replace }: RestoreOptions): Promise<Restored> {
  const { dataDir } = config;
  const databaseUrl = config.databaseDirectUrl ?? config.databaseUrl;
  const backup = await checkBackup(file);
  checkSchema(file, backup.manifest);
  const newKey = checkKey(file, config, backup);
  const held = heldBy(dataDir);
  if (held.length > 0 && !replace) {
    throw refusal(
      file,
      `DATA_DIR ${dataDir} isn’t empty (${held.join(', ')}). Choose another folder, or pass --replace to move its contents aside`,
    );
  }
  makeDataDir(dataDir);
  checkFreeSpace(dataDir);
  // A server that runs on this folder has it locked.
  const unlock = databaseUrl === null ? lockDataDir(dataDir) : () => {};
  const draft = path.join(dataDir, 'restoring');
  const files = config.s3 === null ? null : await openOwnFiles(config);
  try {
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { mode: 0o700 });
    const target = databaseUrl === null ? await openFresh(databaseFolder(draft)) : await openServer(file, databaseUrl);
    const jobs = await load(file, target.pool, backup, { folder: draft, files }).finally(target.close);
    await addJobs(draft, databaseUrl, jobs);
    if (newKey !== null) await writeFile(secretKeyFile(dataDir), `${newKey}\n`, { mode: 0o600, flag: 'wx' });
    const replaced = await putInPlace(dataDir, draft, held);
    return { madeAt: backup.manifest.madeAt, end: backup.end, replaced };
  } finally {
    await rm(draft, { recursive: true, force: true });
    unlock();
  }
}
