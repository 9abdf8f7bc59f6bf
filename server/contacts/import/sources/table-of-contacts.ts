import { type ImportColumn, type PhoneKind, phoneKinds } from '#domain/contacts/contact-imports.ts';
import type { SourceContact } from '#server/scheduling/source-contact.ts';
import type { ReadFile } from '../read-file.ts';

/** Between several values of one cell, as files of Google have it. */
const several = ' ::: ';

const phoneHeadings: Record<PhoneKind, string> = {
  mobile: 'Mobile phone',
  main: 'Main phone',
  work: 'Work phone',
  home: 'Home phone',
  other: 'Other phone',
  fax: 'Fax',
};
const headings = ['First name', 'Last name', 'Company', 'Email', ...phoneKinds.map((kind) => phoneHeadings[kind])];
const columns: ImportColumn[] = [
  ...(['first_name', 'last_name', 'company', 'email'] as const).map((field) => ({ field })),
  ...phoneKinds.map((kind) => ({ field: 'phone' as const, kind })),
];

const cellsOf = ({ firstName, lastName, company, emails, phones }: SourceContact): string[] => [
  ...[firstName, lastName, company, emails.join(several)],
  ...phoneKinds.map((kind) =>
    phones
      .filter((phone) => phone.kind === kind)
      .map(({ written }) => written)
      .join(several),
  ),
];

/** Contacts of a service as the rows that a file of them would have. */
export const tableOfContacts = (contacts: readonly SourceContact[]): ReadFile => ({
  kind: 'table',
  encoding: 'utf-8',
  delimiter: null,
  headings,
  columns,
  rows: contacts.map(cellsOf),
});
