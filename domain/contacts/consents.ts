import { z } from 'zod';
import { endpoints, Id, Moment } from '#domain/platform/http.ts';

/** What someone may be reached for. Advertising is a purpose of its own: laws ask for more there. */
export const consentPurposes = ['calls', 'marketing_calls', 'messages', 'marketing_messages'] as const;
export const ConsentPurpose = z.enum(consentPurposes);
export type ConsentPurpose = z.infer<typeof ConsentPurpose>;
export const consentSources = ['by_hand', 'api', 'call', 'message', 'form'] as const;

/** That a number may be reached for a purpose, and how that is known. */
export const Consent = z.object({
  id: Id,
  purpose: ConsentPurpose,
  source: z.enum(consentSources),
  /** What was agreed to, word for word. */
  wording: z.string(),
  /** Where it can be seen: a form's address, a call, a file. */
  proof: z.string(),
  grantedAt: Moment,
  withdrawnAt: Moment.nullable(),
});
export type Consent = z.infer<typeof Consent>;

const OfContact = z.object({ contactId: Id });
const Consents = z.object({ items: z.array(Consent) });
const words = (most: number, missing: string) =>
  z.string(missing).trim().min(1, missing).max(most, `Use ${most} characters or fewer.`);

export const consentsApi = endpoints({
  list: {
    method: 'GET',
    path: '/v1/contacts/:contactId/consents',
    summary: 'List a contact’s consents, newest first, including withdrawn ones',
    can: 'contacts:read',
    params: OfContact,
    reply: Consents,
  },
  add: {
    method: 'POST',
    path: '/v1/contacts/:contactId/consents',
    idempotent: 'whole',
    summary: 'Add a contact’s consent with its proof',
    description:
      'Consent is tied to the contact’s number and is kept after the contact is deleted. People on the do-not-call list aren’t contacted, even if they consented earlier.',
    can: 'contacts:write',
    audit: 'consent.added',
    params: OfContact,
    body: z.object({
      purpose: ConsentPurpose,
      wording: words(1_000, 'Enter the wording the contact agreed to.'),
      proof: words(500, 'Enter where the consent is documented.'),
      /** Left out: now. */
      grantedAt: Moment.optional(),
      source: z.enum(consentSources).optional(),
    }),
    reply: Consents,
    status: 201,
    errors: ['conflict'],
    example: {
      body: {
        purpose: 'calls',
        wording: 'Please call me about my appointment.',
        proof: 'Front desk form, folder 12',
      },
    },
  },
  withdraw: {
    method: 'POST',
    path: '/v1/contacts/:contactId/consents/withdraw',
    idempotent: 'whole',
    summary: 'Withdraw a contact’s consent',
    can: 'contacts:write',
    audit: 'consent.withdrawn',
    params: OfContact,
    body: z.object({ purpose: ConsentPurpose }),
    reply: Consents,
    example: { body: { purpose: 'calls' } },
  },
});
