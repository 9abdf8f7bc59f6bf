import { beforeAll, describe, expect, it } from 'vitest';
import { leaksOfApi } from '#server/testing/cross-tenant.ts';
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

/** All that was to be looked at has been. */
class Enough extends Error {}

/** What a workspace has one of: that of an earlier look, or of the workspace that was filled before, would hide that one comes with the other. */
async function forgetOnes(): Promise<void> {
  await server.services.db.pool.query('delete from brand_hosts');
  await server.services.db.pool.query('delete from brands');
  await server.services.db.pool.query('delete from call_scorecards');
}

/**
 * The first leak, and the step that was taken last; null where nothing leaks.
 * @param until behind which step nothing is looked at
 */
async function firstLeak(takes: (step: string) => boolean, until?: string): Promise<[Leak, string] | null> {
  await forgetOnes();
  let last = '';
  const onLeak = (line: string, isControl: boolean) => {
    throw new Leak(line, isControl);
  };
  const noted = (step: string) => {
    if (!takes(step)) return false;
    if (last === until && step !== until) throw new Enough();
    last = step;
    return true;
  };
  try {
    await leaksOfApi(server, { onLeak, takes: noted });
    return null;
  } catch (error) {
    if (error instanceof Enough) return null;
    if (error instanceof Leak) return [error, last];
    // A request that fails altogether, in what stands around the steps, is one as well.
    return [new Leak((error as Error).message, true), last];
  }
}

/** What shows with a filter out and not with it; null where nothing does. */
async function whatShows(id: string, takes: (step: string) => boolean): Promise<string | null> {
  taken.out = id;
  const found = await firstLeak(takes);
  taken.out = null;
  if (found === null) return null;
  const [leak, step] = found;
  // Where a request should have done something, a step that was left out may be why it did not.
  return leak.isControl && (await firstLeak(takes, step)) !== null ? null : leak.message;
}

/** What a step stands on, which is taken with it. */
const stoodOn: Record<string, string> = { 'unnamed: brand.set': 'unnamed: brand.remove' };

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
      // What fills the workspaces is told of in their logs.
      asked.during = 'log';
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
      const steps = stepsOf.get(id) ?? new Set();
      const attempts = [
        // What a request does is told of in the log; others may end in an error before.
        (step: string) => step === 'unnamed: agents.create' || step === 'log',
        (step: string) => steps.has(step) || steps.has(stoodOn[step] ?? ''),
        () => true,
      ].slice(steps.has('log') ? 0 : 1);
      let shows: string | null = null;
      for (const takes of attempts) shows ??= await whatShows(id, takes);
      expect(shows, 'survived: the cross-tenant test does not see it').not.toBeNull();
    });
  });
}
