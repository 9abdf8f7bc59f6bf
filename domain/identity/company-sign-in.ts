import { z } from 'zod';
import { Domain } from '#domain/platform/domain-name.ts';
import { endpoints, Moment } from '#domain/platform/http.ts';

/** Single sign-on with a company's OpenID Connect provider. */
export const CompanySignIn = z.object({
  domain: z.string(),
  issuer: z.string(),
  clientId: z.string(),
  /** When the domain was proved to be the company's; null: not yet, and no one can sign in by it. */
  verifiedAt: Moment.nullable(),
  /** The TXT record that proves it. */
  record: z.object({ name: z.string(), value: z.string() }),
  /** What the provider has to know of this server. */
  callback: z.string(),
  /** Members with an address of the domain have to come by it; owners need not. */
  required: z.boolean(),
});
export type CompanySignIn = z.infer<typeof CompanySignIn>;

const Stored = z.object({ companySignIn: CompanySignIn.nullable() });

export const companySignInApi = endpoints({
  get: {
    method: 'GET',
    path: '/v1/security/company-sign-in',
    summary: 'Get the single sign-on (SSO) settings, if configured',
    can: 'settings:manage',
    reply: Stored,
  },
  set: {
    method: 'PUT',
    path: '/v1/security/company-sign-in',
    summary: 'Set the OpenID Connect provider for a domain’s users',
    description:
      'The provider’s configuration is verified before it’s stored. A different domain must be verified again. Without `clientSecret`, the stored one is kept.',
    can: 'settings:manage',
    audit: 'company-sign-in.set',
    body: z.object({
      domain: Domain,
      issuer: z.url({ protocol: /^https?$/, error: 'Enter the issuer’s URL, like https://id.example.com.' }).max(500),
      clientId: z.string().trim().min(1, 'Copy this value from the provider.').max(500),
      clientSecret: z.string().trim().min(1, 'Copy this value from the provider.').max(1000).optional(),
    }),
    reply: Stored,
    errors: ['two_factor_required'],
    example: {
      body: {
        domain: 'example.com',
        issuer: 'https://id.example.com',
        clientId: 'parley',
        clientSecret: 'from the provider',
      },
    },
  },
  verify: {
    method: 'POST',
    path: '/v1/security/company-sign-in/verify',
    summary: 'Check whether the domain has the TXT record that proves ownership',
    can: 'settings:manage',
    audit: 'company-sign-in.verified',
    reply: Stored,
    errors: ['conflict'],
  },
  require: {
    method: 'PUT',
    path: '/v1/security/company-sign-in/required',
    summary: 'Set whether members at this domain must use single sign-on',
    description:
      'Before you turn this on, sign in with SSO yourself to make sure it works. Owners can still sign in any other way.',
    can: 'settings:manage',
    audit: 'company-sign-in.required',
    body: z.object({ required: z.boolean() }),
    reply: Stored,
    errors: ['conflict', 'two_factor_required'],
    example: { body: { required: false } },
  },
  remove: {
    method: 'DELETE',
    path: '/v1/security/company-sign-in',
    summary: 'Turn off single sign-on',
    can: 'settings:manage',
    audit: 'company-sign-in.removed',
    errors: ['two_factor_required'],
  },
});
