import { z } from 'zod';
import { endpoints, Id, Moment } from '#domain/platform/http.ts';

export const holdKinds = ['workspace', 'contact', 'call'] as const;
/** Holds of one workspace. */
export const holdsLimit = 500;

/** Something that must not be removed as long as it is held. */
export const LegalHold = z.object({
  id: Id,
  kind: z.enum(holdKinds),
  callId: Id.nullable(),
  contactId: Id.nullable(),
  /** Of a contact, its name as it is now; null where it is gone or was never one. */
  contactName: z
    .string()
    .nullable()
    .describe('Name of the contact on hold; null for a hold on a call or the workspace'),
  reason: z.string(),
  createdAt: Moment,
  createdBy: z.object({ id: Id, name: z.string() }).nullable(),
});
export type LegalHold = z.infer<typeof LegalHold>;

export const legalHoldsApi = endpoints({
  list: {
    method: 'GET',
    path: '/v1/legal-holds',
    summary: 'List legal holds, newest first',
    can: 'settings:read',
    reply: z.object({ items: z.array(LegalHold) }),
  },
  create: {
    method: 'POST',
    path: '/v1/legal-holds',
    idempotent: 'whole',
    summary: 'Put a call, a contact, or the whole workspace on legal hold',
    description:
      'Until you lift the hold, the content can’t be removed, whether manually, by a retention limit, or by an erasure. A hold on a contact covers calls and messages with the contact’s number. Send `callId` or `contactId`, or neither to put the whole workspace on hold.',
    can: 'settings:manage',
    audit: 'legal-hold.placed',
    body: z.object({
      callId: Id.optional(),
      contactId: Id.optional(),
      reason: z.string().trim().min(1, 'Enter the reason.').max(300, 'Use 300 characters or fewer.'),
    }),
    reply: LegalHold,
    status: 201,
    errors: ['limit_reached'],
    example: { body: { contactId: '019a8f3c-7d2e-7b61-9c54-2f8d1e6a4b5a', reason: 'Case 4711' } },
  },
  remove: {
    method: 'DELETE',
    path: '/v1/legal-holds/:holdId',
    summary: 'Lift a legal hold',
    can: 'settings:manage',
    audit: 'legal-hold.lifted',
    params: z.object({ holdId: Id }),
  },
});
