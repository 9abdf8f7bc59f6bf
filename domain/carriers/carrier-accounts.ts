import { z } from 'zod';
import { endpoints, Moment } from '#domain/platform/http.ts';

/** Who carries calls and messages: Twilio, the stand-in of this installation, which asks for nothing, or a server that speaks SIP. */
export const carriers = ['twilio', 'stand-in', 'sip'] as const;
export type CarrierName = (typeof carriers)[number];

const sid = (kind: string, what: string) =>
  z
    .string()
    .trim()
    .regex(new RegExp(`^${kind}[0-9a-f]{32}$`), `Copy the ${what}: ${kind} and 32 digits and letters.`);

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
    summary: 'Connect a Twilio account with its SID and auth token, and optionally an API key',
    description:
      'The account is checked at once. The auth token is always needed: Twilio signs its requests with it. If there’s an API key, requests are made with it. Everything is stored encrypted and never shown again.',
    can: 'phone-numbers:manage',
    audit: 'carrier.connected',
    body: z.object({
      accountSid: sid('AC', 'Account SID'),
      authToken: z
        .string()
        .trim()
        .regex(/^[0-9a-zA-Z]{20,64}$/, 'Copy the Auth Token, below the Account SID.'),
      apiKey: z
        .object({
          sid: sid('SK', 'SID of the API key'),
          secret: z
            .string()
            .trim()
            .regex(/^[0-9a-zA-Z]{20,64}$/, 'Copy the secret of the API key.'),
        })
        .optional(),
    }),
    reply: CarrierAccount,
    errors: ['conflict', 'carrier_unavailable', 'carrier_refused', 'limit_reached'],
    example: { body: { accountSid: `AC${'0'.repeat(32)}`, authToken: '0123456789abcdef0123456789abcdef' } },
  },
  disconnect: {
    method: 'DELETE',
    path: '/v1/carrier-account',
    summary: 'Disconnect the account: its numbers stay at Twilio, and no longer answer here',
    can: 'phone-numbers:manage',
    audit: 'carrier.disconnected',
    reply: CarrierAccount,
  },
});
