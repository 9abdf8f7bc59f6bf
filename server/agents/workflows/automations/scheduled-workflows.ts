import { and, eq, isNotNull } from 'drizzle-orm';
import { nextOf } from '#server/actions/next-run.ts';
import type { Scheduled } from '#server/actions/run-scheduled.ts';
import { workflowTriggers } from '#server/platform/db/schema/automations.table.ts';
import { workflows } from '#server/platform/db/schema/workflows.table.ts';
import { startAutomation } from './start-automation.ts';

type TriggerRow = typeof workflowTriggers.$inferSelect;

const oneTrigger = (workspaceId: string, triggerId: string) =>
  and(eq(workflowTriggers.workspaceId, workspaceId), eq(workflowTriggers.id, triggerId));

/** When a trigger has its workflow run next; null but for a schedule that is not paused. */
export const nextOfTrigger = (
  { settings, isPaused }: Pick<TriggerRow, 'settings' | 'isPaused'>,
  at: number,
  timeZone: string,
): Date | null => (settings.kind !== 'schedule' || isPaused ? null : nextOf(settings, at, timeZone));

/** Workflows that a schedule has run without a caller. */
export const scheduledWorkflows: Scheduled<TriggerRow> = {
  job: 'workflows.schedule',
  table: workflowTriggers,
  failed: (log, triggerId, error) => log.error({ err: error, triggerId }, 'a workflow by the clock could not be run'),
  async lock(tx, workspaceId, triggerId) {
    const [row] = await tx.select().from(workflowTriggers).where(oneTrigger(workspaceId, triggerId)).for('update');
    return row;
  },
  planned: (tx, workspaceId) =>
    tx
      .select()
      .from(workflowTriggers)
      .where(and(eq(workflowTriggers.workspaceId, workspaceId), isNotNull(workflowTriggers.nextRunAt))),
  next: nextOfTrigger,
  plan: (tx, { workspaceId, id }, nextRunAt) =>
    tx.update(workflowTriggers).set({ nextRunAt }).where(oneTrigger(workspaceId, id)),
  async run(tx, scope, { id, workflowId }, { at, values }) {
    const own = and(eq(workflows.workspaceId, scope.workspaceId), eq(workflows.id, workflowId));
    const [workflow] = await tx
      .select({ version: workflows.version, status: workflows.status })
      .from(workflows)
      .where(own);
    if (workflow?.status !== 'active') return;
    const source = `schedule:${id}:${at.toISOString()}`;
    await startAutomation(tx, scope, {
      workflowId,
      version: workflow.version,
      cause: 'schedule',
      source,
      given: values,
    });
  },
};
