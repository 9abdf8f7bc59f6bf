import { and, eq } from 'drizzle-orm';
import { among } from '#server/actions/after-call.ts';
import { contacts } from '#server/platform/db/schema/contacts.table.ts';
import { waitingFor } from '#server/records/automation-events.ts';
import { factsOfCall, findEndedCall } from '#server/records/facts-of-call.ts';
import type { Scope } from '#server/scope.ts';
import { startAutomation } from './start-automation.ts';

/** Has everything run that waits for the end of such a call, each once. Tests and tried drafts are no such calls. */
export async function runForCall(scope: Scope, callId: string): Promise<void> {
  const { services, workspaceId } = scope;
  await services.db.tenant(workspaceId, async (tx) => {
    const call = await findEndedCall(tx, workspaceId, callId);
    if (call === undefined || call.channel === 'test' || call.agentVersion < 0) return;
    const waiting = (await waitingFor(tx, workspaceId, 'call_ended')).filter(
      ({ settings: { agentIds, outcomes, reasons } }) =>
        among(agentIds, call.agentId) && among(outcomes, call.outcome) && among(reasons, call.endReason),
    );
    if (waiting.length === 0) return;
    const given = await factsOfCall(tx, scope, call);
    for (const { triggerId, workflowId, version } of waiting) {
      const source = `call:${callId}:${triggerId}`;
      await startAutomation(tx, scope, { workflowId, version, source, cause: 'call_ended', callId, given });
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
    const waiting = (await waitingFor(tx, workspaceId, 'contact_added')).filter(
      ({ settings: { tags } }) => tags.length === 0 || tags.some((tag) => contact.tags.includes(tag)),
    );
    const { name, email, phone, company, tags } = contact;
    const known = Object.entries({ name, email, phone, company }).filter(([, value]) => value !== null);
    const given = { contact_id: contactId, ...Object.fromEntries(known), tags: tags.join(', ') };
    for (const { triggerId, workflowId, version } of waiting) {
      const source = `contact:${contactId}:${triggerId}`;
      await startAutomation(tx, scope, { workflowId, version, source, cause: 'contact_added', contactId, given });
    }
  });
}
