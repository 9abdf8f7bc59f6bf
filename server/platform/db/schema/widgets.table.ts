import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { WidgetLook } from '#domain/channels/widget-look.ts';
import type { WidgetLimits } from '#domain/channels/widgets.ts';
import { id, json, moment } from '#server/platform/db/columns.ts';

export const widgets = pgTable(
  'widgets',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id('id').notNull(),
    agentId: id('agent_id').notNull(),
    name: text('name').notNull(),
    /** Public: it stands in the pages of others. */
    key: text('key').notNull(),
    enabled: boolean('enabled').notNull(),
    look: json<WidgetLook>('look').notNull(),
    domains: text('domains').array().notNull(),
    limits: json<WidgetLimits>('limits').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);
export type WidgetRow = typeof widgets.$inferSelect;
