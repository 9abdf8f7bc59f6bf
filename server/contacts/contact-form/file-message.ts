import { and, eq, isNull } from 'drizzle-orm';
import { demoRequestTag } from '#domain/contacts/contacts.ts';
import { findKnown, lockContacts } from '#server/contacts/people/find-known.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { contactMessages, contactNotes, contacts, type MessageRow } from '#server/platform/db/schema/contacts.table.ts';
import { findOperatorWorkspace } from '#server/platform/find-operator.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import { keptPlace } from '#server/platform/secrets/kept-content.ts';
import { leaveContactAdded } from '#server/records/automation-events.ts';
import type { Services } from '#server/services.ts';

/** What the sender wrote, as a note: the subject on a line of its own, if there is one. */
const noteOf = ({ subject, message }: MessageRow) => (subject === '' ? message : `${subject}\n\n${message}`);

/**
 * The contact with the sender's address, tagged; made when there is none. Of one that is known nothing else is
 * changed: anyone can write any address into a form.
 */
async function tagContact(
  tx: Tx,
  services: Services,
  workspaceId: string,
  message: MessageRow,
  createdAt: Date,
): Promise<string> {
  // Two messages of one new sender must not make two contacts.
  await lockContacts(tx, workspaceId);
  const known = await findKnown(tx, workspaceId, { email: message.email });
  if (known === undefined) {
    const id = newId();
    const { name, email, company } = message;
    await tx.insert(contacts).values({
      workspaceId,
      id,
      name,
      email,
      company,
      createdAt,
      changedAt: createdAt,
      phone: null,
      phoneAsEntered: null,
      tags: [demoRequestTag],
      source: 'contact_form',
    });
    await leaveContactAdded(tx, services, workspaceId, id);
    return id;
  }
  if (!known.tags.includes(demoRequestTag)) {
    await tx
      .update(contacts)
      .set({ tags: [...known.tags, demoRequestTag], changedAt: createdAt })
      .where(and(eq(contacts.workspaceId, workspaceId), eq(contacts.id, known.id)));
  }
  return known.id;
}

/** Puts a message into the operator's contacts, once. Without an operator it stays until there is one. */
export async function fileMessage(services: Services, messageId: string): Promise<void> {
  const at = new Date(services.clock.now());
  await services.db.system('installation', async (tx) => {
    const waiting = and(eq(contactMessages.id, messageId), isNull(contactMessages.filedAt));
    const [message] = await tx.select().from(contactMessages).where(waiting).for('update');
    if (message === undefined) return;
    const workspaceId = await findOperatorWorkspace(tx);
    if (workspaceId === undefined) return;
    const contactId = await tagContact(tx, services, workspaceId, message, at);
    const id = newId();
    const seal = await findSeal(tx, services, workspaceId);
    const text = seal.keep(keptPlace('contact_notes', 'text', contactId, id), noteOf(message));
    await tx.insert(contactNotes).values({ workspaceId, contactId, id, text, createdAt: message.createdAt });
    await tx.update(contactMessages).set({ filedAt: at }).where(eq(contactMessages.id, messageId));
  });
}
