import { contactsApi } from '#domain/contacts.ts';
import { suppressionsApi } from '#domain/suppressions.ts';
import { owner } from './example-server.ts';

/** Contacts of the examples, and what may not be reached. */
export const contactThings = {
  async contactId() {
    const body = { ...contactsApi.create.example.body, tags: ['Customer'] };
    return (await owner.call(contactsApi.create, { body })).id;
  },
  suppressionId: async () => (await owner.call(suppressionsApi.add, { body: suppressionsApi.add.example.body })).id,
};

/** What has to be there before a list is asked for. */
export const forContacts = {
  'contacts.list': contactThings.contactId,
  'contacts.tags': contactThings.contactId,
  'suppressions.list': contactThings.suppressionId,
};

const several = async () => ({ ids: [await contactThings.contactId()] });

/** Whom the examples change together. */
export const insteadOfContacts = {
  'contacts.tagMany': await several(),
  'contacts.optOut': await several(),
  'contacts.removeMany': await several(),
};
