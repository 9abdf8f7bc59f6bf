import { and, eq, inArray, isNotNull, like, lt, ne, or, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/open-database.ts';
import { actionRuns } from '#server/platform/db/schema/actions.table.ts';
import { appointments } from '#server/platform/db/schema/appointments.table.ts';
import { automations } from '#server/platform/db/schema/automations.table.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import { campaignTargets } from '#server/platform/db/schema/campaigns.table.ts';
import type { ContactRow } from '#server/platform/db/schema/contacts.table.ts';
import { contactImportRows } from '#server/platform/db/schema/imports.table.ts';
import { messageThreads } from '#server/platform/db/schema/messages.table.ts';
import { tasks } from '#server/platform/db/schema/tasks.table.ts';
import { webhookEventRows } from '#server/platform/db/schema/webhooks.table.ts';
import { forgetCalls } from '#server/records/forget-calls.ts';
import type { Scope } from '#server/scope.ts';

/** What stands of a deleted contact where only that something was done is kept. */
const goneName = 'Deleted contact';

/**
 * Takes what was kept of deleted contacts elsewhere, because they were contacts: runs of workflows that began with them,
 * what those had done, the lines of files that they came from, and their names in campaigns.
 */
export async function forgetContacts(tx: Tx, { workspaceId }: Scope, ids: readonly string[]): Promise<void> {
  const ended = and(
    ...[eq(automations.workspaceId, workspaceId), inArray(automations.contactId, [...ids])],
    isNotNull(automations.endedAt),
  );
  const ran = await tx.delete(automations).where(ended).returning({ id: automations.id });
  for (const { id } of ran)
    await tx
      .update(actionRuns)
      .set({ input: sql`'null'::jsonb`, output: null, request: null, answer: null })
      .where(
        and(eq(actionRuns.workspaceId, workspaceId), like(actionRuns.runId, `${id}/%`), isNotNull(actionRuns.endedAt)),
      );
  const ofImports = eq(contactImportRows.workspaceId, workspaceId);
  await tx.delete(contactImportRows).where(and(ofImports, inArray(contactImportRows.contactId, [...ids])));
  await tx
    .update(campaignTargets)
    .set({ name: goneName, contactId: null })
    .where(and(eq(campaignTargets.workspaceId, workspaceId), inArray(campaignTargets.contactId, [...ids])));
}

/** Calls of one person that one statement takes. */
const piece = 200;

/**
 * Takes what was said by and to people, and kept of it: their ended calls with all that tells of them, text messages,
 * tasks, appointments that are over or cancelled, and events on their way to webhooks.
 */
export async function forgetConversations(
  tx: Tx,
  { services, workspaceId }: Scope,
  people: readonly Pick<ContactRow, 'phone' | 'email'>[],
): Promise<void> {
  const phones = people.flatMap(({ phone }) => (phone === null ? [] : [phone]));
  const emails = people.flatMap(({ email }) => (email === null ? [] : [email.toLowerCase()]));
  const ended = and(
    ...[eq(calls.workspaceId, workspaceId), eq(calls.status, 'ended')],
    inArray(calls.otherNumber, phones),
  );
  if (phones.length > 0)
    for (let found = piece; found === piece; ) {
      const rows = await tx.select({ id: calls.id }).from(calls).where(ended).limit(piece);
      found = rows.length;
      if (found === 0) break;
      const ids = rows.map(({ id }) => id);
      // A number is sealed in tasks: they are known by their calls.
      await tx.delete(tasks).where(and(eq(tasks.workspaceId, workspaceId), inArray(tasks.callId, ids)));
      await forgetCalls(tx, services, workspaceId, ids);
    }
  await tx
    .delete(messageThreads)
    .where(and(eq(messageThreads.workspaceId, workspaceId), inArray(messageThreads.otherNumber, phones)));
  const theirs = or(
    inArray(appointments.attendeePhone, phones),
    inArray(sql`lower(${appointments.attendeeEmail})`, emails),
  );
  const over = or(lt(appointments.endAt, new Date(services.clock.now())), ne(appointments.status, 'booked'));
  await tx.delete(appointments).where(and(eq(appointments.workspaceId, workspaceId), theirs, over));
  await tx
    .delete(webhookEventRows)
    .where(and(eq(webhookEventRows.workspaceId, workspaceId), inArray(webhookEventRows.about, [...phones, ...emails])));
}
