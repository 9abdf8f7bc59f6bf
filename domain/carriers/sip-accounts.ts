import { z } from 'zod';
import { endpoints, Id, Moment } from '#domain/platform/http.ts';
import { PhoneNumber } from './phone-numbers.ts';

export const sipTransports = ['udp', 'tcp', 'tls'] as const;
export const sipEncryptions = ['off', 'wanted', 'must'] as const;
/** How numbers are written for the server: +49…, 0049…, 49…, or as they are dialled in the account's own country. */
export const sipNumberForms = ['plus', 'zeros', 'digits', 'national'] as const;
/** Where an account stands at its server. `lost`: its last registration has run out. */
export const sipStates = ['trying', 'registered', 'failed', 'lost'] as const;
/** What is looked at in a test, in this order. */
export const sipTestSteps = ['resolved', 'reached', 'password', 'registered', 'called'] as const;

const Host = z
  .string()
  .trim()
  .toLowerCase()
  .regex(
    /^(?:[a-z0-9](?:[a-z0-9._-]{0,250}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::[0-9]{1,5})?$/,
    'Enter a host name or an IP address, like pbx.example.com or 192.168.1.10:5060.',
  );
const User = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9+*#._~-]{1,64}$/, 'Enter the extension or username, without spaces or the server name.');
const Password = z.string().min(1, 'Enter the password.').max(128);
const Country = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/, 'Enter a two-letter country code, like US or DE.');

