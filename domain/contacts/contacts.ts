import { z } from 'zod';
import { endpoints, Id, Moment, page } from '#domain/platform/http.ts';
import { Metadata, MetadataChanges, ownTermsFilter } from '#domain/platform/metadata.ts';
import { ContactFieldValues } from './contact-fields.ts';
import { ContactFilter, contactSorts, FilterText } from './contact-filters.ts';
import { contactFormLimits as limits } from './contact-form-limits.ts';
import { RememberedFact } from './contact-memory.ts';
import { contactSources } from './contact-sources.ts';
import { contactEvents } from './contact-timeline.ts';

/** Marks a contact who wrote through the contact form of the site. */
export const demoRequestTag = 'Demo request';

/** Tags of one contact, and notes of one. */
export const contactTagsLimit = 20;
export const contactNotesLimit = 500;
/** Contacts that one request may change together. */
const togetherLimit = 500;

export const Contact = z.object({
  id: Id,
  name: z.string(),
  email: z.string().nullable(),
  /** Required where a person adds a contact by hand; who asks for a demo gives none. */
  phone: z.string().nullable(),
  /** As someone wrote the number before it was read. */
  phoneAsEntered: z.string().nullable(),
  company: z.string().nullable(),
  /** What the contact is called in your own system. */
  externalId: z.string().nullable(),
  metadata: Metadata,
  tags: z.array(z.string()),
  /** What the workspace's own fields hold, by their keys. */
  fields: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  source: z.enum(contactSources),
  /** The number or the address is on the do-not-call list. */
  optedOut: z.boolean(),
  /** The newest of the contact's notes. */
  note: z.string().nullable(),
  createdAt: Moment,
  updatedAt: Moment,
});
export type Contact = z.infer<typeof Contact>;

export const ContactDetail = Contact.extend({
  /** Newest first. */
  notes: z.array(z.object({ id: Id, text: z.string(), createdAt: Moment })),
});
export type ContactDetail = z.infer<typeof ContactDetail>;

