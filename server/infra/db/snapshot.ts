import { constants } from 'node:fs';
import { copyFile, cp, mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';

/** A file that was written within so long before it was copied may have been written once more since, in ms. */
const mtimeGrain = 2_000;

/**
 * Copies the embedded database's folder while it runs. It has one connection: as long as that is taken nothing is
 * written, and right after a checkpoint everything is in the files. Most of the work is done before, while others go
 * on, so that they wait only for the checkpoint and for what was written meanwhile.
 */
export async function copyEmbedded(alone: Alone, pool: pg.Pool, directory: string, target: string): Promise<void> {
  const begunAt = Date.now();
  await bringUpToDate(directory, target, 0);
  await alone(async () => {
    const client = await pool.connect();
    try {
      await client.query('checkpoint');
      await bringUpToDate(directory, target, begunAt - mtimeGrain);
    } finally {
      client.release();
    }
  });
}

/** Keeps everybody else from the database while `work` runs. */
export type Alone = <T>(work: () => Promise<T>) => Promise<T>;

/** Brings a copy up to date: files that changed since then, or are new; those that are gone go. */
async function bringUpToDate(directory: string, target: string, since: number): Promise<void> {
  await mkdir(target, { recursive: true, mode: 0o700 });
  const names = new Set<string>();
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    const source = path.join(entry.parentPath, entry.name);
    const name = path.relative(directory, source);
    names.add(name);
    const copy = path.join(target, name);
    if (entry.isDirectory()) await mkdir(copy, { recursive: true, mode: 0o700 });
    else await copyIfChanged(source, copy, since);
  }
  for (const entry of await readdir(target, { recursive: true, withFileTypes: true })) {
    const copy = path.join(entry.parentPath, entry.name);
    if (!names.has(path.relative(target, copy))) await rm(copy, { recursive: true, force: true });
  }
}

async function copyIfChanged(source: string, copy: string, since: number): Promise<void> {
  try {
    const [now, then] = await Promise.all([stat(source), stat(copy).catch(() => null)]);
    if (then !== null && then.size === now.size && now.mtimeMs < since) return;
    await copyFile(source, copy, constants.COPYFILE_FICLONE);
  } catch (error) {
    // PostgreSQL removes files of its own accord; then the copy goes, too.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    await rm(copy, { force: true });
  }
}

/** Copies the folder of a database that nobody writes to; shares blocks with it where the file system can. */
export const copyDatabase = (directory: string, target: string) =>
  cp(directory, target, { recursive: true, mode: constants.COPYFILE_FICLONE });
