import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { DuplicateRule, RowOutcome } from '#domain/contacts/contact-imports.ts';
import { isOf } from '#server/contacts/people/find-known.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type ContactRow, contacts } from '#server/platform/db/schema/contacts.table.ts';
import type { ContactBefore } from '#server/platform/db/schema/imports.table.ts';
import { type RowContact, withTags } from './row-contact.ts';

/** What becomes of one row. `known` is the contact that has its external id, its number or its address. */
export type RowFate =
  | { outcome: 'new'; contact: RowContact }
  | { outcome: 'changed' | 'same'; known: ContactRow; contact: ContactBefore; note: string }
  | { outcome: 'refused'; reason: string };

/** Contacts that have the external ids, the numbers and the addresses of these rows. */
export async function knownBy(tx: Tx, workspaceId: string, found: readonly ContactBefore[]): Promise<Known> {
  const phones = [...new Set(found.flatMap(({ phone }) => phone ?? []))];
  const emails = [...new Set(found.flatMap(({ email }) => email ?? []))];
  const externalIds = [...new Set(found.flatMap(({ externalId }) => externalId ?? []))];
  const known = new Known();
  if (phones.length + emails.length + externalIds.length === 0) return known;
  const rows = await tx
    .select()
    .from(contacts)
    .where(
      and(
        eq(contacts.workspaceId, workspaceId),
        or(inArray(contacts.externalId, externalIds), inArray(contacts.phone, phones), inArray(contacts.email, emails)),
      ),
    )
    .orderBy(contacts.id);
  for (const row of rows) known.add(row);
  return known;
}

/** Contacts by external id, by number and by address, as `findKnown` finds one; the oldest of several counts. */
export class Known {
  private readonly byExternalId = new Map<string, ContactRow>();
  private readonly byPhone = new Map<string, ContactRow[]>();
  private readonly byEmail = new Map<string, ContactRow[]>();

  /** One that has changed takes the place of itself as it was. */
  add(row: ContactRow): void {
    if (row.externalId !== null) this.byExternalId.set(row.externalId, row);
    if (row.phone !== null) put(this.byPhone, row.phone, row);
    if (row.email !== null) put(this.byEmail, row.email, row);
  }

  find({ externalId = null, phone, email }: ContactBefore): ContactRow | undefined {
    const same = [
      ...((phone !== null && this.byPhone.get(phone)) || []),
      ...((email !== null && this.byEmail.get(email)) || []),
    ];
    return this.ofExternalId(externalId) ?? same.find((row) => isOf(row, externalId));
  }

  ofExternalId(externalId: string | null = null): ContactRow | undefined {
    return externalId === null ? undefined : this.byExternalId.get(externalId);
  }
}

/** Adds a contact behind others of its number or address, or in the place of itself. */
function put(by: Map<string, ContactRow[]>, key: string, row: ContactRow): void {
  const rows = by.get(key) ?? [];
  const at = rows.findIndex(({ id }) => id === row.id);
  by.set(key, at < 0 ? [...rows, row] : rows.with(at, row));
}

/** What becomes of a row that was read. */
export function fateOf(row: RowContact | { problem: string }, known: Known, rule: DuplicateRule): RowFate {
  if ('problem' in row) return { outcome: 'refused', reason: row.problem };
  const { note, ...contact } = row;
  const { externalId = null } = contact;
  if (rule === 'both' && known.ofExternalId(externalId))
    return { outcome: 'refused', reason: `Another contact has the external ID ${externalId}.` };
  const there = rule === 'both' ? undefined : known.find(contact);
  if (there === undefined) return { outcome: 'new', contact: row };
  const was: ContactBefore = beforeOf(there);
  const tags = withTags(was.tags, contact.tags);
  const filled = {
    ...was,
    email: was.email ?? contact.email,
    externalId: was.externalId ?? externalId,
    ...(was.phone === null && { phone: contact.phone, phoneAsEntered: contact.phoneAsEntered }),
    company: was.company ?? contact.company,
    tags,
    fields: { ...contact.fields, ...was.fields },
  };
  const over = {
    ...was,
    name: contact.name,
    ...(contact.phone !== null && { phone: contact.phone, phoneAsEntered: contact.phoneAsEntered }),
    email: contact.email ?? was.email,
    externalId: externalId ?? was.externalId ?? null,
    company: contact.company ?? was.company,
    tags,
    fields: { ...was.fields, ...contact.fields },
  };
  const next = rule === 'skip' ? was : rule === 'fill' ? filled : over;
  const outcome: RowOutcome = isSame(was, next) ? 'same' : 'changed';
  return { outcome, known: there, contact: next, note };
}

/** What of a contact an import may change. */
export const beforeOf = ({ name, email, externalId, phone, phoneAsEntered, company, tags, fields }: ContactRow) => ({
  name,
  email,
  externalId,
  phone,
  phoneAsEntered,
  company,
  tags,
  fields,
});

const isSame = (one: ContactBefore, other: ContactBefore) =>
  one.name === other.name &&
  one.email === other.email &&
  one.externalId === other.externalId &&
  one.phone === other.phone &&
  one.company === other.company &&
  one.tags.join('\n') === other.tags.join('\n') &&
  isDeepStrictEqual(one.fields, other.fields);
