import { describe, expect, it } from 'vitest';
import { filledPair, leaksOfApi, leaksOfDatabase } from '#server/testing/cross-tenant.ts';
import { taken } from './switches.ts';
import { tryFilters } from './try-filters.ts';
import { security, server, tables } from './walls.ts';

/**
 * `npm run mutants`: takes away each of the walls between workspaces, one at a time, and looks whether the cross-tenant
 * test, which holds with both, sees it. A filter is taken out of its rule while row-level security is off, since that would
 * hide it; a table's row-level security while all filters are out. The filters are tried in two files, so that two cores
 * share them: five of nine in the other, since all else is tried here.
 */

const pair = await filledPair(server);

describe('the filters', () => {
  it('alone hold, without row-level security', async () => {
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
    expect(await leaksOfDatabase(server, pair, [name]), 'survived: the cross-tenant test does not see it').not.toEqual(
      [],
    );
  });
});

tryFilters((n) => n % 9 < 4);
