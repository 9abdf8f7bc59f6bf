import { z } from 'zod';
import { Domain } from '#domain/platform/domain-name.ts';
import { endpoints, Moment } from '#domain/platform/http.ts';

/** Hosts that a brand may have. */
export const brandHostsLimit = 5;
/** Bytes of a logo. */
export const logoBytesLimit = 200 * 1024;
export const logoTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'] as const;
export type LogoType = (typeof logoTypes)[number];

const Link = z
  .url({ protocol: /^https?$/, error: 'Enter a full URL, like https://example.com/terms.' })
  .max(500)
  .nullable();
const Email = z.email('Enter an email address.').max(254).nullable();

/** A name that stands in pages, mails and data of all kinds: one line, without signs that any of them reads as its own. */
const Name = z
  .string()
  .trim()
  .min(1, 'Give the brand a name.')
  .max(60, 'Use 60 characters or fewer.')
  .regex(/^[^<>&"\\\p{Cc}\u202a-\u202e\u2066-\u2069]+$/u, 'Leave out < > & " and \\.');

const settings = {
  name: Name,
  /** The colour of buttons and links; lightness is chosen so that text on it can be read. Null: as usual. */
  accent: z
    .string()
    .regex(/^#[0-9a-f]{6}$/, 'Enter a color like #0f766e.')
    .nullable(),
  /** The name that mails come from. Null: the brand's. */
  senderName: Name.nullable(),
  /** Where answers to mails go. */
  replyTo: Email,
  supportEmail: Email,
  documentsUrl: Link,
  termsUrl: Link,
  privacyUrl: Link,
  /** Whether pages and mails say whose software it is. */
  poweredBy: z.boolean(),
  /** Whether strangers may open an account at the brand's addresses; each becomes a subaccount. */
  signUp: z.boolean(),
};

export const Brand = z.object({
  ...settings,
  /** What an address of the logo ends with, changed with each picture; null without one. */
  logo: z.object({ type: z.enum(logoTypes), version: z.string() }).nullable(),
});
export type Brand = z.infer<typeof Brand>;

export const BrandHost = z.object({
  host: z.string(),
  /** Null until the record was found; nothing is shown there before. */
  verifiedAt: Moment.nullable(),
  /** The TXT record that proves whose it is. */
  record: z.object({ name: z.string(), value: z.string() }),
  /** Where the address has to lead: an alias (CNAME) of this server. */
  target: z.string(),
});
export type BrandHost = z.infer<typeof BrandHost>;

const Stored = z.object({ brand: Brand.nullable() });
const HostParams = z.object({ host: Domain });

export const brandApi = endpoints({
  get: {
    method: 'GET',
    path: '/v1/brand',
    summary: 'Get the brand that subaccounts see in the dashboard',
    can: 'settings:read',
    reply: Stored,
  },
  set: {
    method: 'PUT',
    path: '/v1/brand',
    summary: 'Set the brand’s name, color, emails, and links',
    can: 'settings:manage',
    audit: 'brand.set',
    body: z.object(settings),
    reply: Stored,
    errors: ['conflict'],
    example: {
      body: {
        name: 'Bright Lines',
        accent: '#0f766e',
        senderName: null,
        replyTo: 'hello@example.com',
        supportEmail: 'help@example.com',
        documentsUrl: null,
        termsUrl: 'https://example.com/terms',
        privacyUrl: 'https://example.com/privacy',
        poweredBy: false,
        signUp: false,
      },
    },
  },
  remove: {
    method: 'DELETE',
    path: '/v1/brand',
    summary: 'Remove the brand, including its logo and domains',
    can: 'settings:manage',
    audit: 'brand.removed',
  },
  setLogo: {
    method: 'PUT',
    path: '/v1/brand/logo',
    summary: 'Set the logo: a base64-encoded PNG, JPEG, WebP, or SVG of up to 200 KB',
    description: 'An SVG can contain only shapes and colors, not scripts, style sheets, or external resources.',
    can: 'settings:manage',
    audit: 'brand.logo-set',
    body: z.object({
      data: z
        .string()
        .max(Math.ceil(logoBytesLimit / 3) * 4, 'The image is larger than 200 KB. Choose a smaller one.')
        .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'Send the image base64-encoded.'),
    }),
    reply: Stored,
    errors: ['conflict'],
    example: {
      body: {
        data: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
      },
    },
  },
  logo: {
    method: 'GET',
    path: '/v1/brand/logo',
    summary: 'Get the logo image',
    can: 'settings:read',
    raw: logoTypes,
    errors: ['not_found'],
  },
  removeLogo: {
    method: 'DELETE',
    path: '/v1/brand/logo',
    summary: 'Remove the logo',
    can: 'settings:manage',
    audit: 'brand.logo-removed',
    errors: ['conflict'],
  },
  hosts: {
    method: 'GET',
    path: '/v1/brand/hosts',
    summary: 'List the domains where the brand is shown',
    can: 'settings:read',
    reply: z.object({ items: z.array(BrandHost) }),
  },
  addHost: {
    method: 'POST',
    path: '/v1/brand/hosts',
    idempotent: 'whole',
    summary: 'Add a brand domain; it becomes active once its DNS record is found',
    can: 'settings:manage',
    audit: 'brand.host-added',
    body: z.object({ host: Domain }),
    reply: BrandHost,
    status: 201,
    errors: ['conflict'],
    example: { body: { host: 'voice.example.com' } },
  },
  verifyHost: {
    method: 'POST',
    path: '/v1/brand/hosts/:host/verify',
    summary: 'Check whether a domain has the TXT record that proves ownership',
    can: 'settings:manage',
    audit: 'brand.host-verified',
    params: HostParams,
    reply: BrandHost,
    errors: ['conflict'],
    example: { params: { host: 'voice.example.com' } },
  },
  removeHost: {
    method: 'DELETE',
    path: '/v1/brand/hosts/:host',
    summary: 'Remove a domain; the brand no longer appears there',
    can: 'settings:manage',
    audit: 'brand.host-removed',
    params: HostParams,
    example: { params: { host: 'voice.example.com' } },
  },
});
