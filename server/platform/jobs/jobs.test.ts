import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, expect, test, vi } from 'vitest';
import { newId } from '#server/platform/db/new-id.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import type { JobDefinition } from './job-definition.ts';
import { openJobs } from './jobs.ts';

const database = await openTestDatabase();
const log = pino({ level: 'silent' });

/** A handler that notes what it gets, and lets a test wait for it. */
function recorder(fail: (data: { n: number }, attempt: number) => boolean = () => false) {
  const seen: number[] = [];
  const handler: JobDefinition['handler'] = async (data) => {
    const job = data as { n: number };
    seen.push(job.n);
    if (fail(job, seen.filter((n) => n === job.n).length)) throw new Error(`no ${job.n}`);
  };
  return { seen, handler };
}

const plain = recorder();
const flaky = recorder(({ n }, attempt) => n === 30 && attempt < 3);
const hopeless = recorder(() => true);
const ticking: unknown[] = [];
const slow: { aborted: boolean }[] = [];

const jobs = await openJobs(database, log);
jobs.define('plain', plain);
jobs.define('flaky', flaky);
jobs.define('hopeless', { ...hopeless, retryLimit: 0 });
jobs.define('ticking', {
  handler: async (data) => {
    ticking.push(data);
  },
});
jobs.define('slow', {
  timeoutSeconds: 1,
  retryLimit: 0,
  handler: async (_, { signal }) => {
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    slow.push({ aborted: signal.aborted });
  },
});
jobs.schedule('ticking', '0 3 * * *');
await jobs.start();
afterAll(() => jobs.stop());

const soon = { timeout: 20_000, interval: 20 };

test('runs a job that was enqueued in a transaction, once it commits', async () => {
  const workspaceId = newId();
  await database.tenant(workspaceId, (tx) => jobs.enqueue(tx, 'plain', { workspaceId, n: 1 }));
  await database.system('test', (tx) => jobs.enqueue(tx, 'plain', { n: 2 }));
  await jobs.enqueue(null, 'plain', { n: 3 });
  await vi.waitFor(() => expect(plain.seen.toSorted()).toEqual([1, 2, 3]), soon);
});

test('takes a job back with its transaction', async () => {
  const workspaceId = newId();
  const undone = database.tenant(workspaceId, async (tx) => {
    await jobs.enqueue(tx, 'plain', { workspaceId, n: 10 });
    throw new Error('never mind');
  });
  await expect(undone).rejects.toThrow('never mind');
  await jobs.enqueue(null, 'plain', { n: 11 });
  await vi.waitFor(() => expect(plain.seen).toContain(11), soon);
  expect(plain.seen).not.toContain(10);
});

test('runs a hundred jobs, each once', async () => {
  const wanted = Array.from({ length: 100 }, (_, index) => 100 + index);
  const workspaceId = newId();
  await database.tenant(workspaceId, async (tx) => {
    for (const n of wanted) await jobs.enqueue(tx, 'plain', { workspaceId, n });
  });
  await vi.waitFor(() => expect(plain.seen.filter((n) => n >= 100).toSorted()).toEqual(wanted), soon);
});

test('keeps the waiting job of a key from workers until who counts on it has committed', async () => {
  const workspaceId = newId();
  const waiting = { key: 'held', startAfter: new Date('2100-01-01') };
  await jobs.enqueue(null, 'plain', { workspaceId, n: 40 }, waiting);
  const taken = async () => {
    // As a worker takes one.
    const { rowCount } = await database.pool.query(
      "select from pgboss.job where name = 'plain' and singleton_key = 'held' for update skip locked",
    );
    return rowCount;
  };
  await database.tenant(workspaceId, async (tx) => {
    await jobs.enqueue(tx, 'plain', { workspaceId, n: 41 }, waiting);
    expect(await taken()).toBe(0);
  });
  expect(await taken()).toBe(1);
  await database.pool.query("delete from pgboss.job where singleton_key = 'held'");
});

