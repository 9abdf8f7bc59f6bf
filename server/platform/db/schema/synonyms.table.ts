import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, moment } from '#server/platform/db/columns.ts';

export const knowledgeSynonyms = pgTable(
  'knowledge_synonyms',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id('id').notNull(),
    word: text('word').notNull(),
    meaning: text('meaning').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);
