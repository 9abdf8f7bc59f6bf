import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { pino } from 'pino';
import type { Config } from '#server/config.ts';
import { lockDataDir } from '#server/infra/db/data-dir.ts';
import { startEmbedded } from '#server/infra/db/embedded.ts';
import { databaseFolder } from '#server/infra/db/open-database.ts';
import { connectServer } from '#server/infra/db/server-pool.ts';
import { copyDatabase } from '#server/infra/db/snapshot.ts';
import { loadSecretKey, makeSecrets } from '#server/infra/secrets.ts';
import { StartError } from '#server/infra/start-error.ts';
import { backupVersion, type EndMark, keptFolders, type Manifest, names } from './backup-format.ts';
import { askServer, snapshotPrefix } from './control-socket.ts';
import { dumpDatabase, plainForms, readMigrations, readTables } from './dump-database.ts';
import { checkBackup } from './read-backup.ts';
import { endOfArchive, header, member, padding } from './tar.ts';

/** Which key it is, without giving anything of it away. */
export const fingerprintOf = (secretKey: string) => makeSecrets(secretKey).key('fingerprint').toString('hex', 0, 8);

export interface BackupOptions {
  /** Puts the secret key into the file, which is then as secret as the key. */
  withKey: boolean;
}

/** What went into the archive. */
type Counts = Omit<EndMark, 'sha256'>;

interface Source {
  pool: pg.Pool;
  close(): Promise<void>;
}

/** A copy of the embedded database: made by the server that runs on it, or here when none does. */
async function copyOfEmbedded(dataDir: string): Promise<string> {
  const made = (await askServer(dataDir, 'snapshot', {})) as { folder: string } | null;
  if (made !== null) return made.folder;
  if (!existsSync(databaseFolder(dataDir))) throw new StartError(`DATA_DIR ${dataDir} holds no database.`);
  const unlock = lockDataDir(dataDir);
  try {
    const folder = path.join(dataDir, `${snapshotPrefix}${randomBytes(8).toString('hex')}`);
    await copyDatabase(databaseFolder(dataDir), folder);
    return folder;
  } finally {
    unlock();
  }
}

async function openSource(config: Config): Promise<Source> {
  if (config.databaseUrl !== null) {
    const pool = await connectServer(config.databaseUrl, pino({ level: 'silent' }));
    return { pool, close: () => pool.end() };
  }
  const folder = await copyOfEmbedded(config.dataDir);
  const embedded = await startEmbedded({ directory: folder, durable: false }, () => {}).catch(async (error) => {
    await rm(folder, { recursive: true, force: true });
    throw error;
  });
  return {
    pool: embedded.pool,
    async close() {
      await embedded.pool.end();
      await embedded.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The files of the folders that are kept, as paths below DATA_DIR. */
async function filesOf(dataDir: string): Promise<string[]> {
  const all: string[] = [];
  for (const folder of keptFolders) {
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

/** One file; nothing when it was removed since the folder was read. */
async function* fileMember(dataDir: string, name: string): AsyncGenerator<Buffer> {
  const file = await open(path.join(dataDir, name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (file === null) return;
  try {
    const { size } = await file.stat();
    yield header(name, size);
    let left = size;
    for await (const chunk of file.createReadStream({ autoClose: false })) {
      left -= (chunk as Buffer).length;
      yield chunk as Buffer;
    }
    if (left !== 0) throw new StartError(`The file ${name} changed while it was read. Make the backup again.`);
    yield padding(size);
  } finally {
    await file.close();
  }
}

/** The whole archive. */
async function* archive(
  config: Config,
  client: pg.ClientBase,
  { withKey }: BackupOptions,
): AsyncGenerator<Buffer, Counts> {
  const key = loadSecretKey(config.dataDir, config.secretKey);
  const tables = await readTables(client);
  const migrations = await readMigrations(client);
  if (migrations.length === 0) throw new StartError('This database is not one of Parley: there is nothing to back up.');
  const manifest: Manifest = {
    format: 'parley-backup',
    version: backupVersion,
    madeAt: new Date().toISOString(),
    migrations,
    tables,
    key: { fingerprint: fingerprintOf(key), included: withKey },
  };
  yield member(names.manifest, Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
  if (withKey) yield member(names.key, Buffer.from(`${key}\n`));
  const end = { rows: 0, files: 0 };
  for await (const { name, content, rows } of dumpDatabase(client, tables)) {
    end.rows += rows;
    yield member(name, content);
  }
  for (const name of await filesOf(config.dataDir)) {
    let there = false;
    for await (const chunk of fileMember(config.dataDir, name)) {
      there = true;
      yield chunk;
    }
    if (there) end.files++;
  }
  return end;
}

/** The archive with the mark at its end that tells a whole file from a part of one. */
async function* sealed(chunks: AsyncGenerator<Buffer, Counts>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for (;;) {
    const { done, value } = await chunks.next();
    if (!done) {
      hash.update(value);
      yield value;
      continue;
    }
    const end: EndMark = { ...value, sha256: hash.digest('hex') };
    yield Buffer.concat([member(names.end, Buffer.from(`${JSON.stringify(end)}\n`)), endOfArchive]);
    return;
  }
}

/**
 * Writes database, files and mails as one file, as they are at one moment, also while the server runs. The file gets
 * its name when it is whole and has been read back.
 * @throws StartError
 */
export async function writeBackup(config: Config, file: string, options: BackupOptions): Promise<EndMark> {
  if (existsSync(file)) throw new StartError(`The file ${file} is there already. Name another one.`);
  const draft = `${file}.part`;
  const source = await openSource(config);
  try {
    const client = await source.pool.connect();
    try {
      await client.query('begin isolation level repeatable read read only');
      await client.query(plainForms);
      await pipeline(
        Readable.from(sealed(archive(config, client, options))),
        createGzip(),
        createWriteStream(draft, { mode: 0o600, flush: true }),
      );
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
