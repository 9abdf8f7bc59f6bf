import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment } from '#server/platform/db/columns.ts';

export const sealingKeys = pgTable('sealing_keys', {
  kid: text('kid').primaryKey(),
  since: moment('since').notNull(),
});

export const contentKeys = pgTable('content_keys', {
  workspaceId: id('workspace_id').primaryKey(),
  /** 32 bytes in base64url, sealed. */
  key: text('key').notNull(),
  seals: boolean('seals').notNull(),
  since: moment('since').notNull(),
  /** Null while something that was stored before has not followed. */
  settledAt: moment('settled_at'),
});
export type ContentKeyRow = typeof contentKeys.$inferSelect;
