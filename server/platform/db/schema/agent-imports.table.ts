import { pgTable, primaryKey } from 'drizzle-orm/pg-core';
import type { ImportReport } from '#domain/agents/agent-imports.ts';
import { id, json, moment } from '#server/platform/db/columns.ts';

export const agentImports = pgTable(
  'agent_imports',
  {
    workspaceId: id('workspace_id').notNull(),
    agentId: id('agent_id').notNull(),
    report: json<ImportReport>('report').notNull(),
    importedAt: moment('imported_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.agentId] })],
);
