import { and, asc, eq } from 'drizzle-orm';
import { type TriggerSettings, triggersLimit, type WorkflowTrigger } from '#domain/actions/automations.ts';
import type { Flow } from '#domain/agents/workflows.ts';
import { AppError } from '#domain/platform/errors.ts';
import { findVersion, findWorkflow, lockWorkflow, objectOf, type WorkflowRow } from '#server/agents/workflow-rows.ts';
import { findWorkspace } from '#server/identity/workspaces.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { workflowTriggers } from '#server/platform/db/schema/automations.table.ts';
import type { Scope } from '#server/scope.ts';
import { automationProblems } from '#voice/flow/lint/automation.ts';
import { nextOfTrigger } from './scheduled-workflows.ts';

export type TriggerRow = typeof workflowTriggers.$inferSelect;

const present = ({ id, settings, isPaused, nextRunAt, createdAt }: TriggerRow): WorkflowTrigger => ({
  id,
  settings,
  isPaused,
  nextRunAt: nextRunAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});

const ofWorkflow = ({ workspaceId }: Scope, workflowId: string) =>
  and(eq(workflowTriggers.workspaceId, workspaceId), eq(workflowTriggers.workflowId, workflowId));

/** @throws AppError flow_invalid with the steps that need a caller */
export function requireAutomatic(flow: Flow): void {
  const faults = automationProblems(flow);
  if (faults.length === 0) return;
  const details = faults.map(({ nodeId, message }) => ({ path: nodeId ?? 'flow', message }));
  throw new AppError('flow_invalid', 'This workflow talks to a caller, so it can’t run automatically.', details);
}

/** The newest version of a workflow, which can run without a caller. @throws AppError conflict, flow_invalid */
export async function automaticVersion(tx: Tx, row: WorkflowRow): Promise<number> {
  const flow = await findVersion(tx, row);
  if (flow === null) throw new AppError('conflict', `“${row.name}” hasn’t been published yet. Publish it first.`);
  requireAutomatic(flow);
  return row.version;
}

/** Whether a workflow runs by itself as it is set up now. */
export async function hasTriggers(tx: Tx, workspaceId: string, workflowId: string): Promise<boolean> {
  const found = await tx
    .select({ id: workflowTriggers.id })
    .from(workflowTriggers)
    .where(
      and(
        eq(workflowTriggers.workspaceId, workspaceId),
        eq(workflowTriggers.workflowId, workflowId),
        eq(workflowTriggers.isPaused, false),
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** What has a workflow run by itself, in the order of adding. @throws AppError not_found */
export const listTriggers = (scope: Scope, workflowId: string): Promise<WorkflowTrigger[]> =>
  scope.services.db.tenant(scope.workspaceId, async (tx) => {
    await findWorkflow(tx, scope.workspaceId, workflowId);
    const rows = await tx
      .select()
      .from(workflowTriggers)
      .where(ofWorkflow(scope, workflowId))
      .orderBy(asc(workflowTriggers.createdAt), asc(workflowTriggers.id));
    return rows.map(present);
  });

/** @throws AppError not_found, conflict where it was never published or has too many, flow_invalid */
export const addTrigger = (scope: Scope, workflowId: string, settings: TriggerSettings): Promise<WorkflowTrigger> =>
  scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const { services, workspaceId } = scope;
    const workflow = await lockWorkflow(tx, workspaceId, workflowId);
    await automaticVersion(tx, workflow);
    const existing = await tx
      .select({ id: workflowTriggers.id })
      .from(workflowTriggers)
      .where(ofWorkflow(scope, workflowId));
    if (existing.length >= triggersLimit)
      throw new AppError('conflict', `A workflow can have up to ${triggersLimit} triggers. Remove one first.`);
    const { timeZone } = await findWorkspace(tx, workspaceId);
    const [row] = await tx
      .insert(workflowTriggers)
      .values({
        workspaceId,
        workflowId,
        id: newId(),
        kind: settings.kind,
        settings,
        nextRunAt: nextOfTrigger({ settings, isPaused: false }, services.clock.now(), timeZone),
        createdAt: new Date(services.clock.now()),
      })
      .returning();
    const after = { name: workflow.name, settings };
    await recordChange(tx, scope, 'workflow.trigger-added', { object: objectOf(workflowId), after });
    return present(row!);
  });

async function lockTrigger(tx: Tx, scope: Scope, workflowId: string, triggerId: string): Promise<TriggerRow> {
  const [row] = await tx
    .select()
    .from(workflowTriggers)
    .where(and(ofWorkflow(scope, workflowId), eq(workflowTriggers.id, triggerId)))
    .for('update');
  if (row === undefined) throw new AppError('not_found', 'Trigger not found. It may have been deleted.');
  return row;
}

/** @throws AppError not_found, flow_invalid when one is resumed whose workflow has come to need a caller */
export const changeTrigger = (
  scope: Scope,
  workflowId: string,
  triggerId: string,
  change: { settings?: TriggerSettings | undefined; isPaused?: boolean | undefined },
): Promise<WorkflowTrigger> =>
  scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const workflow = await findWorkflow(tx, scope.workspaceId, workflowId);
    const before = await lockTrigger(tx, scope, workflowId, triggerId);
    const { settings = before.settings, isPaused = before.isPaused } = change;
    if (!isPaused) await automaticVersion(tx, workflow);
    const { timeZone } = await findWorkspace(tx, scope.workspaceId);
    const nextRunAt = nextOfTrigger({ settings, isPaused }, scope.services.clock.now(), timeZone);
    const next = { settings, isPaused, kind: settings.kind, nextRunAt };
    await tx
      .update(workflowTriggers)
      .set(next)
      .where(and(ofWorkflow(scope, workflowId), eq(workflowTriggers.id, triggerId)));
    await recordChange(tx, scope, 'workflow.trigger-changed', {
      object: objectOf(workflowId),
      before: { name: workflow.name, settings: before.settings, isPaused: before.isPaused },
      after: { name: workflow.name, settings, isPaused },
    });
    return present({ ...before, ...next });
  });

/** @throws AppError not_found */
export const removeTrigger = (scope: Scope, workflowId: string, triggerId: string): Promise<undefined> =>
  scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const { name } = await findWorkflow(tx, scope.workspaceId, workflowId);
    const { settings } = await lockTrigger(tx, scope, workflowId, triggerId);
    await tx.delete(workflowTriggers).where(and(ofWorkflow(scope, workflowId), eq(workflowTriggers.id, triggerId)));
    const before = { name, settings };
    await recordChange(tx, scope, 'workflow.trigger-removed', { object: objectOf(workflowId), before });
    return undefined;
  });
