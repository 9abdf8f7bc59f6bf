import { contactsApi } from '#domain/contacts.ts';
import { implement } from '#server/infra/http/implement.ts';
import {
  addNote,
  createContact,
  optOutContacts,
  removeContact,
  removeContacts,
  tagContacts,
  updateContact,
} from './change-contact.ts';
import { getContact, listContacts, listTags } from './contacts.ts';
import { sendMessage } from './send-message.ts';

export const contactsRoutes = implement(contactsApi, {
  list: ({ scope, query }) => listContacts(scope, query),
  tags: ({ scope }) => listTags(scope),
  get: ({ scope, params }) => getContact(scope, params.contactId),
  create: ({ scope, body }) => createContact(scope, body),
  update: ({ scope, params, body }) => updateContact(scope, params.contactId, body),
  remove: ({ scope, params }) => removeContact(scope, params.contactId),
  addNote: ({ scope, params, body }) => addNote(scope, params.contactId, body.text),
  tagMany: ({ scope, body }) => tagContacts(scope, body),
  optOut: ({ scope, body }) => optOutContacts(scope, body),
  removeMany: ({ scope, body }) => removeContacts(scope, body.ids),
  sendMessage: async ({ services, ip, body }) => {
    await sendMessage(services, ip, body);
    return undefined;
  },
});
