import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id } from '#server/infra/db/columns.ts';

export const auditEntries = pgTable(
  'audit_entries',
  {
    workspaceId: id('workspace_id').notNull(),
    /** Given by the database, like the hash. */
    seq: bigint('seq', { mode: 'number' }).notNull(),
    id: id('id').notNull(),
    body: text('body').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.seq] })],
);
