import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { LinkPart } from '#domain/calls/call-links.ts';
import { id, moment } from '#server/platform/db/columns.ts';

export const callLinks = pgTable(
  'call_links',
  {
    workspaceId: id('workspace_id').notNull(),
    callId: id('call_id').notNull(),
    id: id('id').notNull(),
    tokenHash: text('token_hash').notNull(),
    parts: text('parts').array().$type<LinkPart[]>().notNull(),
    createdBy: id('created_by'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    openedAt: moment('opened_at'),
    opened: integer('opened').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.callId, table.id] })],
);
export type LinkRow = typeof callLinks.$inferSelect;
