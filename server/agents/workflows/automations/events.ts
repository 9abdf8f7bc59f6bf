import { and, eq } from 'drizzle-orm';
import type { TriggerKind, TriggerSettings } from '#domain/automations.ts';
import { among } from '#server/actions/triggers/after-call.ts';
import { factsOfCall, findEndedCall } from '#server/call-records/facts-of-call.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { workflowTriggers } from '#server/platform/db/schema/automations.table.ts';
import { contacts } from '#server/platform/db/schema/contacts.table.ts';
import { workflows } from '#server/platform/db/schema/workflows.table.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { startAutomation } from './start-automation.ts';

export const callEndedJob = 'workflows.call-ended';
export const contactAddedJob = 'workflows.contact-added';

interface Waiting<Kind extends TriggerKind> {
  triggerId: string;
  workflowId: string;
  version: number;
  settings: Extract<TriggerSettings, { kind: Kind }>;
}

/** Triggers of a kind that are not paused, of active workflows, each with the version that would run. */
async function waitingFor<Kind extends TriggerKind>(tx: Tx, workspaceId: string, kind: Kind): Promise<Waiting<Kind>[]> {
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
  if ((await waitingFor(tx, workspaceId, 'call-ended')).length > 0)
    await jobs.enqueue(tx, callEndedJob, { workspaceId, callId }, { key: callId });
}

/** Leaves what is to run for a contact to the queue, in the transaction that adds it. */
export async function leaveContactAdded(
  tx: Tx,
  { jobs }: Services,
  workspaceId: string,
  contactId: string,
): Promise<void> {
  if ((await waitingFor(tx, workspaceId, 'contact-added')).length > 0)
    await jobs.enqueue(tx, contactAddedJob, { workspaceId, contactId }, { key: contactId });
}

/** Has everything run that waits for the end of such a call, each once. Tests and tried drafts are no such calls. */
export async function runForCall(scope: Scope, callId: string): Promise<void> {
  const { services, workspaceId } = scope;
  await services.db.tenant(workspaceId, async (tx) => {
    const call = await findEndedCall(tx, workspaceId, callId);
    if (call === undefined || call.channel === 'test' || call.agentVersion < 0) return;
    const waiting = (await waitingFor(tx, workspaceId, 'call-ended')).filter(
      ({ settings: { agentIds, outcomes, reasons } }) =>
        among(agentIds, call.agentId) && among(outcomes, call.outcome) && among(reasons, call.endReason),
    );
    if (waiting.length === 0) return;
    const given = await factsOfCall(tx, scope, call);
    for (const { triggerId, workflowId, version } of waiting) {
      const source = `call:${callId}:${triggerId}`;
      await startAutomation(tx, scope, { workflowId, version, source, cause: 'call-ended', callId, given });
    }
  });
}

/** Has everything run that waits for such a contact, each once. */
export async function runForContact(scope: Scope, contactId: string): Promise<void> {
  const { services, workspaceId } = scope;
  await services.db.tenant(workspaceId, async (tx) => {
    const [contact] = await tx
      .select()
      .from(contacts)
      .where(and(eq(contacts.workspaceId, workspaceId), eq(contacts.id, contactId)));
    if (contact === undefined) return;
    const waiting = (await waitingFor(tx, workspaceId, 'contact-added')).filter(
      ({ settings: { tags } }) => tags.length === 0 || tags.some((tag) => contact.tags.includes(tag)),
    );
    const { name, email, phone, company, tags } = contact;
    const known = Object.entries({ name, email, phone, company }).filter(([, value]) => value !== null);
    const given = { contact_id: contactId, ...Object.fromEntries(known), tags: tags.join(', ') };
    for (const { triggerId, workflowId, version } of waiting) {
      const source = `contact:${contactId}:${triggerId}`;
      await startAutomation(tx, scope, { workflowId, version, source, cause: 'contact-added', contactId, given });
    }
  });
}