/** A number or an extension that calls to an account are for. */
export const SipNumber = z
  .string()
  .trim()
  .regex(
    /^(\+[1-9][0-9]{6,14}|[A-Za-z0-9*#._~-]{1,40})$/,
    'Enter a number with a + and country code, or an extension.',
  );

const settings = {
  name: z.string().trim().min(1, 'Enter a name.').max(60, 'Use 60 characters or fewer.'),
  server: Host.describe('Host of the PBX, router, or provider, plus the port if it isn’t the default.'),
  user: User.describe('Extension or username.'),
  /** Where the server asks for another name than the user; null: the user. */
  authUser: z
    .string()
    .trim()
    .regex(/^[^\s"\\]{1,128}$/)
    .nullable()
    .describe('Authentication username; null if it’s the same as the username.'),
  /** Outbound proxy; null to send requests to the server. */
  proxy: Host.nullable().describe('Outbound proxy; null to send requests to the server.'),
  transport: z.enum(sipTransports).describe('Transport to the server.'),
  encryption: z.enum(sipEncryptions).describe('When audio is encrypted with SRTP: never, if supported, or always.'),
  /** SHA-256 of the certificate that a PBX has made itself; null: an authority has to vouch for it. */
  certificate: z
    .string()
    .trim()
    .regex(
      /^[0-9A-Fa-f]{2}(:?[0-9A-Fa-f]{2}){31}$/,
      'Enter the certificate’s SHA-256 fingerprint: 32 pairs of hex digits.',
    )
    .nullable()
    .describe(
      'SHA-256 fingerprint of the PBX’s self-signed certificate; null to require a certificate from a trusted authority.',
    ),
  /** ISO 3166-1 alpha-2: how numbers without a country code are read. */
  country: Country,
  numberForm: z
    .enum(sipNumberForms)
    .describe('How numbers are dialed: `+49…`, `0049…`, `49…`, or the account’s national format.'),
  /** Countries that are called. None: no outside numbers at all. */
  allowedCountries: z
    .array(Country)
    .max(60)
    .describe('Countries the account can call. Extensions can always be called.'),
  /** Minutes of outbound calls a day; null: as many as the workspace has. */
  minutesPerDay: z.int().min(1).max(100_000).nullable(),
  /** Calls at once, both ways. */
  maxCalls: z.int().min(1).max(500).describe('Maximum concurrent calls, inbound and outbound combined.'),
};

/** An account at a PBX, a router or a SIP provider. */
export const SipAccount = z.object({
  id: Id,
  ...settings,
  state: z.enum(sipStates),
  /** What the server said last, in a sentence; null while there is nothing to say. */
  problem: z.string().nullable(),
  /** Until when the server keeps the registration. */
  registeredUntil: Moment.nullable().describe('When the registration expires; null if not registered.'),
  /** Whether a speech-to-text service is connected: without one, calls aren’t answered. */
  hasSpeechToText: z
    .boolean()
    .describe('Whether a speech-to-text service is connected; without one, calls aren’t answered.'),
  numbers: z.array(z.object({ id: Id, number: z.string(), inboundAgentId: Id.nullable() })),
  createdAt: Moment,
});
export type SipAccount = z.infer<typeof SipAccount>;

export const SipTest = z.object({
  ok: z.boolean(),
  steps: z.array(
    z.object({
      step: z.enum(sipTestSteps),
      /** skipped: a step before it failed, or this server needs none. */
      result: z.enum(['ok', 'failed', 'skipped']),
      /** What was found, or what to do. */
      detail: z.string(),
    }),
  ),
});
export type SipTest = z.infer<typeof SipTest>;

const Params = z.object({ sipAccountId: Id });

export const sipAccountsApi = endpoints({
  list: {
    method: 'GET',
    path: '/v1/sip-accounts',
    summary: 'List SIP accounts, oldest first',
    can: 'phone-numbers:read',
    reply: z.object({ items: z.array(SipAccount) }),
  },
  create: {
    method: 'POST',
    path: '/v1/sip-accounts',
    idempotent: 'long',
    summary: 'Connect a PBX, router, or SIP provider so that an agent can act as an extension',
    description:
      'Parley registers with your server using a username and password, like a desk phone. You don’t need an open port or HTTPS. The password is stored encrypted and never shown again.',
    can: 'phone-numbers:manage',
    audit: 'sip-account.created',
    body: z.object({
      name: settings.name,
      server: settings.server,
      user: settings.user,
      password: Password,
      authUser: settings.authUser.default(null),
      proxy: settings.proxy.default(null),
      transport: settings.transport.default('udp'),
      encryption: settings.encryption.default('off'),
      certificate: settings.certificate.default(null),
      country: settings.country.default('US'),
      numberForm: settings.numberForm.default('plus'),
      /** Left out: the account's own country alone. */
      allowedCountries: settings.allowedCountries.optional(),
      minutesPerDay: settings.minutesPerDay.default(null),
      maxCalls: settings.maxCalls.default(10),
      /** What callers dial to reach it; left out: the user. */
      number: SipNumber.optional(),
      inboundAgentId: Id.nullable().default(null),
    }),
    reply: SipAccount,
    status: 201,
    errors: ['conflict', 'limit_reached'],
    example: {
      body: { name: 'Office PBX', server: 'pbx.example.com', user: '1002', password: 'a-long-password', country: 'DE' },
    },
  },
  get: {
    method: 'GET',
    path: '/v1/sip-accounts/:sipAccountId',
    summary: 'Get a SIP account, with its registration status',
    can: 'phone-numbers:read',
    params: Params,
    reply: SipAccount,
  },
  update: {
    method: 'PATCH',
    path: '/v1/sip-accounts/:sipAccountId',
    summary: 'Update a SIP account, which then registers again',
    can: 'phone-numbers:manage',
    audit: 'sip-account.updated',
    params: Params,
    body: z.object({
      name: settings.name.optional(),
      server: settings.server.optional(),
      user: settings.user.optional(),
      password: Password.optional(),
      authUser: settings.authUser.optional(),
      proxy: settings.proxy.optional(),
      transport: settings.transport.optional(),
      encryption: settings.encryption.optional(),
      certificate: settings.certificate.optional(),
      country: settings.country.optional(),
      numberForm: settings.numberForm.optional(),
      allowedCountries: settings.allowedCountries.optional(),
      minutesPerDay: settings.minutesPerDay.optional(),
      maxCalls: settings.maxCalls.optional(),
    }),
    reply: SipAccount,
    errors: ['conflict'],
    example: { body: { maxCalls: 5 } },
  },
  remove: {
    method: 'DELETE',
    path: '/v1/sip-accounts/:sipAccountId',
    summary: 'Disconnect a SIP account, end its registration, and remove its numbers from Parley',
    can: 'phone-numbers:manage',
    audit: 'sip-account.removed',
    params: Params,
  },
  test: {
    method: 'POST',
    path: '/v1/sip-accounts/:sipAccountId/test',
    summary:
      'Test a SIP account step by step: DNS lookup, connection, authentication, registration, and a call to itself',
    can: 'phone-numbers:manage',
    audit: null,
    params: Params,
    reply: SipTest,
  },
  addNumber: {
    method: 'POST',
    path: '/v1/sip-accounts/:sipAccountId/numbers',
    idempotent: 'long',
    summary: 'Add a number or extension that receives calls through a SIP account',
    description:
      'Calls go to the number that was dialed, or to the account’s first number if the dialed number isn’t listed.',
    can: 'phone-numbers:manage',
    audit: 'phone-number.brought',
    params: Params,
    body: z.object({
      number: SipNumber,
      name: settings.name,
      inboundAgentId: Id.nullable().default(null),
    }),
    reply: PhoneNumber,
    status: 201,
    errors: ['conflict', 'limit_reached'],
    example: { body: { number: '+493012345678', name: 'Front desk' } },
  },
});
