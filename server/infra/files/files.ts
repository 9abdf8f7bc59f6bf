import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Files of any size under keys, e.g. `workspaces/<id>/recordings/<id>.wav`. A key is what an S3-compatible store
 * takes as well: segments of letters, digits, `.`, `_` and `-`, parted by `/`.
 */
export interface Files {
  /**
   * Stores a file, whole or not at all, over one that was there. `head` is asked when all the content was read: its
   * bytes replace as many at the start, for kinds of files that tell their length there.
   */
  put(key: string, content: Readable | Uint8Array, head?: () => Uint8Array | undefined): Promise<void>;
  /** Its content, or null when there is none; `range` counts bytes, both ends included. */
  get(key: string, range?: { start: number; end: number }): Promise<Readable | null>;
  stat(key: string): Promise<StoredFile | null>;
  /** Removes it; nothing happens when there is none. */
  remove(key: string): Promise<void>;
}

export interface StoredFile {
  bytes: number;
  changedAt: Date;
}

/** No segment begins with a dot, so none is `.` or `..` or a hidden file. */
const keyForm = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}(\/[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}){0,15}$/;

const none = (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
};

async function overwriteStart(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.write(bytes, 0, bytes.length, 0);
    await file.datasync();
  } finally {
    await file.close();
  }
}

/** Files in a folder of this machine. */
export function openLocalFiles(folder: string): Files {
  const pathOf = (key: string) => {
    if (!keyForm.test(key)) throw new Error('That is no key of a file.');
    return join(folder, 'kept', key);
  };
  return {
    async put(key, content, head) {
      const path = pathOf(key);
      const draft = join(folder, 'drafts', randomBytes(12).toString('hex'));
      await mkdir(dirname(draft), { recursive: true, mode: 0o700 });
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      try {
        const file = await open(draft, 'wx', 0o600);
        // The stream flushes and closes the file: the name must not reach the disk before the content.
        await pipeline(
          content instanceof Uint8Array ? Readable.from([content]) : content,
          file.createWriteStream({ flush: true }),
        );
        const start = head?.();
        if (start !== undefined) await overwriteStart(draft, start);
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async get(key, range) {
      // Opened first: a file that is replaced or removed meanwhile is still read to its end.
      const file = await open(pathOf(key)).catch(none);
      if (file === null) return null;
      if ((await file.stat()).isFile()) return file.createReadStream(range);
      await file.close();
      return null;
    },
    async stat(key) {
      const found = await stat(pathOf(key)).catch(none);
      return found?.isFile() ? { bytes: found.size, changedAt: found.mtime } : null;
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
  };
}
