import { and, desc, eq, ilike, inArray, lt, or, sql } from 'drizzle-orm';
import type { Contact } from '#domain/contacts.ts';
import type { Tx } from '#server/infra/db/open-database.ts';
import type { Scope } from '#server/scope.ts';
import { contactNotes, contacts } from './contacts.table.ts';

type ContactRow = typeof contacts.$inferSelect;

function present(row: ContactRow, note: string | undefined): Contact {
  const { id, name, email, phone, company, tags, source } = row;
  return { id, name, email, phone, company, tags, source, note: note ?? null, createdAt: row.createdAt.toISOString() };
}

/** The newest note of each contact that has one. */
async function newestNotes(tx: Tx, workspaceId: string, contactIds: string[]): Promise<Map<string, string>> {
  if (contactIds.length === 0) return new Map();
  const rows = await tx
    .selectDistinctOn([contactNotes.contactId], { contactId: contactNotes.contactId, text: contactNotes.text })
    .from(contactNotes)
    .where(and(eq(contactNotes.workspaceId, workspaceId), inArray(contactNotes.contactId, contactIds)))
    .orderBy(contactNotes.contactId, desc(contactNotes.id));
  return new Map(rows.map(({ contactId, text }) => [contactId, text]));
}

/** Contacts that have the text somewhere, in whatever case. */
function having(text: string) {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const tags = sql`array_to_string(${contacts.tags}, ' ')`;
  return or(...[contacts.name, contacts.email, contacts.phone, contacts.company, tags].map((at) => ilike(at, pattern)));
}

interface ListInput {
  search?: string | undefined;
  /** The id of the last contact of the page before. */
  cursor?: string | undefined;
  limit: number;
}

/** Contacts, newest first. */
export function listContacts(scope: Scope, { search, cursor, limit }: ListInput) {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    const rows = await tx
      .select()
      .from(contacts)
      .where(
        and(
          eq(contacts.workspaceId, workspaceId),
          search ? having(search) : undefined,
          cursor === undefined ? undefined : lt(contacts.id, cursor),
        ),
      )
      .orderBy(desc(contacts.id))
      .limit(limit + 1);
    const shown = rows.slice(0, limit);
    const notes = await newestNotes(
      tx,
      workspaceId,
      shown.map(({ id }) => id),
    );
    const items = shown.map((row) => present(row, notes.get(row.id)));
    return { items, next: rows.length > limit ? items.at(-1)!.id : null };
  });
}
