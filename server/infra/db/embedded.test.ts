import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { afterAll, expect, test, vi } from 'vitest';
import { StartError } from '../start-error.ts';
import { startEmbedded } from './embedded.ts';
import { type Database, openDatabase } from './open-database.ts';
import { makeFreshDirectory, prepareTemplate } from './template.ts';

const folder = mkdtempSync(join(tmpdir(), 'parley-embedded-'));
afterAll(() => rmSync(folder, { recursive: true }));
await prepareTemplate();

const never = (reason: string) => {
  throw new Error(`The database has died: ${reason}`);
};
const open = (dataDir: string, onInfo: () => void = () => {}): Promise<Database> => {
  const log = pino({ level: 'silent' });
  log.info = onInfo;
  return openDatabase({ dataDir, databaseUrl: null, log, onLost: never });
};
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no error',
    (error: unknown) => (error instanceof StartError ? error.message : error),
  );

test('starts in a folder that does not exist, from the template, and finds its data again', async () => {
  const dataDir = join(folder, 'a', 'b', 'c');
  const migrated = vi.fn();
  const first = await open(dataDir, migrated);
  expect(migrated).not.toHaveBeenCalled();
  await first.pool.query("create table kept as select 'here' as word");
  await first.close();
  expect(statSync(join(dataDir, 'database')).mode & 0o777).toBe(0o700);

  const second = await open(dataDir);
  expect((await second.pool.query('select word from kept')).rows).toEqual([{ word: 'here' }]);
  await second.close();
});

test('waits for the disk with every commit', async () => {
  const database = await open(join(folder, 'durable'));
  const { rows } = await database.pool.query(
    "select current_setting('fsync') as fsync, current_setting('wal_sync_method') as method, current_setting('synchronous_commit') as commit",
  );
  expect(rows).toEqual([{ fsync: 'on', method: 'fsync', commit: 'on' }]);
  await database.close();
});

test('starts over when the first start was killed while it made the directory', async () => {
  const dataDir = join(folder, 'half');
  mkdirSync(join(dataDir, 'database.new', 'base'), { recursive: true });
  writeFileSync(join(dataDir, 'database.new', 'PG_VERSION'), '18');
  const database = await open(dataDir);
  await database.ping();
  await database.close();
  expect(readdirSync(dataDir).filter((name) => name.startsWith('database'))).toEqual(['database']);
});

test('is refused while another server has the folder, and has it when that one has closed', async () => {
  const dataDir = join(folder, 'shared');
  const first = await open(dataDir);
  expect(await refusal(open(dataDir))).toBe(
    `DATA_DIR ${dataDir} is in use by another Parley server (process ${process.pid}). Stop that one or set another DATA_DIR.`,
  );
  await first.ping();
  await first.close();
  const second = await open(dataDir);
  await second.close();
});

test('explains in one line why a damaged database does not start, and lets go of the folder', async () => {
  const dataDir = join(folder, 'damaged');
  await (await open(dataDir)).close();
  writeFileSync(join(dataDir, 'database', 'global', 'pg_control'), 'nonsense');
  for (const _ of ['first', 'second']) {
    const message = await refusal(open(dataDir));
    expect(message).toMatch(/^The database in .*damaged.* could not be started: .*pg_control/);
    expect(message).not.toMatch(/\n/);
    expect(String(message).length).toBeLessThan(700);
  }
});

test('says when it has died, and lets nobody wait', async () => {
  const directory = join(folder, 'dying');
  await makeFreshDirectory(directory, false);
  const onLost = vi.fn();
  const { pool, stop } = await startEmbedded({ directory, durable: true }, onLost);
  pool.on('error', () => {});
  await pool.query('create table t (n int)');
  // The disk is gone.
  rmSync(join(directory, 'pg_wal'), { recursive: true });
  const queries = Promise.allSettled([
    pool.query('select pg_switch_wal()'),
    pool.query('checkpoint'),
    pool.query('select 1'),
  ]);
  await vi.waitFor(() => expect(onLost).toHaveBeenCalledOnce(), 20_000);
  expect(onLost.mock.calls[0]?.[0]).toMatch(/PANIC|FATAL/);
  expect((await queries).at(-1)).toMatchObject({ status: 'rejected' });
  await expect(pool.query('select 1')).rejects.toThrow('The embedded database has ended');
  await pool.end();
  await stop();
});

test('is given up when a statement never ends', async () => {
  const directory = join(folder, 'endless');
  await makeFreshDirectory(directory, false);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  try {
    const onLost = vi.fn();
    const { pool, requests, stop } = await startEmbedded({ directory, durable: false }, onLost);
    pool.on('error', () => {});
    await pool.query('select 1');
    const before = requests();
    const endless = pool.query('select count(*) from generate_series(1, 100000000000)');
    endless.catch(() => {});
    await vi.waitUntil(() => requests() > before, { interval: 5 });
    vi.advanceTimersByTime(60_000);
    expect(onLost).not.toHaveBeenCalled();
    vi.advanceTimersByTime(70_000);
    expect(onLost).toHaveBeenCalledExactlyOnceWith('no answer for 120 s');
    await expect(endless).rejects.toThrow('no answer for 120 s');
    await pool.end();
    await stop();
  } finally {
    vi.useRealTimers();
  }
});

const writer = fileURLToPath(new URL('../../testing/crash-writer.ts', import.meta.url));

test('keeps every acknowledged transaction, whole, when it is killed five times while it writes', async () => {
  const dataDir = join(folder, 'killed');
  const acknowledged = new Set<string>();
  for (let round = 0; round < 5; round++) {
    const child = spawn(process.execPath, [writer, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
    const gone = once(child, 'exit');
    const killAfter = acknowledged.size + 20 + Math.floor(Math.random() * 80);
    for await (const line of createInterface({ input: child.stdout })) {
      if (line === 'open')
        expect(await refusal(open(dataDir))).toContain(`in use by another Parley server (process ${child.pid})`);
      else acknowledged.add(line);
      if (acknowledged.size >= killAfter) child.kill('SIGKILL');
    }
    expect((await gone)[1]).toBe('SIGKILL');
    expect(existsSync(join(dataDir, 'lock.pid'))).toBe(true);

    const database = await open(dataDir);
    const { rows } = await database.pool.query<{ id: string; total: number; lines: string }>(
      'select id, total, (select count(*) from order_lines where order_id = orders.id) as lines from orders',
    );
    await database.close();
    const found = new Set(rows.map((row) => row.id));
    expect([...acknowledged].filter((id) => !found.has(id))).toEqual([]);
    expect(rows.filter((row) => Number(row.lines) !== row.total)).toEqual([]);
  }
  expect(acknowledged.size).toBeGreaterThan(100);
}, 300_000);
