import { bigint, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { TemplateSettings } from '#domain/agency/subaccount-templates.ts';
import type { RoleRow } from '#domain/identity/permissions.ts';
import type { UsageMeter } from '#domain/usage/usage.ts';
import { id, moment } from '#server/platform/db/columns.ts';

/** What an agency keeps of a subaccount; the workspace itself is a row of `workspaces`. */
export const subaccounts = pgTable(
  'subaccounts',
  {
    /** The agency's. */
    workspaceId: id('workspace_id').notNull(),
    /** The subaccount's workspace. */
    id: id('id').notNull(),
    name: text('name').notNull(),
    contactEmail: text('contact_email'),
    createdAt: moment('created_at').notNull(),
    leftAt: moment('left_at'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);

export const subaccountTemplates = pgTable(
  'subaccount_templates',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id('id').notNull(),
    name: text('name').notNull(),
    settings: jsonb('settings').$type<TemplateSettings>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);

export const agencyDays = pgTable(
  'agency_days',
  {
    agencyId: id('agency_id').notNull(),
    childId: id('child_id').notNull(),
    day: date('day').notNull(),
    meter: text('meter').$type<UsageMeter>().notNull(),
    quantity: bigint('quantity', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.agencyId, table.meter, table.day, table.childId] })],
);

/** That someone of the agency is in a subaccount. */
export const subaccountEntries = pgTable(
  'subaccount_entries',
  {
    workspaceId: id('workspace_id').notNull(),
    userId: id('user_id').notNull(),
    agencyId: id('agency_id').notNull(),
    enteredAt: moment('entered_at').notNull(),
    until: moment('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.userId] })],
);

/** The most that anyone may do in a subaccount. */
export const subaccountPermissions = pgTable('subaccount_permissions', {
  workspaceId: id('workspace_id').primaryKey(),
  levels: jsonb('levels').$type<RoleRow>().notNull(),
});

/** Where a subaccount's agent comes from. */
export const agentSources = pgTable(
  'agent_sources',
  {
    workspaceId: id('workspace_id').notNull(),
    agentId: id('agent_id').notNull(),
    agencyId: id('agency_id').notNull(),
    sourceAgentId: id('source_agent_id').notNull(),
    sourceVersion: integer('source_version').notNull(),
    copiedVersion: integer('copied_version').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.agentId] })],
);
