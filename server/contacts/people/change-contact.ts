import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { ContactFieldValues } from '#domain/contacts/contact-fields.ts';
import { type Contact, type ContactDetail, contactNotesLimit, contactTagsLimit } from '#domain/contacts/contacts.ts';
import { AppError } from '#domain/platform/errors.ts';
import { changedMetadata, type Metadata, type MetadataChanges } from '#domain/platform/metadata.ts';
import { findContact, presentContacts, readContact } from '#server/contacts/contacts.ts';
import { readFields } from '#server/contacts/fields/fields.ts';
import { forgetContacts, forgetConversations } from '#server/contacts/forget-contacts.ts';
import { withTags } from '#server/contacts/import/row-contact.ts';
import { sourceOf, suppress } from '#server/contacts/suppressions.ts';
import { actorMay } from '#server/identity/actor-may.ts';
import { findWorkspace } from '#server/identity/workspaces.ts';
import { emitWebhookEvent } from '#server/notifications/tell-webhooks.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { changedOwnTerms } from '#server/platform/db/own-terms.ts';
import { type ContactRow, contactNotes, contacts } from '#server/platform/db/schema/contacts.table.ts';
import { requirePhone } from '#server/platform/read-phone.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import { keptPlace } from '#server/platform/secrets/kept-content.ts';
import { leaveContactAdded } from '#server/records/automation-events.ts';
import { requirePeopleNotHeld } from '#server/records/holds.ts';
import type { Scope } from '#server/scope.ts';
import { findAnother, findKnown, type KnownBy, lockContacts } from './find-known.ts';
import { tellOfContact } from './tell-of-contact.ts';

const one = ({ workspaceId }: Scope, contactId: string) =>
  and(eq(contacts.workspaceId, workspaceId), eq(contacts.id, contactId));
const several = ({ workspaceId }: Scope, ids: string[]) =>
  and(eq(contacts.workspaceId, workspaceId), inArray(contacts.id, ids));
/** What is shown of a moment has no more than milliseconds. */
const unchangedSince = (at: string) => sql`date_trunc('milliseconds', ${contacts.changedAt}) = ${at}::timestamptz`;
const objectOf = (id: string) => ({ kind: 'contact', id });
const nowOf = ({ services }: Scope) => new Date(services.clock.now());

interface Fields {
  name: string;
  phone: string | null;
  email: string | null;
  company: string | null;
  externalId: string | null;
  metadata: Metadata;
  tags: string[];
  fields: ContactFieldValues;
}
type Changes = { [K in Exclude<keyof Fields, 'metadata'>]?: Fields[K] | undefined } & {
  metadata?: MetadataChanges | undefined;
};

/** The number as it is kept: read, and as it was written. */
async function phoneFields(tx: Tx, { workspaceId }: Scope, written: string | null) {
  if (written === null) return { phone: null, phoneAsEntered: null };
  const workspace = await findWorkspace(tx, workspaceId);
  return { phone: requirePhone(written, workspace, 'body.phone'), phoneAsEntered: written };
}

/** The id of another system is of one contact. @throws AppError conflict */
async function requireFree(tx: Tx, { workspaceId }: Scope, externalId: string, contactId?: string): Promise<void> {
  const there = await findKnown(tx, workspaceId, { externalId });
  if (there !== undefined && there.id !== contactId)
    throw new AppError(
      'conflict',
      'Another contact has this external ID. Update that contact, or send a different ID.',
    );
}

/** Changes a contact that was sent again: what is sent replaces what it has, tags are added. */
async function changeKnown(tx: Tx, scope: Scope, before: ContactRow, input: Fields): Promise<Contact> {
  const { name, email, company, externalId, metadata, tags, fields } = input;
  const [row] = await tx
    .update(contacts)
    .set({
      name,
      email: email ?? before.email,
      company: company || before.company,
      externalId: externalId ?? before.externalId,
      metadata: changedMetadata(before.metadata, metadata),
      tags: withTags(before.tags, tags),
      ...(await phoneFields(tx, scope, input.phone)),
      fields: await readFields(tx, scope, fields, before.fields),
      changedAt: nowOf(scope),
    })
    .where(one(scope, before.id))
    .returning();
  // Deleted by someone else in between.
  if (row === undefined)
    throw new AppError('conflict', 'This contact was just deleted. Send the request again to create a new contact.');
  const [contact] = await presentContacts(tx, scope, [row]);
  await recordChange(tx, scope, 'contact.updated', { object: objectOf(row.id), after: { fields: Object.keys(input) } });
  await tellOfContact(tx, scope, 'contact.updated', contact!);
  return contact!;
}

/** Tells a person who adds a contact that it is there, and by what. */
function alreadyThere({ id, name, ...row }: ContactRow, input: KnownBy): AppError {
  const same = [
    { field: 'externalId', what: 'external id' },
    { field: 'phone', what: 'number' },
    { field: 'email', what: 'email address' },
  ] as const;
  const details = same
    .filter(({ field }) => row[field] !== null && row[field] === input[field])
    .map(({ field, what }) => ({ path: `body.${field}`, message: `${name} already has this ${what}.` }));
  return new AppError('contact_exists', undefined, details, id);
}

