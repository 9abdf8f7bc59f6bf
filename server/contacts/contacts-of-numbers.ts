import { and, desc, eq, inArray, sql } from 'drizzle-orm';
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

/** The same of the other end of each row of a select from `calls`, within its statement; null where no one is known. */
export const contactOfRow = (workspaceId: string) =>
  sql`(select jsonb_build_object('id', c.id, 'name', c.name) from contacts c
    where c.workspace_id = ${workspaceId} and c.phone = calls.other_number order by c.id limit 1)`;
