import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { type CallerEmail, promiseTargets, summaryEmails } from '#domain/calls/after-calls.ts';
import type { AnalysisSetting } from '#domain/calls/call-analyses.ts';
import { id, json } from '#server/platform/db/columns.ts';

export const afterCalls = pgTable(
  'after_calls',
  {
    workspaceId: id('workspace_id').notNull(),
    agentId: id('agent_id').notNull(),
    promisesTo: text('promises_to', { enum: promiseTargets }).notNull(),
    memberId: id('member_id'),
    summaryEmail: text('summary_mail', { enum: summaryEmails }).notNull(),
    analysis: json<AnalysisSetting | null>('analysis'),
    callerEmail: json<CallerEmail | null>('caller_mail'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.agentId] })],
);
