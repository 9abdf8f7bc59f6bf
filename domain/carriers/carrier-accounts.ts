import { z } from 'zod';
import { endpoints, Id, Moment } from '#domain/platform/http.ts';
import { capabilities } from './carrier-kinds.ts';

const sid = (kind: string, what: string) =>
  z
    .string()
    .trim()
    .regex(new RegExp(`^${kind}[0-9a-f]{32}$`), `Copy the ${what}: ${kind} followed by 32 letters and digits.`);

const AuthToken = z
  .string()
  .trim()
  .regex(/^[0-9a-zA-Z]{20,64}$/, 'Copy the Auth Token, shown below the Account SID.');
const TwilioKey = z.object({
  sid: sid('SK', 'API key SID'),
  secret: z
    .string()
    .trim()
    .regex(/^[0-9a-zA-Z]{20,64}$/, 'Copy the API key’s secret.'),
});

/** The workspace's account at Twilio. */
export const CarrierAccount = z.object({
  connected: z.boolean(),
  accountSid: z.string().nullable(),
  name: z.string().nullable(),
  /** A trial account calls verified numbers alone, and says so before each call. */
  trial: z.boolean(),
  /** The API key that requests are made with; null for the auth token. */
  apiKey: z.string().nullable(),
  /** Last characters of the auth token. */
  maskedToken: z.string().nullable(),
  connectedAt: Moment.nullable(),
  /** Numbers that answer through it: they fall silent when it is disconnected. */
  numbers: z.array(z.string()),
  /** What keeps calls from coming here, and what to do about it. */
  problems: z.array(z.string()),
});
export type CarrierAccount = z.infer<typeof CarrierAccount>;

export const carrierAccountApi = endpoints({
  get: {
    method: 'GET',
    path: '/v1/carrier-account',
    summary: 'Get the connected Twilio account',
    can: 'phone-numbers:read',
    reply: CarrierAccount,
  },
  connect: {
    method: 'PUT',
    path: '/v1/carrier-account',
    summary: 'Connect a Twilio account with its SID, its auth token, and, optionally, an API key',
    description:
      'We check the account immediately. The auth token is always required because Twilio signs its requests with it. If you add an API key, we use it for our requests to Twilio. Everything is stored encrypted and never shown again.',
    can: 'phone-numbers:manage',
    audit: 'carrier.connected',
    body: z.object({
      accountSid: sid('AC', 'Account SID'),
      authToken: AuthToken,
      apiKey: TwilioKey.optional(),
    }),
    reply: CarrierAccount,
    errors: ['conflict', 'carrier_unavailable', 'carrier_refused', 'limit_reached'],
    example: { body: { accountSid: `AC${'0'.repeat(32)}`, authToken: '0123456789abcdef0123456789abcdef' } },
  },
  disconnect: {
    method: 'DELETE',
    path: '/v1/carrier-account',
    summary: 'Disconnect the account; you keep its numbers in Twilio, but Parley no longer answers them',
    can: 'phone-numbers:manage',
    audit: 'carrier.disconnected',
    reply: CarrierAccount,
  },
});

/** Carriers whose accounts are connected with credentials of theirs; SIP accounts have endpoints of their own. */
export const connectable = ['twilio', 'signalwire', 'telnyx'] as const;
export type Connectable = (typeof connectable)[number];

/** An account at a carrier. */
export const ConnectedCarrier = z.object({
  id: Id,
  carrier: z.enum(connectable),
  /** As the carrier names it. */
  accountSid: z.string(),
  name: z.string(),
  /** Where its API answers; null: where its carrier's does. */
  baseUrl: z.string().nullable(),
  /** A trial account calls verified numbers alone, and says so before each call. */
  trial: z.boolean(),
  /** Last characters of the secret that requests are made with. */
  maskedToken: z.string().nullable(),
  connectedAt: Moment,
  /** What can be done with it. */
  can: z.array(z.enum(capabilities)),
  /** What cannot, in sentences. */
  limits: z.array(z.string()),
  /** Numbers that answer through it: they fall silent when it is disconnected. */
  numbers: z.array(z.string()),
  /** What keeps calls from coming here, and what to do about it. */
  problems: z.array(z.string()),
});
export type ConnectedCarrier = z.infer<typeof ConnectedCarrier>;

