import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { contactSources } from '#domain/contacts.ts';
import { suppressionKinds, suppressionSources } from '#domain/suppressions.ts';
import { id, keptText, moment } from '#server/infra/db/columns.ts';

export const contacts = pgTable(
  'contacts',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id().notNull(),
    name: text('name').notNull(),
    /** In lower case. */
    email: text('email'),
    /** E.164. */
    phone: text('phone'),
    phoneWritten: text('phone_written'),
    company: text('company'),
    tags: text('tags').array().notNull(),
    source: text('source', { enum: contactSources }).notNull(),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);
export type ContactRow = typeof contacts.$inferSelect;

export const suppressions = pgTable(
  'suppressions',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id().notNull(),
    kind: text('kind', { enum: suppressionKinds }).notNull(),
    /** E.164, or an e-mail address in lower case. */
    address: text('address').notNull(),
    reason: text('reason').notNull(),
    source: text('source', { enum: suppressionSources }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);
export type SuppressionRow = typeof suppressions.$inferSelect;

export const contactNotes = pgTable(
  'contact_notes',
  {
    workspaceId: id('workspace_id').notNull(),
    contactId: id('contact_id').notNull(),
    id: id().notNull(),
    text: keptText('text').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.contactId, table.id] })],
);

export const contactMessages = pgTable('contact_messages', {
  id: id().primaryKey(),
  digest: text('digest').notNull().unique(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  company: text('company').notNull(),
  /** Empty when none was given. */
  subject: text('subject').notNull(),
  message: text('message').notNull(),
  sender: text('sender'),
  createdAt: moment('created_at').notNull(),
  filedAt: moment('filed_at'),
  mailedAt: moment('mailed_at'),
  /** While one try is at it, no other may mail the message. */
  mailClaimedUntil: moment('mail_claimed_until'),
});
export type MessageRow = typeof contactMessages.$inferSelect;