test('adds a job with a key once while it waits', async () => {
  const startAfter = new Date(Date.now() + 3_600_000);
  await jobs.enqueue(null, 'plain', { n: 20 }, { key: 'twenty', startAfter });
  await jobs.enqueue(null, 'plain', { n: 21 }, { key: 'twenty', startAfter });
  await jobs.enqueue(null, 'plain', { n: 22 }, { key: 'other', startAfter });
  const { rows } = await database.pool.query(
    "select data from pgboss.job where name = 'plain' and start_after > now() order by 1",
  );
  expect(rows.map((row) => row.data.n)).toEqual([20, 22]);
});

test('tries again what failed, and waits in between', async () => {
  const tries = () => flaky.seen.filter((n) => n === 30);
  const query = async (text: string) => (await database.pool.query(text)).rows[0];
  await jobs.enqueue(null, 'flaky', { n: 30 });
  for (const attempts of [1, 2]) {
    await vi.waitFor(() => expect(tries()).toHaveLength(attempts), soon);
    const waiting = "name = 'flaky' and state = 'retry'";
    const retry = await vi.waitUntil(
      () => query(`select extract(epoch from start_after - now()) as seconds from pgboss.job where ${waiting}`),
      soon,
    );
    expect(Number(retry.seconds)).toBeGreaterThan(attempts * 2);
    // Instead of waiting that long. Another job makes the worker look.
    await query(`update pgboss.job set start_after = now() where ${waiting}`);
    await jobs.enqueue(null, 'flaky', { n: 31 });
  }
  await vi.waitFor(() => expect(tries()).toHaveLength(3), soon);
  await vi.waitFor(async () => {
    expect(await query("select count(*)::int from pgboss.job where name = 'flaky' and state <> 'completed'")).toEqual({
      count: 0,
    });
  }, soon);
});

test('counts what failed for good', async () => {
  await jobs.enqueue(null, 'hopeless', { n: 40 });
  await vi.waitFor(
    async () => expect((await database.pool.query("select from pgboss.job where name = 'dead'")).rowCount).toBe(1),
    soon,
  );
  expect(await jobs.countDead()).toBe(1);
  expect(hopeless.seen).toEqual([40]);
});

test('takes a job away from a handler whose time is up', async () => {
  await jobs.enqueue(null, 'slow', {});
  await vi.waitFor(() => expect(slow).toEqual([{ aborted: true }]), soon);
});

test('refuses an unknown name and data that cannot be kept', async () => {
  await expect(jobs.enqueue(null, 'unknown', {})).rejects.toThrow('There’s no job named unknown');
  await expect(jobs.enqueue(null, 'plain', { text: 'a\0' })).rejects.toThrow('NUL');
  expect(() => jobs.define('late', plain)).toThrow('before the queue starts');
});

test("shows a workspace's transaction no job of others", async () => {
  const peek = database.tenant(newId(), (tx) => tx.execute(sql`select data from pgboss.job`));
  await expect(peek).rejects.toMatchObject({ code: '42501' });
});

test('keeps the schedule', async () => {
  const { rows } = await database.pool.query('select name, cron, timezone from pgboss.schedule');
  expect(rows).toEqual([{ name: 'ticking', cron: '0 3 * * *', timezone: 'UTC' }]);
});

test('a workspace adds jobs for itself only, and sees none of others', async () => {
  const [own, other] = [newId(), newId()];
  const denied = { code: '42501' };
  for (const data of [{ workspaceId: other, n: 90 }, { n: 91 }]) {
    await expect(database.tenant(own, (tx) => jobs.enqueue(tx, 'plain', data))).rejects.toMatchObject(denied);
  }
  const later = { startAfter: new Date(Date.now() + 3_600_000) };
  await database.tenant(other, (tx) => jobs.enqueue(tx, 'plain', { workspaceId: other, n: 92 }, later));
  await database.tenant(own, (tx) => jobs.enqueue(tx, 'plain', { workspaceId: own, n: 93 }, later));
  for (const table of ['job', 'job_common']) {
    const { rows } = await database.tenant(own, (tx) => tx.execute(sql.raw(`select id from pgboss.${table}`)));
    expect([table, rows.length]).toEqual([table, 1]);
  }
});
