import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '#server/testing/test-database.ts';
import { newId } from './new-id.ts';
import type { Tx } from './open-database.ts';

const database = await openTestDatabase();
const [one, other] = [newId(), newId()];

beforeAll(async () => {
  await database.pool.query('create table notes (workspace_id uuid not null, text text not null)');
  await database.pool.query("select protect_tenant_table('notes')");
});

const write = (text: string) => (tx: Tx) => tx.execute(sql`insert into notes values (${one}, ${text})`);
const read = async () =>
  (await database.pool.query('select text from notes order by text')).rows.map(({ text }) => text);

test('transactions inside are stored with it, one after the other', async () => {
  await database.together(one, async (tx) => {
    await Promise.all(['a', 'b', 'c'].map((text) => database.tenant(one, write(text))));
    await write('d')(tx);
  });
  expect(await read()).toEqual(['a', 'b', 'c', 'd']);
});

test('or not at all; one that is refused undoes only itself', async () => {
  const whole = database.together(one, async () => {
    await database.tenant(one, write('e'));
    throw new Error('changed its mind');
  });
  await expect(whole).rejects.toThrow('changed its mind');
  await database.together(one, async () => {
    await expect(database.tenant(one, (tx) => tx.execute(sql`insert into notes values (null, 'f')`))).rejects.toThrow();
    await database.tenant(one, write('g'));
  });
  expect(await read()).toEqual(['a', 'b', 'c', 'd', 'g']);
});

test('takes in nothing of another workspace, and nothing inside of a part', async () => {
  const open = 'A transaction is already open';
  await database.together(one, async () => {
    await expect(database.tenant(other, write('h'))).rejects.toThrow(open);
    await expect(database.system('test', write('h'))).rejects.toThrow(open);
    await expect(database.tenant(one, () => database.tenant(one, write('h')))).rejects.toThrow(open);
  });
  await database.together(null, async () => {
    await expect(database.tenant(one, write('h'))).rejects.toThrow(open);
    await database.system('test', write('i'));
  });
  expect(await read()).toEqual(['a', 'b', 'c', 'd', 'g', 'i']);
});

test('a snapshot sees in each of its statements what was there at the first, of its workspace alone', async () => {
  const seen = (tx: Tx) =>
    tx.execute(sql`select text from notes where text in ('j', 'k')`).then(({ rowCount }) => rowCount);
  await database.tenant(one, write('j'));
  await database.snapshot(one, async (tx) => {
    expect(await seen(tx)).toBe(1);
    await database.pool.query("insert into notes values ($1, 'k')", [one]);
    expect(await seen(tx)).toBe(1);
  });
  expect(await database.tenant(one, seen)).toBe(2);
  expect(await database.snapshot(other, seen)).toBe(0);
});
