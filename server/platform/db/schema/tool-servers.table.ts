import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Json } from '#domain/platform/json.ts';
import { id, json, moment } from '#server/platform/db/columns.ts';

/** A tool as its server described it when it was last asked. */
export interface PinnedTool {
  name: string;
  title: string;
  description: string;
  hash: string;
  looksOnly: boolean;
  inputSchema: Record<string, Json>;
  outputSchema: Record<string, Json> | null;
  /** The server has it no more; it is kept for as long as it is allowed, so that people see what their flows miss. */
  gone: boolean;
}

export const toolServers = pgTable(
  'tool_servers',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id('id').notNull(),
    name: text('name').notNull(),
    url: text('url').notNull(),
    /** A reference to a secret of the vault. */
    token: text('token'),
    /** What it said of itself, so that a call need not ask again; null where it speaks a revision of before 2026. */
    discovered: json<Json>('discovered'),
    tools: json<PinnedTool[]>('tools').notNull(),
    /** The hashes of tools that someone allowed, by name. */
    allowed: json<Record<string, string>>('allowed').notNull(),
    checkedAt: moment('checked_at').notNull(),
    problem: text('problem'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);
export type ToolServerRow = typeof toolServers.$inferSelect;
