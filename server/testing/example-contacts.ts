import { expect } from 'vitest';
import { contactFieldsApi } from '#domain/contacts/contact-fields.ts';
import { contactImportsApi } from '#domain/contacts/contact-imports.ts';
import { contactSegmentsApi } from '#domain/contacts/contact-segments.ts';
import { contactsApi } from '#domain/contacts/contacts.ts';
import { suppressionsApi } from '#domain/contacts/suppressions.ts';
import { erasuresApi } from '#domain/privacy/erasures.ts';
import { legalHoldsApi } from '#domain/privacy/legal-holds.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { owner, server } from './example-server.ts';
import { formOf } from './upload-file.ts';

/** What the next import of an example has come to. */
let wanted: 'ready' | 'done' = 'ready';

async function newImport(): Promise<string> {
  const form = formOf('contacts.csv', 'Name,Phone\nAda,+4930901820\nBea,nothing');
  const { body } = await owner.send('POST', contactImportsApi.upload.path, form);
  const importId = (body as { id: string }).id;
  if (wanted === 'done') {
    await owner.call(contactImportsApi.run, { params: { importId } });
    const stateNow = async () => (await owner.call(contactImportsApi.get, { params: { importId } })).status;
    await expect.poll(stateNow, { timeout: 20_000 }).toBe('done');
  }
  wanted = 'ready';
  return importId;
}

/** Contacts of the examples, and what may not be reached. */
export const contactThings = {
  async contactId() {
    const body = { ...contactsApi.create.example.body, tags: ['Customer'], upsert: false };
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
  importId: newImport,
  holdId: async () => {
    const { id: contactId } = await owner.call(contactsApi.create, {
      body: { name: 'Held', phone: '+49 30 901896', upsert: false },
    });
    return (await owner.call(legalHoldsApi.create, { body: { contactId, reason: 'Case 4711' } })).id;
  },
  erasureId: async () => (await owner.call(erasuresApi.create, { body: { phone: '+49 30 901897' } })).id,
  suppressionId: async () => (await owner.call(suppressionsApi.add, { body: suppressionsApi.add.example.body })).id,
};

/** Who is merged into another: gone after each try. */
const merged = { ids: [await contactThings.contactId()] };

/** What has to be there before a list is asked for. */
export const forContacts = {
  // A token changes the contact that is there: those of other examples are someone else.
  'contacts.create': () =>
    server.services.db.pool.query(
      "update contacts set email = id || '@example.com', phone = null where workspace_id = $1 and email = $2",
      [owner.workspaceId, contactsApi.create.example.body.email],
    ),
  'contactImports.list': newImport,
  'contactImports.refused': async () => {
    wanted = 'done';
  },
  'contactImports.undo': async () => {
    wanted = 'done';
  },
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
  'legalHolds.create': { contactId: await contactThings.contactId() },
  'contacts.merge': merged,
  'contacts.tagMany': await several(),
  'contacts.optOut': await several(),
  'contacts.removeMany': await several(),
};
