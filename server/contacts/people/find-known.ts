import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type ContactRow, contacts } from '#server/platform/db/schema/contacts.table.ts';

/** What a contact is known by. */
export interface KnownBy {
  externalId?: string | null;
  phone?: string | null;
  email?: string | null;
}

/** Keeps two requests for one new person from making two contacts, until the transaction ends. */
export const lockContacts = (tx: Tx, workspaceId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`contacts:${workspaceId}`}, 0))`);

/** Whether a contact may be the one of an external id: one that the other system calls otherwise is another person. */
export const isOf = (row: Pick<ContactRow, 'externalId'>, externalId: string | null): boolean =>
  externalId === null || row.externalId === null || row.externalId === externalId;

/**
 * The contact that is meant: the one of this external id, else of this number, else of this address; the oldest of
 * several. One that another system calls otherwise is another person, though they share a number.
 */
export async function findKnown(tx: Tx, workspaceId: string, by: KnownBy): Promise<ContactRow | undefined> {
  const rows = await findAlike(tx, workspaceId, by);
  return rows.find((row) => isOf(row, by.externalId ?? null));
}

/** Another contact than this one that has the number or the address, and may be the same person. */
export async function findAnother(
  tx: Tx,
  workspaceId: string,
  { externalId = null, phone = null, email = null }: KnownBy,
  contactId: string,
): Promise<ContactRow | undefined> {
  const rows = await findAlike(tx, workspaceId, { phone, email });
  return rows.find((row) => row.id !== contactId && isOf(row, externalId));
}

async function findAlike(
  tx: Tx,
  workspaceId: string,
  { externalId = null, phone = null, email = null }: KnownBy,
): Promise<ContactRow[]> {
  const same: SQL[] = [
    ...(externalId === null ? [] : [eq(contacts.externalId, externalId)]),
    ...(phone === null ? [] : [eq(contacts.phone, phone)]),
    ...(email === null ? [] : [eq(contacts.email, email)]),
  ];
  if (same.length === 0) return [];
  return tx
    .select()
    .from(contacts)
    .where(and(eq(contacts.workspaceId, workspaceId), or(...same)))
    .orderBy(
      sql`case when ${contacts.externalId} = ${externalId} then 0 when ${contacts.phone} = ${phone} then 1 else 2 end`,
      asc(contacts.id),
    )
    .limit(20);
}
