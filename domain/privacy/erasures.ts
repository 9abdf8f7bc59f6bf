import { z } from 'zod';
import { EmailAddress, PhoneWritten } from '#domain/contacts/contacts.ts';
import { endpoints, Id, Moment, page } from '#domain/platform/http.ts';

/** running: a job is at it, or waits for a call of the person to end. failed: what is left is tried again by asking again. */
export const erasureStates = ['running', 'done', 'failed'] as const;

/** Where something of a person stands. */
export const erasedPlaces = [
  'contacts',
  'calls',
  'recordings',
  'messages',
  'tasks',
  'appointments',
  'actions',
  'workflows',
  'webhooks',
  'models',
  'campaigns',
  'imports',
  'consents',
  'speech',
  'notifications',
  'emails',
  'jobs',
  'answers',
  'doNotCall',
  'other',
] as const;
export type ErasedPlace = (typeof erasedPlaces)[number];

/** How much was found or erased, by where it stands. */
const Counts = z.array(z.object({ place: z.enum(erasedPlaces), count: z.number().int() }));

/** Who is meant: by a number, an email, or a contact with both. */
export const Subject = z.object({
  phone: PhoneWritten.optional(),
  email: EmailAddress.optional(),
  contactId: Id.optional(),
});
export type Subject = z.infer<typeof Subject>;

/** A receipt: it says what was erased, and nothing of whom. */
export const Erasure = z.object({
  id: Id,
  status: z.enum(erasureStates),
  requestedAt: Moment,
  requestedBy: z.object({ id: Id, name: z.string() }).nullable(),
  endedAt: Moment.nullable(),
  erased: Counts,
  /** Why it failed. */
  problem: z.string().nullable(),
  /** Backups that were made before this hold the person until you remove them. */
  backupsUntil: Moment.nullable(),
  /** Services outside that may have data of the person, where this workspace is connected to them. */
  outside: z.array(z.string()),
});
export type Erasure = z.infer<typeof Erasure>;

/** What an erasure would take. */
export const ErasurePreview = z.object({
  /** Numbers and emails that are looked for: those of the contacts that have the one which was named, too. */
  addresses: z.array(z.string()),
  /** Names of the contacts that would be erased. */
  names: z.array(z.string()),
  found: Counts,
  /** Documents of the Knowledge Base that name the person: they stay, for you to change. */
  documents: z.array(z.string()),
  /** Whether something of it is on legal hold: then nothing can be erased. */
  held: z.boolean(),
  /** False if there wasn't time to search everywhere. An erasure always does. */
  isComplete: z.boolean(),
});
export type ErasurePreview = z.infer<typeof ErasurePreview>;

export const erasuresApi = endpoints({
  list: {
    method: 'GET',
    path: '/v1/erasures',
    summary: 'List erasure receipts, newest first',
    can: 'contacts:manage',
    query: z.object({ cursor: Id.optional(), limit: z.coerce.number().int().min(1).max(100).default(50) }),
    reply: page(Erasure),
  },
  get: {
    method: 'GET',
    path: '/v1/erasures/:erasureId',
    summary: 'Get an erasure receipt',
    can: 'contacts:manage',
    params: z.object({ erasureId: Id }),
    reply: Erasure,
  },
  preview: {
    method: 'POST',
    path: '/v1/erasures/preview',
    summary: 'Preview what erasing a person would remove',
    can: 'contacts:manage',
    audit: null,
    body: Subject,
    reply: ErasurePreview,
    perMinute: 20,
    example: { body: { phone: '+49 30 901899' } },
  },
  create: {
    method: 'POST',
    path: '/v1/erasures',
    idempotent: 'whole',
    summary: 'Erase a person everywhere in the workspace',
    description:
      'Specify a number, an email, or a contact. Matching contacts are erased in the background, along with their calls, messages, files, and history. The receipt shows what was erased, without any of the person’s data. Do-not-call entries are kept as a keyed hash, so the person still won’t be called. The request is rejected while any of the person’s data is on legal hold. Requires permission to delete contacts and calls.',
    can: 'contacts:manage',
    audit: 'person.erased',
    body: Subject.extend({
      /** Put the person on the do-not-call list as well, as a keyed hash. */
      doNotCall: z.boolean().default(false),
    }),
    reply: Erasure,
    status: 202,
    errors: ['conflict'],
    perMinute: 20,
    example: { body: { phone: '+49 30 901899' } },
  },
  export: {
    method: 'POST',
    path: '/v1/erasures/export',
    summary: 'Export everything the workspace stores about a person, as JSON',
    can: 'contacts:manage',
    audit: 'person.exported',
    body: Subject,
    raw: ['application/json'],
    perMinute: 20,
    example: { body: { phone: '+49 30 901899' } },
  },
});
