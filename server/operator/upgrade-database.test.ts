import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { pino } from 'pino';
import { afterAll, expect, test, vi } from 'vitest';
import { migrate } from '#server/platform/db/migrate.ts';
import { migrationsDir, readHistory } from '#server/platform/db/migration-files.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { openPool } from '#server/platform/db/server-pool.ts';
import { databaseFolder, formerFolder, programsFolder, startEmbedded } from '#server/platform/embedded/embedded.ts';
import { programsOf } from '#server/platform/embedded/programs.ts';
import { quickStart } from '#server/platform/quick-imports.ts';
import { installOlderPostgres } from '#server/testing/older-postgres.ts';
import { installFormer, startFormer } from './former-database.ts';
import { upgradeDatabase } from './upgrade-database.ts';

// Each test makes two databases and reads one into the other.
vi.setConfig({ testTimeout: 180_000 });

const folder = mkdtempSync(path.join(tmpdir(), 'parley-upgrade-'));
afterAll(() => rmSync(folder, { recursive: true }));
const log = pino({ level: 'silent' });
const onLost = (reason: string) => {
  throw new Error(`The database has died: ${reason}`);
};

const note = { note: 'a "quote", a \\, a\nline and Größe' };
const insert =
  "insert into audit_log (id, at, action, details) values ($1, '2026-11-23T08:00:00.123456Z', 'login', $2)";
const kept = 'select at::text as at, details from audit_log';
/** As the conversion has left it: what the next start brings up to date. */
const keptIn = async (dataDir: string) => {
  const embedded = await startEmbedded(databaseFolder(dataDir), { log, onLost, durable: false });
  const pool = openPool(embedded.config, 1, log);
  const { rows } = await pool.query(kept);
  await pool.end();
  await embedded.stop();
  return rows;
};
const row = { at: '2026-11-23 08:00:00.123456+00', details: note };

/** An earlier version had the first of the migrations. */
const earlier = readHistory(migrationsDir)
  .map(({ name }) => name)
  .slice(0, 20);

/** A folder as Parley 0.1 left it, with one row. */
async function makeFormer(dataDir: string): Promise<void> {
  await installFormer();
  mkdirSync(dataDir, { recursive: true });
  const former = await startFormer(formerFolder(dataDir));
  const client = { query: former.query, release: () => {} };
  await migrate({ connect: async () => client } as unknown as pg.Pool, migrationsDir, earlier);
  await former.query(insert, [newId(), JSON.stringify(note)]);
  await former.close();
}

const former = path.join(folder, 'former');
await makeFormer(former);
const copyOf = (dataDir: string) => {
  cpSync(former, dataDir, { recursive: true });
  return dataDir;
};
const converted = path.join(folder, 'converted');
const foldersIn = (dataDir: string) =>
  readdirSync(dataDir)
    .filter((name) => !/^(lock|control)\./.test(name))
    .sort();

const program = `
  const { upgradeDatabase } = await import(process.argv[1]);
  await upgradeDatabase(process.argv[2], { info() {} });`;
const module = fileURLToPath(new URL('./upgrade-database.ts', import.meta.url));

test('converts the database of an earlier version once, anew where a start before was killed, and keeps the old one', async () => {
  const dataDir = copyOf(converted);
  const told = { info: vi.fn() };
  await expect(openDatabase({ dataDir, databaseUrl: null, log, onLost })).rejects.toThrow(
    `The database in ${dataDir} is from an earlier version of Parley. Run npm start once to convert it.`,
  );
  // Killed in the middle.
  for (const draft of ['upgrading/former-*', 'upgrading/postgresql/data']) {
    const child = spawn(process.execPath, [...quickStart, '--input-type=module', '-e', program, module, dataDir], {
      stdio: 'inherit',
    });
    const gone = once(child, 'exit');
    await vi.waitUntil(() => globSync(draft, { cwd: dataDir }).length > 0, { timeout: 60_000, interval: 5 });
    await wait(Math.random() * 200);
    child.kill('SIGKILL');
    await gone;
  }
  await upgradeDatabase(dataDir, told);
  await upgradeDatabase(dataDir, told);
  expect(told.info).toHaveBeenCalledTimes(2);
  expect(foldersIn(dataDir)).toEqual(['database', 'postgresql']);
  const database = await openDatabase({ dataDir, databaseUrl: null, log, onLost, durable: false });
  expect((await database.pool.query(kept)).rows).toEqual([row]);
  await database.close();
});

test('one that was killed between two names is finished by the next start', async () => {
  const dataDir = copyOf(path.join(folder, 'between'));
  mkdirSync(path.join(dataDir, 'upgraded'));
  cpSync(databaseFolder(converted), path.join(dataDir, 'upgraded', 'postgresql'), { recursive: true });
  await upgradeDatabase(dataDir, log);
  expect(await keptIn(dataDir)).toEqual([row]);
  expect(foldersIn(dataDir)).toEqual(['database', 'postgresql']);
});

test('brings the database of an older PostgreSQL to this one, where its programs are, and keeps the old one', async () => {
  const dataDir = path.join(folder, 'older');
  mkdirSync(dataDir);
  const home = databaseFolder(dataDir);
  const packages = installOlderPostgres();
  const programs = (await programsOf(17, packages))!;
  const older = await startEmbedded(home, { log, onLost, durable: false, programs });
  const pool = openPool(older.config, 1, log);
  await migrate(pool, migrationsDir, earlier);
  await pool.query(insert, [newId(), note]);
  await pool.end();
  await older.stop();
  symlinkSync(packages, programsFolder(dataDir));

  await upgradeDatabase(dataDir, log);
  expect(await keptIn(dataDir)).toEqual([row]);
  expect(foldersIn(dataDir)).toEqual(['postgresql', 'postgresql-17', 'programs']);
});
