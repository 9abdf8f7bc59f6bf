import { asc, eq } from 'drizzle-orm';
import type { TestsOverride } from '#domain/agents/agent-test-suites.ts';
import { emptyFlow } from '#domain/agents/flow-edits/empty-flow.ts';
import type { PinnedWorkflow } from '#domain/agents/flow-edits/pin.ts';
import {
  minutesInWords,
  type Workflow,
  type WorkflowSummary,
  type WorkflowTemplateCard,
  type workflowStatuses,
} from '#domain/agents/workflow-library.ts';
import { workflowTemplates } from '#domain/agents/workflow-templates.data.ts';
import { countSteps, type Flow } from '#domain/agents/workflows.ts';
import { AppError } from '#domain/platform/errors.ts';
import { playBefore, requireGreen } from '#server/agents/tests/gate.ts';
import { findWorkspace } from '#server/identity/workspaces.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { workflows, workflowVersions } from '#server/platform/db/schema/workflows.table.ts';
import type { Scope } from '#server/scope.ts';
import { turnedTo } from '#voice/flow/other-languages.ts';
import { readFlow, storedFlow } from '#voice/flow/stored-flow.ts';
import { validateFlow } from '#voice/flow/validate-flow.ts';
import { readSubject, subjectOfWorkflow } from './test-subject.ts';
import { findVersion, findWorkflow, lockWorkflow, objectOf, oneWorkflow, type WorkflowRow } from './workflow-rows.ts';
import { noRuns, templateMinutes, type WorkflowFigures, workflowFigures } from './workflow-runs.ts';
import { hasTriggers, requireAutomatic } from './workflows/automations/triggers.ts';
import { insertWorkflow, writeFlow } from './workflows/insert-workflow.ts';
import { pinWorkflow } from './workflows/pin-workflow.ts';
import { findWorkflowUses } from './workflows/workflow-uses.ts';

/** The cards of the gallery. */
/** Templates with the time that conversations of the workspace took; where there are none yet, as a rule. */
export const listTemplates = ({ services, workspaceId }: Scope): Promise<WorkflowTemplateCard[]> =>
  services.db.tenant(workspaceId, async (tx) => {
    const minutes = await templateMinutes(tx, workspaceId);
    return workflowTemplates.map(({ flow, ...card }) => {
      const taken = minutes.get(card.id);
      return { ...card, steps: countSteps(flow), ...(taken && { estimatedTime: minutesInWords(...taken) }) };
    });
  });

function summarize(row: WorkflowRow, figures: WorkflowFigures): WorkflowSummary {
  const { id, name, template, status, flow } = row;
  return {
    id,
    name,
    template,
    status,
    type: workflowTemplates.find((known) => known.id === template)?.name ?? 'Own workflow',
    steps: countSteps(flow),
    ...figures,
    lastRunAt: figures.lastRun?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

async function detail(tx: Tx, row: WorkflowRow): Promise<Workflow> {
  const figures = await workflowFigures(tx, row.workspaceId);
  const published = await findVersion(tx, row);
  const { flow, revision, version } = row;
  return {
    ...summarize(row, figures.get(row.id) ?? noRuns),
    flow,
    revision,
    version,
    isChanged: JSON.stringify(published) !== JSON.stringify(flow),
    problems: validateFlow(flow),
    usedBy: await findWorkflowUses(tx, row.workspaceId, row.id),
  };
}

/** Workflows in the order of their making, with figures computed from stored calls. */
export const listWorkflows = ({ services, workspaceId }: Scope): Promise<WorkflowSummary[]> =>
  services.db.tenant(workspaceId, async (tx) => {
    const own = eq(workflows.workspaceId, workspaceId);
    const rows = await tx.select().from(workflows).where(own).orderBy(asc(workflows.createdAt), asc(workflows.id));
    const figures = await workflowFigures(tx, workspaceId);
    return rows.map((row) => summarize({ ...row, flow: readFlow(row.flow) }, figures.get(row.id) ?? noRuns));
  });

/** @throws AppError not_found */
export const getWorkflow = ({ services, workspaceId }: Scope, workflowId: string): Promise<Workflow> =>
  services.db.tenant(workspaceId, async (tx) => detail(tx, await findWorkflow(tx, workspaceId, workflowId)));

/** @throws AppError limit_reached */
export async function createWorkflow(
  scope: Scope,
  input: { template?: string | undefined; name?: string | undefined; flow?: Flow | undefined },
): Promise<Workflow> {
  const template = workflowTemplates.find(({ id }) => id === input.template);
  const name = input.name ?? template?.name ?? input.flow?.name ?? 'New workflow';
  return scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const { language } = await findWorkspace(tx, scope.workspaceId);
    const flow = input.flow ?? turnedTo(template?.flow ?? emptyFlow(name), 'en-US', language);
    const row = await insertWorkflow(tx, scope, { name, flow, template: template?.id ?? null });
    const made = await detail(tx, row);
    const after = { name, template: row.template };
    await recordChange(tx, scope, 'workflow.created', { object: objectOf(made.id), after });
    return made;
  });
}

/** Refuses work that began from an older revision. */
function requireRevision(row: WorkflowRow, revision: number): void {
  if (row.revision === revision) return;
  throw new AppError(
    'draft_changed',
    'Someone else changed this workflow. Reload it, reapply your changes, and save again.',
  );
}

