import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { taskKinds, taskStatuses } from '#domain/contacts/tasks.ts';
import { encryptedText, id, moment } from '#server/platform/db/columns.ts';

export const tasks = pgTable(
  'tasks',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id('id').notNull(),
    /** What it came of. One thing makes one task. */
    source: text('source').notNull(),
    kind: text('kind', { enum: taskKinds }).notNull(),
    summary: encryptedText('summary').notNull(),
    phone: encryptedText('phone'),
    callerName: encryptedText('caller_name'),
    callId: id('call_id'),
    agentId: id('agent_id'),
    agentName: text('agent_name'),
    node: text('node'),
    turns: integer('turns').array().notNull().default([]),
    status: text('status', { enum: taskStatuses }).notNull(),
    assigneeId: id('assignee_id'),
    dueAt: moment('due_at').notNull(),
    test: boolean('test').notNull(),
    createdAt: moment('created_at').notNull(),
    createdBy: id('created_by'),
    doneAt: moment('done_at'),
    doneBy: id('done_by'),
    /** What its people were reminded of. */
    reminded: text('reminded', { enum: ['soon', 'overdue'] }),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);
export type TaskRow = typeof tasks.$inferSelect;

export const taskNotes = pgTable(
  'task_notes',
  {
    workspaceId: id('workspace_id').notNull(),
    taskId: id('task_id').notNull(),
    id: id('id').notNull(),
    authorId: id('author_id'),
    text: encryptedText('text').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.taskId, table.id] })],
);
