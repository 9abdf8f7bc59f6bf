import { z } from 'zod';
import { BusinessHours } from '#domain/identity/business-hours.ts';
import { endpoints, Id, Moment } from '#domain/platform/http.ts';
import { ownTerms, ownTermsChanged, ownTermsFilter, ownTermsGiven } from '#domain/platform/metadata.ts';
import { TimeZone } from '#domain/platform/time-zone.ts';
import { carriers } from './carrier-kinds.ts';

/** A number as every carrier takes it: + and 7 to 15 digits. */
export const E164 = z
  .string()
  .trim()
  .regex(/^\+[1-9][0-9]{6,14}$/, 'Enter the number with a + and country code, without spaces.');

/** A short number within a PBX. */
export const Extension = z
  .string()
  .trim()
  .regex(/^[0-9*#]{2,6}$/, 'Enter the number with a + and country code, without spaces, or a 2- to 6-digit extension.');

const Message = z.string().trim().min(1, 'Enter the text to say.').max(600);

/** What becomes of a call outside of a number's hours. */
export const OutsideHours = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('message'), message: Message }),
  /** `message` where there is no such agent any more. */
  z.strictObject({ do: z.literal('agent'), agentId: Id, message: Message }),
  /** To the fallback number. */
  z.strictObject({ do: z.literal('forward') }),
]);

/** When a number's agent answers. */
export const NumberHours = z
  .strictObject({
    /** business: the workspace's hours. own: the ones here. */
    when: z.enum(['always', 'business', 'own']),
    own: BusinessHours.optional(),
    /** IANA; left out: the workspace's. */
    timeZone: TimeZone.optional(),
    /** Whether holidays of the workspace are days without hours. */
    holidays: z.boolean().default(true),
    otherwise: OutsideHours,
  })
  .refine(({ when, own }) => when !== 'own' || own !== undefined, {
    message: 'Enter the number’s own hours.',
    path: ['own'],
  });
export type NumberHours = z.infer<typeof NumberHours>;

export const listeners = ['carrier', 'transcriber', 'relay'] as const;

/** A phone number of the workspace. */
export const PhoneNumber = z.object({
  id: Id,
  number: z.string(),
  name: z.string(),
  carrier: z.enum(carriers),
  /** The account at the carrier that it belongs to. */
  accountId: Id,
  /** A number of the carrier simulator: free, and only within this workspace. */
  test: z.boolean(),
  can: z.object({ voice: z.boolean(), sms: z.boolean() }),
  /** Who answers; no one: callers hear that the number is not in use, or reach the fallback number. */
  inboundAgentId: Id.nullable(),
  /** Who calls from it, where a call names no agent. */
  outboundAgentId: Id.nullable(),
  /** Whether the agent that answers calls answers text messages, too; otherwise they wait for a person. */
  answersTexts: z.boolean(),
  /** Null: at all times. */
  hours: NumberHours.nullable(),
  /** Where calls go when no line is free or nothing answers here. */
  fallback: z.string().nullable(),
  /** Whether who takes a call that is put through has to press 1 first, so that voicemail gets no caller. */
  asksToAccept: z.boolean(),
  /** Whether callers wait in line while no line is free. */
  queues: z.boolean(),
  /**
   * Who listens to callers: the carrier, turn by turn; over a media stream the transcriber that is connected; or the carrier
   * over a relay of text, as they speak, which then speaks for the agent, too.
   */
  heardBy: z.enum(listeners),
  ...ownTerms,
  createdAt: Moment,
});
export type PhoneNumber = z.infer<typeof PhoneNumber>;

/** A number that can be bought. */
export const OfferedNumber = z.object({
  number: z.string(),
  place: z.string().nullable(),
  address: z.enum(['none', 'any', 'local', 'foreign']),
  can: z.object({ voice: z.boolean(), sms: z.boolean() }),
});

const Paper = z.object({ sid: z.string(), name: z.string() });

/** A number that the account has and that is not here yet. */
export const NumberAtCarrier = z.object({
  sid: z.string(),
  number: z.string(),
  name: z.string(),
  can: z.object({ voice: z.boolean(), sms: z.boolean() }),
  /** Where its calls go now; empty for nowhere. */
  voiceUrl: z.string(),
});

