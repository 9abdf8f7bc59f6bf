import { setTimeout as wait } from 'node:timers/promises';
import type { BaseLogger } from 'pino';
import { databaseFault } from './sql-error.ts';

/** Milliseconds. A restart of PostgreSQL takes a few seconds, a failover some ten. */
const longestOutage = 30_000;
const firstPause = 100;
const longestPause = 1_000;

/**
 * Does again what the database could not do because it was away, until it is back or half a minute has passed, or less. A caller that
 * lost its connection at the commit does not know whether it counted, so twice has to be the same as once.
 */
export async function retryDuringOutage<T>(
  log: Pick<BaseLogger, 'warn'>,
  work: () => Promise<T>,
  giveUpAfter = longestOutage,
): Promise<T> {
  const begunAt = performance.now();
  for (let pause = firstPause; ; pause = Math.min(pause * 2, longestPause)) {
    try {
      return await work();
    } catch (error) {
      if (databaseFault(error) !== 'away' || performance.now() + pause > begunAt + giveUpAfter) throw error;
      if (pause === firstPause) log.warn({ reason: (error as Error).message }, 'the database is away; trying again');
      await wait(pause);
    }
  }
}
