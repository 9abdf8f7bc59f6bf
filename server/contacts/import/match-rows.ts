import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { DuplicateRule, RowOutcome } from '#domain/contact-imports.ts';
import type { Tx } from '#server/infra/db/open-database.ts';
import { type ContactRow, contacts } from '../contacts.table.ts';
import type { ContactBefore } from './imports.table.ts';
import { type RowContact, withTags } from './row-contact.ts';

/** What becomes of one row. `known` is the contact that has its number or its address. */
export type RowFate =
  | { outcome: 'new'; contact: RowContact }
  | { outcome: 'changed' | 'same'; known: ContactRow; contact: ContactBefore; note: string }
  | { outcome: 'refused'; reason: string };

/** Contacts that have the numbers and the addresses of these rows. */
export async function knownBy(tx: Tx, workspaceId: string, found: readonly ContactBefore[]): Promise<Known> {
  const phones = [...new Set(found.flatMap(({ phone }) => phone ?? []))];
  const emails = [...new Set(found.flatMap(({ email }) => email ?? []))];
  const known = new Known();
  if (phones.length + emails.length === 0) return known;
  const rows = await tx
    .select()
    .from(contacts)
    .where(
      and(eq(contacts.workspaceId, workspaceId), or(inArray(contacts.phone, phones), inArray(contacts.email, emails))),
    )
    .orderBy(contacts.id);
  for (const row of rows) known.add(row);
  return known;
}

/** Contacts by number and by address; the oldest of several counts. */
export class Known {
  private readonly byPhone = new Map<string, ContactRow>();
  private readonly byEmail = new Map<string, ContactRow>();

  add(row: ContactRow): void {
    if (row.phone !== null && !this.byPhone.has(row.phone)) this.byPhone.set(row.phone, row);
    if (row.email !== null && !this.byEmail.has(row.email)) this.byEmail.set(row.email, row);
  }

  /** A contact that has changed takes the place of itself as it was. */
  replace(row: ContactRow): void {
    if (row.phone !== null) this.byPhone.set(row.phone, row);
    if (row.email !== null) this.byEmail.set(row.email, row);
  }

  find({ phone, email }: ContactBefore): ContactRow | undefined {
    return (
      (phone === null ? undefined : this.byPhone.get(phone)) ?? (email === null ? undefined : this.byEmail.get(email))
    );
  }
}

/** What becomes of a row that was read. */
export function fateOf(row: RowContact | { problem: string }, known: Known, rule: DuplicateRule): RowFate {
  if ('problem' in row) return { outcome: 'refused', reason: row.problem };
  const { note, ...contact } = row;
  const there = rule === 'both' ? undefined : known.find(contact);
  if (there === undefined) return { outcome: 'new', contact: row };
  const was: ContactBefore = beforeOf(there);
  const tags = withTags(was.tags, contact.tags);
  const filled = {
    ...was,
    email: was.email ?? contact.email,
    ...(was.phone === null && { phone: contact.phone, phoneWritten: contact.phoneWritten }),
    company: was.company ?? contact.company,
    tags,
    fields: { ...contact.fields, ...was.fields },
  };
  const over = {
    ...was,
    name: contact.name,
    ...(contact.phone !== null && { phone: contact.phone, phoneWritten: contact.phoneWritten }),
    email: contact.email ?? was.email,
    company: contact.company ?? was.company,
    tags,
    fields: { ...was.fields, ...contact.fields },
  };
  const next = rule === 'skip' ? was : rule === 'fill' ? filled : over;
  const outcome: RowOutcome = isSame(was, next) ? 'same' : 'changed';
  return { outcome, known: there, contact: next, note };
}

/** What of a contact an import may change. */
export const beforeOf = ({ name, email, phone, phoneWritten, company, tags, fields }: ContactRow): ContactBefore => ({
  ...{ name, email, phone, phoneWritten, company, tags, fields },
});

const isSame = (one: ContactBefore, other: ContactBefore) =>
  one.name === other.name &&
  one.email === other.email &&
  one.phone === other.phone &&
  one.company === other.company &&
  one.tags.join('\n') === other.tags.join('\n') &&
  isDeepStrictEqual(one.fields, other.fields);
