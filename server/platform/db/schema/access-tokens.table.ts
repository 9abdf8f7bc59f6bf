import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { TokenScope } from '#domain/identity/access-tokens.ts';
import type { RoleId } from '#domain/identity/roles.ts';
import { id, moment } from '#server/platform/db/columns.ts';

export const accessTokens = pgTable(
  'access_tokens',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id('id').notNull(),
    name: text('name').notNull(),
    /** SHA-256 of the token: it is random enough that nothing slower is needed. */
    hash: text('hash').notNull().unique(),
    /** Its ends: `sk-x7Qa…9fGh`. */
    shown: text('shown').notNull(),
    scopes: text('scopes').array().$type<TokenScope[]>().notNull(),
    /** The role that it acts by instead of scopes. */
    role: text('role').$type<RoleId>(),
    createdBy: id('created_by').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
    expiresAt: moment('expires_at'),
    readOnly: boolean('read_only').notNull().default(false),
    /** Scopes that it only looks at, beside the others. */
    readScopes: text('read_scopes').array().$type<TokenScope[]>().notNull().default([]),
    /** Whether tools of the MCP server may call and text people with it. */
    reachPeople: boolean('reach_people').notNull().default(false),
    /** What it was issued for, as in `https://voice.example.com/mcp`: nothing else takes it. Null for the whole API. */
    resource: text('resource'),
    /** The app that it was issued to, by its address. */
    app: text('app'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);
