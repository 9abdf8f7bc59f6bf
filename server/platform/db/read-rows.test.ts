import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { readRows } from './read-rows.ts';

const answering = (...rows: Record<string, unknown>[]) => ({ execute: async () => ({ rows }) }) as never;

test('rows come as they are named', async () => {
  const rows = [{ id: 'a', n: 1, at: null, is: true, more: [1] }];
  const columns = { id: 'text', n: 'number', at: 'text?', is: 'boolean', more: 'json' } as const;
  expect(await readRows(answering(...rows), columns, sql``)).toEqual(rows);
});

test.each([
  ['another kind', { n: '1' }, { n: 'number' }],
  ['null', { n: null }, { n: 'number' }],
  ['nothing', {}, { n: 'text?' }],
  ['nothing of JSON', {}, { n: 'json' }],
] as const)('a column that holds %s is refused', async (_, row, columns) => {
  await expect(readRows(answering(row), columns, sql``)).rejects.toThrow('Column n');
});
