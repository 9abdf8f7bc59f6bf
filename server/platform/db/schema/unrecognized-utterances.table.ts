import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { unrecognizedStatuses } from '#domain/agents/unrecognized.ts';
import type { TurnWhy } from '#domain/records/why.ts';
import { encryptedText, id, json, moment } from '#server/platform/db/columns.ts';

export const unrecognized = pgTable(
  'missed_words',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id('id').notNull(),
    callId: id('call_id').notNull(),
    /** The caller's turn, from 1. */
    turn: integer('turn').notNull(),
    agentId: id('agent_id').notNull(),
    node: text('node').notNull(),
    title: text('title').notNull(),
    language: text('language').notNull(),
    asked: encryptedText('asked').notNull(),
    said: encryptedText('said').notNull(),
    teach: json<TurnWhy['teach']>('teach'),
    status: text('status', { enum: unrecognizedStatuses }).notNull(),
    saidAt: moment('said_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);
