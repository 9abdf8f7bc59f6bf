import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { testsOfServer } from './suite-database.ts';

it('tells tests that ask the suite’s database from those that do not', () => {
  const { asking, others } = testsOfServer();
  // By a helper, by a helper of a helper, and by the setting’s name.
  const examples = ['server/usage/ledger', 'server/notifications/sources', 'server/infra/db/server-pool'];
  for (const name of examples) expect(asking).toContain(`${name}.test.ts`);
  for (const name of ['server/start-up', 'server/infra/db/lanes']) expect(others).toContain(`${name}.test.ts`);
  const root = path.resolve(import.meta.dirname, '..');
  expect([...asking, ...others].filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
