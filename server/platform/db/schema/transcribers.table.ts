import { pgTable, text } from 'drizzle-orm/pg-core';
import { transcriberServices } from '#domain/channels/transcriber.ts';
import { id, moment } from '#server/platform/db/columns.ts';

export const transcriberConnections = pgTable('recogniser_connections', {
  workspaceId: id('workspace_id').primaryKey(),
  service: text('service', { enum: transcriberServices }).notNull(),
  baseUrl: text('base_url'),
  model: text('model'),
  /** Sealed. */
  key: text('key'),
  keyEnd: text('key_end'),
  problem: text('problem'),
  connectedAt: moment('connected_at').notNull(),
});
export type TranscriberRow = typeof transcriberConnections.$inferSelect;
