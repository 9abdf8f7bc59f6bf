import { beforeAll, describe, expect, it } from 'vitest';
import { leaksOfApi, type Watch } from '#server/testing/cross-tenant.ts';
import { asked, taken } from './switches.ts';
import { unreached } from './unreached.data.ts';
import { security, server } from './walls.ts';
import { type WorkspaceFilter, workspaceFilters } from './workspace-filters.ts';

/** One leak says that a filter is missed. */
class Leak extends Error {
  readonly isControl: boolean;

  constructor(line: string, isControl: boolean) {
    super(line);
    this.isControl = isControl;
  }
}

/** What a workspace has one of: that of an earlier look, or of whoever was filled before, would hide that one comes with the other. */
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

const isKnown = ({ id, text }: WorkspaceFilter) =>
  unreached.some(({ file, filter }) => id.startsWith(`${file}:`) && (filter === undefined || filter === text));

/**
 * The filters with these numbers: without each, something leaks. Of the cross-tenant test, only the steps are taken that
 * asked for the filter when nothing was taken out; if those see nothing, all are.
 */
export function tryFilters(isOurs: (n: number) => boolean): void {
  const filters = workspaceFilters().filter((filter) => !isKnown(filter));
  const stepsOf = new Map<string, Set<string>>();

  describe('the filter', () => {
    beforeAll(async () => {
      await security(false);
      await forgetOnes();
      asked.by = stepsOf;
      const takes = (step: string) => {
        asked.during = step;
        return true;
      };
      await leaksOfApi(server, { takes });
      asked.by = null;
      await security(true);
    }, 120_000);

    it.each(filters.filter((_, n) => isOurs(n)))('of $id is missed', async ({ id }) => {
      await security(false);
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
