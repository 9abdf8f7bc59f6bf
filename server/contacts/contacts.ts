import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Contact } from '#domain/contacts.ts';
import type { Tx } from '#server/infra/db/open-database.ts';
import type { Scope } from '#server/scope.ts';
import { findSeal } from '#server/secrets/find-seal.ts';
import { keptPlace } from '#server/secrets/kept-content.ts';
import { contactNotes, contacts } from './contacts.table.ts';

type ContactRow = typeof contacts.$inferSelect;

function present(row: ContactRow, note: string | undefined): Contact {
  const { id, name, email, phone, company, tags, source } = row;
  return { id, name, email, phone, company, tags, source, note: note ?? null, createdAt: row.createdAt.toISOString() };
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

/** Of these contacts the newest that have the text somewhere, in whatever case: as many as a page wants, and one. */
function having({ search, cursor, limit }: ListInput) {
  if (!search) return undefined;
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  // It knows the transaction's workspace; see the migration for why it is a function.
  return inArray(contacts.id, sql`(select * from search_contacts(${pattern}, ${cursor ?? null}, ${limit + 1}))`);
}

interface ListInput {
  search?: string | undefined;
  /** The id of the last contact of the page before. */
  cursor?: string | undefined;
  limit: number;
}

/** Contacts, newest first. */
export function listContacts(scope: Scope, input: ListInput) {
  const { services, workspaceId } = scope;
  const { cursor, limit } = input;
  return services.db.tenant(workspaceId, async (tx) => {
    const before = cursor === undefined ? undefined : lt(contacts.id, cursor);
    const rows = await tx
      .select()
      .from(contacts)
      .where(and(eq(contacts.workspaceId, workspaceId), before, having(input)))
      .orderBy(desc(contacts.id))
      .limit(limit + 1);
    const shown = rows.slice(0, limit);
    const notes = await newestNotes(
      tx,
      scope,
      shown.map(({ id }) => id),
    );
    const items = shown.map((row) => present(row, notes.get(row.id)));
    return { items, next: rows.length > limit ? items.at(-1)!.id : null };
  });
}
