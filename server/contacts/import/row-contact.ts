import type { CountryCode } from 'libphonenumber-js/max';
import type { ContactField } from '#domain/contacts/contact-fields.ts';
import type { ImportColumn } from '#domain/contacts/contact-imports.ts';
import { contactTagsLimit } from '#domain/contacts/contacts.ts';
import type { ContactBefore } from '#server/platform/db/schema/imports.table.ts';
import { readRow } from './read-row.ts';

/** How rows of an import become contacts. */
export interface ImportPlan {
  columns: readonly ImportColumn[];
  country: string | null;
  tags: readonly string[];
  /** The workspace's own. */
  fields: readonly ContactField[];
}

/** What a row has, read. */
export type RowContact = ContactBefore & { note: string };
/** A row that was read: what it has, or why that is no contact. */
export type RowRead = RowContact | { problem: string };

/** Tags with those of others that they lack. */
export const withTags = (tags: readonly string[], more: readonly string[]): string[] => {
  const has = new Set(tags.map((tag) => tag.toLowerCase()));
  return [...tags, ...more.filter((tag) => !has.has(tag.toLowerCase()))].slice(0, contactTagsLimit);
};

/** The cells of a row, read by a plan. */
export function contactOf(cells: readonly string[], plan: ImportPlan): RowRead {
  const read = readRow(cells, plan.columns, (plan.country ?? undefined) as CountryCode | undefined, plan.fields);
  if ('problem' in read) return read;
  return { ...read.contact, tags: withTags(read.contact.tags, plan.tags) };
}
