import { z } from 'zod';
import { endpoints, Id, Moment, page } from '#domain/platform/http.ts';
import { EmailAddress, PhoneWritten } from './contacts.ts';

export const suppressionKinds = ['phone', 'email'] as const;
export type SuppressionKind = (typeof suppressionKinds)[number];
/** How someone was put on the list. */
export const suppressionSources = ['by_hand', 'api', 'call', 'message'] as const;
export type SuppressionSource = (typeof suppressionSources)[number];

/** A number or an address that no one of the workspace may reach any more. */
export const Suppression = z.object({
  id: Id,
  kind: z.enum(suppressionKinds),
  /** E.164, or an e-mail address in lower case; null for a person who was erased, whom only a check tells. */
  address: z.string().nullable(),
  /** Empty when none was given. */
  reason: z.string(),
  source: z.enum(suppressionSources),
  createdAt: Moment,
});
export type Suppression = z.infer<typeof Suppression>;

export const suppressionsApi = endpoints({
  list: {
    method: 'GET',
    path: '/v1/do-not-call',
    summary: 'List phone numbers and email addresses on the do-not-call list, newest first',
    can: 'contacts:read',
    query: z.object({ cursor: Id.optional(), limit: z.coerce.number().int().min(1).max(100).default(50) }),
    reply: page(Suppression),
  },
  add: {
    method: 'POST',
    path: '/v1/do-not-call',
    idempotent: 'whole',
    summary: 'Add a phone number or an email address to the do-not-call list',
    description: 'Send either a phone number or an email address. Existing entries don’t change.',
    can: 'contacts:write',
    audit: 'suppression.added',
    body: z.object({
      phone: PhoneWritten.optional(),
      email: EmailAddress.optional(),
      reason: z.string().trim().max(200, 'Use 200 characters or fewer.').default(''),
    }),
    reply: Suppression,
    status: 201,
    example: { body: { phone: '+49 30 901820', reason: 'Asked not to be called' } },
  },
  remove: {
    method: 'DELETE',
    path: '/v1/do-not-call/:suppressionId',
    summary: 'Remove a phone number or an email address from the do-not-call list',
    description:
      'Use this to correct mistakes, or for people who have consented again. The audit log records the removal.',
    can: 'contacts:manage',
    audit: 'suppression.removed',
    params: z.object({ suppressionId: Id }),
  },
});
