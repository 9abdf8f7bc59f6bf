import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { type ErasedPlace, erasureStates } from '#domain/privacy/erasures.ts';
import { id, json, moment } from '#server/platform/db/columns.ts';

export const erasures = pgTable(
  'erasures',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id('id').notNull(),
    state: text('state', { enum: erasureStates }).notNull(),
    /** Sealed: who is meant, as long as it is worked on. */
    subject: text('subject'),
    counts: json<Partial<Record<ErasedPlace, number>>>('counts').notNull(),
    outside: text('outside').array().notNull(),
    problem: text('problem'),
    requestedBy: id('requested_by'),
    requestedAt: moment('requested_at').notNull(),
    doneAt: moment('done_at'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);
export type ErasureRow = typeof erasures.$inferSelect;
