import type { Contact, ContactDetail } from '#domain/contacts/contacts.ts';

export const contactId = '019a0000-0000-7000-8000-0000000000c1';

/** A row of the list. */
export const aContact = (change: Partial<Contact> = {}): Contact => ({
  id: contactId,
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '+4930901820',
  phoneAsEntered: '030 901820',
  company: 'Analytical Engines',
  externalId: null,
  metadata: {},
  tags: ['Customer', 'Berlin', 'Press'],
  fields: {},
  source: 'by_hand',
  optedOut: false,
  note: null,
  createdAt: '2026-11-20T10:00:00Z',
  updatedAt: '2026-11-20T10:00:00Z',
  ...change,
});

/** The same with its notes. */
export const aDetail = (change: Partial<ContactDetail> = {}): ContactDetail => ({
  ...aContact(),
  notes: [
    { id: '019a0000-0000-7000-8000-0000000000d1', text: 'Call in the morning.', createdAt: '2026-11-21T10:00:00Z' },
  ],
  ...change,
});
