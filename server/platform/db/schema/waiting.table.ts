import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { waitOutcomes } from '#domain/channels/call-queue.ts';
import { id, moment } from '#server/platform/db/columns.ts';

export const waitingCallers = pgTable(
  'waiting_callers',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id('id').notNull(),
    numberId: id('number_id').notNull(),
    carrierSid: text('carrier_sid').notNull(),
    /** Null where it is withheld. */
    otherNumber: text('other_number'),
    joinedAt: moment('joined_at').notNull(),
    seenAt: moment('seen_at').notNull(),
    toldPlace: integer('told_place').notNull().default(0),
    wantsCallBack: boolean('wants_call_back').notNull().default(false),
    leftAt: moment('left_at'),
    outcome: text('outcome', { enum: waitOutcomes }),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);
export type WaitingRow = typeof waitingCallers.$inferSelect;
