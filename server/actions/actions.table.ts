import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { actionRunStatuses } from '#domain/actions.ts';
import { id, keptJson, moment } from '#server/infra/db/columns.ts';

export const actionRuns = pgTable(
  'action_runs',
  {
    workspaceId: id('workspace_id').notNull(),
    /** The idempotency key that the conversation engine gave. */
    runId: text('run_id').notNull(),
    callId: id('call_id'),
    nodeId: text('node_id').notNull(),
    action: text('action').notNull(),
    input: keptJson('input').notNull(),
    /** Whether the conversation waits for the result. */
    wait: boolean('wait').notNull(),
    /** What the action gave back; `{ code, message }` when it failed. */
    output: keptJson('output'),
    status: text('status', { enum: actionRunStatuses }).notNull(),
    attempts: integer('attempts').notNull(),
    /** Whose try is under way, and until when it is believed to be; of an unknown effect when to look at it again. */
    claim: id('claim'),
    claimedUntil: moment('claimed_until'),
    createdAt: moment('created_at').notNull(),
    startedAt: moment('started_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.runId] })],
);
