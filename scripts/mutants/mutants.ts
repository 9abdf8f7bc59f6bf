import { describe, expect, it } from 'vitest';
import { filledPair, leaksOfApi, leaksOfDatabase } from '#server/testing/cross-tenant.ts';
import { taken } from './switches.ts';
import { tryFilters } from './try-filters.ts';
import { security, server, tables } from './walls.ts';

/**
 * Takes away each of the walls between workspaces, one at a time, and looks whether the cross-tenant test, which holds with
 * both, sees it. Row-level security is behind all that runs in a transaction of one workspace: that of each table is taken
 * away while all filters are out. Where a transaction goes across workspaces the filter is the only wall, and is taken out
 * while row-level security is off, which would hide it where the rule runs in a transaction of one workspace as well.
 */

const pair = await filledPair(server);

describe('row-level security', () => {
  it('alone holds, without any filter', async () => {
    taken.out = 'all';
    const leaks = await leaksOfApi(server);
    expect(leaks).toEqual([]);
  });

  it('shows no table’s rows to the role of another workspace, and lets it change none', async () => {
    expect(await leaksOfDatabase(server, pair)).toEqual([]);
  });

  it.each(tables.map(({ name }) => name))('of %s is missed', async (name) => {
    await security(false, [name]);
    const leaks = await leaksOfDatabase(server, pair, [name]);
    await security(true, [name]);
    expect(leaks, 'survived: the cross-tenant test does not see it').not.toEqual([]);
  });
});

// Behind the rest: it removes some of the pair's rows, and leaves row-level security off.
tryFilters();
