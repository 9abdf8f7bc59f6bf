import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id } from '#server/platform/db/columns.ts';

export const storedFiles = pgTable(
  'stored_files',
  {
    workspaceId: id('workspace_id').notNull(),
    key: text('key').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.key] })],
);
