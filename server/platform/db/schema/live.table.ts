import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { actKinds } from '#domain/calls/live-calls.ts';
import { encryptedJson, id, moment } from '#server/platform/db/columns.ts';

/** What people did in calls that went on. */
export const callActs = pgTable(
  'call_acts',
  {
    workspaceId: id('workspace_id').notNull(),
    callId: id('call_id').notNull(),
    /** In the order in which the call takes them; what it has taken stands in its memory. */
    seq: integer('seq').notNull(),
    kind: text('kind', { enum: actKinds }).notNull(),
    data: encryptedJson<{ text?: string; name?: string; announced?: boolean }>('data').notNull(),
    userId: id('user_id').notNull(),
    at: moment('at').notNull(),
    /** The request that asked for it, where that may come twice. */
    repeatId: id('repeat_id'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.callId, table.seq] })],
);
