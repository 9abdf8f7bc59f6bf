import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { sipEncryptions, sipNumberForms, sipTransports } from '#domain/carriers/sip-accounts.ts';
import { id, json, moment } from '#server/platform/db/columns.ts';
import type { CallRecord } from '#voice/sip/dialog/call-record.ts';

const workspaceId = () => id('workspace_id').notNull();

export const sipAccounts = pgTable(
  'sip_accounts',
  {
    workspaceId: workspaceId(),
    /** The same as its row of carrier_accounts. */
    id: id('id').notNull(),
    server: text('server').notNull(),
    user: text('username').notNull(),
    authUser: text('auth_user'),
    proxy: text('proxy'),
    transport: text('transport', { enum: sipTransports }).notNull(),
    encryption: text('encryption', { enum: sipEncryptions }).notNull(),
    certificate: text('certificate'),
    country: text('country').notNull(),
    numberForm: text('number_form', { enum: sipNumberForms }).notNull(),
    allowedCountries: json<string[]>('allowed_countries').notNull(),
    minutesPerDay: integer('minutes_per_day'),
    maxCalls: integer('max_calls').notNull(),
    revision: integer('revision').notNull().default(0),
    state: text('state', { enum: ['trying', 'registered', 'failed'] })
      .notNull()
      .default('trying'),
    problem: text('problem'),
    registeredUntil: moment('registered_until'),
    owner: id('owner'),
    epoch: integer('epoch').notNull().default(0),
    leaseUntil: moment('lease_until'),
    localPort: integer('local_port'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);
export type SipAccountRow = typeof sipAccounts.$inferSelect;

export const sipDialogs = pgTable(
  'sip_dialogs',
  {
    workspaceId: workspaceId(),
    sipCallId: text('sip_call_id').notNull(),
    accountId: id('account_id').notNull(),
    record: json<CallRecord>('record').notNull(),
    hangUp: boolean('hang_up').notNull().default(false),
    keptAt: moment('kept_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.sipCallId] })],
);

export const sipDials = pgTable(
  'sip_dials',
  {
    workspaceId: workspaceId(),
    sipCallId: text('sip_call_id').notNull(),
    accountId: id('account_id').notNull(),
    callId: id('call_id').notNull(),
    fromNumber: text('from_number').notNull(),
    toNumber: text('to_number').notNull(),
    ringSeconds: integer('ring_seconds').notNull(),
    askedAt: moment('asked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.sipCallId] })],
);
export type SipDialRow = typeof sipDials.$inferSelect;
