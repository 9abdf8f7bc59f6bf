import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, moment } from '#server/platform/db/columns.ts';

export const lessonCompletions = pgTable(
  'lesson_completions',
  {
    workspaceId: id('workspace_id').notNull(),
    userId: id('user_id').notNull(),
    lessonId: text('lesson_id').notNull(),
    completedAt: moment('completed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.userId, table.lessonId] })],
);
