import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import { lockAction, oneAction } from '#server/actions/definitions/find-action.ts';
import { findWorkspace } from '#server/identity/workspaces.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { actions } from '#server/platform/db/schema/actions.table.ts';
import { workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { isoDate, isoTime, wallTime } from '#voice/understanding/calendar.ts';
import { nextRun } from '../next-run.ts';
import { queueRun, runOf } from './triggered-runs.ts';

/** Actions that one look takes up; the rest waits for the next. */
const mostAtOnce = 200;

/** Has an action run that is due, once for its moment, and plans the next: both or neither. */
async function runDue(scope: Scope, actionId: string): Promise<void> {
  const { services, workspaceId } = scope;
  const now = services.clock.now();
  await services.db.tenant(workspaceId, async (tx) => {
    const action = await lockAction(tx, workspaceId, actionId);
    const due = action.nextRunAt;
    // Another server was faster, or someone has changed it.
    if (due === null || due.getTime() > now) return;
    const { timeZone } = await findWorkspace(tx, workspaceId);
    const wall = wallTime(due.getTime(), timeZone);
    const values = { date: isoDate(wall), time: isoTime(wall) };
    const runId = `schedule/${actionId}/${due.toISOString()}`;
    await queueRun(tx, scope, runOf(action, 'schedule', { runId, callId: null, values }));
    // What was missed while no server ran is done once.
    const next = nextRun(action, now, timeZone);
    await tx.update(actions).set({ nextRunAt: next }).where(oneAction(workspaceId, actionId));
  });
}

/** Has everything run whose schedule says so by now, each by itself. Answers how many were due. */
export async function runDueSchedules(services: Services): Promise<number> {
  const { clock, db, log } = services;
  const due = await db.system('job', (tx) =>
    tx
      .select({ workspaceId: actions.workspaceId, id: actions.id })
      .from(actions)
      .innerJoin(
        workspaces,
        and(eq(workspaces.id, actions.workspaceId), isNull(workspaces.deletedAt), isNull(workspaces.suspendedAt)),
      )
      .where(lte(actions.nextRunAt, new Date(clock.now())))
      .orderBy(actions.nextRunAt)
      .limit(mostAtOnce),
  );
  for (const { workspaceId, id } of due) {
    await runDue({ services, workspaceId, actor: null }, id).catch((error: unknown) =>
      log.error({ err: error, actionId: id }, 'an action by the clock could not be run'),
    );
  }
  return due.length;
}

/** Plans the schedules of a workspace anew, whose time zone has changed in this transaction. */
export async function reschedule(tx: Tx, { services, workspaceId }: Scope, timeZone: string): Promise<void> {
  const planned = await tx
    .select()
    .from(actions)
    .where(and(eq(actions.workspaceId, workspaceId), isNotNull(actions.nextRunAt)));
  for (const action of planned) {
    const nextRunAt = nextRun(action, services.clock.now(), timeZone);
    await tx.update(actions).set({ nextRunAt }).where(oneAction(workspaceId, action.id));
  }
}