/** Whether calls of a number come here, as the carrier has it. */
export const NumberState = z.object({
  set: z.boolean(),
  /** What is otherwise than it should be, in sentences. */
  problems: z.array(z.string()),
});
export type NumberState = z.infer<typeof NumberState>;

const NumberParams = z.object({ numberId: Id });
/** The account that is asked; left out: the first that is connected. */
const AccountId = Id.optional().describe('The carrier account to use; defaults to the first one you connected.');
const Country = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/, 'Enter a two-letter country code, like US or DE.');
const Name = z.string().trim().min(1, 'Enter a name.').max(60, 'Use 60 characters or fewer.');
const Price = z.string().regex(/^\d{1,6}(\.\d{1,6})?$/, 'Enter the price exactly as shown.');

export const phoneNumbersApi = endpoints({
  list: {
    method: 'GET',
    path: '/v1/phone-numbers',
    summary: 'List phone numbers, oldest first',
    can: 'phone-numbers:read',
    query: z.object(ownTermsFilter),
    reply: z.object({ items: z.array(PhoneNumber) }),
  },
  offers: {
    method: 'GET',
    path: '/v1/phone-number-offers',
    summary: 'Search for numbers available from the connected carrier, with monthly prices',
    can: 'phone-numbers:manage',
    query: z.object({
      country: Country.default('US'),
      kind: z.enum(['local', 'mobile', 'toll_free']).default('local'),
      areaCode: z
        .string()
        .regex(/^\d{2,5}$/, 'Enter the digits of an area code.')
        .optional(),
      /** Digits that it has to hold. */
      contains: z
        .string()
        .regex(/^[0-9*]{2,16}$/, 'Enter digits, with * for any digit.')
        .optional(),
      accountId: AccountId,
    }),
    reply: z.object({
      items: z.array(OfferedNumber),
      /** A month, in the currency; null where the carrier names none. */
      price: z.object({ amount: z.string(), currency: z.string() }).nullable(),
    }),
    errors: ['conflict', 'carrier_unavailable', 'carrier_refused'],
  },
  requirements: {
    method: 'GET',
    path: '/v1/phone-number-requirements',
    summary: 'List the connected account’s addresses and approved documents, which some countries require for a number',
    can: 'phone-numbers:manage',
    query: z.object({
      country: Country.default('US'),
      kind: z.enum(['local', 'mobile', 'toll_free']).default('local'),
      accountId: AccountId,
    }),
    reply: z.object({
      addresses: z.array(Paper),
      /** Regulatory bundles that the carrier has approved for this country and kind. */
      bundles: z.array(Paper),
    }),
    errors: ['conflict', 'carrier_unavailable', 'carrier_refused'],
  },
  buy: {
    method: 'POST',
    path: '/v1/phone-numbers',
    idempotent: 'long',
    summary: 'Buy a number from the connected carrier; calls to the number are routed here immediately',
    can: 'phone-numbers:manage',
    audit: 'phone-number.bought',
    body: z.object({
      number: E164,
      name: Name,
      /** The price a month that was shown, as agreed to; another one is refused. */
      price: Price.nullable(),
      country: Country,
      kind: z.enum(['local', 'mobile', 'toll_free']),
      inboundAgentId: Id.nullable().default(null),
      /** Of the account, where the number's country asks for an address. */
      addressSid: z
        .string()
        .regex(/^AD[0-9a-f]{32}$/)
        .optional(),
      /** Of the account, where the number's country asks for documents. */
      bundleSid: z
        .string()
        .regex(/^BU[0-9a-f]{32}$/)
        .optional(),
      accountId: AccountId,
      ...ownTermsGiven,
    }),
    reply: PhoneNumber,
    status: 201,
    errors: ['conflict', 'limit_reached', 'carrier_unavailable', 'carrier_refused'],
    example: {
      body: { number: '+15715550100', name: 'Front desk', price: '1.15', country: 'US', kind: 'local' },
    },
  },
  atCarrier: {
    method: 'GET',
    path: '/v1/phone-numbers/at-carrier',
    summary: 'List the connected account’s numbers that haven’t been imported yet',
    can: 'phone-numbers:manage',
    query: z.object({ accountId: AccountId }),
    reply: z.object({ items: z.array(NumberAtCarrier) }),
    errors: ['conflict', 'carrier_unavailable', 'carrier_refused'],
  },
  importNumber: {
    method: 'POST',
    path: '/v1/phone-numbers/import',
    idempotent: 'long',
    summary: 'Import a number from the connected account; its calls are then routed here',
    description: 'Parley remembers the previous routing and restores it when you remove the number.',
    can: 'phone-numbers:manage',
    audit: 'phone-number.brought',
    body: z.object({
      /** As the carrier names it. */
      sid: z.string().regex(/^[\w-]{1,64}$/),
      inboundAgentId: Id.nullable().default(null),
      accountId: AccountId,
      ...ownTermsGiven,
    }),
    reply: PhoneNumber,
    status: 201,
    errors: ['conflict', 'limit_reached', 'carrier_unavailable', 'carrier_refused'],
    example: { body: { sid: `PN${'0'.repeat(32)}` } },
  },
  addTest: {
    method: 'POST',
    path: '/v1/phone-numbers/test',
    idempotent: 'long',
    summary: 'Get a free test number, which works only in this workspace',
    can: 'phone-numbers:manage',
    audit: 'phone-number.test-added',
    body: z.object({
      name: Name.default('Test number'),
      inboundAgentId: Id.nullable().default(null),
      ...ownTermsGiven,
    }),
    reply: PhoneNumber,
    status: 201,
    errors: ['limit_reached', 'carrier_unavailable', 'carrier_refused'],
    example: { body: { name: 'Test line' } },
  },
  get: {
    method: 'GET',
    path: '/v1/phone-numbers/:numberId',
    summary: 'Get a phone number',
    can: 'phone-numbers:read',
    params: NumberParams,
    reply: PhoneNumber,
  },
  update: {
    method: 'PATCH',
    path: '/v1/phone-numbers/:numberId',
    summary: 'Update a number’s name, agents, hours, fallback, or transcription',
    can: 'phone-numbers:write',
    audit: 'phone-number.updated',
    params: NumberParams,
    body: z.object({
      name: Name.optional(),
      inboundAgentId: Id.nullable().optional(),
      outboundAgentId: Id.nullable().optional(),
      answersTexts: z.boolean().optional(),
      hours: NumberHours.nullable().optional(),
      fallback: E164.nullable().optional(),
      asksToAccept: z.boolean().optional(),
      queues: z.boolean().optional(),
      heardBy: z.enum(listeners).optional(),
      ...ownTermsChanged,
    }),
    reply: PhoneNumber,
    example: { body: { name: 'Front desk', fallback: '+15715550123' } },
  },
  routing: {
    method: 'GET',
    path: '/v1/phone-numbers/:numberId/routing',
    summary: 'Check with the carrier whether a number’s calls reach this server',
    can: 'phone-numbers:read',
    params: NumberParams,
    reply: NumberState,
    errors: ['carrier_unavailable', 'carrier_refused'],
  },
  route: {
    method: 'POST',
    path: '/v1/phone-numbers/:numberId/routing',
    idempotent: 'long',
    summary: 'Route a number’s calls and messages here instead of the carrier’s current destination',
    can: 'phone-numbers:manage',
    audit: 'phone-number.pointed',
    params: NumberParams,
    reply: NumberState,
    errors: ['carrier_unavailable', 'carrier_refused'],
  },
  remove: {
    method: 'POST',
    path: '/v1/phone-numbers/:numberId/remove',
    idempotent: 'long',
    summary: 'Remove a number, or permanently release it with the carrier',
    can: 'phone-numbers:manage',
    audit: 'phone-number.removed',
    params: NumberParams,
    body: z.object({
      /** release: it is given back, and someone else may get it. keep: it stays with the account, and goes where it went before. */
      how: z.enum(['release', 'keep']),
      /** The number itself, as a confirmation of a release. */
      number: z.string().trim().min(1).max(64),
    }),
    errors: ['conflict', 'carrier_unavailable', 'carrier_refused'],
    example: { body: { how: 'keep', number: '+15715550100' } },
  },
});
