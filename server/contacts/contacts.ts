import { and, asc, count, desc, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { contactSorts } from '#domain/contacts/contact-filters.ts';
import { type Contact, type ContactDetail, contactNotesLimit } from '#domain/contacts/contacts.ts';
import { AppError } from '#domain/platform/errors.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type ContactRow, contactNotes, contacts } from '#server/platform/db/schema/contacts.table.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import { keptPlace } from '#server/platform/secrets/kept-content.ts';
import type { Scope } from '#server/scope.ts';
import { type ContactQuery, everybody, patternOf } from './contact-query.ts';
import { findSuppressed } from './suppressions.ts';

function present(row: ContactRow, note: string | undefined, optedOut: boolean): Contact {
  const {
    id,
    name,
    email,
    phone,
    phoneAsEntered,
    company,
    externalId,
    metadata,
    tags,
    fields,
    source,
    createdAt,
    changedAt,
  } = row;
  return {
    id,
    name,
    email,
    phone,
    phoneAsEntered,
    company,
    externalId,
    metadata,
    tags,
    fields,
    source,
    optedOut,
    note: note ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: changedAt.toISOString(),
  };
}

/** The newest note of each contact that has one. */
async function newestNotes(
  tx: Tx,
  { services, workspaceId }: Scope,
  contactIds: string[],
): Promise<Map<string, string>> {
  if (contactIds.length === 0) return new Map();
  const rows = await tx
    .selectDistinctOn([contactNotes.contactId], {
      contactId: contactNotes.contactId,
      id: contactNotes.id,
      text: contactNotes.text,
    })
    .from(contactNotes)
    .where(and(eq(contactNotes.workspaceId, workspaceId), inArray(contactNotes.contactId, contactIds)))
    .orderBy(contactNotes.contactId, desc(contactNotes.id));
  const seal = await findSeal(tx, services, workspaceId);
  return new Map(
    rows.map(({ contactId, id, text }) => [
      contactId,
      seal.open(keptPlace('contact_notes', 'text', contactId, id), text),
    ]),
  );
}

/** Rows as the API shows them: each with its newest note, and whether it may be reached. */
export async function presentContacts(tx: Tx, scope: Scope, rows: readonly ContactRow[]): Promise<Contact[]> {
  const ids = rows.map(({ id }) => id);
  const notes = await newestNotes(tx, scope, ids);
  const isOut = await findSuppressed(tx, scope, rows);
  return rows.map((row) => present(row, notes.get(row.id), isOut(row)));
}

type Sort = (typeof contactSorts)[number];

/** Behind the last contact of the page before, in the order that is asked for. */
function behind({ workspaceId }: Scope, sort: Sort, cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined;
  const { id, name, changedAt } = contacts;
  const ofLast = (column: SQL) =>
    sql`(select ${column} from contacts last where last.workspace_id = ${workspaceId} and last.id = ${cursor})`;
  switch (sort) {
    case 'newest':
      return lt(id, cursor);
    case 'oldest':
      return gt(id, cursor);
    case 'name':
      return sql`(lower(${name}), ${id}) > (${ofLast(sql`lower(last.name)`)}, ${cursor}::uuid)`;
    case 'changed':
      return sql`(${changedAt}, ${id}) < (${ofLast(sql`last.changed_at`)}, ${cursor}::uuid)`;
  }
}

const orders: Record<Sort, SQL[]> = {
  newest: [desc(contacts.id)],
  oldest: [asc(contacts.id)],
  name: [sql`lower(${contacts.name})`, asc(contacts.id)],
  changed: [desc(contacts.changedAt), desc(contacts.id)],
};

interface ListInput extends ContactQuery {
  sort: Sort;
  /** The id of the last contact of the page before. */
  cursor?: string | undefined;
  limit: number;
}

/** Of these contacts the newest that have the text somewhere, in whatever case: as many as a page wants, and one. */
function newest({ search, tag, cursor, limit }: ListInput): SQL {
  const pattern = search ? patternOf(search) : '%';
  // It knows the transaction's workspace; see the migration for why it is a function.
  const found = sql`search_contacts(${pattern}, ${cursor ?? null}, ${limit + 1}, ${tag ?? null})`;
  return inArray(contacts.id, sql`(select * from ${found})`);
}

/** Which contacts a page shows. What most pages ask for, a text or a tag, goes by an index and reads no more than it needs. */
async function shownOf(tx: Tx, scope: Scope, input: ListInput): Promise<SQL | undefined> {
  const { search, tag, segmentId, externalId, metadata, filter = [], sort } = input;
  const isOwn = externalId !== undefined || metadata !== undefined;
  const isPlain = segmentId === undefined && filter.length === 0 && !isOwn && sort === 'newest';
  if (!isPlain) return everybody(tx, scope, input);
  const own = eq(contacts.workspaceId, scope.workspaceId);
  return search || tag !== undefined ? and(own, newest(input)) : own;
}

/** Contacts in the order that is asked for. @throws AppError not_found */
export function listContacts(scope: Scope, input: ListInput) {
  const { services, workspaceId } = scope;
  const { cursor, limit, sort } = input;
  return services.db.tenant(workspaceId, async (tx) => {
    const rows = await tx
      .select()
      .from(contacts)
      .where(and(await shownOf(tx, scope, input), behind(scope, sort, cursor)))
      .orderBy(...orders[sort])
      .limit(limit + 1);
    const shown = rows.slice(0, limit);
    const items = await presentContacts(tx, scope, shown);
    return { items, next: rows.length > limit ? items.at(-1)!.id : null };
  });
}

/** How many contacts are meant. @throws AppError not_found */
export function countContacts(scope: Scope, which: ContactQuery) {
  return scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const [row] = await tx
      .select({ contacts: count() })
      .from(contacts)
      .where(await everybody(tx, scope, which));
    return row!;
  });
}

