import { and, desc, eq, lt } from 'drizzle-orm';
import type { Automation, AutomationSummary } from '#domain/actions/automations.ts';
import { can } from '#domain/identity/permissions.ts';
import { AppError } from '#domain/platform/errors.ts';
import type { Json } from '#domain/platform/json.ts';
import { findFlow, findVersion, findWorkflow } from '#server/agents/workflow-rows.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { automations } from '#server/platform/db/schema/automations.table.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import { keptPlace } from '#server/platform/secrets/kept-content.ts';
import type { Scope } from '#server/scope.ts';
import { standOf } from '#voice/flow/automation.ts';
import { checkFacts } from '#voice/flow/slot-defs.ts';
import { startAutomation } from './start-automation.ts';
import { automaticVersion } from './triggers.ts';

type Row = typeof automations.$inferSelect;

const ofWorkflow = ({ workspaceId }: Scope, workflowId: string) =>
  and(eq(automations.workspaceId, workspaceId), eq(automations.workflowId, workflowId));

const summarize = (row: Row): AutomationSummary => {
  const { id, cause, status, version, outcome, error, callId, contactId, startedAt, endedAt } = row;
  return {
    id,
    cause,
    status,
    version,
    outcome,
    error,
    callId,
    contactId,
    startedAt: startedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  };
};

/** What a workflow did without a caller, newest first. @throws AppError not_found */
export const listAutomations = (
  scope: Scope,
  workflowId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) =>
  scope.services.db.tenant(scope.workspaceId, async (tx) => {
    await findWorkflow(tx, scope.workspaceId, workflowId);
    const rows = await tx
      .select()
      .from(automations)
      .where(and(ofWorkflow(scope, workflowId), cursor === undefined ? undefined : lt(automations.id, cursor)))
      .orderBy(desc(automations.id))
      .limit(limit + 1);
    const shown = rows.slice(0, limit);
    return { items: shown.map(summarize), next: rows.length > limit ? shown.at(-1)!.id : null };
  });

/** What was done, computed of the events that are kept. */
async function stepsOf(tx: Tx, scope: Scope, row: Row): Promise<Automation['steps']> {
  const flow = await findFlow(tx, scope.workspaceId, row.workflowId, row.version);
  const seal = await findSeal(tx, scope.services, scope.workspaceId);
  const events = seal.open(keptPlace('automations', 'events', row.id), row.events);
  if (flow === null || events.length === 0) return [];
  return standOf(flow, events).done.map(({ at, waited: _, ...done }) => ({ ...done, at: new Date(at).toISOString() }));
}

/** One of them, step by step. What came from a call is for those who may see calls. @throws AppError not_found */
export const getAutomation = (scope: Scope, workflowId: string, automationId: string): Promise<Automation> =>
  scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const [row] = await tx
      .select()
      .from(automations)
      .where(and(ofWorkflow(scope, workflowId), eq(automations.id, automationId)));
    if (row === undefined) throw new AppError('not_found', 'Run not found. It may have been deleted.');
    const withheld = row.callId !== null && scope.actor !== null && !can(scope.actor.row, 'calls:read');
    const seal = await findSeal(tx, scope.services, scope.workspaceId);
    const values = withheld ? null : seal.open(keptPlace('automations', 'given', row.id), row.given);
    return { ...summarize(row), withheld, values, steps: await stepsOf(tx, scope, row) };
  });

/** Runs a workflow now. @throws AppError not_found, conflict, flow_invalid, invalid_input */
export const runNow = (scope: Scope, workflowId: string, values: Record<string, Json>): Promise<AutomationSummary> =>
  scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const row = await findWorkflow(tx, scope.workspaceId, workflowId);
    const version = await automaticVersion(tx, row);
    if (row.status === 'inactive') throw new AppError('conflict', `“${row.name}” is inactive. Activate it first.`);
    const refused = checkFacts((await findVersion(tx, row))!, values);
    if (refused.length > 0) {
      const details = refused.map(({ name, fault }) => ({ path: `body.values.${name}`, message: fault }));
      throw new AppError('invalid_input', undefined, details);
    }
    const source = `manual:${newId()}`;
    const started = await startAutomation(tx, scope, { workflowId, version, source, cause: 'manual', given: values });
    return summarize(started!);
  });
