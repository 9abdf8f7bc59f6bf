import { contactFieldsApi } from '#domain/contact-fields.ts';
import { contactSegmentsApi } from '#domain/contact-segments.ts';
import { contactsApi } from '#domain/contacts.ts';
import { suppressionsApi } from '#domain/suppressions.ts';
import { newId } from '#server/infra/db/new-id.ts';
import { owner } from './example-server.ts';

/** Contacts of the examples, and what may not be reached. */
export const contactThings = {
  async contactId() {
    const body = { ...contactsApi.create.example.body, tags: ['Customer'] };
    return (await owner.call(contactsApi.create, { body })).id;
  },
  async fieldId() {
    return (await owner.call(contactFieldsApi.create, { body: { name: `Field ${newId().slice(-12)}`, kind: 'text' } }))
      .id;
  },
  async segmentId() {
    const body = { ...contactSegmentsApi.create.example.body, name: `Segment ${newId().slice(-12)}` };
    return (await owner.call(contactSegmentsApi.create, { body: body as never })).id;
  },
  suppressionId: async () => (await owner.call(suppressionsApi.add, { body: suppressionsApi.add.example.body })).id,
};

/** Who is merged into another: gone after each try. */
const merged = { ids: [await contactThings.contactId()] };

/** What has to be there before a list is asked for. */
export const forContacts = {
  'contactFields.list': contactThings.fieldId,
  'contactSegments.list': contactThings.segmentId,
  'contacts.merge': async () => {
    merged.ids = [await contactThings.contactId()];
  },
  'contacts.list': contactThings.contactId,
  'contacts.tags': contactThings.contactId,
  'suppressions.list': contactThings.suppressionId,
};

const several = async () => ({ ids: [await contactThings.contactId()] });

/** Whom the examples change together. */
export const insteadOfContacts = {
  'contacts.merge': merged,
  'contacts.tagMany': await several(),
  'contacts.optOut': await several(),
  'contacts.removeMany': await several(),
};
