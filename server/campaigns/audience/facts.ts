import { and, eq, inArray } from 'drizzle-orm';
import type { Json } from '#domain/platform/json.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { contacts } from '#server/platform/db/schema/contacts.table.ts';

/** Someone of a campaign, as far as their contact may be looked up. */
interface Person {
  contactId: string | null;
  name: string;
}

/** What is known of people of a campaign: their contact's fields, name and addresses. */
export async function findFacts(
  tx: Tx,
  workspaceId: string,
  people: readonly Person[],
): Promise<(person: Person) => Record<string, Json>> {
  const ids = people.flatMap(({ contactId }) => contactId ?? []);
  const is = and(eq(contacts.workspaceId, workspaceId), inArray(contacts.id, ids));
  const rows = ids.length === 0 ? [] : await tx.select().from(contacts).where(is);
  const byId = new Map(rows.map((contact) => [contact.id, contact]));
  return ({ contactId, name }) => {
    const contact = contactId === null ? undefined : byId.get(contactId);
    if (contact === undefined) return { name };
    const { email, company, fields } = contact;
    return { ...fields, name: contact.name, ...(email !== null && { email }), ...(company !== null && { company }) };
  };
}
