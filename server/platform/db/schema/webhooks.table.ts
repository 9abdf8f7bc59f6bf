import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { WebhookSubscription } from '#domain/notifications/webhook-events.data.ts';
import {
  deliveryStatuses,
  pauseReasons,
  webhookFormats,
  webhookStatuses,
} from '#domain/notifications/webhook-limits.ts';
import { encryptedJson, encryptedText, id, moment } from '#server/platform/db/columns.ts';

export const webhooks = pgTable(
  'webhooks',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id('id').notNull(),
    url: text('url').notNull(),
    description: text('description').notNull(),
    /** Null: all of them. */
    events: text('events').array().$type<WebhookSubscription[]>(),
    /** In which form it gets them. */
    format: text('format', { enum: webhookFormats }).notNull().default('parley'),
    status: text('status', { enum: webhookStatuses }).notNull(),
    pauseReason: text('paused_because', { enum: pauseReasons }),
    pausedAt: moment('paused_at'),
    /** Sealed, like the one before. */
    secret: text('secret').notNull(),
    secretBefore: text('secret_before'),
    secretBeforeUntil: moment('secret_before_until'),
    /** Deliveries in a row that failed for good. */
    failures: integer('failures').notNull().default(0),
    /** Since when no try has succeeded; null when the last did. */
    failingSince: moment('failing_since'),
    lastAttemptAt: moment('last_try_at'),
    lastTryOk: boolean('last_try_ok'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);

export const webhookEventRows = pgTable(
  'webhook_events',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id('id').notNull(),
    type: text('type').notNull(),
    data: encryptedJson('data').notNull(),
    /** The call that it tells of, with which it goes. */
    callId: id('call_id'),
    /** The number or address that it tells of, in lower case. */
    about: text('about'),
    test: boolean('test').notNull(),
    /** Of what is told once: another with the same key is none. */
    once: text('once'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);

export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id('id').notNull(),
    webhookId: id('webhook_id').notNull(),
    eventId: id('event_id').notNull(),
    type: text('type').notNull(),
    test: boolean('test').notNull(),
    status: text('status', { enum: deliveryStatuses }).notNull(),
    tries: integer('tries').notNull().default(0),
    /** Since it was sent anew. */
    roundTries: integer('round_tries').notNull().default(0),
    lastStatus: integer('last_status'),
    lastAttemptAt: moment('last_try_at'),
    /** Null when it is not tried again. */
    dueAt: moment('due_at'),
    /** Of the process that tries it now. */
    claim: id('claim'),
    claimedUntil: moment('claimed_until'),
    createdAt: moment('created_at').notNull(),
    doneAt: moment('done_at'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);

export const webhookTries = pgTable(
  'webhook_tries',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id('id').notNull(),
    deliveryId: id('delivery_id').notNull(),
    at: moment('at').notNull(),
    ms: integer('ms').notNull(),
    status: integer('status'),
    problem: text('problem'),
    answer: encryptedText('answer').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);

/** Programs that hear events over a stream. */
export const webhookListeners = pgTable(
  'webhook_listeners',
  {
    workspaceId: id('workspace_id').notNull(),
    /** A digest of who listens, and to what. */
    holder: text('holder').notNull(),
    /** Null: all of them. */
    events: text('events').array().$type<WebhookSubscription[]>(),
    until: moment('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.holder] })],
);