/** A new number or address is no other contact's: calls and imports would find either of the two by it. @throws AppError contact_exists */
async function requireUnshared(
  tx: Tx,
  { workspaceId }: Scope,
  before: ContactRow,
  { externalId = before.externalId, email, phone }: { [K in keyof KnownBy]: KnownBy[K] | undefined },
): Promise<void> {
  const changed = {
    phone: phone === before.phone ? null : (phone ?? null),
    email: email === before.email ? null : (email ?? null),
  };
  const other = await findAnother(tx, workspaceId, { ...changed, externalId }, before.id);
  if (other !== undefined) throw alreadyThere(other, changed);
}

/**
 * Adds a contact, and what waits for new contacts runs; or changes the one that is there.
 * @param upsert left out, access tokens change the one that is there, and people are told of it
 * @throws AppError invalid_input, contact_exists, conflict where the external id is another contact's
 */
export function createContact(scope: Scope, input: Fields, upsert?: boolean): Promise<Contact> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    const at = nowOf(scope);
    const numbers = await phoneFields(tx, scope, input.phone);
    await lockContacts(tx, workspaceId);
    const { externalId, email } = input;
    const by = { externalId, email, phone: numbers.phone };
    const known = upsert === false ? undefined : await findKnown(tx, workspaceId, by);
    if (known !== undefined) {
      if (upsert === undefined && sourceOf(scope) !== 'api') throw alreadyThere(known, by);
      return changeKnown(tx, scope, known, input);
    }
    if (externalId !== null) await requireFree(tx, scope, externalId);
    const row: ContactRow = {
      ...input,
      workspaceId,
      id: newId(),
      company: input.company || null,
      ...numbers,
      fields: await readFields(tx, scope, input.fields),
      source: sourceOf(scope),
      createdAt: at,
      changedAt: at,
    };
    await tx.insert(contacts).values(row);
    await leaveContactAdded(tx, services, workspaceId, row.id);
    const [contact] = await presentContacts(tx, scope, [row]);
    await recordChange(tx, scope, 'contact.created', { object: objectOf(row.id), after: { source: row.source } });
    await tellOfContact(tx, scope, 'contact.created', contact!);
    return contact!;
  });
}

/**
 * Changes a contact; what is left out stays.
 * @param ifUnmodifiedSince when it was changed last, as far as the person changing it knows
 * @throws AppError invalid_input, not_found, conflict where it was changed since, contact_exists where it would get a
 *   number or an address of another contact and that isn't allowed
 */
export function updateContact(
  scope: Scope,
  contactId: string,
  {
    ifUnmodifiedSince,
    allowDuplicate = false,
    ...input
  }: Changes & { ifUnmodifiedSince?: string | undefined; allowDuplicate?: boolean },
): Promise<Contact> {
  const { services, workspaceId } = scope;
  const { name, phone, email, company, externalId, metadata, tags, fields: values } = input;
  return services.db.tenant(workspaceId, async (tx) => {
    const before = await findContact(tx, scope, contactId);
    const numbers: Partial<Awaited<ReturnType<typeof phoneFields>>> =
      phone === undefined ? {} : await phoneFields(tx, scope, phone);
    if (externalId || numbers.phone || email) await lockContacts(tx, workspaceId);
    if (typeof externalId === 'string') await requireFree(tx, scope, externalId, contactId);
    if (!allowDuplicate) await requireUnshared(tx, scope, before, { externalId, email, phone: numbers.phone });
    const [row] = await tx
      .update(contacts)
      .set({
        ...(name !== undefined && { name }),
        ...numbers,
        ...(email !== undefined && { email }),
        ...(company !== undefined && { company: company || null }),
        ...changedOwnTerms(before, { externalId, metadata }),
        ...(tags !== undefined && { tags }),
        ...(values !== undefined && { fields: await readFields(tx, scope, values, before.fields) }),
        changedAt: nowOf(scope),
      })
      .where(
        and(one(scope, contactId), ifUnmodifiedSince === undefined ? undefined : unchangedSince(ifUnmodifiedSince)),
      )
      .returning();
    if (row === undefined && ifUnmodifiedSince !== undefined) {
      await findContact(tx, scope, contactId);
      throw new AppError('conflict', 'Someone else changed this contact. Review the changes, then save again.');
    }
    // Deleted by someone else in between.
    if (row === undefined) throw new AppError('not_found', 'Contact not found. It may have been deleted.');
    const [contact] = await presentContacts(tx, scope, [row]);
    // The log only grows: it tells which fields changed, and keeps nothing of a person who wants to be forgotten.
    const fields = Object.keys(input).filter((field) => input[field as keyof Changes] !== undefined);
    await recordChange(tx, scope, 'contact.updated', { object: objectOf(contactId), after: { fields } });
    await tellOfContact(tx, scope, 'contact.updated', contact!);
    return contact!;
  });
}

/**
 * Deletes contacts with their notes and what stood elsewhere because of them; answers how many there were.
 * @param conversations whether calls, messages, tasks and past appointments with them go, too
 * @throws AppError forbidden where conversations are not the asker's to delete
 */