/** Where an API answers, with a path or without one. Nothing else stands in it. */
const address = /^https?:\/\/[a-z0-9.-]{1,200}(:\d{1,5})?(\/[\w./-]{0,100})?$/i;
const BaseUrl = z.string().trim().regex(address, 'Enter a URL that starts with https://, without ? or #.');

/** A space's address; the path of SignalWire's compatible API is added where it has none. */
const SpaceUrl = z
  .string()
  .trim()
  .transform((value) => (/^https?:\/\//i.test(value) ? value : `https://${value}`))
  .pipe(z.string().regex(address, 'Enter the space, like example.signalwire.com.'));

const Secret = (what: string) =>
  z
    .string()
    .trim()
    .regex(/^[\w.-]{16,200}$/, `Copy the ${what}.`);

/** What an account is connected with, by its carrier. */
export const CarrierCredentials = z.discriminatedUnion('carrier', [
  z.object({
    carrier: z.literal('twilio'),
    accountSid: sid('AC', 'Account SID'),
    authToken: AuthToken,
    apiKey: TwilioKey.optional(),
  }),
  z.object({
    carrier: z.literal('signalwire'),
    /** The space's host or URL, with its path where that is not /api/laml. */
    space: SpaceUrl,
    projectId: z.uuid('Copy the Project ID: 36 characters with dashes.'),
    token: Secret('API token'),
    /** The key SignalWire uses to sign its requests. */
    signingKey: Secret('signing key, next to the tokens'),
  }),
  z.object({
    carrier: z.literal('telnyx'),
    apiKey: Secret('API key (starts with KEY)'),
    /** What its requests are checked by. */
    publicKey: z
      .string()
      .trim()
      .regex(/^[A-Za-z0-9+/]{43}=$/, 'Copy the public key: 44 characters, ending with =.'),
    /** Where its API answers, if not at Telnyx. */
    baseUrl: BaseUrl.optional(),
  }),
]);
export type CarrierCredentials = z.infer<typeof CarrierCredentials>;

export const carrierAccountsApi = endpoints({
  list: {
    method: 'GET',
    path: '/v1/carrier-accounts',
    summary: 'List connected Twilio, SignalWire, and Telnyx accounts, oldest first',
    can: 'phone-numbers:read',
    reply: z.object({ items: z.array(ConnectedCarrier) }),
  },
  connect: {
    method: 'POST',
    path: '/v1/carrier-accounts',
    idempotent: 'long',
    summary: 'Connect a Twilio, SignalWire, or Telnyx account, or update a connected account’s credentials',
    description:
      'The account is checked immediately. Everything is stored encrypted and never shown again. A workspace can have several accounts, and each number belongs to one of them. For Telnyx, this creates a TeXML application and a messaging profile in the account for its numbers to use.',
    can: 'phone-numbers:manage',
    audit: 'carrier.connected',
    body: z.object({ credentials: CarrierCredentials }),
    reply: ConnectedCarrier,
    status: 201,
    errors: ['conflict', 'carrier_unavailable', 'carrier_refused', 'limit_reached'],
    example: {
      body: {
        credentials: {
          carrier: 'signalwire',
          space: 'example.signalwire.com',
          projectId: '7c5c1d2e-4f7b-4c2a-9a51-1d3b5f7e9a10',
          token: 'PT0123456789abcdef0123456789abcdef',
          signingKey: 'PSK_0123456789abcdef',
        },
      },
    },
  },
  disconnect: {
    method: 'DELETE',
    path: '/v1/carrier-accounts/:carrierAccountId',
    summary: 'Disconnect an account; you keep its numbers with the carrier, but Parley no longer answers them',
    can: 'phone-numbers:manage',
    audit: 'carrier.disconnected',
    params: z.object({ carrierAccountId: Id }),
  },
});
