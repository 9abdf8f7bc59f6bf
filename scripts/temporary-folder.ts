import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import path from 'node:path';

/** Bytes. What databases of tests take at a time, with as much again for the tests themselves. */
const roomForTests = 8e9;
/** A folder in memory, and how those of runs in it begin; the number of their process follows. */
const memory = '/dev/shm';
const prefix = 'parley-tests-';

/** Takes away what runs left that were killed: it would take memory until the machine starts anew. */
function removeAbandoned(): void {
  for (const name of readdirSync(memory).filter((one) => one.startsWith(prefix))) {
    const pid = Number.parseInt(name.slice(prefix.length), 10);
    if (!existsSync(`/proc/${pid}`)) rmSync(path.join(memory, name), { recursive: true, force: true });
  }
}

/**
 * Has temporary files of this run go into memory, where there is room: databases of tests are copied, filled and thrown away by the
 * hundred, and wait for no disk that others use.
 */
export function tempInMemory(): void {
  if (process.env.TMPDIR !== undefined || !existsSync(memory)) return;
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize < roomForTests || freemem() < roomForTests) return;
  removeAbandoned();
  const folder = mkdtempSync(path.join(memory, `${prefix}${process.pid}-`));
  // Where root may make no namespaces, PostgreSQL runs as another user, who has to get in.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}