export function removeContacts(scope: Scope, ids: string[], conversations = false): Promise<{ changed: number }> {
  const { services, workspaceId } = scope;
  if (conversations && !actorMay(scope, 'calls:manage'))
    throw new AppError('forbidden', "Your role can't delete calls. Delete only the contacts, or ask an admin.");
  return services.db.tenant(workspaceId, async (tx) => {
    const gone = await tx.delete(contacts).where(several(scope, ids)).returning({
      id: contacts.id,
      phone: contacts.phone,
      email: contacts.email,
      externalId: contacts.externalId,
      metadata: contacts.metadata,
    });
    await requirePeopleNotHeld(tx, workspaceId, {
      contactIds: gone.map(({ id }) => id),
      phones: gone.flatMap(({ phone }) => phone ?? []),
      emails: gone.flatMap(({ email }) => email ?? []),
    });
    if (gone.length > 0)
      await forgetContacts(
        tx,
        scope,
        gone.map(({ id }) => id),
      );
    if (gone.length > 0 && conversations) await forgetConversations(tx, scope, gone);
    for (const { id, externalId, metadata } of gone) {
      await recordChange(tx, scope, 'contact.deleted', { object: objectOf(id) });
      await emitWebhookEvent(tx, scope, 'contact.deleted', () => ({ contactId: id, externalId, metadata }));
    }
    return { changed: gone.length };
  });
}

/** Deletes one. @throws AppError not_found */
export async function removeContact(scope: Scope, contactId: string): Promise<undefined> {
  const { changed } = await removeContacts(scope, [contactId]);
  if (changed === 0) throw new AppError('not_found', 'Contact not found. It may have been deleted.');
  return undefined;
}

/** Notes something. @throws AppError limit_reached, not_found */
export function addNote(scope: Scope, contactId: string, text: string): Promise<ContactDetail> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    // Two notes at once must not pass the limit together.
    const [known] = await tx.select({ id: contacts.id }).from(contacts).where(one(scope, contactId)).for('update');
    if (known === undefined) throw new AppError('not_found', 'Contact not found. It may have been deleted.');
    const [noted] = await tx
      .select({ n: count() })
      .from(contactNotes)
      .where(and(eq(contactNotes.workspaceId, workspaceId), eq(contactNotes.contactId, contactId)));
    if (noted!.n >= contactNotesLimit)
      throw new AppError('limit_reached', `A contact can have up to ${contactNotesLimit} notes.`);
    const id = newId();
    const seal = await findSeal(tx, services, workspaceId);
    await tx.insert(contactNotes).values({
      workspaceId,
      contactId,
      id,
      createdAt: nowOf(scope),
      text: seal.keep(keptPlace('contact_notes', 'text', contactId, id), text),
    });
    const contact = await readContact(tx, scope, contactId);
    await recordChange(tx, scope, 'contact.noted', { object: objectOf(contactId), after: { notes: noted!.n + 1 } });
    return contact;
  });
}

const sameTag = (tag: string) => (other: string) => other.toLowerCase() === tag.toLowerCase();

/** Adds tags to contacts and takes tags from them; answers how many changed. @throws AppError limit_reached */
export function tagContacts(
  scope: Scope,
  { ids, add, remove }: { ids: string[]; add: string[]; remove: string[] },
): Promise<{ changed: number }> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    // In one order, so that two such requests wait for each other and do not lock each other out.
    const rows = await tx.select().from(contacts).where(several(scope, ids)).orderBy(contacts.id).for('update');
    let changed = 0;
    for (const { id, tags, name } of rows) {
      const left = tags.filter((tag) => !remove.some(sameTag(tag)));
      const next = [...left, ...add.filter((tag) => !left.some(sameTag(tag)))];
      if (next.join('\n') === tags.join('\n')) continue;
      if (next.length > contactTagsLimit)
        throw new AppError(
          'limit_reached',
          `${name} would have more than ${contactTagsLimit} tags. Nothing was changed.`,
        );
      await tx
        .update(contacts)
        .set({ tags: next, changedAt: nowOf(scope) })
        .where(one(scope, id));
      changed += 1;
    }
    if (changed > 0) {
      const object = objectOf(rows.length === 1 ? rows[0]!.id : `${changed} contacts`);
      await recordChange(tx, scope, 'contact.tagged', { object, after: { contacts: changed, add, remove } });
    }
    return { changed };
  });
}

/** Puts numbers and addresses of contacts on the do-not-call list; answers of how many. */
export function optOutContacts(
  scope: Scope,
  { ids, reason }: { ids: string[]; reason: string },
): Promise<{ changed: number }> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    const found = await tx.select().from(contacts).where(several(scope, ids)).orderBy(contacts.id);
    // Of whom nothing is known that could be listed, nothing is promised.
    const rows = found.filter(({ phone, email }) => phone !== null || email !== null);
    await suppress(tx, scope, rows, { reason, source: sourceOf(scope) });
    for (const { id } of rows) await recordChange(tx, scope, 'contact.opted-out', { object: objectOf(id) });
    return { changed: rows.length };
  });
}
