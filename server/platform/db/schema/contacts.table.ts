import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { consentPurposes, consentSources } from '#domain/contacts/consents.ts';
import { type ContactFieldValue, contactFieldKinds } from '#domain/contacts/contact-fields.ts';
import type { ContactFilter } from '#domain/contacts/contact-filters.ts';
import { contactSources } from '#domain/contacts/contact-sources.ts';
import { suppressionKinds, suppressionSources } from '#domain/contacts/suppressions.ts';
import type { Metadata } from '#domain/platform/metadata.ts';
import { encryptedText, id, json, moment } from '#server/platform/db/columns.ts';

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
    phoneAsEntered: text('phone_written'),
    company: text('company'),
    /** What the contact is called in another system. */
    externalId: text('external_id'),
    metadata: json<Metadata>('metadata').notNull().default({}),
    tags: text('tags').array().notNull(),
    /** By the keys of the workspace's fields. */
    fields: json<Record<string, ContactFieldValue>>('fields').notNull().default({}),
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

export const contactFields = pgTable(
  'contact_fields',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id().notNull(),
    key: text('key').notNull(),
    name: text('name').notNull(),
    kind: text('kind', { enum: contactFieldKinds }).notNull(),
    options: json<string[]>('options').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);
export type FieldRow = typeof contactFields.$inferSelect;

export const contactSegments = pgTable(
  'contact_segments',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id().notNull(),
    name: text('name').notNull(),
    filter: json<ContactFilter>('filter').notNull(),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);
export type SegmentRow = typeof contactSegments.$inferSelect;

export const contactConsents = pgTable(
  'contact_consents',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id().notNull(),
    /** E.164. */
    phone: text('phone').notNull(),
    purpose: text('purpose', { enum: consentPurposes }).notNull(),
    source: text('source', { enum: consentSources }).notNull(),
    wording: text('wording').notNull(),
    proof: text('proof').notNull(),
    grantedAt: moment('given_at').notNull(),
    withdrawnAt: moment('withdrawn_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);
export type ConsentRow = typeof contactConsents.$inferSelect;

export const contactNotes = pgTable(
  'contact_notes',
  {
    workspaceId: id('workspace_id').notNull(),
    contactId: id('contact_id').notNull(),
    id: id().notNull(),
    text: encryptedText('text').notNull(),
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
