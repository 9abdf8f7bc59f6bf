import { beforeAll, describe, expect, it } from 'vitest';
import { leaksOfApi, type Watch } from '#server/testing/cross-tenant.ts';
import { asked, taken } from './switches.ts';
import { isUnreached } from './unreached.ts';
import { security, server } from './walls.ts';
import { workspaceFilters } from './workspace-filters.ts';

/** One leak says that a filter is missed. */
class Leak extends Error {
  readonly isControl: boolean;

  constructor(line: string, isControl: boolean) {
    super(line);
    this.isControl = isControl;
  }
}

/** What a workspace has one of: that of an earlier look, or of the workspace that was filled before, would hide that one comes with the other. */
async function forgetOnes(): Promise<void> {
  await server.services.db.pool.query('delete from brand_hosts');
  await server.services.db.pool.query('delete from brands');
  await server.services.db.pool.query('delete from call_scorecards');
}

/** The first leak; null where nothing leaks. */
async function firstLeak(takes?: Watch['takes']): Promise<Leak | null> {
  await forgetOnes();
  const onLeak = (line: string, isControl: boolean) => {
    throw new Leak(line, isControl);
  };
  try {
    await leaksOfApi(server, { onLeak, ...(takes && { takes }) });
    return null;
  } catch (error) {
    if (error instanceof Leak) return error;
    // A request that fails altogether, in what stands around the steps, is one as well.
    return new Leak((error as Error).message, true);
  }
}

/**
 * The filters alone, without row-level security; then those that are the only wall where they stand: without each, something
 * leaks. Of the cross-tenant test, only the steps are taken that asked for the filter when nothing was taken out; if those
 * see nothing, all are. Row-level security stays off.
 */
export function tryFilters(): void {
  const filters = workspaceFilters().filter((filter) => !filter.isBehindSecurity && !isUnreached(filter));
  const stepsOf = new Map<string, Set<string>>();

  describe('the filters', () => {
    let leaks: string[] = [];
    beforeAll(async () => {
      await security(false);
      await forgetOnes();
      asked.by = stepsOf;
      const takes = (step: string) => {
        asked.during = step;
        return true;
      };
      leaks = await leaksOfApi(server, { takes });
      asked.by = null;
    });

    it('alone hold, without row-level security', () => {
      expect(leaks).toEqual([]);
    });

    it.each(filters)('without that of $id do not hold', async ({ id }) => {
      const takes = (step: string) => stepsOf.get(id)?.has(step) ?? false;
      taken.out = id;
      let leak = await firstLeak(takes);
      // Where a request should have done something, a step that was left out may be why it did not.
      if (leak?.isControl) {
        taken.out = null;
        if (await firstLeak(takes)) leak = null;
        taken.out = id;
      }
      leak ??= await firstLeak();
      expect(leak?.message, 'survived: the cross-tenant test does not see it').toBeDefined();
    });
  });
}
