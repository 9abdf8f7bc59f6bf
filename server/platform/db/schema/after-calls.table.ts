import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { type CallerMail, promiseTargets, summaryMails } from '#domain/calls/after-calls.ts';
import type { AnalysisSetting } from '#domain/calls/call-analyses.ts';
import { id, json } from '#server/platform/db/columns.ts';

export const afterCalls = pgTable(
  'after_calls',
  {
    workspaceId: id('workspace_id').notNull(),
    agentId: id('agent_id').notNull(),
    promisesTo: text('promises_to', { enum: promiseTargets }).notNull(),
    memberId: id('member_id'),
    summaryMail: text('summary_mail', { enum: summaryMails }).notNull(),
    analysis: json<AnalysisSetting | null>('analysis'),
    callerMail: json<CallerMail | null>('caller_mail'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.agentId] })],
);
