import { contactsApi } from '#domain/contacts/contacts.ts';
import { sendMessage } from '#server/contacts/contact-form/send-message.ts';
import { countContacts, getContact, listContacts, listTags } from '#server/contacts/contacts.ts';
import { readMemory } from '#server/contacts/remembered.ts';
import { implement } from '#server/platform/http/implement.ts';
import {
  addNote,
  createContact,
  optOutContacts,
  removeContact,
  removeContacts,
  tagContacts,
  updateContact,
} from './change-contact.ts';
import { exportContacts } from './export-contacts.ts';
import { findDuplicates, mergeContacts } from './merge-contacts.ts';
import { readTimeline } from './timeline.ts';

export const contactsRoutes = implement(contactsApi, {
  list: ({ scope, query }) => listContacts(scope, query),
  count: ({ scope, query }) => countContacts(scope, query),
  export: ({ scope, body }) => exportContacts(scope, body),
  duplicates: ({ scope }) => findDuplicates(scope),
  merge: ({ scope, params, body }) => mergeContacts(scope, params.contactId, body.ids),
  timeline: ({ scope, params, query }) => readTimeline(scope, params.contactId, query),
  memory: ({ scope, params }) => readMemory(scope, params.contactId),
  tags: ({ scope }) => listTags(scope),
  get: ({ scope, params }) => getContact(scope, params.contactId),
  create: ({ scope, body: { upsert, ...contact } }) => createContact(scope, contact, upsert),
  update: ({ scope, params, body }) => updateContact(scope, params.contactId, body),
  remove: ({ scope, params }) => removeContact(scope, params.contactId),
  addNote: ({ scope, params, body }) => addNote(scope, params.contactId, body.text),
  tagMany: ({ scope, body }) => tagContacts(scope, body),
  optOut: ({ scope, body }) => optOutContacts(scope, body),
  removeMany: ({ scope, body }) => removeContacts(scope, body.ids, body.conversations),
  sendMessage: async ({ services, ip, body }) => {
    await sendMessage(services, ip, body);
    return undefined;
  },
});
