import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startEmbedded } from './embedded.ts';
import { makeFreshDirectory, prepareTemplate } from './template.ts';
import { keepUp } from './upkeep.ts';

const folder = mkdtempSync(join(tmpdir(), 'parley-upkeep-'));
await prepareTemplate();
await makeFreshDirectory(join(folder, 'database'), false);
const { pool, stop } = await startEmbedded({ directory: join(folder, 'database'), durable: false }, (reason) => {
  throw new Error(reason);
});
await pool.query('create table busy (n int); insert into busy select generate_series(1, 1000)');
afterAll(async () => {
  await pool.end();
  await stop();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const ask = (statement: string) => pool.query<{ name: string }>(statement);

const state = async () => {
  const { rows } = await pool.query(`select checkpoint_lsn::text as checkpoint,
    (select vacuum_count::int from pg_stat_user_tables where relname = 'busy') as vacuums,
    pg_relation_size('busy')::int as bytes from pg_control_checkpoint()`);
  return rows[0];
};

/** PostgreSQL publishes its counters once a second. */
const countNow = async () => {
  await pool.query('select pg_stat_force_next_flush()');
  await pool.query('select 1');
};

test('vacuums the table that needs it and makes a checkpoint, but only after enough requests', async () => {
  const warn = vi.fn();
  let requests = 0;
  const end = keepUp(ask, () => requests, { warn });
  await pool.query('update busy set n = n + 1');
  await countNow();
  const before = await state();

  requests = 999;
  vi.advanceTimersByTime(60_000);
  expect(await state()).toEqual(before);

  requests = 1_000;
  vi.advanceTimersByTime(60_000);
  await vi.waitFor(async () => expect((await state()).checkpoint).not.toBe(before.checkpoint));
  await countNow();
  expect((await state()).vacuums).toBe(before.vacuums + 1);
  // The dead rows' room is used again.
  await pool.query('update busy set n = n + 1');
  expect((await state()).bytes).toBe(before.bytes);
  end();
  expect(warn).not.toHaveBeenCalled();
});

test('steps aside while calls are live, for an hour at most', async () => {
  let [requests, calls, now] = [0, 1, 0];
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  const query = vi.spyOn(pool, 'query');
  const end = keepUp(
    ask,
    () => requests,
    { warn: vi.fn() },
    () => calls > 0,
  );
  requests = 5_000;
  for (let minute = 0; minute < 59; minute++) {
    now += 60_000;
    await vi.advanceTimersByTimeAsync(60_000);
  }
  expect(query).not.toHaveBeenCalled();
  now += 120_000;
  vi.advanceTimersByTime(60_000);
  await vi.waitFor(() => expect(query).toHaveBeenCalledWith('checkpoint'));
  query.mockClear();
  // Or as soon as nobody is on the line.
  calls = 0;
  requests = 10_000;
  vi.advanceTimersByTime(60_000);
  await vi.waitFor(() => expect(query).toHaveBeenCalledWith('checkpoint'));
  end();
  query.mockRestore();
  clock.mockRestore();
});

test('says what went wrong and tries again a minute later', async () => {
  const warn = vi.fn();
  const query = vi.spyOn(pool, 'query').mockRejectedValueOnce(new Error('not now') as never);
  let requests = 0;
  const end = keepUp(ask, () => requests, { warn });
  requests = 1_000;
  vi.advanceTimersByTime(60_000);
  await vi.waitFor(() => expect(warn).toHaveBeenCalledWith({ reason: 'not now' }, expect.stringContaining('upkeep')));
  vi.advanceTimersByTime(60_000);
  await vi.waitFor(() => expect(query).toHaveBeenCalledWith('checkpoint'));
  end();
});
