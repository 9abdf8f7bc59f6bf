import { createWriteStream, existsSync } from 'node:fs';
import { open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { pino } from 'pino';
import type { Config } from '#server/config.ts';
import { connectServer, serverConfig } from '#server/platform/db/server-pool.ts';
import { reachEmbedded } from '#server/platform/embedded/reach-embedded.ts';
import type { Files } from '#server/platform/files/files.ts';
import { loadSecretKeys, makeSecrets } from '#server/platform/secrets.ts';
import { StartError } from '#server/platform/start-error.ts';
import { ArchiveWriter } from './archive-writer.ts';
import { backupVersion, type EndMark, keptFolders, type Manifest, names, storedName } from './backup-format.ts';
import { dumpDatabase, plainForms, readMigrations, readTables } from './dump-database.ts';
import { checkBackup } from './read-backup.ts';
import { backupsPrefix, openOwnFiles } from './stored-backups.ts';

/** Which key it is, without giving anything of it away. */
export const fingerprintOf = (secretKey: string) => makeSecrets(secretKey).key('fingerprint').toString('hex', 0, 8);

export interface BackupOptions {
  /** Puts the secret key into the file, which is then as secret as the key. */
  withKey: boolean;
}

interface Source {
  pool: pg.Pool;
  close(): Promise<void>;
}

async function openSource({ dataDir, ...settings }: Config): Promise<Source> {
  // A dump is one long transaction, which no pooler has to hold.
  const databaseUrl = settings.databaseDirectUrl ?? settings.databaseUrl;
  const silent = pino({ level: 'silent' });
  const { config, end } =
    databaseUrl === null ? await reachEmbedded(dataDir) : { config: serverConfig(databaseUrl), end: async () => {} };
  const pool = await connectServer(config, 1, silent).catch(async (error) => {
    await end();
    throw error;
  });
  const close = async () => {
    await pool.end();
    await end();
  };
  return { pool, close };
}

/** The files of the folders that are kept, as paths below DATA_DIR; those of a store are not there. */
async function filesOf({ dataDir, s3 }: Config): Promise<string[]> {
  const all: string[] = [];
  for (const folder of keptFolders.filter((name) => s3 === null || name !== 'files')) {
    const root = path.join(dataDir, folder);
    if (!existsSync(root)) continue;
    for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
      const name = path.relative(dataDir, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/');
      // What is being written is not there yet.
      if (entry.isFile() && !name.startsWith('files/drafts/') && !name.endsWith('.new')) all.push(name);
    }
  }
  return all.sort();
}

/** Adds a file; false when it was removed since the folder was read. */
async function addFile(archive: ArchiveWriter, dataDir: string, name: string): Promise<boolean> {
  const file = await open(path.join(dataDir, name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (file === null) return false;
  try {
    const { size } = await file.stat();
    await archive.add(name, size, file.createReadStream({ autoClose: false }));
    return true;
  } catch (cause) {
    if ((cause as Error).message !== 'Size mismatch') throw cause;
    throw new StartError(`${name} changed while it was being read. Run the backup again.`, { cause });
  } finally {
    await file.close();
  }
}

/** Adds the files of a store under the names that they would have in DATA_DIR. Answers how many there were. */
async function addStored(archive: ArchiveWriter, files: Files): Promise<number> {
  let count = 0;
  for await (const { key, bytes } of files.list()) {
    if (key.startsWith(backupsPrefix)) continue;
    const content = await files.get(key);
    if (content === null) continue;
    await archive.add(storedName(key), bytes, content).catch((cause: Error) => {
      if (cause.message !== 'Size mismatch') throw cause;
      throw new StartError(`${key} changed while it was being read. Run the backup again.`, { cause });
    });
    count++;
  }
  return count;
}

/** Fills the archive, its end mark last, which tells a whole file from a part of one. */
async function fill(archive: ArchiveWriter, config: Config, client: pg.ClientBase, { withKey }: BackupOptions) {
  const keys = loadSecretKeys(config);
  const tables = await readTables(client);
  const migrations = await readMigrations(client);
  if (migrations.length === 0) throw new StartError('This isn’t a Parley database, so there’s nothing to back up.');
  const manifest: Manifest = {
    format: 'parley-backup',
    version: backupVersion,
    madeAt: new Date().toISOString(),
    migrations,
    tables,
    key: { fingerprint: fingerprintOf(keys[0]!), included: withKey },
  };
  await archive.addWhole(names.manifest, Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
  if (withKey) await archive.addWhole(names.key, Buffer.from(`${keys.join('\n')}\n`));
  const count = { rows: 0, files: 0 };
  for await (const { name, content, rows } of dumpDatabase(client, tables)) {
    count.rows += rows;
    await archive.addWhole(name, content);
  }
  for (const name of await filesOf(config)) {
    if (await addFile(archive, config.dataDir, name)) count.files++;
  }
  if (config.s3 !== null) count.files += await addStored(archive, await openOwnFiles(config));
  await archive.finish(names.end, (sha256) =>
    Buffer.from(`${JSON.stringify({ ...count, sha256 } satisfies EndMark)}\n`),
  );
}

/**
 * Writes database, files and mails as one file, as they are at one moment, also while the server runs. The file gets
 * its name when it is whole and has been read back.
 * @throws StartError
 */
export async function writeBackup(config: Config, file: string, options: BackupOptions): Promise<EndMark> {
  if (existsSync(file)) throw new StartError(`${file} already exists. Use another name.`);
  const draft = `${file}.part`;
  const source = await openSource(config);
  try {
    const client = await source.pool.connect();
    try {
      await client.query('begin isolation level repeatable read read only');
      await client.query(plainForms);
      const archive = new ArchiveWriter();
      const written = pipeline(archive.tar, createGzip(), createWriteStream(draft, { mode: 0o600, flush: true }));
      await Promise.all([written, fill(archive, config, client, options).catch((error) => archive.tar.destroy(error))]);
      await client.query('rollback');
    } finally {
      client.release(true);
    }
    const { end } = await checkBackup(draft);
    await rename(draft, file);
    return end;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  } finally {
    await source.close();
  }
}
