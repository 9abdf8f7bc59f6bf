import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, moment } from '#server/platform/db/columns.ts';

export const appointmentCodes = pgTable(
  'appointment_codes',
  {
    workspaceId: id('workspace_id').notNull(),
    callId: id('call_id').notNull(),
    /** Of the address that the last one went to, keyed: whose appointments the call is about. */
    addressHash: text('address_hash').notNull(),
    /** How many this call has had sent; each is another code. */
    sent: integer('sent').notNull(),
    /** Wrong ones since the last was sent. */
    tries: integer('tries').notNull().default(0),
    sentAt: moment('sent_at').notNull(),
    provedAt: moment('proved_at'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.callId] })],
);
export type CodeRow = typeof appointmentCodes.$inferSelect;
