import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { WidgetLimits } from '#domain/channels/widgets.ts';
import { id, json, moment } from '#server/platform/db/columns.ts';

export const browserKeys = pgTable(
  'browser_keys',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id('id').notNull(),
    name: text('name').notNull(),
    /** Public: it stands in the pages of others. */
    key: text('key').notNull(),
    /** Domains of the pages that may use it, as of widgets. */
    origins: text('origins').array().notNull(),
    agentIds: uuid('agent_ids').array().notNull(),
    limits: json<WidgetLimits>('limits').notNull(),
    createdAt: moment('created_at').notNull(),
    /** To the minute. */
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);
export type BrowserKeyRow = typeof browserKeys.$inferSelect;
