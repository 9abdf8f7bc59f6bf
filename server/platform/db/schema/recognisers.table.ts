import { pgTable, text } from 'drizzle-orm/pg-core';
import { recogniserServices } from '#domain/channels/recogniser.ts';
import { id, moment } from '#server/platform/db/columns.ts';

export const recogniserConnections = pgTable('recogniser_connections', {
  workspaceId: id('workspace_id').primaryKey(),
  service: text('service', { enum: recogniserServices }).notNull(),
  baseUrl: text('base_url'),
  model: text('model'),
  /** Sealed. */
  key: text('key'),
  keyEnd: text('key_end'),
  problem: text('problem'),
  connectedAt: moment('connected_at').notNull(),
});
export type RecogniserRow = typeof recogniserConnections.$inferSelect;
