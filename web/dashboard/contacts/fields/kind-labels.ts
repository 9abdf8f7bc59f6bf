import type { ContactFieldKind } from '#domain/contacts/contact-fields.ts';

/** What a field of contacts can hold, in words. */
export const kindWords: Record<ContactFieldKind, string> = {
  text: 'Text',
  number: 'Number',
  date: 'Date',
  choice: 'Choice',
  yes_no: 'Yes or no',
};
