import { integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { id } from '#server/platform/db/columns.ts';

/** What a call is found by: numbers that stand for its words, see tokens.ts. */
export const callWords = pgTable(
  'call_words',
  {
    workspaceId: id('workspace_id').notNull(),
    callId: id('call_id').notNull(),
    words: integer('words').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.callId] })],
);
