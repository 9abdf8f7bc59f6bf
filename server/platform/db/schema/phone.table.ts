import { boolean, customType, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { carriers } from '#domain/carriers/carrier-kinds.ts';
import { listeners, type NumberHours } from '#domain/carriers/phone-numbers.ts';
import { answerers, dialResults, dialStates } from '#domain/channels/phone-calls.ts';
import type { Metadata } from '#domain/platform/metadata.ts';
import { id, json, moment } from '#server/platform/db/columns.ts';

/** Where the carrier asks what to do with a call and a message. */
export interface NumberUrls {
  voice: string;
  voiceFallback: string;
  sms: string;
  status: string;
  /** What a number may have beside, as the carrier names it; left out where none is. Applications and trunks go over the URLs. */
  more?: Readonly<Record<string, string>>;
}

/**
 * Why a carrier did not do something. never_left: no one was reached, so nothing was done. refused, unauthorized,
 * not_found, too_many: it answered, and has not done it. unsure: it may have done it, or not.
 */
export type CarrierFault = 'never_left' | 'refused' | 'unauthorized' | 'not_found' | 'too_many' | 'unsure';

const workspaceId = () => id('workspace_id').notNull();

/** Who listens to callers. A transcriber stands in the rows as it was called before 0.3, which servers of then read, too. */
const listener = customType<{ data: (typeof listeners)[number]; driverData: string }>({
  dataType: () => 'text',
  toDriver: (value) => (value === 'transcriber' ? 'transcriber' : value),
  fromDriver: (value) => listeners.find((one) => one === value) ?? 'transcriber',
});

export const carrierAccounts = pgTable(
  'carrier_accounts',
  {
    workspaceId: workspaceId(),
    id: id('id').notNull(),
    carrier: text('carrier', { enum: carriers }).notNull(),
    /** In the addresses that the carrier asks. */
    hook: text('hook').notNull(),
    accountSid: text('account_sid').notNull(),
    name: text('name').notNull(),
    trial: boolean('trial').notNull(),
    /** Sealed. */
    authToken: text('auth_token').notNull(),
    tokenEnd: text('token_end').notNull(),
    apiKey: text('api_key'),
    /** Sealed. */
    keySecret: text('key_secret'),
    /** Where its API answers, with its path; null: where its carrier's does. */
    baseUrl: text('base_url'),
    /** Sealed. What its requests are checked by; null: the auth token. */
    signingKey: text('signing_key'),
    /** What leads calls of its numbers here, and what texts; null: the numbers' own URLs. */
    applicationId: text('application_id'),
    messagingProfileId: text('messaging_profile_id'),
    connectedAt: moment('connected_at').notNull(),
    /** Requests whose signature was not right since the last one that was, and since when. */
    unsigned: integer('unsigned').notNull().default(0),
    unsignedSince: moment('unsigned_since'),
    /** The public address that its numbers were led to. */
    ledTo: text('led_to'),
    /** The public address of which it was told that its numbers lead elsewhere. */
    movedTold: text('moved_told'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);
export type AccountRow = typeof carrierAccounts.$inferSelect;

export const phoneNumbers = pgTable(
  'phone_numbers',
  {
    workspaceId: workspaceId(),
    id: id('id').notNull(),
    accountId: id('account_id').notNull(),
    sid: text('sid').notNull(),
    number: text('number').notNull(),
    name: text('name').notNull(),
    voice: boolean('voice').notNull(),
    sms: boolean('sms').notNull(),
    inboundAgentId: id('agent_in'),
    outboundAgentId: id('agent_out'),
    answersTexts: boolean('answers_texts').notNull().default(true),
    hours: json<NumberHours | null>('hours'),
    fallback: text('fallback'),
    asksToAccept: boolean('asks_to_accept').notNull().default(false),
    queues: boolean('queues').notNull().default(false),
    formerUrls: json<NumberUrls | null>('former_urls'),
    heardBy: listener('heard_by').notNull().default('carrier'),
    externalId: text('external_id'),
    metadata: json<Metadata>('metadata').notNull().default({}),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);
export type NumberRow = typeof phoneNumbers.$inferSelect;

export const dials = pgTable(
  'dials',
  {
    workspaceId: workspaceId(),
    callId: id('call_id').notNull(),
    accountId: id('account_id').notNull(),
    agentId: id('agent_id').notNull(),
    fromNumber: text('from_number').notNull(),
    toNumber: text('to_number').notNull(),
    state: text('state', { enum: dialStates }).notNull(),
    carrierSid: text('carrier_sid'),
    /** How often the carrier's list was read for it. */
    looks: integer('looks').notNull(),
    nextLookAt: moment('next_look_at'),
    result: text('result', { enum: dialResults }),
    answeredBy: text('answered_by', { enum: answerers }),
    /** A person has said something: nothing turns them into a machine from then on. */
    spokenWith: boolean('spoken_with').notNull().default(false),
    fault: text('fault').$type<CarrierFault>(),
    problem: text('problem'),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.callId] })],
);
export type DialRow = typeof dials.$inferSelect;
