import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { NotificationChoices } from '#domain/notifications/notification-choices.ts';
import { type Digest, defaultDigest, defaultDigestHour } from '#domain/notifications/notification-limits.ts';
import type { targetForms } from '#domain/notifications/notification-targets.ts';
import type { NotificationCategory, NotificationData } from '#domain/notifications/notification-types.data.ts';
import { id, json, moment } from '#server/platform/db/columns.ts';

/** What happened, once for the workspace. */
export const notificationEvents = pgTable(
  'notification_events',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id('id').notNull(),
    /** One of the catalogue; perhaps of another version's. */
    type: text('type').notNull(),
    data: json<NotificationData>('data').notNull(),
    /** Whom alone it concerns. */
    subjectId: id('subject_id'),
    actorId: id('actor_id'),
    /** Of what is told once: another with the same key is none. */
    once: text('once'),
    createdAt: moment('created_at').notNull(),
    /** When it was given to those whom it concerns. */
    spreadAt: moment('spread_at'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);

/** What a member was told. */
export const notifications = pgTable(
  'notifications',
  {
    workspaceId: id('workspace_id').notNull(),
    userId: id('user_id').notNull(),
    eventId: id('event_id').notNull(),
    type: text('type').notNull(),
    readAt: moment('read_at'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.userId, table.eventId] })],
);

export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    workspaceId: id('workspace_id').notNull(),
    userId: id('user_id').notNull(),
    choices: json<NotificationChoices>('choices').notNull().default({}),
    digest: text('digest').$type<Digest>().notNull().default(defaultDigest),
    digestHour: integer('digest_hour').notNull().default(defaultDigestHour),
    timeZone: text('time_zone'),
    quietFrom: integer('quiet_from'),
    quietTo: integer('quiet_to'),
    nextDigestAt: moment('next_digest_at'),
    /** Where the member is texted, E.164; it counts once its code was told back. */
    phone: text('phone'),
    phoneConfirmed: boolean('phone_confirmed').notNull().default(false),
    phoneCodeHash: text('phone_code_hash'),
    phoneCodeUntil: moment('phone_code_until'),
    phoneCodeTries: integer('phone_code_tries').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.userId] })],
);
export type PreferencesRow = typeof notificationPreferences.$inferSelect;

export type SendChannel = 'email' | 'push' | 'sms' | 'webhook';
/** `unknown`: a mail server may have it, and it is not sent again. `dropped`: no one may or wants to hear of it any more. */
export type SendStatus = 'waiting' | 'sending' | 'sent' | 'refused' | 'unknown' | 'dropped';

/** Letters, pushes, texts and webhook calls. One may tell of several events. */
export const notificationSends = pgTable(
  'notification_sends',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id('id').notNull(),
    channel: text('channel').$type<SendChannel>().notNull(),
    /** An account, a browser, a member's phone (by the account) or a webhook. */
    targetId: id('target_id').notNull(),
    userId: id('user_id'),
    digest: boolean('digest').notNull(),
    collapseKey: text('collapse_key').notNull(),
    status: text('status').$type<SendStatus>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    claim: id('claim'),
    claimedUntil: moment('claimed_until'),
    dueAt: moment('due_at').notNull(),
    createdAt: moment('created_at').notNull(),
    doneAt: moment('done_at'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);

/** That an event goes to an address: once, by its key. Without a send it waits for a digest. */
export const notificationDeliveries = pgTable(
  'notification_deliveries',
  {
    workspaceId: id('workspace_id').notNull(),
    eventId: id('event_id').notNull(),
    channel: text('channel').$type<SendChannel>().notNull(),
    targetId: id('target_id').notNull(),
    userId: id('user_id'),
    sendId: id('send_id'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.eventId, table.channel, table.targetId] })],
);

export const pushDevices = pgTable(
  'push_devices',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id('id').notNull(),
    userId: id('user_id').notNull(),
    name: text('name').notNull(),
    /** A hash of the endpoint, which is as good as a key. */
    fingerprint: text('fingerprint').notNull(),
    /** Sealed. */
    subscription: text('subscription').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);

export const notificationTargets = pgTable(
  'notification_targets',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id('id').notNull(),
    name: text('name').notNull(),
    form: text('form').$type<(typeof targetForms)[number]>().notNull(),
    /** Sealed. */
    url: text('url').notNull(),
    host: text('host').notNull(),
    categories: text('categories').array().$type<NotificationCategory[]>().notNull(),
    status: text('status').$type<'active' | 'disabled'>().notNull(),
    failingSince: moment('failing_since'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);

/** The key by which push services know this installation. */
export const pushKeys = pgTable('push_keys', {
  id: id().primaryKey(),
  publicKey: text('public_key').notNull(),
  /** Sealed. */
  privateKey: text('private_key').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** What the installation was when someone was last told. */
export const notificationMarks = pgTable('notification_marks', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

/** Kinds of device and network that an account has signed in from. */
export const accountDevices = pgTable(
  'account_devices',
  { userId: id('user_id').notNull(), hash: text('hash').notNull(), seenAt: moment('seen_at').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);
