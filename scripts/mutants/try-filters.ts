import { describe, expect, it } from 'vitest';
import { leaksOfApi } from '#server/testing/cross-tenant.ts';
import { taken } from './switches.ts';
import { unreached } from './unreached.data.ts';
import { security, server } from './walls.ts';
import { type WorkspaceFilter, workspaceFilters } from './workspace-filters.ts';

/** One leak says that a filter is missed. */
function enough(leak: string): never {
  throw new Error(leak);
}

const isKnown = ({ id, text }: WorkspaceFilter) =>
  unreached.some(({ file, filter }) => id.startsWith(`${file}:`) && (filter === undefined || filter === text));

/** Every second filter, from the first or the second on: without it, something leaks. */
export function tryFilters(from: 0 | 1): void {
  const filters = workspaceFilters().filter((filter) => !isKnown(filter));
  describe('the filter', () => {
    it.each(filters.filter((_, n) => n % 2 === from))('of $id is missed', async ({ id }) => {
      await security(false);
      taken.out = id;
      const leaks = await leaksOfApi(server, enough).catch((error: Error) => [error.message]);
      expect(leaks, 'survived: the cross-tenant test does not see it').not.toEqual([]);
    });
  });
}
