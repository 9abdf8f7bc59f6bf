import { boolean, pgTable } from 'drizzle-orm/pg-core';
import { id, moment } from '#server/platform/db/columns.ts';

export const supportAccess = pgTable('support_access', {
  workspaceId: id('workspace_id').primaryKey(),
  until: moment('until').notNull(),
  canWrite: boolean('may_change').notNull(),
  allowedBy: id('allowed_by').notNull(),
  enteredAt: moment('entered_at'),
});
export type SupportRow = typeof supportAccess.$inferSelect;
