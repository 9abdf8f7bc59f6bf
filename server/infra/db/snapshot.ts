import { constants } from 'node:fs';
import { cp } from 'node:fs/promises';
import type pg from 'pg';

/**
 * Copies the embedded database's folder while it runs. It has one connection: as long as that is taken nothing is
 * written, and right after a checkpoint everything is in the files. Others wait some tenths of a second.
 */
export async function copyEmbedded(pool: pg.Pool, directory: string, target: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('checkpoint');
    await copyDatabase(directory, target);
  } finally {
    client.release();
  }
}

/** Copies the folder of a database that nobody writes to; shares blocks with it where the file system can. */
export const copyDatabase = (directory: string, target: string) =>
  cp(directory, target, { recursive: true, mode: constants.COPYFILE_FICLONE });
