import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/open-database.ts';
import { contacts } from '#server/platform/db/schema/contacts.table.ts';

/** Who has each of some numbers, as far as it is known. @param phones E.164 */
export async function contactsOfNumbers(
  tx: Tx,
  workspaceId: string,
  phones: readonly string[],
): Promise<ReadonlyMap<string, { id: string; name: string }>> {
  if (phones.length === 0) return new Map();
  const people = await tx
    .select({ id: contacts.id, name: contacts.name, phone: contacts.phone })
    .from(contacts)
    .where(and(eq(contacts.workspaceId, workspaceId), inArray(contacts.phone, [...phones])))
    // Of several with one number, the oldest.
    .orderBy(desc(contacts.id));
  return new Map(people.map(({ phone, ...contact }) => [phone!, contact]));
}
