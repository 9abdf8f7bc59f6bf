import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { workflowStatuses } from '#domain/agents/workflow-library.ts';
import type { Flow } from '#domain/agents/workflows.ts';
import { callOutcomes } from '#domain/records/call-states.ts';
import { id, json, moment } from '#server/platform/db/columns.ts';

export const workflows = pgTable(
  'workflows',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id('id').notNull(),
    name: text('name').notNull(),
    template: text('template'),
    status: text('status', { enum: workflowStatuses }).notNull(),
    /** As it is being built. */
    flow: json<Flow>('flow').notNull(),
    revision: integer('revision').notNull(),
    /** The newest of its versions; 0 before the first. */
    version: integer('version').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);

export const workflowVersions = pgTable(
  'workflow_versions',
  {
    workspaceId: id('workspace_id').notNull(),
    workflowId: id('workflow_id').notNull(),
    version: integer('version').notNull(),
    flow: json<Flow>('flow').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.workflowId, table.version] })],
);

/** A conversation that ran a workflow. */
export const workflowRuns = pgTable(
  'workflow_runs',
  {
    workspaceId: id('workspace_id').notNull(),
    workflowId: id('workflow_id').notNull(),
    callId: id('call_id').notNull(),
    version: integer('version').notNull(),
    outcome: text('outcome', { enum: callOutcomes }).notNull(),
    ranAt: moment('ran_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.workflowId, table.callId] })],
);