/** Blanks, line breaks, control characters and marks that turn the direction of text become one blank. */
const oneLine = (text: string) => text.replace(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();

/** Line breaks of every kind become one kind (Word pastes vertical tabs); other control characters go. */
const manyLines = (text: string) =>
  text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();

const tooLong = (most: number) => `Use ${most} characters or fewer.`;
/** Text of one line; `missing` is said when there is none. */
const line = (most: number, missing: string) => z.string(missing).overwrite(oneLine).max(most, tooLong(most));
const needed = (most: number, missing: string) => line(most, missing).min(1, missing);

const noText = 'Send text.';
const noEmail = 'Enter an email address like name@company.com.';
const noMessage = 'Enter a message.';

/** What browsers take for an e-mail address, and a dot in the domain. */
const emailPattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;

/** An e-mail address in lower case. */
export const EmailAddress = z
  .string(noEmail)
  .trim()
  .toLowerCase()
  .max(limits.email, { error: tooLong(limits.email), abort: true })
  .regex(emailPattern, noEmail);

/** A message as the contact form sends it. */
export const ContactMessage = z.object({
  name: needed(limits.name, 'Tell us your name.'),
  email: EmailAddress,
  company: needed(limits.company, 'Tell us your company.'),
  subject: line(limits.subject, noText).default(''),
  message: z.string(noMessage).overwrite(manyLines).min(1, noMessage).max(limits.message, tooLong(limits.message)),
  /** A field that people do not see. Anyone who fills it is a program, and gets an answer like everyone. */
  website: z.string().default(''),
  /** Made by the page for each filled form: what is sent twice with it, unchanged, is one message. */
  key: z.uuid('Send a new UUID with each form submission.'),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

const tagNeeded = 'Enter a tag.';
export const ContactTag = needed(40, tagNeeded);
/** Each once, in whatever case it was written first. */
const Tags = z
  .array(ContactTag)
  .max(contactTagsLimit, `Use up to ${contactTagsLimit} tags.`)
  .overwrite((tags) =>
    tags.filter((tag, at) => tags.findIndex((one) => one.toLowerCase() === tag.toLowerCase()) === at),
  );

const phoneNeeded = 'Enter a phone number.';
/** As people write it; it is read in the country of the workspace unless it begins with +. */
export const PhoneWritten = needed(60, phoneNeeded);

/** An id of another system, as it is there. */
const ExternalId = needed(200, 'Enter the ID.');

const ContactParams = z.object({ contactId: Id });
const Together = z
  .array(Id)
  .min(1, 'Choose contacts.')
  .max(togetherLimit, `Choose up to ${togetherLimit} contacts at once.`);
const Changed = z.object({
  /** Those that are not there any more do not count. */
  changed: z.number().int(),
});
const exampleIds = ['019a0000-0000-7000-8000-000000000001'];

/** Which contacts: those that have a text somewhere, and all that a segment and a filter ask for. */
const Which = z.object({
  search: line(100, noText).optional(),
  /** Only contacts with this tag. */
  tag: ContactTag.optional(),
  segmentId: Id.optional(),
  ...ownTermsFilter,
});
/** In an address, a filter is JSON: `[{"of":"tag","is":"has","value":"Customer"}]`. */
const WhichInAddress = Which.extend({ filter: FilterText.optional() });

export const contactsApi = endpoints({
  list: {
    method: 'GET',
    path: '/v1/contacts',
    summary: 'List contacts; search covers names, emails, phone numbers, companies, and tags',
    description:
      'Contacts are listed newest first by default. A filter is JSON, as in a segment: [{"of":"tag","is":"has","value":"Customer"}].',
    can: 'contacts:read',
    query: WhichInAddress.extend({
      sort: z.enum(contactSorts).default('newest'),
      cursor: Id.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    reply: page(Contact),
  },
  count: {
    method: 'GET',
    path: '/v1/contacts/count',
    summary: 'Count contacts',
    can: 'contacts:read',
    query: WhichInAddress,
    reply: z.object({ contacts: z.number().int() }),
  },
  export: {
    method: 'POST',
    path: '/v1/contacts/export',
    summary: 'Export contacts as CSV, with the workspace’s custom fields',
    can: 'contacts:manage',
    audit: 'contact-list.exported',
    body: Which.extend({ filter: ContactFilter.default([]) }),
    raw: ['text/csv'],
    perMinute: 20,
    example: { body: { tag: 'Customer' } },
  },
  duplicates: {
    method: 'GET',
    path: '/v1/contacts/duplicates',
    summary: 'List up to 100 groups of contacts with the same number or email',
    can: 'contacts:read',
    reply: z.object({
      items: z.array(z.object({ by: z.enum(['phone', 'email']), value: z.string(), contacts: z.array(Contact) })),
    }),
  },
  merge: {
    method: 'POST',
    path: '/v1/contacts/:contactId/merge',
    idempotent: 'whole',
    summary: 'Merge other contacts into one',
    description:
      'The remaining contact keeps its values and gets any missing values, tags, and notes from the others. The others are deleted. Calls and consents are tied to the number and are kept.',
    can: 'contacts:manage',
    audit: 'contact.merged',
    params: ContactParams,
    body: z.object({ ids: Together }),
    reply: ContactDetail,
    errors: ['limit_reached'],
    example: { body: { ids: exampleIds } },
  },
  timeline: {
    method: 'GET',
    path: '/v1/contacts/:contactId/timeline',
    summary: 'List a contact’s timeline, newest first: calls, appointments, notes, consents, and changes',
    can: 'contacts:read',
    params: ContactParams,
    query: z.object({
      /** Only what was before; the moment of the last of the page before. */
      before: Moment.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    reply: z.object({ items: z.array(contactEvents), next: Moment.nullable() }),
  },
  memory: {
    method: 'GET',
    path: '/v1/contacts/:contactId/memory',
    summary: 'List what agents remember about a contact',
    can: 'contacts:read',
    params: ContactParams,
    reply: z.object({
      items: z.array(RememberedFact),
      /** Whether another contact has the same number: no one can say then who calls, and agents know nothing. */
      shared: z.boolean(),
    }),
  },
  tags: {
    method: 'GET',
    path: '/v1/contacts/tags',
    summary: 'List up to 200 tags in use, most frequent first',
    can: 'contacts:read',
    reply: z.object({ items: z.array(z.object({ tag: z.string(), contacts: z.number().int() })) }),
  },
  get: {
    method: 'GET',
    path: '/v1/contacts/:contactId',
    summary: 'Get a contact with its notes',
    can: 'contacts:read',
    params: ContactParams,
    reply: ContactDetail,
  },
  create: {
    method: 'POST',
    path: '/v1/contacts',
    idempotent: 'whole',
    summary: 'Add a contact, or update the existing one',
    description:
      'With `upsert`, a contact with the same `externalId`, number, or email (in that order) is updated and returned. Values you send replace existing ones. Tags and metadata keys are added. A different `externalId` means a different contact. `upsert` defaults to true for access tokens; signed-in users get `contact_exists` with the existing contact’s ID as `existingId`. With `upsert` false, another contact is added unless it has the same `externalId`. Workflows triggered by new contacts run for the added contact. A number without a + is read as a number in the country of the workspace’s time zone. Ambiguous numbers are rejected.',
    can: 'contacts:write',
    audit: 'contact.created',
    body: z.object({
      name: needed(limits.name, 'Enter a name.'),
      phone: PhoneWritten,
      email: EmailAddress.nullable().default(null),
      company: line(limits.company, noText).nullable().default(null),
      externalId: ExternalId.nullable().default(null),
      metadata: Metadata.default({}),
      /** Whether a contact that is there is changed, or another one added. Left out, access tokens change it, and people are told. */
      upsert: z.boolean().optional(),
      tags: Tags.default([]),
      fields: ContactFieldValues.default({}),
    }),
    reply: Contact,
    errors: ['conflict', 'contact_exists'],
    status: 201,
    example: {
      body: { name: 'Ada Lovelace', phone: '+49 30 901820', email: 'ada@example.com', tags: ['Customer'] },
    },
  },
  update: {
    method: 'PATCH',
    path: '/v1/contacts/:contactId',
    summary: 'Update a contact; fields you leave out don’t change',
    description:
      'If another contact has the same number or email, the request is rejected with `contact_exists` and that contact’s ID as `existingId`. Merge the two contacts, or send `allowDuplicate` if two people share the number or email. Contacts with different external IDs count as different people and can share a number or email.',
    can: 'contacts:write',
    audit: 'contact.updated',
    params: ContactParams,
    body: z.object({
      name: needed(limits.name, 'Enter a name.').optional(),
      phone: PhoneWritten.nullable().optional(),
      email: EmailAddress.nullable().optional(),
      company: line(limits.company, noText).nullable().optional(),
      externalId: ExternalId.nullable().optional(),
      /** Keys that are sent replace what they had; null takes one away, and the others stay. */
      metadata: MetadataChanges.optional(),
      tags: Tags.optional(),
      /** Those that are left out stay; null takes one away. */
      fields: ContactFieldValues.optional(),
      /** When the contact was last changed, as far as is known: refused where it was changed since. */
      ifUnmodifiedSince: Moment.optional(),
      /** Whether the contact may get a number or email address that another one has. */
      allowDuplicate: z.boolean().default(false),
    }),
    reply: Contact,
    errors: ['conflict', 'contact_exists'],
    example: { body: { company: 'Analytical Engines', tags: ['Customer', 'Berlin'] } },
  },
  remove: {
    method: 'DELETE',
    path: '/v1/contacts/:contactId',
    summary: 'Delete a contact and its notes; do-not-call entries are kept',
    can: 'contacts:manage',
    audit: 'contact.deleted',
    params: ContactParams,
  },
  addNote: {
    method: 'POST',
    path: '/v1/contacts/:contactId/notes',
    idempotent: 'whole',
    summary: 'Add a note to a contact',
    can: 'contacts:write',
    audit: 'contact.noted',
    params: ContactParams,
    body: z.object({
      text: z.string('Enter a note.').overwrite(manyLines).min(1, 'Enter a note.').max(2_000, tooLong(2_000)),
    }),
    reply: ContactDetail,
    status: 201,
    errors: ['limit_reached'],
    example: { body: { text: 'Prefers to be called in the morning.' } },
  },
  tagMany: {
    method: 'POST',
    path: '/v1/contacts/tag',
    idempotent: 'whole',
    summary: 'Add tags to several contacts and remove tags from them',
    can: 'contacts:write',
    audit: 'contact.tagged',
    body: z.object({ ids: Together, add: Tags.default([]), remove: Tags.default([]) }),
    reply: Changed,
    errors: ['limit_reached'],
    example: { body: { ids: exampleIds, add: ['Berlin'] } },
  },
  optOut: {
    method: 'POST',
    path: '/v1/contacts/opt-out',
    idempotent: 'whole',
    summary: 'Add several contacts’ numbers and emails to the do-not-call list',
    can: 'contacts:write',
    audit: 'contact.opted-out',
    body: z.object({ ids: Together, reason: line(200, noText).default('') }),
    reply: Changed,
    example: { body: { ids: exampleIds, reason: 'Asked at the front desk' } },
  },
  removeMany: {
    method: 'POST',
    path: '/v1/contacts/delete',
    idempotent: 'whole',
    summary: 'Delete several contacts',
    can: 'contacts:manage',
    audit: 'contact.deleted',
    description:
      'With `conversations`, everything with the contacts’ numbers and emails is deleted, too: calls with recordings, text messages, tasks, past appointments, and webhook events. The do-not-call list, proof of consent, and the audit log are kept.',
    body: z.object({ ids: Together, conversations: z.boolean().default(false) }),
    reply: Changed,
    example: { body: { ids: exampleIds } },
  },
  sendMessage: {
    method: 'POST',
    path: '/v1/contact',
    summary: 'Send a message through the site’s contact form, up to 5 per minute and 20 per day for each IP address',
    can: 'public',
    audit: null,
    body: ContactMessage,
    errors: ['too_many_requests'],
    // Beside the limits on messages: repeats, mistyped fields and spam are requests too.
    perMinute: 60,
    example: {
      body: {
        name: 'Ada Lovelace',
        email: 'ada@example.com',
        company: 'Analytical Engines',
        message: 'Please show us an agent that takes appointments.',
        key: '3f2b8c1e-5d47-4a69-8e0b-7c9d2a1f6e34',
      },
    },
  },
});
