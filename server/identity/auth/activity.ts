import { eq, sql } from 'drizzle-orm';
import { sessions } from '#server/platform/db/schema/auth.table.ts';
import type { Account, Activity } from '#server/scope.ts';
import type { Services } from '#server/services.ts';

/** Milliseconds: activity is written down so often, and clocks may differ by so much. */
const noteEvery = 60_000;
/** What is longer than every limit. */
const forEver = 2 ** 31 - 1;

/**
 * The longest that nothing was done in a session, up to now, in milliseconds. A clock that was set back says nothing of how
 * long it was: then it counts as too long, and a new sign-in begins anew.
 */
export function idleMs({ activeAt, longestIdle }: Activity, now: number): number {
  const idle = activeAt > now + noteEvery ? forEver * 1000 : now - activeAt;
  return Math.max(idle, longestIdle * 1000);
}

/**
 * Notes that a person did something. What was away too long once stays so: coming back, wherever that is, does not make it
 * good.
 */
export async function noteActivity({ db, clock }: Services, { session, sessionId }: Account): Promise<void> {
  const activity = session?.activity;
  if (activity === undefined) return;
  const now = clock.now();
  if (Math.abs(now - activity.activeAt) < noteEvery) return;
  activity.longestIdle = Math.min(forEver, Math.floor(idleMs(activity, now) / 1000));
  activity.activeAt = now;
  // From what is stored, since another process may have written later.
  const at = sql`${new Date(now).toISOString()}::timestamptz`;
  const idle = sql`case when ${sessions.activeAt} > ${at} + interval '1 minute' then ${forEver}
    else least(${forEver}, extract(epoch from ${at} - ${sessions.activeAt})::bigint) end`;
  const set = { activeAt: new Date(now), longestIdle: sql`greatest(${sessions.longestIdle}, ${idle})::integer` };
  await db.system('account', (tx) => tx.update(sessions).set(set).where(eq(sessions.id, sessionId)));
}
