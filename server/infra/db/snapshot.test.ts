import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { startEmbedded } from './embedded.ts';
import { openDatabase } from './open-database.ts';
import { prepareTemplate } from './template.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'parley-snapshot-'));
afterAll(() => rmSync(folder, { recursive: true }));

const never = (reason: string) => {
  throw new Error(reason);
};

test('a copy made while others write holds everything that was acknowledged before, and no half transaction', async () => {
  await prepareTemplate();
  const log = pino({ level: 'silent' });
  const database = await openDatabase({ dataDir: folder, databaseUrl: null, log, onLost: never, durable: false });
  await database.pool.query('create table pairs (n int, half int); grant insert, select on pairs to parley_system');
  let acknowledged = 0;
  let writing = true;
  async function write() {
    while (writing) {
      const n = acknowledged + 1;
      await database.system(async (tx) => {
        await tx.execute(sql`insert into pairs values (${n}, 1)`);
        await tx.execute(sql`insert into pairs values (${n}, 2)`);
      });
      acknowledged = n;
    }
  }
  const writer = write();
  while (acknowledged < 50) await new Promise((resolve) => setImmediate(resolve));
  const before = acknowledged;
  await database.copyTo!(path.join(folder, 'copy'));
  expect(acknowledged, 'it did not stand in the way for long').toBeGreaterThan(before);
  writing = false;
  await writer;
  await database.close();

  const copy = await startEmbedded({ directory: path.join(folder, 'copy'), durable: false }, never);
  const { rows } = await copy.pool.query<{ n: number; halves: number }>(
    'select n, count(*)::int as halves from pairs group by n order by n',
  );
  await copy.pool.end();
  await copy.stop();
  expect(rows.length).toBeGreaterThanOrEqual(before);
  expect(rows.every(({ n, halves }, index) => n === index + 1 && halves === 2)).toBe(true);
}, 60_000);
