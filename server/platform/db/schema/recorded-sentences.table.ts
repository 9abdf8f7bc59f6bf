import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, id, moment } from '#server/platform/db/columns.ts';

export const agentRecordedSentences = pgTable(
  'agent_recorded_sentences',
  {
    workspaceId: id('workspace_id').notNull(),
    agentId: id('agent_id').notNull(),
    /** Made of the language and the text. */
    sentenceId: text('sentence_id').notNull(),
    language: text('language').notNull(),
    text: text('text').notNull(),
    /** Mono 16-bit samples, 16,000 a second. */
    sound: bytes('sound').notNull(),
    ms: integer('ms').notNull(),
    recordedAt: moment('recorded_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.agentId, table.sentenceId] })],
);