/** Saves the flow as it is being built. The same again is no new revision. @throws AppError not_found, draft_changed */
export const saveFlow = (
  scope: Scope,
  workflowId: string,
  input: { revision: number; flow: Flow },
): Promise<Workflow> =>
  scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const row = await lockWorkflow(tx, scope.workspaceId, workflowId);
    const flow = storedFlow({ ...input.flow, name: row.name });
    if (JSON.stringify(flow) === JSON.stringify(row.flow)) return detail(tx, row);
    requireRevision(row, input.revision);
    return detail(tx, await writeFlow(tx, row, flow));
  });

/** @throws AppError not_found */
export const renameWorkflow = (scope: Scope, workflowId: string, name: string): Promise<Workflow> =>
  scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const row = await lockWorkflow(tx, scope.workspaceId, workflowId);
    const shown = await detail(tx, await writeFlow(tx, row, { ...row.flow, name }));
    const told = { object: objectOf(workflowId), before: { name: row.name }, after: { name } };
    await recordChange(tx, scope, 'workflow.renamed', told);
    return shown;
  });

/** @throws AppError flow_invalid with what is wrong */
function requireWhole(flow: Flow): void {
  const faults = validateFlow(flow).filter(({ level }) => level === 'error');
  if (faults.length === 0) return;
  const details = faults.map(({ nodeId, message }) => ({ path: nodeId ?? 'flow', message }));
  throw new AppError('flow_invalid', 'This workflow has errors. Fix them first.', details);
}

/** Plays what a workflow has to pass before it is published. */
export const testWorkflow = (scope: Scope, workflowId: string): Promise<void> =>
  playBefore(scope, { workflowId }, (tx) => readSubject(tx, scope, { workflowId }, 'draft'));

/** Makes a version. One that changes nothing makes none. @throws AppError not_found, draft_changed, flow_invalid, tests_red, forbidden */
export const publishWorkflow = (
  scope: Scope,
  workflowId: string,
  { revision, override }: { revision: number; override?: TestsOverride | undefined },
): Promise<Workflow> =>
  scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const { workspaceId, services } = scope;
    const row = await lockWorkflow(tx, workspaceId, workflowId);
    requireRevision(row, revision);
    requireWhole(row.flow);
    if (await hasTriggers(tx, workspaceId, workflowId)) requireAutomatic(row.flow);
    const published = await findVersion(tx, row);
    const isNew = JSON.stringify(published) !== JSON.stringify(row.flow);
    if (isNew) await requireGreen(tx, scope, { workflowId }, await subjectOfWorkflow(tx, scope, row.flow), override);
    const version = row.version + (isNew ? 1 : 0);
    if (isNew) {
      const createdAt = new Date(services.clock.now());
      await tx.insert(workflowVersions).values({ workspaceId, workflowId, version, flow: row.flow, createdAt });
      await tx.update(workflows).set({ version }).where(oneWorkflow(workspaceId, workflowId));
    }
    const shown = await detail(tx, { ...row, version });
    const told = { object: objectOf(workflowId), before: { version: row.version }, after: { name: row.name, version } };
    await recordChange(tx, scope, 'workflow.published', told);
    return shown;
  });

/** What a flow keeps of a workflow to run it. @throws AppError not_found, conflict where it cannot be run */
export const pinnedWorkflow = ({ services, workspaceId }: Scope, workflowId: string): Promise<PinnedWorkflow> =>
  services.db.tenant(workspaceId, async (tx) => {
    const row = await findWorkflow(tx, workspaceId, workflowId);
    const flow = await findVersion(tx, row);
    if (flow === null) throw new AppError('conflict', `“${row.name}” hasn’t been published yet. Publish it first.`);
    if (row.status === 'inactive') throw new AppError('conflict', `“${row.name}” is inactive. Activate it first.`);
    return { workflow: pinWorkflow(workflowId, row.version, flow), workflows: flow.workflows ?? {} };
  });

/** @throws AppError not_found, flow_invalid when one with errors is to be activated */
export const setWorkflowStatus = (
  scope: Scope,
  workflowId: string,
  status: (typeof workflowStatuses)[number],
): Promise<Workflow> =>
  scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const row = await lockWorkflow(tx, scope.workspaceId, workflowId);
    if (status === 'active') requireWhole(row.flow);
    await tx.update(workflows).set({ status }).where(oneWorkflow(scope.workspaceId, workflowId));
    const shown = await detail(tx, { ...row, status });
    const before = { name: row.name, status: row.status };
    const told = { object: objectOf(workflowId), before, after: { name: row.name, status } };
    await recordChange(tx, scope, 'workflow.status-changed', told);
    return shown;
  });

/** Deletes a workflow. Flows that pinned a version keep it. @throws AppError not_found */
export const deleteWorkflow = (scope: Scope, workflowId: string): Promise<undefined> =>
  scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const { name } = await lockWorkflow(tx, scope.workspaceId, workflowId);
    await tx.delete(workflows).where(oneWorkflow(scope.workspaceId, workflowId));
    await recordChange(tx, scope, 'workflow.deleted', { object: objectOf(workflowId), before: { name } });
    return undefined;
  });
