import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { AgentTest } from '#domain/agents/agent-tests.ts';
import { id, json, moment } from '#server/platform/db/columns.ts';

export const agentTests = pgTable(
  'agent_tests',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id('id').notNull(),
    /** One of both. */
    agentId: id('agent_id'),
    workflowId: id('workflow_id'),
    name: text('name').notNull(),
    test: json<AgentTest>('test').notNull(),
    changedAt: moment('changed_at').notNull(),
    changedBy: id('changed_by'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);

/** Whether a test passed on exactly what the digest is of. */
export const agentTestResults = pgTable(
  'agent_test_results',
  {
    workspaceId: id('workspace_id').notNull(),
    testId: id('test_id').notNull(),
    digest: text('digest').notNull(),
    passed: boolean('passed').notNull(),
    ranAt: moment('ran_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.testId, table.digest] })],
);
