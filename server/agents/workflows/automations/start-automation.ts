import { and, count, eq, gt } from 'drizzle-orm';
import { type AutomationCause, automationsPerHour } from '#domain/actions/automations.ts';
import type { Json } from '#domain/platform/json.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { automations } from '#server/platform/db/schema/automations.table.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import { keptPlace } from '#server/platform/secrets/kept-content.ts';
import type { Scope } from '#server/scope.ts';

export const automationJob = 'workflows.automation';

type Row = typeof automations.$inferSelect;

export interface NewAutomation {
  workflowId: string;
  version: number;
  /** What it comes of: the same again is the same run. */
  source: string;
  cause: AutomationCause;
  callId?: string;
  contactId?: string;
  given: Record<string, Json>;
}

const hourMs = 3_600_000;

/** Whether the workspace has had as many runs in the last hour as it may, so that a circle of events comes to a halt. */
async function isFull(tx: Tx, workspaceId: string, now: number): Promise<boolean> {
  const recent = and(eq(automations.workspaceId, workspaceId), gt(automations.startedAt, new Date(now - hourMs)));
  const [found] = await tx.select({ n: count() }).from(automations).where(recent);
  return found!.n >= automationsPerHour;
}

/**
 * Has a version of a workflow run, in the transaction of what causes it; the queue does it. Null where the same was run
 * already.
 */
export async function startAutomation(tx: Tx, scope: Scope, of: NewAutomation): Promise<Row | null> {
  const { services, workspaceId } = scope;
  const now = services.clock.now();
  const { given, callId = null, contactId = null, ...rest } = of;
  const id = newId();
  const seal = await findSeal(tx, services, workspaceId);
  const full = await isFull(tx, workspaceId, now);
  const refused = `This workspace’s workflows have already run ${automationsPerHour} times in the last hour, so this run was skipped.`;
  const [row] = await tx
    .insert(automations)
    .values({
      workspaceId,
      id,
      ...rest,
      callId,
      contactId,
      given: seal.keep(keptPlace('automations', 'given', id), given),
      events: seal.keep(keptPlace('automations', 'events', id), []),
      status: full ? 'failed' : 'running',
      error: full ? refused : null,
      startedAt: new Date(now),
      endedAt: full ? new Date(now) : null,
    })
    .onConflictDoNothing()
    .returning();
  if (row === undefined) return null;
  if (!full) await services.jobs.enqueue(tx, automationJob, { workspaceId, automationId: id }, { key: id });
  return row;
}
