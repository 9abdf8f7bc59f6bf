import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { CallColumnName } from '#domain/calls/call-views.ts';
import type { CallSearch } from '#domain/calls/calls.ts';
import { id, json, moment } from '#server/platform/db/columns.ts';

export const callViews = pgTable(
  'call_views',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id('id').notNull(),
    name: text('name').notNull(),
    filters: json<CallSearch>('filters').notNull(),
    columns: text('columns').array().$type<CallColumnName[]>(),
    /** Whose it is; null: everyone's. */
    ownerId: id('owner_id'),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);
export type ViewRow = typeof callViews.$inferSelect;
