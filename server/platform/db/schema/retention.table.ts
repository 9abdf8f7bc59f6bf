import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { holdKinds } from '#domain/privacy/legal-holds.ts';
import type { RedactedKind, RetentionDays } from '#domain/privacy/retention.ts';
import { id, json, moment } from '#server/platform/db/columns.ts';

/** Those of recordings stand in `workspaces`. */
type StoredDays = Omit<RetentionDays, 'recordings'>;

export const workspaceRetention = pgTable('workspace_retention', {
  workspaceId: id('workspace_id').primaryKey(),
  days: json<StoredDays>('days').notNull(),
  /** Kinds of details that are taken out of transcripts. */
  redacts: text('redacts').array().$type<RedactedKind[]>().notNull().default([]),
  changedAt: moment('changed_at').notNull(),
});

export const agentRetention = pgTable(
  'agent_retention',
  {
    workspaceId: id('workspace_id').notNull(),
    agentId: id('agent_id').notNull(),
    days: json<RetentionDays>('days').notNull(),
    /** False: of its calls no word is kept behind their end. */
    keepsWords: boolean('keeps_words').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.agentId] })],
);

/** What must not be removed. */
export const legalHolds = pgTable(
  'legal_holds',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id('id').notNull(),
    kind: text('kind', { enum: holdKinds }).notNull(),
    callId: id('call_id'),
    contactId: id('contact_id'),
    /** Of the contact, as they were when it was held. */
    phone: text('phone'),
    email: text('email'),
    reason: text('reason').notNull(),
    createdBy: id('created_by'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);
export type HoldRow = typeof legalHolds.$inferSelect;
