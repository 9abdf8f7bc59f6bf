import { createHash } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  cpSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { startEmbedded } from './embedded.ts';
import { migrate, migrationsDir } from './migrate.ts';

/**
 * A prepared data directory, migrated and cleanly closed: copying it takes a tenth of a second, making one (initdb in
 * WebAssembly) takes two to six. Its name says what it was made from, so an old one is never used.
 */
const modules = fileURLToPath(new URL('../../../node_modules/', import.meta.url));
const cache = join(modules, '.cache', 'parley');

/** Where the template for this version of Parley is, or would be. */
export function templateDir(): string {
  const hash = createHash('sha256');
  hash.update(readFileSync(join(modules, '@electric-sql/pglite/package.json')));
  for (const file of readdirSync(migrationsDir).sort()) {
    hash.update(`\0${file}\0`).update(readFileSync(join(migrationsDir, file)));
  }
  return join(cache, `database-${hash.digest('hex').slice(0, 16)}`);
}

/** Makes the template if it is missing; answers its folder. Several may do that at once. */
export async function prepareTemplate(): Promise<string> {
  const template = templateDir();
  if (existsSync(template)) return template;
  mkdirSync(cache, { recursive: true });
  const draft = `${template}.${process.pid}`;
  await makeDirectory(draft, async (pool) => {
    await migrate(pool);
    await pool.query('vacuum (freeze, analyze)');
  });
  try {
    renameSync(draft, template);
  } catch (error) {
    // Somebody else was faster.
    rmSync(draft, { recursive: true });
    if (!existsSync(template)) throw error;
  }
  removeOld();
  return template;
}

/** Templates of earlier versions and drafts that were never finished; younger ones may be in use by another process. */
function removeOld(): void {
  const dayAgo = Date.now() - 86_400_000;
  for (const name of readdirSync(cache)) {
    const path = join(cache, name);
    if (name.startsWith('database-') && statSync(path).mtimeMs < dayAgo) rmSync(path, { recursive: true, force: true });
  }
}

/**
 * Makes a fresh data directory: a copy of the template where there is one. It gets its name when it is whole, so that
 * a start that is killed half way leaves nothing that looks like a database. `durable`: whole on the disk, too.
 */
export async function makeFreshDirectory(directory: string, durable: boolean): Promise<void> {
  const draft = `${directory}.new`;
  rmSync(draft, { recursive: true, force: true });
  const template = templateDir();
  if (existsSync(template)) {
    cpSync(template, draft, { recursive: true, preserveTimestamps: true });
    chmodSync(draft, 0o700);
  } else await makeDirectory(draft, async () => {});
  if (durable) flush(draft);
  renameSync(draft, directory);
}

function flush(directory: string): void {
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = openSync(join(entry.parentPath, entry.name), 'r+');
    fsyncSync(file);
    closeSync(file);
  }
}

async function makeDirectory(directory: string, fill: (pool: pg.Pool) => Promise<void>): Promise<void> {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { mode: 0o700 });
  const { pool, stop } = await startEmbedded({ directory, durable: false }, () => {});
  try {
    await fill(pool);
  } finally {
    await pool.end();
    await stop();
  }
}
