import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, id, moment } from '#server/platform/db/columns.ts';

export const knowledgeVectors = pgTable(
  'knowledge_vectors',
  {
    workspaceId: id('workspace_id').notNull(),
    pieceId: id('piece_id').notNull(),
    model: text('model').notNull(),
    dimension: integer('dimension').notNull(),
    vector: bytes('vector').notNull(),
    embeddedAt: moment('embedded_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.pieceId] })],
);
