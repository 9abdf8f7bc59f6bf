import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { messageAuthors, messageStates } from '#domain/carriers/messages.ts';
import { encryptedText, id, moment } from '#server/platform/db/columns.ts';

export const messageThreads = pgTable(
  'message_threads',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id('id').notNull(),
    numberId: id('number_id'),
    ownNumber: text('own_number').notNull(),
    otherNumber: text('other_number').notNull(),
    test: boolean('test').notNull(),
    /** The conversation that goes on, or was the last. */
    callId: id('call_id'),
    /** The last turn of it that became a message. */
    toldSeq: integer('told_seq').notNull().default(-1),
    takenOverBy: id('taken_by'),
    /** Who answers instead of the agent of the number, and until when. */
    agentId: id('agent_id'),
    agentUntil: moment('agent_until'),
    /** When what has come in is answered. */
    dueAt: moment('due_at'),
    dueSince: moment('due_since'),
    unread: integer('unread').notNull().default(0),
    lastId: id('last_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);
export type ThreadRow = typeof messageThreads.$inferSelect;

export const phoneMessages = pgTable(
  'phone_messages',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id('id').notNull(),
    threadId: id('thread_id').notNull(),
    accountId: id('account_id').notNull(),
    direction: text('direction', { enum: ['inbound', 'outbound'] }).notNull(),
    ownNumber: text('own_number').notNull(),
    otherNumber: text('other_number').notNull(),
    author: text('author', { enum: messageAuthors }).notNull(),
    userId: id('user_id'),
    body: encryptedText('body').notNull(),
    media: integer('media').notNull().default(0),
    segments: integer('segments').notNull(),
    test: boolean('test').notNull(),
    /** An answer to "stop" or "help": it goes to numbers of the do-not-call list, too. */
    notice: boolean('notice').notNull().default(false),
    state: text('state', { enum: messageStates }).notNull(),
    carrierSid: text('carrier_sid'),
    tries: integer('tries').notNull().default(0),
    /** How often the carrier's list was read for it. */
    looks: integer('looks').notNull().default(0),
    /** When it is sent, or looked for, next. */
    nextAt: moment('next_at'),
    sentAt: moment('sent_at'),
    errorCode: integer('error_code'),
    problem: text('problem'),
    callId: id('call_id'),
    /** Of one that came in: the turn of the conversation that it became. */
    turnId: id('turn_id'),
    handledAt: moment('handled_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);
export type MessageRow = typeof phoneMessages.$inferSelect;
