import { and, eq } from 'drizzle-orm';
import type { TriggerKind, TriggerSettings } from '#domain/actions/automations.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { workflowTriggers } from '#server/platform/db/schema/automations.table.ts';
import { workflows } from '#server/platform/db/schema/workflows.table.ts';
import type { Services } from '#server/services.ts';

export const callEndedJob = 'workflows.call-ended';
export const contactAddedJob = 'workflows.contact-added';

export interface Waiting<Kind extends TriggerKind> {
  triggerId: string;
  workflowId: string;
  version: number;
  settings: Extract<TriggerSettings, { kind: Kind }>;
}

/** Triggers of a kind that are not paused, of active workflows, each with the version that would run. */
export async function waitingFor<Kind extends TriggerKind>(
  tx: Tx,
  workspaceId: string,
  kind: Kind,
): Promise<Waiting<Kind>[]> {
  const rows = await tx
    .select({
      triggerId: workflowTriggers.id,
      workflowId: workflows.id,
      version: workflows.version,
      settings: workflowTriggers.settings,
    })
    .from(workflowTriggers)
    .innerJoin(
      workflows,
      and(eq(workflows.workspaceId, workflowTriggers.workspaceId), eq(workflows.id, workflowTriggers.workflowId)),
    )
    .where(
      and(
        eq(workflowTriggers.workspaceId, workspaceId),
        eq(workflowTriggers.kind, kind),
        eq(workflowTriggers.isPaused, false),
        eq(workflows.status, 'active'),
      ),
    );
  return rows as Waiting<Kind>[];
}

/** Leaves what is to run after a call to the queue, in the transaction that ends it. */
export async function leaveCallEnded(tx: Tx, { jobs }: Services, workspaceId: string, callId: string): Promise<void> {
  if ((await waitingFor(tx, workspaceId, 'call_ended')).length > 0)
    await jobs.enqueue(tx, callEndedJob, { workspaceId, callId }, { key: callId });
}

/** Leaves what is to run for a contact to the queue, in the transaction that adds it. */
export async function leaveContactAdded(
  tx: Tx,
  { jobs }: Services,
  workspaceId: string,
  contactId: string,
): Promise<void> {
  if ((await waitingFor(tx, workspaceId, 'contact_added')).length > 0)
    await jobs.enqueue(tx, contactAddedJob, { workspaceId, contactId }, { key: contactId });
}
