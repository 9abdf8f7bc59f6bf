import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { checkKey, type Files, isKey } from './files.ts';

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
  const root = join(folder, 'kept');
  const pathOf = (key: string) => {
    checkKey(key);
    return join(root, key);
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
    async *list(prefix = '') {
      // Only the folder that the prefix names has to be read.
      const within = join(root, prefix.slice(0, prefix.lastIndexOf('/') + 1));
      const entries = await readdir(within, { recursive: true, withFileTypes: true }).catch(none);
      for (const entry of entries ?? []) {
        const path = join(entry.parentPath, entry.name);
        const key = relative(root, path).replaceAll(sep, '/');
        if (!entry.isFile() || !key.startsWith(prefix) || !isKey(key)) continue;
        const found = await stat(path).catch(none);
        if (found !== null) yield { key, bytes: found.size, changedAt: found.mtime };
      }
    },
  };
}
