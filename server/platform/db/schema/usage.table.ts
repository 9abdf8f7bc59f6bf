import { bigint, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { UsageMeter } from '#domain/usage/usage.ts';
import { id, moment } from '#server/platform/db/columns.ts';

const quantity = (name: string) => bigint(name, { mode: 'number' }).notNull();
const meter = () => text('meter').$type<UsageMeter>().notNull();

/** What facts and holds have in common. */
const taken = () => ({
  workspaceId: id('workspace_id').notNull(),
  id: id('id').notNull(),
  accountId: id('account_id').notNull(),
  key: text('key').notNull(),
  meter: meter(),
  period: text('period').notNull(),
  quantity: quantity('quantity'),
  callId: id('call_id'),
});

export const usageEvents = pgTable(
  'usage_events',
  {
    ...taken(),
    occurredAt: moment('occurred_at').notNull(),
    recordedAt: moment('recorded_at').notNull(),
    holdId: id('hold_id'),
    corrects: id('corrects'),
    reason: text('reason'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);

export const usageHolds = pgTable(
  'usage_holds',
  { ...taken(), createdAt: moment('created_at').notNull(), expiresAt: moment('expires_at').notNull() },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);

export const usageMeters = pgTable(
  'usage_meters',
  {
    workspaceId: id('workspace_id').notNull(),
    meter: meter(),
    period: text('period').notNull(),
    used: quantity('used').default(0),
    held: quantity('held').default(0),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.meter, table.period] })],
);

export const usageDays = pgTable(
  'usage_days',
  {
    workspaceId: id('workspace_id').notNull(),
    day: date('day').notNull(),
    meter: meter(),
    quantity: quantity('quantity'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.meter, table.day] })],
);

export const accountMeters = pgTable(
  'account_meters',
  {
    accountId: id('account_id').notNull(),
    meter: meter(),
    period: text('period').notNull(),
    used: quantity('used').default(0),
    held: quantity('held').default(0),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.meter, table.period] })],
);
