import { and, eq, isNull, lte } from 'drizzle-orm';
import { nextOf } from '#server/actions/next-run.ts';
import { findWorkspace } from '#server/identity/workspaces.ts';
import { workflowTriggers } from '#server/platform/db/schema/automations.table.ts';
import { workflows } from '#server/platform/db/schema/workflows.table.ts';
import { workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { isoDate, isoTime, wallTime } from '#voice/understanding/calendar.ts';
import { startAutomation } from './start-automation.ts';

/** Triggers that one look takes up; the rest waits for the next. */
const mostAtOnce = 200;

/** Has a workflow run whose trigger is due, once for its moment, and plans the next: both or neither. */
async function runDue(scope: Scope, triggerId: string): Promise<void> {
  const { services, workspaceId } = scope;
  const now = services.clock.now();
  const one = and(eq(workflowTriggers.workspaceId, workspaceId), eq(workflowTriggers.id, triggerId));
  await services.db.tenant(workspaceId, async (tx) => {
    const [trigger] = await tx.select().from(workflowTriggers).where(one).for('update');
    const due = trigger?.nextRunAt ?? null;
    // Another server was faster, or someone has changed it.
    if (trigger?.settings.kind !== 'schedule' || due === null || due.getTime() > now) return;
    const { timeZone } = await findWorkspace(tx, workspaceId);
    // What was missed while no server ran is done once.
    await tx
      .update(workflowTriggers)
      .set({ nextRunAt: nextOf(trigger.settings, now, timeZone) })
      .where(one);
    const [workflow] = await tx
      .select({ version: workflows.version, status: workflows.status })
      .from(workflows)
      .where(and(eq(workflows.workspaceId, workspaceId), eq(workflows.id, trigger.workflowId)));
    if (workflow?.status !== 'active') return;
    const wall = wallTime(due.getTime(), timeZone);
    await startAutomation(tx, scope, {
      workflowId: trigger.workflowId,
      version: workflow.version,
      cause: 'schedule',
      source: `schedule:${triggerId}:${due.toISOString()}`,
      given: { date: isoDate(wall), time: isoTime(wall) },
    });
  });
}

/** Has every workflow run whose schedule says so by now, each by itself. Answers how many were due. */
export async function runDueTriggers(services: Services): Promise<number> {
  const { clock, db, log } = services;
  const due = await db.system('job', (tx) =>
    tx
      .select({ workspaceId: workflowTriggers.workspaceId, id: workflowTriggers.id })
      .from(workflowTriggers)
      .innerJoin(
        workspaces,
        and(
          eq(workspaces.id, workflowTriggers.workspaceId),
          isNull(workspaces.deletedAt),
          isNull(workspaces.suspendedAt),
        ),
      )
      .where(lte(workflowTriggers.nextRunAt, new Date(clock.now())))
      .orderBy(workflowTriggers.nextRunAt)
      .limit(mostAtOnce),
  );
  for (const { workspaceId, id } of due) {
    await runDue({ services, workspaceId, actor: null }, id).catch((error: unknown) =>
      log.error({ err: error, triggerId: id }, 'a workflow by the clock could not be run'),
    );
  }
  return due.length;
}
