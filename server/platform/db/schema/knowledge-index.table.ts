import { bigint, customType, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id } from '#server/platform/db/columns.ts';

/** Stems with their places, as text: `'park':3,7`. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** What pieces are found by. Triggers keep the two tables below with it. */
export const knowledgeIndex = pgTable(
  'knowledge_index',
  {
    workspaceId: id('workspace_id').notNull(),
    pieceId: id('piece_id').notNull(),
    fileId: id('file_id').notNull(),
    words: tsvector('words').notNull(),
    length: integer('length').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.pieceId] })],
);

export const knowledgeTerms = pgTable(
  'knowledge_terms',
  { workspaceId: id('workspace_id').notNull(), term: text('term').notNull(), pieces: integer('pieces').notNull() },
  (table) => [primaryKey({ columns: [table.workspaceId, table.term] })],
);

export const knowledgeTotals = pgTable('knowledge_totals', {
  workspaceId: id('workspace_id').primaryKey(),
  pieces: integer('pieces').notNull(),
  words: bigint('words', { mode: 'number' }).notNull(),
});
