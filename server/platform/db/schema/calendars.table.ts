import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { BusinessHours } from '#domain/identity/business-hours.ts';
import { id, json, moment } from '#server/platform/db/columns.ts';

export const calendars = pgTable(
  'calendars',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id('id').notNull(),
    name: text('name').notNull(),
    businessHours: json<BusinessHours>('business_hours'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);
