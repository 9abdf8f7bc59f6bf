import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { type AgentConfiguration, agentStatuses } from '#domain/agents/agents.ts';
import type { Metadata } from '#domain/platform/metadata.ts';
import { id, json, moment } from '#server/platform/db/columns.ts';

export const agents = pgTable(
  'agents',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id('id').notNull(),
    template: text('template').notNull(),
    status: text('status', { enum: agentStatuses }).notNull(),
    /** The version that answers. */
    version: integer('version').notNull(),
    /** Words that a caller's question has to share for documents to be asked; empty: any question. */
    knowledgeWhen: text('knowledge_when').notNull().default(''),
    /** Whether a second person has to approve what is published. */
    needsApproval: boolean('needs_approval').notNull().default(false),
    /** What it is to others' systems. */
    externalId: text('external_id'),
    metadata: json<Metadata>('metadata').notNull().default({}),
    createdAt: moment('created_at').notNull(),
    /** A deleted agent keeps its versions, since its calls can still be replayed. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);

export const agentVersions = pgTable(
  'agent_versions',
  {
    workspaceId: id('workspace_id').notNull(),
    agentId: id('agent_id').notNull(),
    /** From 1; below nought those of drafts that were tried, which nothing lists. */
    version: integer('version').notNull(),
    configuration: json('configuration').$type<AgentConfiguration>().notNull(),
    createdAt: moment('created_at').notNull(),
    name: text('name'),
    note: text('note'),
    createdBy: id('created_by'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.agentId, table.version] })],
);

/** What an agent is to become. No row: no one has changed anything yet. */
export const agentDrafts = pgTable(
  'agent_drafts',
  {
    workspaceId: id('workspace_id').notNull(),
    agentId: id('agent_id').notNull(),
    revision: integer('revision').notNull(),
    /** Null, with the configuration: as what answers. */
    baseVersion: integer('base_version'),
    configuration: json('configuration').$type<AgentConfiguration>(),
    changedAt: moment('changed_at'),
    changedBy: id('changed_by'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.agentId] })],
);
