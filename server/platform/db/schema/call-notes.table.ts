import { pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { encryptedText, id, moment } from '#server/platform/db/columns.ts';

export const callNotes = pgTable(
  'call_notes',
  {
    workspaceId: id('workspace_id').notNull(),
    callId: id('call_id').notNull(),
    id: id('id').notNull(),
    text: encryptedText('text').notNull(),
    authorId: id('author_id'),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.callId, table.id] })],
);
export type NoteRow = typeof callNotes.$inferSelect;
