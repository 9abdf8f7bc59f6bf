import { and, eq, inArray, lt, or } from 'drizzle-orm';
import { actionRuns } from '#server/platform/db/schema/actions.table.ts';
import type { Services } from '#server/services.ts';
import { findRun } from './action-runs.ts';
import { runAction } from './run-action.ts';

/** A run that no one has begun after so long was left by a server that was killed, in ms. Its own queue is quicker. */
const abandonedMs = 30_000;
/** The queue has given a run up by then, in ms: its last try is some twenty minutes after the first. */
const queueDoneMs = 2 * 3_600_000;
/** Runs at a time: the rest waits for the next look. */
const mostAtOnce = 50;

/**
 * Finishes what a killed server left: runs that were stored and never begun, begun and not recorded, or whose effect is
 * unknown. Each by itself. Answers how many were looked after.
 */
export async function recoverRuns(services: Services): Promise<number> {
  const { clock, db, log } = services;
  const now = clock.now();
  const left = await db.system('job', (tx) =>
    tx
      .select({ workspaceId: actionRuns.workspaceId, runId: actionRuns.runId })
      .from(actionRuns)
      .where(
        or(
          // What was refused for the moment is for the queue to try again, which waits longer each time.
          and(
            eq(actionRuns.status, 'pending'),
            lt(actionRuns.createdAt, new Date(now - abandonedMs)),
            or(actionRuns.wait, eq(actionRuns.attempts, 0), lt(actionRuns.createdAt, new Date(now - queueDoneMs))),
          ),
          and(inArray(actionRuns.status, ['running', 'unknown']), lt(actionRuns.claimedUntil, new Date(now))),
        ),
      )
      .orderBy(actionRuns.createdAt)
      .limit(mostAtOnce),
  );
  for (const { workspaceId, runId } of left) {
    const scope = { services, workspaceId, actor: null };
    try {
      const run = await findRun(scope, runId);
      if (run !== null) await runAction(scope, run);
    } catch (error) {
      log.error({ err: error, runId }, 'a run that was left could not be finished');
    }
  }
  return left.length;
}
