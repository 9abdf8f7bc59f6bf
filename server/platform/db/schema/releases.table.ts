import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { AgentConfiguration } from '#domain/agents/agents.ts';
import { approvalStates } from '#domain/agents/approvals.ts';
import { releaseStates } from '#domain/agents/releases.ts';
import { id, json, moment } from '#server/platform/db/columns.ts';

/** An agent's newest rollout. */
export const agentReleases = pgTable(
  'agent_releases',
  {
    workspaceId: id('workspace_id').notNull(),
    agentId: id('agent_id').notNull(),
    stableVersion: integer('stable_version').notNull(),
    candidateVersion: integer('candidate_version').notNull(),
    /** Of a hundred calls. */
    percent: integer('percent').notNull(),
    numbers: text('numbers').array().notNull(),
    /** Makes the choice of callers another one in each rollout. */
    salt: text('salt').notNull(),
    state: text('state', { enum: releaseStates }).notNull(),
    isGuarded: boolean('is_guarded').notNull().default(false),
    startedAt: moment('started_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.agentId] })],
);

/** Requests that someone else publish a draft. */
export const agentApprovals = pgTable(
  'agent_approvals',
  {
    workspaceId: id('workspace_id').notNull(),
    agentId: id('agent_id').notNull(),
    id: id('id').notNull(),
    state: text('state', { enum: approvalStates }).notNull(),
    configuration: json('configuration').$type<AgentConfiguration>().notNull(),
    note: text('note'),
    askedBy: id('asked_by'),
    askedAt: moment('asked_at').notNull(),
    decidedBy: id('decided_by'),
    decidedAt: moment('decided_at'),
    word: text('word'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);
