import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { crmKinds } from '#domain/contacts/crm.ts';
import { id, moment } from '#server/platform/db/columns.ts';

export const crmConnections = pgTable('crm_connections', {
  workspaceId: id('workspace_id').primaryKey(),
  kind: text('kind', { enum: crmKinds }).notNull(),
  accountId: text('account_id').notNull(),
  name: text('name').notNull(),
  url: text('url'),
  /** Sealed. */
  secret: text('secret').notNull(),
  secretEnd: text('secret_end').notNull(),
  lacks: text('lacks').array().notNull(),
  notesCalls: boolean('notes_calls').notNull(),
  problem: text('problem'),
  connectedAt: moment('connected_at').notNull(),
});
export type CrmRow = typeof crmConnections.$inferSelect;
