import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pino } from 'pino';
import type { Config } from '#server/config.ts';
import { makeDataDir } from '#server/platform/db/data-dir.ts';
import { type Files, isKey } from '#server/platform/files/files.ts';
import { openFiles } from '#server/platform/files/open-files.ts';
import { openOutbound } from '#server/platform/http/outbound.ts';
import { StartError } from '#server/platform/start-error.ts';

/** Backups in the store of S3_URL, beside the files that they hold, and in none of them. */

/** How an operator names one: `store:monday.tgz`. */
const mark = 'store:';
/** Where they are in the store. */
export const backupsPrefix = 'backups/';

/** The files of an installation whose server may or may not run. @throws StartError */
export function openOwnFiles(config: Config): Promise<Files> {
  return openFiles(config, openOutbound(), pino({ level: 'silent' }));
}

/** The key of a backup in the store; null when it is a file of this machine that is named. @throws StartError */
export function storedKey(config: Config, name: string): string | null {
  if (!name.startsWith(mark)) return null;
  const key = backupsPrefix + name.slice(mark.length);
  if (config.s3 === null) throw new StartError(`${name} is in the S3_URL store, but S3_URL isn’t set.`);
  if (isKey(key)) return key;
  throw new StartError(`${name} isn’t a valid name for a stored backup. Use letters, digits, ".", "_", and "-".`);
}

async function sha256Of(content: Readable): Promise<string> {
  const hash = createHash('sha256');
  for await (const bytes of content) hash.update(bytes);
  return hash.digest('hex');
}

/** Runs `use` with a file that is removed afterwards, beside the data: a temporary folder may be in memory. */
export async function withDraft<T>({ dataDir }: Config, use: (file: string) => Promise<T>): Promise<T> {
  makeDataDir(dataDir);
  const folder = await mkdtemp(path.join(dataDir, 'backup-'));
  try {
    return await use(path.join(folder, 'all.tgz'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Puts a finished backup into the store and reads it back. @throws StartError when one is there already */
export async function storeBackup(files: Files, key: string, file: string): Promise<void> {
  if ((await files.stat(key)) !== null) throw new StartError(`${key} already exists in the store. Use another name.`);
  await files.put(key, createReadStream(file));
  const [stored, here] = [await files.get(key), createReadStream(file)];
  if (stored === null || (await sha256Of(stored)) !== (await sha256Of(here))) {
    throw new StartError(
      `${key} had different content when it was read back from the store. Don’t use this store for backups.`,
    );
  }
}

/** Gets a backup out of the store. @throws StartError when there is none */
export async function fetchBackup(files: Files, key: string, file: string): Promise<void> {
  const content = await files.get(key);
  if (content === null) throw new StartError(`${key} isn’t in the store. Nothing was changed.`);
  await pipeline(content, createWriteStream(file, { mode: 0o600 }));
}
