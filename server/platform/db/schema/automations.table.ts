import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import {
  automationCauses,
  automationStatuses,
  type TriggerKind,
  type TriggerSettings,
} from '#domain/actions/automations.ts';
import type { Json } from '#domain/platform/json.ts';
import { callOutcomes } from '#domain/records/call-states.ts';
import { encryptedJson, id, json, moment } from '#server/platform/db/columns.ts';
import type { FlowEvent } from '#voice/flow/conversation.ts';

/** What has a workflow run by itself. */
export const workflowTriggers = pgTable(
  'workflow_triggers',
  {
    workspaceId: id('workspace_id').notNull(),
    workflowId: id('workflow_id').notNull(),
    id: id('id').notNull(),
    /** Of the settings, to look for. */
    kind: text('kind').$type<TriggerKind>().notNull(),
    settings: json<TriggerSettings>('settings').notNull(),
    isPaused: boolean('is_paused').notNull().default(false),
    nextRunAt: moment('next_run_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);

/** Runs of workflows without a caller. */
export const automations = pgTable(
  'automations',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id('id').notNull(),
    workflowId: id('workflow_id').notNull(),
    version: integer('version').notNull(),
    /** What it comes of: the same again is the same run. */
    source: text('source').notNull(),
    cause: text('cause', { enum: automationCauses }).notNull(),
    callId: id('call_id'),
    contactId: id('contact_id'),
    status: text('status', { enum: automationStatuses }).notNull(),
    outcome: text('outcome', { enum: callOutcomes }),
    error: text('error'),
    /** Values by name: what is known of what it comes of. */
    given: encryptedJson<Record<string, Json>>('given').notNull(),
    /** All that is kept of how it went; empty before it has begun. */
    events: encryptedJson<FlowEvent[]>('events').notNull(),
    startedAt: moment('started_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);
