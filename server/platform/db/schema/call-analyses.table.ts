import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { AnalysisResult } from '#domain/calls/call-analyses.ts';
import { modelServiceIds } from '#domain/models/model-services.ts';
import { encryptedJson, id, moment } from '#server/platform/db/columns.ts';

export const callAnalyses = pgTable(
  'call_analyses',
  {
    workspaceId: id('workspace_id').notNull(),
    callId: id('call_id').notNull(),
    service: text('service', { enum: modelServiceIds }).notNull(),
    model: text('model').notNull(),
    at: moment('at').notNull(),
    result: encryptedJson<AnalysisResult>('result').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.callId] })],
);