/** @throws AppError not_found */
export async function findContact(tx: Tx, { workspaceId }: Scope, contactId: string): Promise<ContactRow> {
  const [row] = await tx
    .select()
    .from(contacts)
    .where(and(eq(contacts.workspaceId, workspaceId), eq(contacts.id, contactId)));
  if (row === undefined) throw new AppError('not_found', 'Contact not found. It may have been deleted.');
  return row;
}

/** A contact with its notes, inside a transaction. @throws AppError not_found */
export async function readContact(tx: Tx, scope: Scope, contactId: string): Promise<ContactDetail> {
  const { services, workspaceId } = scope;
  const [contact] = await presentContacts(tx, scope, [await findContact(tx, scope, contactId)]);
  const rows = await tx
    .select()
    .from(contactNotes)
    .where(and(eq(contactNotes.workspaceId, workspaceId), eq(contactNotes.contactId, contactId)))
    .orderBy(desc(contactNotes.id))
    .limit(contactNotesLimit);
  const seal = await findSeal(tx, services, workspaceId);
  const notes = rows.map(({ id, text, createdAt }) => ({
    id,
    text: seal.open(keptPlace('contact_notes', 'text', contactId, id), text),
    createdAt: createdAt.toISOString(),
  }));
  return { ...contact!, notes };
}

/** A contact with its notes. @throws AppError not_found */
export const getContact = (scope: Scope, contactId: string) =>
  scope.services.db.tenant(scope.workspaceId, (tx) => readContact(tx, scope, contactId));

/** Tags in use that are listed. */
const tagsListed = 200;

/** The tags in use, with how many contacts have each. */
export function listTags({ services, workspaceId }: Scope) {
  return services.db.tenant(workspaceId, async (tx) => {
    const used = tx
      .select({ tag: sql<string>`unnest(${contacts.tags})`.as('tag') })
      .from(contacts)
      .where(eq(contacts.workspaceId, workspaceId))
      .as('used');
    const items = await tx
      .select({ tag: used.tag, contacts: count() })
      .from(used)
      .groupBy(used.tag)
      .orderBy(desc(count()), used.tag)
      .limit(tagsListed);
    return { items };
  });
}
