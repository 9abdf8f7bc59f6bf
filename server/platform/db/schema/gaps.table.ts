import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { gapStatuses } from '#domain/knowledge/knowledge-gaps.ts';
import { encryptedText, id, moment } from '#server/platform/db/columns.ts';

/** Questions that are alike and that no document answered. */
export const knowledgeGaps = pgTable(
  'knowledge_gaps',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id('id').notNull(),
    status: text('status', { enum: gapStatuses }).notNull(),
    /** The entry that answers them now. */
    fileId: id('file_id'),
    createdAt: moment('created_at').notNull(),
    closedAt: moment('closed_at'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);

export const knowledgeGapQuestions = pgTable(
  'knowledge_gap_questions',
  {
    workspaceId: id('workspace_id').notNull(),
    /** The run that looked for an answer: the same once. */
    id: text('id').notNull(),
    gapId: id('gap_id').notNull(),
    callId: id('call_id').notNull(),
    question: encryptedText('question').notNull(),
    language: text('language').notNull(),
    askedAt: moment('asked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);
