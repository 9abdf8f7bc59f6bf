import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { LimitId } from '#domain/usage/limits.ts';
import { id } from '#server/platform/db/columns.ts';

const name = () => text('name').$type<LimitId>();
const value = () => bigint('value', { mode: 'number' });

export const installationLimits = pgTable('installation_limits', {
  name: name().primaryKey(),
  value: value(),
  /** What subaccounts have where their agency says nothing; null: the same as everyone. */
  subaccountValue: bigint('subaccount_value', { mode: 'number' }),
});

export const workspaceLimits = pgTable(
  'workspace_limits',
  { workspaceId: id('workspace_id').notNull(), name: name().notNull(), value: value() },
  (table) => [primaryKey({ columns: [table.workspaceId, table.name] })],
);

export const subaccountLimits = pgTable(
  'subaccount_limits',
  { agencyId: id('agency_id').notNull(), name: name().notNull(), value: value() },
  (table) => [primaryKey({ columns: [table.agencyId, table.name] })],
);

export const apiRequestMonths = pgTable(
  'api_request_months',
  {
    workspaceId: id('workspace_id').notNull(),
    month: text('month').notNull(),
    requests: bigint('requests', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.month] })],
);
