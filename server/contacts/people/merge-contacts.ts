import { and, asc, count, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { type ContactDetail, contactNotesLimit, contactTagsLimit } from '#domain/contacts/contacts.ts';
import { AppError } from '#domain/platform/errors.ts';
import { changedMetadata, type Metadata } from '#domain/platform/metadata.ts';
import { presentContacts, readContact } from '#server/contacts/contacts.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type ContactRow, contactNotes, contacts } from '#server/platform/db/schema/contacts.table.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import { keptPlace } from '#server/platform/secrets/kept-content.ts';
import type { Scope } from '#server/scope.ts';

/** Groups of contacts that are shown as alike, and contacts of one group. */
const mostGroups = 100;
const mostAlike = 20;

/** Numbers or addresses that several contacts have, the most frequent first. */
async function sharedOf(tx: Tx, { workspaceId }: Scope, by: 'phone' | 'email') {
  const column = contacts[by];
  const rows = await tx
    .select({ value: column })
    .from(contacts)
    .where(and(eq(contacts.workspaceId, workspaceId), isNotNull(column)))
    .groupBy(column)
    .having(sql`count(*) > 1`)
    .orderBy(sql`count(*) desc`, column)
    .limit(mostGroups);
  return rows.map(({ value }) => value!);
}

async function groupsBy(tx: Tx, scope: Scope, by: 'phone' | 'email') {
  const values = await sharedOf(tx, scope, by);
  if (values.length === 0) return [];
  const rows = await tx
    .select()
    .from(contacts)
    .where(and(eq(contacts.workspaceId, scope.workspaceId), inArray(contacts[by], values)))
    .orderBy(asc(contacts.id))
    .limit(mostGroups * mostAlike);
  const shown = await presentContacts(tx, scope, rows);
  return values.map((value) => ({
    by,
    value,
    contacts: shown.filter((contact) => contact[by] === value).slice(0, mostAlike),
  }));
}

/** Contacts that have one number or one address. */
export function findDuplicates(scope: Scope) {
  return scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const byPhone = await groupsBy(tx, scope, 'phone');
    const byEmail = await groupsBy(tx, scope, 'email');
    // Those that are alike in both are one group.
    const known = new Set(byPhone.map(idsOf));
    return { items: [...byPhone, ...byEmail.filter((group) => !known.has(idsOf(group)))].slice(0, mostGroups) };
  });
}
const idsOf = (group: { contacts: { id: string }[] }) => group.contacts.map(({ id }) => id).join(' ');

/** Moves the notes of contacts to another; what is sealed is sealed for its new place. @throws AppError limit_reached */
async function moveNotes(tx: Tx, { services, workspaceId }: Scope, from: readonly string[], to: string) {
  const ofAll = and(eq(contactNotes.workspaceId, workspaceId), inArray(contactNotes.contactId, [to, ...from]));
  const [there] = await tx.select({ n: count() }).from(contactNotes).where(ofAll);
  if (there!.n > contactNotesLimit)
    throw new AppError(
      'limit_reached',
      `Together, these contacts have more than ${contactNotesLimit} notes. Nothing was changed.`,
    );
  const ofOthers = and(eq(contactNotes.workspaceId, workspaceId), inArray(contactNotes.contactId, [...from]));
  const notes = await tx.select().from(contactNotes).where(ofOthers);
  if (notes.length === 0) return;
  const seal = await findSeal(tx, services, workspaceId);
  await tx.insert(contactNotes).values(
    notes.map(({ contactId, id, text, createdAt }) => ({
      workspaceId,
      contactId: to,
      id,
      createdAt,
      text: seal.keep(
        keptPlace('contact_notes', 'text', to, id),
        seal.open(keptPlace('contact_notes', 'text', contactId, id), text),
      ),
    })),
  );
}

/** Keys of the first that has each. @throws AppError limit_reached */
const mergedMetadata = (rows: readonly ContactRow[]): Metadata =>
  rows.reduceRight<Metadata>((gathered, { metadata }) => changedMetadata(gathered, metadata), {});

/** What one contact has when it takes what it lacks of others, in their order. @throws AppError limit_reached */
function merged(kept: ContactRow, others: readonly ContactRow[]) {
  const tags = [kept, ...others].flatMap((contact) => contact.tags);
  const each = tags.filter((tag, at) => tags.findIndex((one) => one.toLowerCase() === tag.toLowerCase()) === at);
  if (each.length > contactTagsLimit)
    throw new AppError(
      'limit_reached',
      `Together, these contacts have more than ${contactTagsLimit} tags. Nothing was changed.`,
    );
  const withPhone = [kept, ...others].find(({ phone }) => phone !== null);
  return {
    phone: withPhone?.phone ?? null,
    phoneAsEntered: withPhone?.phoneAsEntered ?? null,
    email: kept.email ?? others.find(({ email }) => email !== null)?.email ?? null,
    externalId: kept.externalId ?? others.find(({ externalId }) => externalId !== null)?.externalId ?? null,
    company: kept.company ?? others.find(({ company }) => company !== null)?.company ?? null,
    tags: each,
    metadata: mergedMetadata([kept, ...others]),
    fields: Object.assign({}, ...[kept, ...others].toReversed().map(({ fields }) => fields)) as ContactRow['fields'],
  };
}

/**
 * Makes one of several contacts: it keeps what it has and takes what it lacks; the others are deleted.
 * @throws AppError invalid_input, limit_reached, not_found
 */
export function mergeContacts(scope: Scope, contactId: string, ids: string[]): Promise<ContactDetail> {
  const { services, workspaceId } = scope;
  const from = [...new Set(ids)].filter((id) => id !== contactId);
  if (from.length === 0) {
    const message = 'Choose at least one other contact to merge into this one.';
    throw new AppError('invalid_input', message, [{ path: 'body.ids', message }]);
  }
  return services.db.tenant(workspaceId, async (tx) => {
    // In one order, so that two such requests wait for each other and do not lock each other out.
    const rows = await tx
      .select()
      .from(contacts)
      .where(and(eq(contacts.workspaceId, workspaceId), inArray(contacts.id, [contactId, ...from])))
      .orderBy(contacts.id)
      .for('update');
    const kept = rows.find(({ id }) => id === contactId);
    const others = from.flatMap((id) => rows.find((row) => row.id === id) ?? []);
    if (kept === undefined || others.length < from.length)
      throw new AppError('not_found', 'One of these contacts no longer exists. Nothing was changed.');
    await moveNotes(tx, scope, from, contactId);
    await tx.delete(contacts).where(and(eq(contacts.workspaceId, workspaceId), inArray(contacts.id, from)));
    await tx
      .update(contacts)
      .set({ ...merged(kept, others), changedAt: new Date(services.clock.now()) })
      .where(and(eq(contacts.workspaceId, workspaceId), eq(contacts.id, contactId)));
    const contact = await readContact(tx, scope, contactId);
    await recordChange(tx, scope, 'contact.merged', {
      object: { kind: 'contact', id: contactId },
      after: { contacts: from.length },
    });
    return contact;
  });
}
