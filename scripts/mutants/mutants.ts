import { afterEach, describe, expect, it } from 'vitest';
import { leaksOfApi, leaksOfDatabase } from '#server/testing/cross-tenant.ts';
import { startApp } from '#server/testing/start-app.ts';
import { tenantTables } from '#server/testing/tenant-tables.ts';
import { taken } from './switches.ts';
import { unreached } from './unreached.data.ts';
import { type WorkspaceFilter, workspaceFilters } from './workspace-filters.ts';

/**
 * `npm run mutants`: takes away each of the walls between workspaces, one at a time, and looks whether the cross-tenant
 * test sees it. A filter is taken out of its rule while row-level security is off, since that would hide it; a table's
 * row-level security while all filters are out.
 */

const server = await startApp({ RATE_LIMIT: '100000', LOG_LEVEL: 'silent' });
// The first of an installation runs it, and what that one sells is for everybody to see.
await server.newOwner();
const { pool } = server.services.db;
const tables = await tenantTables(server.services.db);

async function security(on: boolean, names = tables.map(({ name }) => name)) {
  for (const name of names) {
    if (!on) await pool.query(`create policy open on ${name} to parley_app using (true) with check (true)`);
    else await pool.query(`drop policy if exists open on ${name}`);
  }
}

afterEach(async () => {
  taken.out = null;
  await security(true);
});

describe('with both walls', () => {
  it('nothing leaks', async () => {
    expect([...(await leaksOfApi(server)), ...(await leaksOfDatabase(server))]).toEqual([]);
  });
});

/** One leak says that a filter is missed. */
function enough(leak: string): never {
  throw new Error(leak);
}

describe('the filter', () => {
  const isKnown = ({ id, text }: WorkspaceFilter) =>
    unreached.some(({ file, filter }) => id.startsWith(`${file}:`) && (filter === undefined || filter === text));

  it.each(workspaceFilters().filter((filter) => !isKnown(filter)))('of $id is missed', async ({ id }) => {
    await security(false);
    taken.out = id;
    const leaks = await leaksOfApi(server, enough).catch((error: Error) => [error.message]);
    expect(leaks, 'survived: the cross-tenant test does not see it').not.toEqual([]);
  });

  it('alone holds, without row-level security', async () => {
    await security(false);
    expect(await leaksOfApi(server)).toEqual([]);
  });
});

describe('row-level security', () => {
  it('alone holds, without any filter', async () => {
    taken.out = 'all';
    const leaks = await leaksOfApi(server);
    expect(leaks).toEqual([]);
  });

  it.each(tables.map(({ name }) => name))('of %s is missed', async (name) => {
    await security(false, [name]);
    expect(await leaksOfDatabase(server), 'survived: the cross-tenant test does not see it').not.toEqual([]);
  });
});
