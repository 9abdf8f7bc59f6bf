import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, moment } from '#server/platform/db/columns.ts';

export const auditEntries = pgTable(
  'audit_entries',
  {
    workspaceId: id('workspace_id').notNull(),
    /** Given by the database, like the hash. */
    seq: bigint('seq', { mode: 'number' }).notNull(),
    id: id('id').notNull(),
    body: text('body').notNull(),
    hash: text('hash').notNull(),
    /** What the log is searched by: the database takes it from the body. */
    action: text('action'),
    userId: id('user_id'),
    objectId: text('object_id'),
    at: moment('at'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.seq] })],
);
