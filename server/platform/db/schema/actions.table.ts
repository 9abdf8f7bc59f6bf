import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ActionConfiguration, ActionTemplateId, ActionVariable } from '#domain/actions/action-configurations.ts';
import type { ActionWords } from '#domain/actions/action-labels.ts';
import { type ActionTriggers, actionRunStatuses, actionStatuses, runTriggers } from '#domain/actions/actions.ts';
import { encryptedJson, id, json, moment } from '#server/platform/db/columns.ts';

export const actions = pgTable(
  'actions',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id('id').notNull(),
    name: text('name').notNull(),
    template: text('template').$type<ActionTemplateId>().notNull(),
    status: text('status', { enum: actionStatuses }).notNull(),
    /** Secret headers are empty here. */
    configuration: json<ActionConfiguration>('configuration').notNull(),
    variables: json<ActionVariable[]>('variables').notNull(),
    triggers: json<ActionTriggers>('triggers').notNull(),
    words: json<ActionWords>('words').notNull(),
    /** Sealed, see action-secrets.ts. */
    secrets: text('secrets'),
    nextRunAt: moment('next_run_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);

export const actionRuns = pgTable(
  'action_runs',
  {
    workspaceId: id('workspace_id').notNull(),
    /** The idempotency key that the conversation engine gave. */
    runId: text('run_id').notNull(),
    callId: id('call_id'),
    /** The call whose values are used again, of a run that belongs to none. */
    ofCallId: id('of_call_id'),
    nodeId: text('node_id').notNull(),
    action: text('action').notNull(),
    input: encryptedJson('input').notNull(),
    /** Whether the conversation waits for the result. */
    wait: boolean('wait').notNull(),
    /** What the action gave back; `{ code, message }` when it failed. */
    output: encryptedJson('output'),
    status: text('status', { enum: actionRunStatuses }).notNull(),
    attempts: integer('attempts').notNull(),
    /** Whose try is under way, and until when it is believed to be; of an unknown effect when to look at it again. */
    claim: id('claim'),
    claimedUntil: moment('claimed_until'),
    /** The workspace's own action that was run, and what had it run. */
    actionId: id('action_id'),
    trigger: text('trigger', { enum: runTriggers }),
    /** What was made of it when the run began. */
    request: encryptedJson('request'),
    answer: encryptedJson('answer'),
    simulated: boolean('simulated').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    startedAt: moment('started_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.runId] })],
);
