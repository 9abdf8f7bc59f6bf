import { and, eq, isNotNull } from 'drizzle-orm';
import { actions } from '#server/platform/db/schema/actions.table.ts';
import { type ActionRow, lockAction, oneAction } from '../definitions/find-action.ts';
import { nextRun } from '../next-run.ts';
import type { Scheduled } from '../run-scheduled.ts';
import { queueRun, runOf } from '../triggers/triggered-runs.ts';

/** Actions that a schedule has run. */
export const scheduledActions: Scheduled<ActionRow> = {
  job: 'actions.schedule',
  table: actions,
  failed: (log, actionId, error) => log.error({ err: error, actionId }, 'an action by the clock could not be run'),
  lock: lockAction,
  planned: (tx, workspaceId) =>
    tx
      .select()
      .from(actions)
      .where(and(eq(actions.workspaceId, workspaceId), isNotNull(actions.nextRunAt))),
  next: nextRun,
  plan: (tx, { workspaceId, id }, nextRunAt) => tx.update(actions).set({ nextRunAt }).where(oneAction(workspaceId, id)),
  run(tx, scope, action, { at, values }) {
    const runId = `schedule/${action.id}/${at.toISOString()}`;
    return queueRun(tx, scope, runOf(action, 'schedule', { runId, callId: null, values }));
  },
};
