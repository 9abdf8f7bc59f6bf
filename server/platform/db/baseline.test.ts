import { expect, test } from 'vitest';
import { readSchema } from '#server/testing/read-schema.ts';
import { openBareDatabase } from '#server/testing/test-database.ts';
import { migrate } from './migrate.ts';
import { baselineName, migrationsDir, readHistory, readSteps } from './migration-files.ts';

const names = (migrations: { name: string }[]) => migrations.map(({ name }) => name);
const history = names(readHistory(migrationsDir));
const steps = names(readSteps(migrationsDir));

const fresh = await openBareDatabase();
const older = await openBareDatabase();
/** What the list of migrations says of a database. */
const listed = async (pool: typeof fresh) =>
  names((await pool.query('select name from parley_migrations order by name')).rows);

test('a new database is made by the baseline and the steps since then', async () => {
  expect(await migrate(fresh)).toEqual([baselineName, ...steps]);
  expect(await listed(fresh)).toEqual([baselineName, ...steps]);
  expect(await migrate(fresh)).toEqual([]);
});

test('one of before the baseline comes to the same schema, keeps its rows, and is listed like a new one', async () => {
  const half = history.slice(0, history.length / 2);
  expect(await migrate(older, migrationsDir, half)).toEqual(half);
  await older.query("insert into audit_log (id, at, action, details) values (gen_random_uuid(), now(), 'login', '{}')");
  // As an installation of the version before the baseline stands.
  expect(await migrate(older, migrationsDir, history)).toEqual(history.slice(half.length));
  expect(await listed(older)).toEqual(history);
  expect(await migrate(older)).toEqual([baselineName, ...steps]);
  expect(await listed(older)).toEqual([baselineName, ...steps]);
  expect(await migrate(older)).toEqual([]);
  expect((await older.query('delete from audit_log returning action')).rows).toEqual([{ action: 'login' }]);
  expect(await readSchema(older)).toEqual(await readSchema(fresh));
});
