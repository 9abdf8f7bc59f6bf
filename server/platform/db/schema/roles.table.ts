import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { RoleRow } from '#domain/identity/permissions.ts';
import type { RoleId } from '#domain/identity/roles.ts';
import { id } from '#server/platform/db/columns.ts';

export const roles = pgTable(
  'roles',
  {
    workspaceId: id('workspace_id').notNull(),
    /** A built-in role's name, or a uuid. */
    id: text('id').$type<RoleId>().notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    /** A level in each area, and the right to see calls. */
    levels: jsonb('levels').$type<RoleRow>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);
