import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { type AgentConfiguration, agentStatuses } from '#domain/agents.ts';
import { id, json, moment } from '#server/infra/db/columns.ts';

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
    version: integer('version').notNull(),
    configuration: json('configuration').$type<AgentConfiguration>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.agentId, table.version] })],
);
