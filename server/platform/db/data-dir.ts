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
  const wayOut = reason === fullDisk ? 'Free up some space.' : 'Set DATA_DIR to a folder that this user can write to.';
  return new StartError(`DATA_DIR ${dataDir} ${reason}. ${wayOut}`, { cause });
}

/** Bytes. */
function freeSpace(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Whether PostgreSQL can recover and run there. */
export const hasFreeSpace = (folder: string) => freeSpace(folder) >= neededToRun;

/** What `statfs` calls file systems of other machines, by the numbers in Linux's `magic.h`. */
const networkFileSystems = new Map([
  [0x6969, 'NFS'],
  [0x517b, 'SMB'],
  [0xfe534d42, 'SMB'],
  [0xff534d42, 'SMB'],
  [0x5346414f, 'AFS'],
  [0x00c36400, 'Ceph'],
]);

/** The kind of network drive that a folder is on; null for a disk of this machine, and where that can't be told. */
export function networkDrive(folder: string, type: number = statfsSync(folder).type): string | null {
  if (process.platform === 'win32' && folder.startsWith('\\\\')) return 'SMB';
  // Node gives the number as it was signed.
  return process.platform === 'linux' ? (networkFileSystems.get(type >>> 0) ?? null) : null;
}

/** Refuses to keep an embedded database where neither its lock nor its writes can be relied on. */
export function checkLocalDisk(dataDir: string, kind: string | null = networkDrive(dataDir)): void {
  if (kind === null) return;
  throw new StartError(
    `DATA_DIR ${dataDir} is on a network drive (${kind}), where a crash could damage the database. Set DATA_DIR to a folder on a local disk, or DATABASE_URL to a PostgreSQL server.`,
  );
}

/** Refuses to start on a disk that is about to be full. */
export function checkFreeSpace(dataDir: string, needed: number = neededToRun): void {
  const free = freeSpace(dataDir);
  if (free >= needed) return;
  const [has, wanted] = [free, needed].map((bytes) => Math.floor(bytes / 2 ** 20));
  throw new StartError(
    `DATA_DIR ${dataDir} has ${has} MB of free space, but ${wanted} MB is needed. Free up some space.`,
  );
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
    `DATA_DIR ${dataDir} is in use by another Parley server${processName(join(dataDir, 'lock.pid'))}. Stop that server, or set another DATA_DIR.`,
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
