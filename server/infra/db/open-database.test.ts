import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestDatabase } from '#server/testing/test-database.ts';
import { newId } from './new-id.ts';

const database = await openTestDatabase();

test('answers', async () => {
  await database.ping();
  const { rows } = await database.system((tx) => tx.execute(sql`select 1 as one`));
  expect(rows).toEqual([{ one: 1 }]);
  expect(newId()).toMatch(/-7/);
});
