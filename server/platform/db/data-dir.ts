import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '#server/platform/start-error.ts';

/** Bytes. Below it PostgreSQL can not even finish its recovery, and ends without a word. */
const neededToRun = 64 * 2 ** 20;

/** Makes the folder with its parents when it is missing. Private to the user who runs the server. */
export function makeDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir);
    // Being there is not enough: a folder of another user, or a file of that name.
    const probe = join(dataDir, `.writable-${process.pid}`);
    try {
      // With a byte in it: on a full disk an empty file can still be made.
      writeFileSync(probe, '.');
    } finally {
      rmSync(probe, { force: true });
    }
  } catch (cause) {
    throw unusable(dataDir, cause);
  }
}

/** Node's own recursive mkdir never returns where a folder can have no new ones (/proc, automounted folders). */
function makeFolder(path: string): void {
  if (existsSync(path) && statSync(path).isDirectory()) return;
  const parent = dirname(path);
  if (!existsSync(parent)) makeFolder(parent);
  mkdirSync(path, { mode: 0o700 });
}

const fullDisk = 'is on a full disk';

function unusable(dataDir: string, cause: unknown): StartError {
  const { code, message } = cause as NodeJS.ErrnoException;
  const reason =
    code === 'EEXIST' || code === 'ENOTDIR'
      ? 'is not a folder'
      : code === 'ENOSPC' || code === 'EDQUOT'
        ? fullDisk
        : code === 'EACCES' || code === 'EPERM' || code === 'EROFS'
          ? 'cannot be written by this user'
          : `cannot be used (${message})`;
  const wayOut = reason === fullDisk ? 'Free some space.' : 'Set DATA_DIR to a folder that this user may write.';
  return new StartError(`DATA_DIR ${dataDir} ${reason}. ${wayOut}`, { cause });
}

/** Refuses to start on a disk that is about to be full. */
export function checkFreeSpace(dataDir: string, needed: number = neededToRun): void {
  const { bavail, bsize } = statfsSync(dataDir);
  if (bavail * bsize >= needed) return;
  const [free, wanted] = [bavail * bsize, needed].map((bytes) => Math.floor(bytes / 2 ** 20));
  throw new StartError(`DATA_DIR ${dataDir} has ${free} MB of free space, ${wanted} MB are needed. Free some space.`);
}

/**
 * Locks the folder for this process; the returned function unlocks it. The lock is the kernel's lock on a file
 * (through SQLite, which has it on every platform): it ends with its process, however that dies, and is never stolen
 * from a live one.
 *
 * Nothing else may open and close `lock.db` in this process: POSIX would drop the lock with that.
 */
export function lockDataDir(dataDir: string): () => void {
  const unlock = tryLock(dataDir);
  if (unlock !== null) return unlock;
  throw new StartError(
    `DATA_DIR ${dataDir} is in use by another Parley server${processName(join(dataDir, 'lock.pid'))}. Stop that one or set another DATA_DIR.`,
  );
}

/** The same; null where another process has the folder. */
export function tryLock(dataDir: string): (() => void) | null {
  const owner = join(dataDir, 'lock.pid');
  const lock = new DatabaseSync(join(dataDir, 'lock.db'), { timeout: 0 });
  try {
    lock.exec(
      'PRAGMA journal_mode=MEMORY; PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE; CREATE TABLE IF NOT EXISTS l(x)',
    );
  } catch (cause) {
    lock.close();
    if (!/locked|busy/i.test((cause as Error).message)) throw unusable(dataDir, cause);
    return null;
  }
  writeFileSync(owner, String(process.pid));
  return () => {
    rmSync(owner, { force: true });
    lock.close();
  };
}

function processName(owner: string): string {
  try {
    return ` (process ${readFileSync(owner, 'utf8')})`;
  } catch {
    // It has the lock but has not written its number yet.
    return '';
  }
}
