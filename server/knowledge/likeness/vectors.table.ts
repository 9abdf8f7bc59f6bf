import { customType, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, moment } from '#server/infra/db/columns.ts';

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

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
