import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { AppError } from '#domain/platform/errors.ts';
import type { Subject } from '#domain/privacy/erasures.ts';
import { findContact } from '#server/contacts/contacts.ts';
import { findWorkspace } from '#server/identity/workspaces.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { contacts } from '#server/platform/db/schema/contacts.table.ts';
import { requirePhone } from '#server/platform/read-phone.ts';
import type { Scope } from '#server/scope.ts';
import type { Person } from './forms.ts';

/** Contacts that one number or address can have; more are no one person. */
const mostContacts = 50;

/**
 * Whom a number, an address or a contact means: every contact that has it, with what else they have. A contact is one
 * person, so anyone who is erased by their number is by their address, too.
 * @throws AppError invalid_input, not_found
 */
export async function findPerson(tx: Tx, scope: Scope, { phone, email, contactId }: Subject): Promise<Person> {
  const { workspaceId } = scope;
  if ([phone, email, contactId].filter((one) => one !== undefined).length !== 1) {
    const message = 'Enter a phone number or email address, or choose a contact.';
    throw new AppError('invalid_input', message, [{ path: 'body.phone', message }]);
  }
  const workspace = await findWorkspace(tx, workspaceId);
  const named = contactId === undefined ? null : await findContact(tx, scope, contactId);
  const number = phone === undefined ? named?.phone : requirePhone(phone, workspace, 'body.phone');
  const address = (email ?? named?.email)?.toLowerCase();
  // Two who share a number, as in a family, are told apart where a contact is named.
  const theirs =
    named !== null
      ? eq(contacts.id, named.id)
      : or(
          number === undefined || number === null ? undefined : eq(contacts.phone, number),
          address === undefined ? undefined : eq(sql`lower(${contacts.email})`, address),
        );
  const found = await tx
    .select()
    .from(contacts)
    .where(and(eq(contacts.workspaceId, workspaceId), theirs))
    .limit(mostContacts);
  const phones = new Set([...(number ? [number] : []), ...found.flatMap(({ phone: one }) => one ?? [])]);
  const emails = new Set([
    ...(address ? [address] : []),
    ...found.flatMap(({ email: one }) => one?.toLowerCase() ?? []),
  ]);
  return {
    contactIds: found.map(({ id }) => id),
    phones: [...phones],
    emails: [...emails],
    names: [...new Set(found.map(({ name }) => name.trim()).filter((name) => /\s/.test(name)))],
  };
}

/** The names of these that another contact has as well: by them alone no one can tell who is meant. */
export async function sharedNames(tx: Tx, workspaceId: string, { names, contactIds }: Person): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const lower = names.map((name) => name.toLowerCase());
  const rows = await tx
    .select({ id: contacts.id, name: contacts.name })
    .from(contacts)
    .where(
      and(
        eq(contacts.workspaceId, workspaceId),
        inArray(sql`lower(trim(${contacts.name}))`, lower),
        isNotNull(contacts.name),
      ),
    );
  return new Set(rows.filter(({ id }) => !contactIds.includes(id)).map(({ name }) => name.trim().toLowerCase()));
}
