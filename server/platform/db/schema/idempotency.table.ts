import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, json, moment } from '#server/platform/db/columns.ts';

export const repeats = pgTable(
  'repeats',
  {
    caller: id('caller').notNull(),
    key: text('key').notNull(),
    workspaceId: id('workspace_id'),
    id: id('id').notNull(),
    digest: text('digest').notNull(),
    state: text('state', { enum: ['running', 'done'] }).notNull(),
    claim: id('claim').notNull(),
    claimedUntil: moment('claimed_until').notNull(),
    status: integer('status'),
    headers: json<Record<string, string | number>>('headers'),
    type: text('type'),
    body: text('body'),
    file: text('file'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.caller, table.key] })],
);
