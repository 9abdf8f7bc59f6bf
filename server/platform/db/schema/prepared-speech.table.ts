import { integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { id, moment } from '#server/platform/db/columns.ts';

export const agentPreparedSpeech = pgTable(
  'agent_prepared_speech',
  {
    workspaceId: id('workspace_id').notNull(),
    agentId: id('agent_id').notNull(),
    version: integer('version').notNull(),
    /** Sentences that are the same in every call. */
    sentences: integer('sentences').notNull(),
    /** Those that were tried. */
    done: integer('done').notNull(),
    failed: integer('failed').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.agentId] })],
);
